import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { orderEvents, orders, payments, providerEvents } from '../orders.tables.ts'
import { judgeReport, type PaymentReport } from './card.rules.ts'
import type { OtherWay } from './card.schema.ts'

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

/** Keeps the provider's id of a payment unless it has one. @returns whether it was this one that is kept. */
export async function keepProviderOrder(db: Db, paymentId: string, providerOrderId: string) {
  const kept = await db
    .update(payments)
    .set({ providerOrderId })
    .where(and(eq(payments.id, paymentId), isNull(payments.providerOrderId)))
    .returning({ id: payments.id })
  return kept.length > 0
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

export type Completion =
  | 'completed'
  | 'already'
  | 'unknown_order'
  | 'not_captured'
  | 'wrong_amount'
  | 'paid_twice'
  | 'other_order'

/**
 * The one way in which a card payment becomes paid, whoever reports it: browser, webhook or check. May be called any
 * number of times and in any order; what is paid is never left again. What a person has to look at (a wrong amount,
 * money for a cancelled order or on top of another payment) is noted at the order.
 */
export async function completeCardPayment(tx: Db, report: PaymentReport): Promise<Completion> {
  const where = eq(payments.providerOrderId, report.providerOrderId)
  // The order first, as everything that changes orders does: nobody waits for each other in a circle.
  const [order] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .for('no key update', { of: orders })
  const [payment] = await tx.select().from(payments).where(where).for('no key update')
  if (!order || !payment) return 'unknown_order'

  const judgement = judgeReport(report, payment.amountPaise)
  const paid = `Card payment ${report.providerPaymentId}`
  if (judgement === 'wrong_amount') {
    await noteOnce(tx, order.id, `${paid} is over ${report.amountPaise} paise of ${report.currency}.`)
  }
  if (judgement !== 'paid') return judgement
  if (payment.providerPaymentId === report.providerPaymentId) return 'already'
  if (await isTaken(tx, report.providerPaymentId)) return 'other_order'
  if (payment.status === 'Completed') {
    await noteOnce(tx, order.id, `${paid} came on top of another payment. Please refund it.`)
    return 'paid_twice'
  }
  await tx
    .update(payments)
    .set({
      status: 'Completed',
      type: 'card',
      providerPaymentId: report.providerPaymentId,
      completedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id))
  await tx.insert(orderEvents).values({ id: newId(), orderId: order.id, event: 'paid', text: 'Paid by card' })
  if (order.status === 'cancelled') {
    await noteOnce(tx, order.id, `${paid} came after the order was cancelled. Please refund it.`)
  }
  return 'completed'
}

async function isTaken(tx: Db, providerPaymentId: string): Promise<boolean> {
  const taken = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.providerPaymentId, providerPaymentId))
  return taken.length > 0
}

/** Notes something for the shopkeeper; the provider repeats itself, the note does not. */
async function noteOnce(tx: Db, orderId: string, text: string): Promise<void> {
  const same = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.event, 'note'),
    eq(orderEvents.text, text),
  )
  const known = await tx.select({ id: orderEvents.id }).from(orderEvents).where(same)
  if (known.length > 0) return
  await tx.insert(orderEvents).values({ id: newId(), orderId, event: 'note', text })
}

/**
 * Turns a card payment that was not made into another kind; the provider's id stays, so that card money which comes
 * all the same finds its order. @returns whether this call did it.
 */
export async function payOtherwise(tx: Db, paymentId: string, payment: OtherWay): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.id, paymentId))
    .for('no key update', { of: orders })
  if (!order || order.status === 'cancelled') return false
  const changed = await tx
    .update(payments)
    .set({ type: payment })
    .where(and(eq(payments.id, paymentId), eq(payments.type, 'card'), eq(payments.status, 'Pending')))
    .returning({ id: payments.id })
  if (changed.length === 0) return false
  await tx
    .update(orders)
    .set({ billingAddress: sql`${orders.billingAddress} || ${JSON.stringify({ payment })}::jsonb` })
    .where(eq(orders.id, order.id))
  return true
}
