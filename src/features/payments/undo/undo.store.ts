import { and, asc, eq } from 'drizzle-orm'
import { findInvoice } from '#/features/invoices/invoice.store.ts'
import type { LockedOrder } from '#/features/orders/life.store.ts'
import type { WrittenMoney } from '#/features/orders/rules/undo.rules.ts'
import { orderEvents } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'

/** What decides whether the payment of a locked order may be pending again. */
export async function readWrittenMoney(tx: Db, { order, payment }: LockedOrder): Promise<WrittenMoney> {
  const events = await tx
    .select({ id: orderEvents.id, event: orderEvents.event, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
  const isInvoiced = (await findInvoice(tx, order.id)) !== undefined
  return { status: order.status, payment, events, isInvoiced }
}

/** Makes the completed payment of a locked order pending again; what the customer gave as its reference stays. */
export async function reopenPayment(tx: Db, paymentId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'Pending', completedAt: null, approvedBy: null })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Completed')))
}
