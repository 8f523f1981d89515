import clsx from 'clsx'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { m } from './messages/sending.messages.ts'
import { lineName } from './PieceList.tsx'
import { adjustmentKindLabels, moneyLabels, reasonLabels } from './returnLabels.ts'

/** Each time pieces left the order, and on which terms; for the shop. Nothing where none did. */
export function Adjustments({ order, className }: { order: Order; className?: string }) {
  const { adjustments, items, services = [] } = order
  if (adjustments.length === 0) return null
  const nameOf = (id: string) => {
    const item = items.find(({ _id }) => _id === id)
    if (item) return lineName(item)
    return services.find(({ _id }) => _id === id)?.name ?? ''
  }
  const isGoods = (id: string) => items.some(({ _id }) => _id === id)
  return (
    <section
      aria-labelledby="adjustments-heading"
      className={clsx('rounded-md border border-line bg-surface p-5', className)}
    >
      <h2 id="adjustments-heading" className="text-xl">
        {m.leftOrder()}
      </h2>
      <ul className="grid divide-y divide-line">
        {adjustments.map(({ _id, kind, at, lines, value, agreed, money, reason }) => (
          <li key={_id} className="py-3 last:pb-0">
            <p className="flex flex-wrap gap-x-2">
              <span className="font-semibold">{adjustmentKindLabels[kind]()}</span>
              <time dateTime={at} className="text-sm/6 text-ink-faint">
                {formatIndiaDay(at)}
              </time>
            </p>
            <ul className="text-sm text-ink-soft">
              {lines.map(({ item, pieces, restocked = 0 }) => (
                <li key={item} className="wrap-anywhere">
                  {pieces} x {nameOf(item)}
                  {kind !== 'lost' && isGoods(item) && `, ${m.onShelf({ pieces: restocked })}`}
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-soft">
              {moneyLabels[money]({ agreed: formatRupees(agreed), value: formatRupees(value) })}
              {kind === 'returned' && reason && reason !== 'other' && ` · ${reasonLabels[reason]()}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
