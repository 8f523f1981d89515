import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import { shareOf } from '../figures.rules.ts'
import { m } from '../messages/sales.messages.ts'
import type { Sales, SalesFigures } from '../sales.schema.ts'
import { Change } from './Change.tsx'

const average = ({ takings, refunded, payments }: SalesFigures): number =>
  payments === 0 ? 0 : (takings + refunded) / payments
const converted = ({ bags, bagsOrdered }: SalesFigures): number => shareOf(bagsOrdered, bags) ?? 0
const percent = (figures: SalesFigures): string => (figures.bags === 0 ? '–' : `${converted(figures)} %`)

const ordersText = ({ undone }: SalesFigures): string =>
  undone === 0 ? m.orders() : m.ordersUndone({ undone: formatNumber(undone) })

const takingsText = ({ refunded }: SalesFigures): string =>
  refunded === 0 ? m.takings() : m.takingsSentBack({ amount: formatRupees(refunded) })

/** The period in four figures, each beside the period before. */
export function SalesTiles({ sales: { now, before } }: { sales: Sales }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,50%-0.5rem)),1fr))] gap-3 md:gap-4 xl:grid-cols-4">
      <li className="max-xs:col-span-full">
        <StatTile
          label={takingsText(now)}
          value={formatRupees(now.takings)}
          hint={
            <Change now={now.takings} before={before.takings} beforeText={formatRupees(before.takings)} />
          }
          className="h-full"
        />
      </li>
      <li className="max-xs:col-span-full">
        <StatTile
          label={ordersText(now)}
          value={formatNumber(now.orders)}
          hint={<Change now={now.orders} before={before.orders} beforeText={formatNumber(before.orders)} />}
          className="h-full"
        />
      </li>
      <li>
        <StatTile
          label={m.averagePayment()}
          value={now.payments === 0 ? '–' : formatRupees(average(now))}
          hint={
            <Change now={average(now)} before={average(before)} beforeText={formatRupees(average(before))} />
          }
          className="h-full"
        />
      </li>
      <li>
        <StatTile
          label={m.fromBagToOrder()}
          value={percent(now)}
          hint={
            <>
              <span className="block tabular-nums">
                {m.ofBags({ ordered: formatNumber(now.bagsOrdered), bags: formatNumber(now.bags) })}
              </span>
              <span className="block tabular-nums">{m.before({ text: percent(before) })}</span>
            </>
          }
          className="h-full"
        />
      </li>
    </ul>
  )
}
