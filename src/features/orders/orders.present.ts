import { rupeesOf } from '#/platform/money/money.ts'
import type { Order } from './orders.schema.ts'
import type { orderItems, orders, payments } from './orders.tables.ts'

type OrderRow = typeof orders.$inferSelect
type PaymentRow = Pick<typeof payments.$inferSelect, 'id' | 'status' | 'type'>
type ItemRow = Pick<
  typeof orderItems.$inferSelect,
  'productId' | 'name' | 'pricePaise' | 'image' | 'size' | 'quantity'
>

/** An order as the API shows it: rupees, and the goods as they were when ordered. */
export const presentOrder = (order: OrderRow, payment: PaymentRow, items: readonly ItemRow[]): Order => ({
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
  paymentId: { _id: payment.id, status: payment.status, type: payment.type },
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
  createdAt: order.createdAt.toISOString(),
})
