import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, lockOrderOfPayment } from '#/features/orders/life.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import { assessUndo } from '#/features/orders/rules/undo.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { undoFailures } from './undo.failures.ts'
import { readWrittenMoney, reopenPayment } from './undo.store.ts'

/**
 * An admin takes back that the money of a UPI or cash order is there: payment, event, audit and, where the customer was
 * told of it, a mail in one transaction. What is taken back is named by its event, so that whoever looks at an old page
 * never undoes a later approval; of a payment that is pending already nothing is left to undo.
 * @param eventId the `paid` event that is taken back
 * @returns the order's id
 * @throws Failure not_found, undo_not_by_hand, undo_late, undo_passed, undo_invoiced, undo_other
 */
export function undoPayment(
  { db, jobs }: Deps,
  actor: Actor,
  paymentId: string,
  eventId: string,
  now: () => Date = () => new Date(),
): Promise<string> {
  return db.transaction(async (tx) => {
    const locked = await lockOrderOfPayment(tx, paymentId)
    if (!locked) throw failures.not_found()
    const { order, payment } = locked
    if (payment.status === 'Pending') return order.id
    const undo = assessUndo(await readWrittenMoney(tx, locked), now())
    if (typeof undo === 'string') throw undoFailures[undo]()
    // guard: undo-latest
    if (undo.event !== eventId) throw undoFailures.undo_other()
    await reopenPayment(tx, payment.id)
    await insertEvent(tx, { orderId: order.id, event: 'paymentUndone', actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.undoPayment',
      subjectId: order.id,
      before: { payment: payment.status },
      after: { payment: 'Pending' },
    })
    // Whoever paid at the door was not told either.
    if (!arrivesBy('courier', payment.type))
      await sendOrderMail(jobs, tx, 'paymentUndone', { orderId: order.id })
    return order.id
  })
}
