import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { m } from './messages/sending.messages.ts'

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
  const which = offerPieces >= quantity ? m.it() : m.someOf({ pieces: offerPieces, quantity })
  return (
    <p className="text-sm text-ink-soft">
      {area === 'customer'
        ? `${m.byOffer({ which })}${mayExchange ? ` ${m.otherSize()}` : ''}`
        : m.byOfferPolicy({ which })}
    </p>
  )
}
