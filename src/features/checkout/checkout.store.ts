import { type SQL, sql } from 'drizzle-orm'
import { cartTotals } from '#/features/cart/cart.rules.ts'
import { closeCarts, type OrderedLine } from '#/features/cart/ordering.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import type { BillingAddress } from '#/features/orders/schema/orders.schema.ts'
import { orderEvents, orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Device } from '#/features/shop/devices.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { insertRows } from '#/platform/db/insertRows.ts'
import { deliveryKey } from './openOrders.rules.ts'

/** What a customer asks for: the bag as an order to an address. */
export interface OrderRequest {
  readonly cartId: string
  readonly customer: { readonly id: string; readonly name: string }
  readonly device: Device
  readonly billingAddress: BillingAddress
}

export interface NewOrder extends OrderRequest {
  readonly lines: readonly OrderedLine[]
}

function rowsOf({ customer, lines, cartId, device, billingAddress }: NewOrder) {
  const orderId = newId()
  const totals = cartTotals(lines)
  return {
    order: {
      id: orderId,
      cartId,
      customerId: customer.id,
      customerName: customer.name,
      status: 'placed' as const,
      device,
      billingAddress,
      deliveryKey: deliveryKey(billingAddress),
      ...totals,
      carrier: null,
      trackingNumber: null,
    },
    payment: {
      id: newId(),
      orderId,
      type: billingAddress.payment,
      status: 'Pending' as const,
      reference: null,
      amountPaise: totals.grandTotalPaise,
    },
    event: {
      id: newId(),
      orderId,
      event: 'placed' as const,
      text: '',
      onSlip: false,
      actorId: customer.id,
      actorName: customer.name,
    },
    items: lines.map((line, position) => ({
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
    })),
  }
}

/**
 * Writes orders with lines, payments and first events, and closes their carts, in one statement: on a busy product every
 * round trip is time others wait. Numbers are given in the order of the list, which is that of the result.
 */
export async function insertOrders<Order extends NewOrder>(
  tx: Db,
  list: readonly Order[],
): Promise<(Order & { readonly rows: OrderRows })[]> {
  const all = list.map((asked) => ({ asked, ...rowsOf(asked) }))
  const returned = { id: orders.id, number: orders.number, createdAt: orders.createdAt }
  const placed = tx.$with('placed', returned).as(
    sql`${insertRows(
      orders,
      all.map(({ order }) => order),
    )} returning id, number, created_at`,
  )
  const beside = (name: string, statement: SQL) => tx.$with(name, {}).as(statement)
  const given = await tx
    .with(
      placed,
      beside(
        'item_rows',
        insertRows(
          orderItems,
          all.flatMap(({ items }) => items),
        ),
      ),
      beside(
        'payment_rows',
        insertRows(
          payments,
          all.map(({ payment }) => payment),
        ),
      ),
      beside(
        'event_rows',
        insertRows(
          orderEvents,
          all.map(({ event }) => event),
        ),
      ),
      beside('closed', closeCarts(list.map(({ cartId }) => cartId))),
    )
    .select()
    .from(placed)
    .prepare('insert_orders')
    .execute()
  const givenTo = new Map(given.map((row) => [row.id, row]))
  return all.map(({ asked, order, payment, event, items }) => {
    const own = givenTo.get(order.id)
    if (!own) throw new Error('An order was not written')
    const rows = {
      order: { ...order, ...own },
      payment,
      referenceUsedTwice: false,
      items,
      // The defaults of both times are those of the transaction.
      events: [{ ...event, createdAt: own.createdAt }],
      adjustments: [],
      adjustmentLines: [],
      returnRequests: [],
      refunds: [],
      creditNotes: [],
      invoice: null,
    }
    return { ...asked, rows }
  })
}
