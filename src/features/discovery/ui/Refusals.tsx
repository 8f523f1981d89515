import { Link } from '@tanstack/react-router'
import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import type { FeedState } from '../feeds/feeds.schema.ts'
import { m } from './messages/feeds.messages.ts'

/** A number that decides the words, and as it is written. */

/** How much the feeds hold, and which products they leave out because they would be refused. */
export function Refusals({ products, rows, refused, refusals }: FeedState) {
  const taken = products - refused
  return (
    <div className="space-y-2 text-sm">
      <p>
        {taken === 0
          ? m.noneShown()
          : rows > taken
            ? m.canBeShownRows({
                ...counted(taken),
                all: formatNumber(products),
                rows: m.rows(counted(rows)),
              })
            : m.canBeShown({ ...counted(taken), all: formatNumber(products) })}
      </p>
      {refused > 0 && (
        <details className="rounded-md border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {m.refused(counted(refused))}
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {refusals.map(({ _id, name, reasons }) => (
              <li key={_id} className="flex flex-wrap items-baseline gap-x-3 py-1 [overflow-wrap:anywhere]">
                <Link
                  to="/admin/product/edit/$id"
                  params={{ id: _id }}
                  className="link inline-flex min-h-11 items-center"
                >
                  {name}
                </Link>
                <span className="text-ink-soft">{reasons.join(', ')}</span>
              </li>
            ))}
          </ul>
          {refused > refusals.length && (
            <p className="border-t border-line py-3 text-ink-soft">{m.newest({ many: refusals.length })}</p>
          )}
        </details>
      )}
    </div>
  )
}
