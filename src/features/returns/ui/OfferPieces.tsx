import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'

/** Says of a line that offers by the piece counted pieces of it, and what the returns policy means for them; nothing where none did. */
export function OfferPieces({
  item: { offerPieces = 0, quantity },
  area,
  mayExchange = false,
}: {
  item: Order['items'][number]
  area: OrdersArea
  /** Whether another size can be had for it. */
  mayExchange?: boolean
}) {
  if (offerPieces === 0) return null
  const which = offerPieces >= quantity ? 'It' : `${offerPieces} of ${quantity}`
  return (
    <p className="text-sm text-ink-soft">
      {area === 'customer'
        ? `${which} came by a buy-one-get-one or free offer: that goes back only if something is wrong with it.${mayExchange ? ' Another size can be had.' : ''}`
        : `${which} came by a buy-one-get-one or free offer. By your returns policy that goes back only if something is wrong with it.`}
    </p>
  )
}
