import { Link } from '@tanstack/react-router'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Exchange } from '#/features/orders/schema/exchanges.schema.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from './messages/sending.messages.ts'

/** Which order was exchanged for which, and what pays for it; nothing where none was. */
export function ExchangeCallout({ area, order }: { area: OrdersArea; order: Order }) {
  const exchanges = (order.exchanges ?? []).filter(({ state }) => state !== 'undone')
  return exchanges.map((exchange) => (
    <Callout
      key={exchange._id}
      className="mt-4"
      title={exchange.is === 'new' ? m.isExchange() : m.exchangedFor()}
    >
      <p>{wordsOf(exchange, area)}</p>
      {isBound(exchange, area, order) && <p className="mt-1">{m.bound()}</p>}
      <p className="mt-1">
        <Link
          to={area === 'admin' ? '/admin/order/view/$id' : '/order/view/$id'}
          params={{ id: exchange.other._id }}
          className="link inline-block py-1"
        >
          {m.seeOrder({ number: exchange.other.number })}
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
  const paid = m.paysOf({ number: other.number, amount: formatRupees(amount) })
  if (is === 'earlier') {
    const rest = open > 0 && state === 'arrived' ? ` ${m.notBackYet({ amount: formatRupees(open) })}` : ''
    return `${m.paysFor({ amount: formatRupees(amount), number: other.number })}${rest}`
  }
  if (state === 'arrived') return `${paid} ${m.areBack()}`
  if (!waits) return `${paid} ${m.leavesBefore()}`
  return `${paid} ${area === 'admin' ? m.packOnceBack() : m.wePackOnceBack()}`
}
