import { Link } from '@tanstack/react-router'
import { formatRupees } from '#/platform/money/money.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { m } from './messages/detail.messages.ts'

/** Of a shop with honest prices: the MRP that is printed on the piece, and the way to how its price moved. */
export function HonestPrice({ product }: { product: Product }) {
  const { mrp, mrpPrinted, slug, thirtyDayLow } = product
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      {mrpPrinted && mrp !== null && thirtyDayLow && (
        <span>{m.printedMrp({ price: formatRupees(mrp) })}</span>
      )}
      <Link to="/prices/$id" params={{ id: slug }} className="link inline-flex min-h-11 items-center">
        {m.howPricesMove()}
      </Link>
    </p>
  )
}
