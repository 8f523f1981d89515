import { mayLeaveAlone } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'

/** What was to be done with the pieces of an order and can be done without: work has not begun. */
export const aloneOf = ({ services = [] }: Pick<Order, 'services'>) =>
  services.filter(
    ({ forItem, begun, quantity }) =>
      quantity > 0 && mayLeaveAlone({ forItemId: forItem, begunAt: begun ? new Date(0) : null }),
  )

/** What the shop began with and does not give back: its piece stays. */
export const begunOf = ({ services = [] }: Pick<Order, 'services'>) =>
  services.filter(({ begun, refundable, quantity }) => begun && !refundable && quantity > 0)

/** Lines of which somebody may cancel pieces: a customer's piece stays with what the shop began to do with it. */
export function freeItems(area: OrdersArea, order: Pick<Order, 'items' | 'services'>) {
  const stay = new Set(area === 'customer' ? begunOf(order).map(({ forItem }) => forItem) : [])
  return order.items.filter(({ _id }) => !stay.has(_id))
}
