import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { cartTotals } from '../cart/cart.rules.ts'
import type { OrderedLine } from '../cart/ordering.store.ts'
import { presentOrder } from './orders.present.ts'
import type { BillingAddress, Order } from './orders.schema.ts'
import { orderItems, orders, payments } from './orders.tables.ts'

export interface NewOrder {
  readonly cartId: string
  readonly customer: { readonly id: string; readonly name: string }
  readonly device: 'desktop' | 'mobile'
  readonly billingAddress: BillingAddress
  readonly lines: readonly OrderedLine[]
}

/** Writes order, lines and payment in one statement: on a busy product every round trip is time others wait. */
export async function insertOrder(tx: Db, { customer, lines, ...fields }: NewOrder): Promise<Order> {
  const orderId = newId()
  const totals = cartTotals(lines)
  const payment = { id: newId(), type: fields.billingAddress.payment, status: 'Pending' } as const
  const items = lines.map((line, position) => ({
    id: newId(),
    orderId,
    position,
    productId: line.product._id,
    name: line.name,
    pricePaise: line.pricePaise,
    image: line.image,
    hsn: line.hsn,
    gstClass: line.gstClass,
    size: line.size,
    quantity: line.quantity,
  }))
  const order = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({ id: orderId, customerId: customer.id, customerName: customer.name, ...fields, ...totals })
      .returning(),
  )
  const itemRows = tx.$with('item_rows').as(tx.insert(orderItems).values(items))
  const paymentRow = tx
    .$with('payment_row')
    .as(tx.insert(payments).values({ ...payment, orderId, amountPaise: totals.grandTotalPaise }))
  const [placed] = await tx.with(order, itemRows, paymentRow).select().from(order)
  if (!placed) throw new Error('The order was not written')
  return presentOrder(placed, payment, items)
}
