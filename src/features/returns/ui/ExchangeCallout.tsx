import { Link } from '@tanstack/react-router'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Exchange } from '#/features/orders/schema/exchanges.schema.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'

/** Which order was exchanged for which, and what pays for it; nothing where none was. */
export function ExchangeCallout({ area, order }: { area: OrdersArea; order: Order }) {
  const exchanges = (order.exchanges ?? []).filter(({ state }) => state !== 'undone')
  return exchanges.map((exchange) => (
    <Callout
      key={exchange._id}
      className="mt-4"
      title={exchange.is === 'new' ? 'This order is an exchange' : 'Exchanged for a new order'}
    >
      <p>{wordsOf(exchange, area)}</p>
      {isBound(exchange, area, order) && (
        <p className="mt-1">
          They came by a buy-one-get-one or free offer, so this order can only be cancelled by us. Please
          write to us, and we see what can be done.
        </p>
      )}
      <p className="mt-1">
        <Link
          to={area === 'admin' ? '/admin/order/view/$id' : '/order/view/$id'}
          params={{ id: exchange.other._id }}
          className="link inline-block py-1"
        >
          See order {exchange.other.number}
        </Link>
      </p>
    </Callout>
  ))
}

/** Whether its customer has no button to cancel it, because of the offer that was exchanged. */
const isBound = ({ is, state }: Exchange, area: OrdersArea, { status, items }: Order): boolean =>
  is === 'new' &&
  state === 'arrived' &&
  area === 'customer' &&
  mayCancelPieces(status) &&
  items.some(({ offerPieces = 0 }) => offerPieces > 0)

function wordsOf({ is, other, amount, open, waits, state }: Exchange, area: OrdersArea): string {
  const paid = `What goes back of order ${other.number} pays ${formatRupees(amount)} of it.`
  if (is === 'earlier') {
    const rest = open > 0 && state === 'arrived' ? ` ${formatRupees(open)} of that are not back yet.` : ''
    return `What goes back pays ${formatRupees(amount)} of order ${other.number}.${rest}`
  }
  if (state === 'arrived') return `${paid} The pieces are back.`
  if (!waits) return `${paid} It leaves before they are back.`
  return area === 'admin'
    ? `${paid} Pack it once they are back: take the return there. If they never come, cancel this order, and the exchange is undone.`
    : `${paid} We pack it as soon as they are with us. Cancel this order if you want your money instead.`
}
