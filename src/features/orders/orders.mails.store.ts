import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { orderEvents, orders, payments, refunds } from './orders.tables.ts'

/** An order as its mails see it. */
export async function findMailed(db: Db, orderId: string) {
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  return row
}

/** What the customer was told with a step: of this event, or of the newest of its kind. */
export async function noteOf(
  db: Db,
  orderId: string,
  event: (typeof orderEvents.$inferSelect)['event'],
  eventId: string | undefined,
): Promise<string> {
  const [row] = await db
    .select({ text: orderEvents.text })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.event, event),
        eventId === undefined ? undefined : eq(orderEvents.id, eventId),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(1)
  return row?.text ?? ''
}

/** A refund that was sent and did not fail since: this one, or the newest of the order. */
export async function sentRefund(db: Db, orderId: string, refundId: string | undefined) {
  const [row] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'sent'),
        refundId === undefined ? undefined : eq(refunds.id, refundId),
      ),
    )
    .orderBy(desc(refunds.sentAt))
    .limit(1)
  return row
}
