import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LockedOrder } from '#/features/orders/life.store.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { providerEvents } from '../payments.tables.ts'
import type { OtherMethod } from './card.schema.ts'

/** The payment of a customer's own order, with what the provider wants to know of the buyer. */
export async function findPaymentOf(db: Db, customerId: string, orderId: string) {
  const [row] = await db
    .select({
      id: payments.id,
      type: payments.type,
      status: payments.status,
      amountPaise: payments.amountPaise,
      providerOrderId: payments.providerOrderId,
      orderStatus: orders.status,
      buyer: orders.billingAddress,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  return row
}

/**
 * Keeps the provider's id of a payment, unless it has one or is over another amount by now (pieces were cancelled).
 * @returns whether it was this one that is kept.
 */
export async function saveProviderOrder(
  db: Db,
  payment: { readonly id: string; readonly amountPaise: number },
  providerOrderId: string,
) {
  const saved = await db
    .update(payments)
    .set({ providerOrderId })
    .where(
      and(
        eq(payments.id, payment.id),
        eq(payments.amountPaise, payment.amountPaise),
        // guard: card-order-once
        isNull(payments.providerOrderId),
      ),
    )
    .returning({ id: payments.id })
  return saved.length > 0
}

export async function isPaid(db: Db, providerOrderId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.providerOrderId, providerOrderId))
  return row?.status === 'Completed'
}

/** Remembers an event of the provider. @returns false when it was dealt with before. */
export async function rememberEvent(tx: Db, eventId: string): Promise<boolean> {
  const added = await tx
    .insert(providerEvents)
    .values({ id: eventId })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return added.length > 0
}

/** Completes the pending payment of a locked order, whatever it was to be paid with since. */
export async function setCompletedByCard(
  tx: Db,
  paymentId: string,
  providerPaymentId: string,
): Promise<void> {
  await tx
    .update(payments)
    // guard: card-payment-stored
    .set({ status: 'Completed', type: 'card', providerPaymentId, completedAt: sql`now()` })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Pending')))
}

/** Whether a payment of the provider has paid for something already. */
export async function isSpent(tx: Db, providerPaymentId: string): Promise<boolean> {
  const spent = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.providerPaymentId, providerPaymentId))
  return spent.length > 0
}

/** Turns the pending card payment of a locked order into another kind. The provider's id stays. */
export async function setMethod(tx: Db, { order, payment }: LockedOrder, method: OtherMethod): Promise<void> {
  await tx.update(payments).set({ type: method }).where(eq(payments.id, payment.id))
  await tx
    .update(orders)
    .set({ billingAddress: { ...order.billingAddress, payment: method } })
    .where(eq(orders.id, order.id))
}
