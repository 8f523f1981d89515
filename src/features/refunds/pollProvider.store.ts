import { inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refundPoll, refunds } from '#/features/orders/tables/refunds.tables.ts'
import type { RefundUpdate } from '#/features/providers/updates.schema.ts'
import type { Db } from '#/platform/db/database.ts'
import { assessRefund } from './reconcile.rules.ts'

export async function readPoll(db: Db): Promise<typeof refundPoll.$inferSelect> {
  const [poll] = await db.select().from(refundPoll)
  if (!poll) throw new Error('The row of the refund poll is missing')
  return poll
}

export async function setKnownUntil(db: Db, knownUntil: Date): Promise<void> {
  await db.update(refundPoll).set({ knownUntil })
}

/** Takes the turn unless somebody took it less than so many seconds ago. @returns whether it was taken */
export async function takeTurn(db: Db, seconds: number): Promise<boolean> {
  const taken = await db
    .update(refundPoll)
    .set({ askedAt: sql`clock_timestamp()` })
    .where(
      or(isNull(refundPoll.askedAt), lt(refundPoll.askedAt, sql`now() - ${seconds} * interval '1 second'`)),
    )
    .returning({ id: refundPoll.id })
  // guard: refund-check-turn
  return taken.length > 0
}

/** Of a page of reports, those about payments of this shop that tell something which is not written down. */
export async function newsOf(db: Db, updates: readonly RefundUpdate[]): Promise<RefundUpdate[]> {
  if (updates.length === 0) return []
  const paymentIds = updates.map(({ providerPaymentId }) => providerPaymentId)
  const ids = updates.map(({ providerRefundId }) => providerRefundId)
  const ours = await db
    .select({ id: payments.providerPaymentId })
    .from(payments)
    .where(inArray(payments.providerPaymentId, paymentIds))
  const known = await db
    .select({ id: refunds.providerRefundId, state: refunds.state })
    .from(refunds)
    .where(inArray(refunds.providerRefundId, ids))
  const isOurs = new Set(ours.map(({ id }) => id))
  const states = new Map(known.map(({ id, state }) => [id, state]))
  return updates.filter((update) => {
    if (!isOurs.has(update.providerPaymentId)) return false
    const state = states.get(update.providerRefundId)
    // guard: refund-news
    return state === undefined || (state === 'sent' && assessRefund(update) !== 'sent')
  })
}
