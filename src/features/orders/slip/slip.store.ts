import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { waiting } from '../orders.store.ts'
import { orderEvents, orderItems, orders, payments } from '../orders.tables.ts'
import type { Slip } from './slip.rules.ts'

/** More slips than this at once are more than a day's work. */
const MOST_SLIPS = 200

/** The slip of one order, or of all that wait to be packed, the oldest first. */
export async function findSlips(db: Db, of: { readonly orderId: string } | 'packing'): Promise<Slip[]> {
  const found = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(of === 'packing' ? waiting.packing : eq(orders.id, of.orderId))
    .orderBy(asc(orders.createdAt), asc(orders.number))
    .limit(MOST_SLIPS)
  if (found.length === 0) return []
  const ids = found.map(({ order }) => order.id)
  const [items, notes] = await Promise.all([
    db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
    db
      .select({ orderId: orderEvents.orderId, text: orderEvents.text })
      .from(orderEvents)
      .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.onSlip, true)))
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id)),
  ])
  const itemsOf = Map.groupBy(items, (item) => item.orderId)
  const notesOf = Map.groupBy(notes, (note) => note.orderId)
  return found.map(({ order, payment }) => ({
    number: order.number,
    orderedAt: order.createdAt,
    status: order.status,
    payment: { type: payment.type, status: payment.status },
    to: order.billingAddress,
    items: itemsOf.get(order.id) ?? [],
    notes: (notesOf.get(order.id) ?? []).map(({ text }) => text),
  }))
}
