import { formatRupees } from '#/platform/money/money.ts'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import { shareOf } from '../figures.rules.ts'
import type { Sales, SalesFigures } from '../sales.schema.ts'
import { Change } from './Change.tsx'

const whole = (count: number): string => count.toLocaleString('en-IN')
const average = ({ takings, refunded, payments }: SalesFigures): number =>
  payments === 0 ? 0 : (takings + refunded) / payments
const converted = ({ bags, bagsOrdered }: SalesFigures): number => shareOf(bagsOrdered, bags) ?? 0
const percent = (figures: SalesFigures): string => (figures.bags === 0 ? '–' : `${converted(figures)} %`)

const undoneText = ({ undone }: SalesFigures): string =>
  undone === 0 ? '' : ` · ${whole(undone)} cancelled or returned`

const refundedText = ({ refunded }: SalesFigures): string =>
  refunded === 0 ? '' : ` · ${formatRupees(refunded)} sent back`

/** The period in four figures, each beside the period before. */
export function SalesTiles({ sales: { now, before } }: { sales: Sales }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <li className="max-xs:col-span-2">
        <StatTile
          label={`Takings${refundedText(now)}`}
          value={formatRupees(now.takings)}
          hint={
            <Change now={now.takings} before={before.takings} beforeText={formatRupees(before.takings)} />
          }
          className="h-full"
        />
      </li>
      <li className="max-xs:col-span-2">
        <StatTile
          label={`Orders${undoneText(now)}`}
          value={whole(now.orders)}
          hint={<Change now={now.orders} before={before.orders} beforeText={whole(before.orders)} />}
          className="h-full"
        />
      </li>
      <li>
        <StatTile
          label="Average payment"
          value={now.payments === 0 ? '–' : formatRupees(average(now))}
          hint={
            <Change now={average(now)} before={average(before)} beforeText={formatRupees(average(before))} />
          }
          className="h-full"
        />
      </li>
      <li>
        <StatTile
          label="From bag to order"
          value={percent(now)}
          hint={
            <>
              <span className="block tabular-nums">
                {whole(now.bagsOrdered)} of {whole(now.bags)} bags
              </span>
              <span className="block tabular-nums">before: {percent(before)}</span>
            </>
          }
          className="h-full"
        />
      </li>
    </ul>
  )
}
