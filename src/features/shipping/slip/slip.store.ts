import { and, asc, eq, gt } from 'drizzle-orm'
import { restToPayPaise } from '#/features/orders/rules/advance.rules.ts'
import { isGoods } from '#/features/orders/rules/orderedServices.rules.ts'
import { orderEvents, orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { workListFilters } from '#/features/orders/workLists.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { rowsOf } from '#/platform/db/rowsOf.ts'
import type { Slip } from './slip.rules.ts'

/** More slips than this at once are more than a day's work. */
const MOST_SLIPS = 200

/** The slip of one order, or of all that wait to be packed, the oldest first. */
export async function findSlips(db: Db, of: { readonly orderId: string } | 'packing'): Promise<Slip[]> {
  const found = await db
    .select({
      order: orders,
      payment: payments,
      items: rowsOf(orderItems, and(eq(orderItems.orderId, orders.id), gt(orderItems.quantity, 0)), [
        asc(orderItems.position),
      ]),
      notes: rowsOf(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.onSlip, true)), [
        asc(orderEvents.createdAt),
        asc(orderEvents.id),
      ]),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(of === 'packing' ? workListFilters.packing : eq(orders.id, of.orderId))
    .orderBy(asc(orders.createdAt), asc(orders.number))
    .limit(MOST_SLIPS)
  return found.map(({ order, payment, items, notes }) => ({
    number: order.number,
    orderedAt: order.createdAt,
    status: order.status,
    payment: {
      type: payment.type,
      status: payment.status,
      amountPaise: payment.amountPaise,
      collectPaise: restToPayPaise(payment),
    },
    // guard: slip-to-recipient
    to: order.deliveryAddress ?? order.billingAddress,
    gift: order.gift,
    customerNote: order.customerNote,
    items: items.filter(isGoods),
    // guard: slip-names-services
    services: items.filter((item) => !isGoods(item)).map(({ name, quantity }) => ({ name, quantity })),
    notes: notes.map(({ text }) => text),
  }))
}
