import type { Actor, Author, Deps, TxDeps } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder, setAdvanceArrived } from '#/features/orders/life.store.ts'
import { isAdvanceOpen } from '#/features/orders/rules/advance.rules.ts'
import { mayApproveAdvance } from '#/features/orders/rules/life.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { passCheck } from './checks.store.ts'
import { codFailures } from './cod.failures.ts'
import { sendCodMail } from './cod.mails.tsx'

/**
 * The first part of a locked order's money is there, whoever saw it: the order may be packed. Again has no effect. For an
 * admin's button, and for receipts that are certain.
 * @returns whether it was written down just now
 * @throws Failure no_advance_due: none was asked for, or the order is over
 */
export async function recordAdvance(
  { tx, jobs }: TxDeps,
  { order, payment }: LockedOrder,
  actor?: Author,
): Promise<boolean> {
  // guard: advance-once
  if (payment.advancePaise > 0 && payment.advanceAt !== null) return false
  const state = { status: order.status, payment, isAdvanceOpen: isAdvanceOpen(payment) }
  // guard: advance-due
  if (!mayApproveAdvance(state)) throw codFailures.no_advance_due()
  await setAdvanceArrived(tx, payment.id)
  await passCheck(tx, order.id, 'advance')
  const text = formatPaise(payment.advancePaise)
  await insertEvent(tx, { orderId: order.id, event: 'advanceReceived', text, ...(actor && { actor }) })
  await sendCodMail(jobs, tx, 'cod.advance', { orderId: order.id })
  if (actor) {
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.approveAdvance',
      subjectId: order.id,
      before: { advance: 'awaited' },
      after: { advance: text, ...(payment.advanceReference ? { reference: payment.advanceReference } : {}) },
    })
  }
  return true
}

/** An admin saw the first part of an order's money. Again has no effect. @throws Failure not_found, no_advance_due */
export function approveAdvance({ db, jobs }: Deps, actor: Actor, orderId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    await recordAdvance({ tx, jobs }, locked, actor)
  })
}
