import { creditFailures } from '#/features/credit/credit.failures.ts'
import { insertCreditLine, spentOn } from '#/features/credit/credit.store.ts'
import { ensureCredited } from '#/features/invoices/issueCreditNote.actions.ts'
import type { Actor, Author, Deps, TxDeps } from '#/features/orders/context.ts'
import {
  completePayment,
  insertEvent,
  type LockedOrder,
  lockOrder,
  lockOrderOfPayment,
  setAdvanceArrived,
} from '#/features/orders/life.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { inHandPaise, isAdvanceOpen } from '#/features/orders/rules/advance.rules.ts'
import { isUnclear } from '#/features/orders/rules/refunds.rules.ts'
import { isOver } from '#/features/orders/rules/statuses.rules.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { kindBack, oweRefund, recordedKind, tooMuch } from './oweRefund.actions.ts'
import { amountInLog } from './refunds.audit.ts'
import { refundFailures } from './refunds.failures.ts'
import * as store from './refunds.store.ts'

/**
 * Writes down money that is to go back besides what a cancellation or a return owes: for a flaw, or what was held back.
 * The same `idempotencyKey` again has no effect, whatever became of the first refund.
 * @throws Failure not_found, refund_request_reused, nothing_paid, refund_too_much
 */
export function createRefund(
  { db }: Deps,
  actor: Actor,
  orderId: string,
  { idempotencyKey, amountPaise, note }: store.WantedAmount & { readonly note: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', orderId)
    if (!locked) throw failures.not_found()
    const known = await store.rememberKey(tx, orderId, { idempotencyKey, amountPaise })
    // guard: refund-request-reused
    if (known === 'other') throw refundFailures.refund_request_reused()
    // guard: refund-request-repeated
    if (known === 'same') return
    const { payment } = locked
    if (inHandPaise(payment) === 0) throw refundFailures.nothing_paid()
    const rest = inHandPaise(payment) - (await store.refundedPaise(tx, orderId))
    if (amountPaise > rest) throw tooMuch(Math.max(0, rest), 'amount')
    await oweRefund(tx, locked, { amountPaise, note, actor, kind: kindBack(payment) })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'refund.create',
      subjectId: orderId,
      after: { ...amountInLog({ amountPaise }), note },
    })
  })
}

/** A locked refund that is due was sent: money, timeline, credit note, audit and mail in the caller's transaction. */
export async function finishRefund(
  { tx, jobs }: TxDeps,
  { order, refund }: LockedOrder & { readonly refund: { id: string; amountPaise: number } },
  sending: store.Sending,
): Promise<void> {
  const { kind, reference, actor, madeAt } = sending
  await store.setSent(tx, refund.id, sending)
  if (kind === 'credit') await giveAsCredit(tx, order, refund, actor)
  const where = `${recordedKind(kind)}${madeAt ? `, made at ${madeAt}` : ''}${reference ? `, reference ${reference}` : ''}`
  const text = `${formatPaise(refund.amountPaise)} ${where}`
  await insertEvent(tx, { orderId: order.id, event: 'refunded', text, ...(actor && { actor }) })
  const creditBackPaise = (await spentOn(tx, order.id)) - order.creditPaise
  const sentPaise = (await store.refundedPaise(tx, order.id, 'sent')) + creditBackPaise
  // What an exchange gave in advance is credited with its pieces, when they are back.
  // guard: advance-not-credited
  const backPaise = sentPaise - (await store.advancedPaise(tx, order.id))
  await ensureCredited(tx, { order }, backPaise, 'refund')
  if (actor) {
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'refund.send',
      subjectId: order.id,
      before: { state: 'due' },
      after: { state: 'sent', ...amountInLog(refund), kind, reference },
    })
  }
  await sendOrderMail(jobs, tx, 'refunded', { orderId: order.id, refundId: refund.id })
}

