import { rupeesOf } from '#/platform/money/money.ts'
import { actionsOf, type OrderRole } from './orders.life.rules.ts'
import type { Order, OrderEvent } from './orders.schema.ts'
import type { orderEvents, orderItems, orders, payments } from './orders.tables.ts'

type OrderRow = typeof orders.$inferSelect
type PaymentRow = Pick<typeof payments.$inferSelect, 'id' | 'status' | 'type' | 'reference'>
type ItemRow = Pick<
  typeof orderItems.$inferSelect,
  'productId' | 'name' | 'pricePaise' | 'image' | 'size' | 'quantity'
>
type EventRow = Pick<
  typeof orderEvents.$inferSelect,
  'id' | 'event' | 'text' | 'onSlip' | 'actorName' | 'createdAt'
>

/** Everything that belongs to one order. */
export interface OrderRows {
  readonly order: OrderRow
  readonly payment: PaymentRow
  readonly referenceUsedTwice: boolean
  readonly items: readonly ItemRow[]
  readonly events: readonly EventRow[]
}

/** Customers see neither notes nor who of the shop did something. */
function presentEvents(viewer: OrderRole, events: readonly EventRow[]): OrderEvent[] {
  const seen = viewer === 'admin' ? events : events.filter(({ event }) => event !== 'note')
  return seen.map(({ id, event, text, onSlip, actorName, createdAt }) => ({
    _id: id,
    event,
    text,
    at: createdAt.toISOString(),
    ...(viewer === 'admin' ? { by: actorName, ...(onSlip ? { onSlip } : {}) } : {}),
  }))
}

/** An order as the API shows it to somebody: rupees, and the goods as they were when ordered. */
export const presentOrder = (
  viewer: OrderRole,
  { order, payment, referenceUsedTwice, items, events }: OrderRows,
): Order => ({
  _id: order.id,
  number: order.number,
  status: order.status,
  customer: { name: order.customerName },
  subTotal: rupeesOf(order.subTotalPaise),
  tax: rupeesOf(order.taxPaise),
  grandTotal: rupeesOf(order.grandTotalPaise),
  cartId: order.cartId,
  device: order.device,
  billingAddress: order.billingAddress,
  paymentId: {
    _id: payment.id,
    status: payment.status,
    type: payment.type,
    reference: payment.reference,
    ...(viewer === 'admin' ? { referenceUsedTwice } : {}),
  },
  items: items.map((item) => ({
    product: {
      _id: item.productId,
      name: item.name,
      price: rupeesOf(item.pricePaise),
      images: item.image === null ? [] : [item.image],
    },
    size: item.size === '' ? null : item.size,
    quantity: item.quantity,
  })),
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  events: presentEvents(viewer, events),
  actions: actionsOf(viewer, { status: order.status, payment }),
  createdAt: order.createdAt.toISOString(),
})
