import { Link } from '@tanstack/react-router'
import type { FeedState } from '../feeds/feeds.schema.ts'

const counted = (many: number, one: string, more = `${one}s`) =>
  `${many.toLocaleString('en-IN')} ${many === 1 ? one : more}`

/** How much the feeds hold, and which products they leave out because they would be refused. */
export function Refusals({ products, rows, refused, refusals }: FeedState) {
  const taken = products - refused
  return (
    <div className="space-y-2 text-sm">
      <p>
        {taken === 0
          ? 'No product can be shown there yet.'
          : `${counted(taken, 'product')} of ${products.toLocaleString('en-IN')} can be shown there${rows > taken ? `, in all sizes ${counted(rows, 'row')}` : ''}.`}
      </p>
      {refused > 0 && (
        <details className="rounded-md border border-line px-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {counted(refused, 'product')} would be refused
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
            <p className="border-t border-line py-3 text-ink-soft">
              These are the newest {refusals.length}. The others follow once these are mended.
            </p>
          )}
        </details>
      )}
    </div>
  )
}