/** A refund becomes store credit of the buyer, once. @throws Failure no_account_for_credit */
async function giveAsCredit(
  tx: Db,
  { id: orderId, customerId }: LockedOrder['order'],
  { id: refundId, amountPaise }: { readonly id: string; readonly amountPaise: number },
  actor: Author | undefined,
): Promise<void> {
  // guard: credit-has-owner
  if (customerId === null) throw creditFailures.no_account_for_credit()
  const line = { customerId, amountPaise, cause: 'refund' as const, orderId, refundId }
  await insertCreditLine(tx, { ...line, ...(actor && { actor }) })
}

/**
 * Takes back a refund that is due and not sent: it was a mistake, or the money went back by itself.
 * @throws Failure not_found, refund_sent, refund_under_way (the card provider may have sent it)
 */
export function dropRefund({ db }: Deps, actor: Actor, refundId: string, note: string): Promise<string> {
  return db.transaction(async (tx) => {
    const locked = await store.lockRefund(tx, refundId)
    if (!locked) throw failures.not_found()
    const { order, refund } = locked
    if (refund.state !== 'due') throw refundFailures.refund_sent()
    if (refund.askedAt) throw refundFailures.refund_under_way()
    await store.deleteRefund(tx, refundId)
    await insertEvent(tx, { orderId: order.id, event: 'refundDropped', actor })
    await insertEvent(tx, { orderId: order.id, event: 'note', text: `Refund withdrawn: ${note}`, actor })
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'refund.drop',
      subjectId: order.id,
      before: { state: 'due', ...amountInLog(refund) },
      after: { note },
    })
    return order.id
  })
}

/**
 * An admin looked whether the UPI money of an order that is over came in. It is owed back when it did.
 * @throws Failure not_found, nothing_unclear
 */
export function settleLateMoney(
  { db }: Deps,
  actor: Actor,
  paymentId: string,
  arrived: boolean,
): Promise<string> {
  return db.transaction(async (tx) => {
    const locked = await lockOrderOfPayment(tx, paymentId)
    if (!locked) throw failures.not_found()
    const { order, payment } = locked
    if (!isUnclear(order.status, payment)) throw refundFailures.nothing_unclear()
    if (arrived) {
      await oweLateMoney(tx, locked, actor)
      return order.id
    }
    await store.setMissing(tx, payment.id)
    const text = `The money of reference ${payment.reference ?? payment.advanceReference} did not come in.`
    await insertEvent(tx, { orderId: order.id, event: 'note', text, actor })
    await logLateMoney(tx, actor, order.id, 'missing')
    return order.id
  })
}

/**
 * The transfer of a locked order that is over came in all the same: it counts as paid, and all of it is owed back.
 * @throws Failure nothing_late: the order stands, or is paid
 */
export async function oweLateMoney(tx: Db, locked: LockedOrder, actor: Actor): Promise<void> {
  const { order, payment } = locked
  // guard: late-money-once
  if (!isOver(order.status) || payment.status !== 'Pending') throw refundFailures.nothing_late()
  if (isAdvanceOpen(payment)) {
    // guard: late-advance-back
    await setAdvanceArrived(tx, payment.id)
    const text = formatPaise(payment.advancePaise)
    await insertEvent(tx, { orderId: order.id, event: 'advanceReceived', text, actor })
    await oweRefund(tx, locked, { amountPaise: payment.advancePaise, actor, kind: 'upi' })
    await logLateMoney(tx, actor, order.id, text)
    return
  }
  await completePayment(tx, payment.id, actor.id)
  await insertEvent(tx, { orderId: order.id, event: 'paid', actor })
  await oweRefund(tx, locked, { amountPaise: payment.amountPaise, actor })
  await logLateMoney(tx, actor, order.id, 'Completed')
}

const logLateMoney = (tx: Db, actor: Actor, subjectId: string, payment: string) =>
  writeAudit(tx, {
    actorId: actor.id,
    actorName: actor.name,
    action: 'order.lateMoney',
    subjectId,
    before: { payment: 'Pending' },
    after: { payment },
  })
