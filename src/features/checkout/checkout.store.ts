import { cartTotals } from '#/features/cart/cart.rules.ts'
import type { OrderedLine } from '#/features/cart/ordering.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import type { BillingAddress } from '#/features/orders/schema/orders.schema.ts'
import { orderEvents, orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Device } from '#/features/shop/devices.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { deliveryKey } from './openOrders.rules.ts'

export interface NewOrder {
  readonly cartId: string
  readonly customer: { readonly id: string; readonly name: string }
  readonly device: Device
  readonly billingAddress: BillingAddress
  readonly lines: readonly OrderedLine[]
}

/** Writes order, lines, payment and first event in one statement: on a busy product every round trip is time others wait. */
export async function insertOrder(tx: Db, { customer, lines, ...fields }: NewOrder): Promise<OrderRows> {
  const orderId = newId()
  const totals = cartTotals(lines)
  const payment = {
    id: newId(),
    type: fields.billingAddress.payment,
    status: 'Pending',
    reference: null,
    amountPaise: totals.grandTotalPaise,
  } as const
  const event = {
    id: newId(),
    orderId,
    event: 'placed',
    text: '',
    onSlip: false,
    actorId: customer.id,
    actorName: customer.name,
  } as const
  const items = lines.map((line, position) => ({
    id: newId(),
    orderId,
    position,
    cancelled: 0,
    returned: 0,
    restocked: 0,
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
      .values({
        id: orderId,
        customerId: customer.id,
        customerName: customer.name,
        deliveryKey: deliveryKey(fields.billingAddress),
        ...fields,
        ...totals,
      })
      .returning(),
  )
  const itemRows = tx.$with('item_rows').as(tx.insert(orderItems).values(items))
  const paymentRow = tx.$with('payment_row').as(tx.insert(payments).values({ ...payment, orderId }))
  const eventRow = tx.$with('event_row').as(tx.insert(orderEvents).values(event))
  const [placed] = await tx.with(order, itemRows, paymentRow, eventRow).select().from(order)
  if (!placed) throw new Error('The order was not written')
  // The defaults of both times are those of the transaction.
  const events = [{ ...event, createdAt: placed.createdAt }]
  return {
    order: placed,
    payment,
    referenceUsedTwice: false,
    items,
    events,
    adjustments: [],
    adjustmentLines: [],
    returnRequests: [],
    refunds: [],
    creditNotes: [],
    invoice: null,
  }
}
