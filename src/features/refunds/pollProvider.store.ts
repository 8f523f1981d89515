import { inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds, refundWatch } from '#/features/orders/tables/refunds.tables.ts'
import type { RefundReport } from '#/features/providers/reports.schema.ts'
import type { Db } from '#/platform/db/database.ts'
import { judgeRefund } from './reconcile.rules.ts'

export async function readWatch(db: Db): Promise<typeof refundWatch.$inferSelect> {
  const [watch] = await db.select().from(refundWatch)
  if (!watch) throw new Error('Nobody watches the refunds')
  return watch
}

export async function setKnownUntil(db: Db, knownUntil: Date): Promise<void> {
  await db.update(refundWatch).set({ knownUntil })
}

/** Takes the turn unless somebody took it less than so many seconds ago. @returns whether it was taken */
export async function takeTurn(db: Db, seconds: number): Promise<boolean> {
  const taken = await db
    .update(refundWatch)
    .set({ askedAt: sql`clock_timestamp()` })
    .where(
      or(isNull(refundWatch.askedAt), lt(refundWatch.askedAt, sql`now() - ${seconds} * interval '1 second'`)),
    )
    .returning({ id: refundWatch.id })
  // guard: refund-check-turn
  return taken.length > 0
}

/** Of a page of reports, those about payments of this shop that tell something which is not written down. */
export async function newsOf(db: Db, reports: readonly RefundReport[]): Promise<RefundReport[]> {
  if (reports.length === 0) return []
  const paymentIds = reports.map(({ providerPaymentId }) => providerPaymentId)
  const ids = reports.map(({ providerRefundId }) => providerRefundId)
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
  return reports.filter((report) => {
    if (!isOurs.has(report.providerPaymentId)) return false
    const state = states.get(report.providerRefundId)
    // guard: refund-news
    return state === undefined || (state === 'sent' && judgeRefund(report) !== 'sent')
  })
}
