import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'

/** The order in words for the shop's WhatsApp chat (specification, section 4, Order placement). */
export function orderMessage(order: Order, shopName: string): string {
  const { payment } = order.billingAddress
  const to = order.deliveryAddress ?? order.billingAddress
  const lines = order.items.map(
    ({ product, size, quantity }) =>
      `- ${product.name}${size ? ` (size ${size})` : ''} x ${quantity}: ${formatRupees(product.price * quantity)}`,
  )
  return [
    `Hello ${shopName}, I placed order ${order.number}.`,
    ...lines,
    `Total: ${formatRupees(order.grandTotal)} (${payment === 'cod' ? 'cash on delivery' : payment.toUpperCase()})`,
    `Deliver to: ${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zipCode}`,
    `Order id: ${order._id}`,
  ].join('\n')
}
