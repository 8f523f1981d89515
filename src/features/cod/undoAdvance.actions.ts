import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, lockOrder, setAdvanceAwaited } from '#/features/orders/life.store.ts'
import { assessAdvanceUndo } from '#/features/orders/rules/undo.rules.ts'
import { undoFailures } from '#/features/payments/undo/undo.failures.ts'
import { readWrittenMoney } from '#/features/payments/undo/undo.store.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { reopenCheck } from './checks.store.ts'
import { sendCodMail } from './cod.mails.tsx'

/**
 * An admin takes back that the first part of an order's money is there, as an approved payment is taken back: it is awaited
 * again, with the time that was left for it, and a receipt that had paid it stands open. What is taken back is named by its
 * event, so that whoever looks at an old page never undoes a later approval; of what is awaited already nothing is left to undo.
 * @param eventId the `advanceReceived` event that is taken back
 * @throws Failure not_found, undo_not_by_hand, undo_late, undo_passed, undo_other
 */
export function undoAdvance(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  eventId: string,
  now: () => Date = () => new Date(),
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    const { payment } = locked
    if (payment.advancePaise > 0 && payment.advanceAt === null) return
    const undo = assessAdvanceUndo({ ...(await readWrittenMoney(tx, locked)), payment }, now())
    if (typeof undo === 'string') throw undoFailures[undo]()
    // guard: advance-undo-latest
    if (undo.event !== eventId) throw undoFailures.undo_other()
    await setAdvanceAwaited(tx, payment.id)
    await reopenCheck(tx, orderId)
    await insertEvent(tx, { orderId, event: 'advanceUndone', actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.undoAdvance',
      subjectId: orderId,
      before: { advance: formatPaise(payment.advancePaise) },
      after: { advance: 'awaited' },
    })
    await sendCodMail(jobs, tx, 'cod.advanceUndone', { orderId })
  })
}
