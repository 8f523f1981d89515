import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { m } from '../../messages/checkout.messages.ts'

const lineOf = (name: string, size: string | null, quantity: number, price: string): string =>
  size ? m.messageLine({ name, size, quantity, price }) : `- ${name} x ${quantity}: ${price}`

/** The order in words for the shop's WhatsApp chat (specification, section 4, Order placement). */
export function orderMessage(order: Order, shopName: string): string {
  const { payment } = order.billingAddress
  const to = order.deliveryAddress ?? order.billingAddress
  const total = formatRupees(order.grandTotal)
  const lines = order.items.map(({ product, size, quantity }) =>
    lineOf(product.name, size, quantity, formatRupees(product.price * quantity)),
  )
  return [
    m.helloShop({ shop: shopName, number: order.number }),
    ...lines,
    payment === 'cod' ? m.messageCash({ total }) : m.messageTotal({ total, way: payment.toUpperCase() }),
    m.deliverTo({ name: to.name, address: to.address, city: to.city, state: to.state, zipCode: to.zipCode }),
    m.messageId({ id: order._id }),
  ].join('\n')
}
