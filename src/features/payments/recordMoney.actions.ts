import { raiseAlerts } from '#/features/alerts/raiseAlerts.actions.ts'
import type { Actor, Author, Deps, TxDeps } from '#/features/orders/context.ts'
import * as store from '#/features/orders/life.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { isAdvanceOpen } from '#/features/orders/rules/advance.rules.ts'
import { isDue, mayPayAdvance, mayTakeMoney, orderMoney } from '#/features/orders/rules/life.rules.ts'
import { arrivesBy, type PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { owePendingRefunds } from '#/features/returns/owePendingRefunds.actions.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { paymentFailures } from './payments.failures.ts'

/** How money that a person saw arrive is written down. */
const steps = {
  approve: { text: '', refusal: paymentFailures.not_upi },
  collectCash: { text: 'Cash collected', refusal: paymentFailures.not_cod },
} as const

type MoneyAction = keyof typeof steps

/**
 * An admin saw the money of a UPI or cash order: payment, event, audit and mail in one transaction. Again has no effect.
 * @returns the payment method of what was written down just now
 * @throws Failure not_found, and those of `recordMoneyOf`
 */
export function recordMoney(
  { db, jobs }: Deps,
  actor: Actor,
  action: MoneyAction,
  paymentId: string,
): Promise<PaymentMethod | undefined> {
  return db.transaction(async (tx) => {
    const locked = await store.lockOrderOfPayment(tx, paymentId)
    if (!locked) throw failures.not_found()
    return recordMoneyOf({ tx, jobs }, locked, action, { actor })
  })
}

/** Who saw the money: an admin, or nobody where the bank said it beyond doubt; and what the log is to know besides. */
export interface Seen {
  readonly actor?: Author | undefined
  readonly logged?: Readonly<Record<string, unknown>>
}

/**
 * The same for a locked order, in the caller's transaction: the one way in which money that is no card's becomes paid.
 * @returns the payment method of what was written down just now
 * @throws Failure not_upi or not_cod (another kind of payment), order_over (cancelled or returned), cash_too_early (the
 * parcel has not left)
 */
export async function recordMoneyOf(
  { tx, jobs }: TxDeps,
  locked: store.LockedOrder,
  action: MoneyAction,
  { actor, logged }: Seen,
): Promise<PaymentMethod | undefined> {
  const { text, refusal } = steps[action]
  const { order, payment } = locked
  const step = orderMoney.find((each) => each.action === action)
  if (!step || !arrivesBy(step.arrives, payment.type)) throw refusal()
  // guard: approved-once
  if (payment.status === 'Completed') return undefined
  if (!isDue({ status: order.status, payment })) throw paymentFailures.order_over()
  if (!mayTakeMoney(step, { status: order.status, payment })) throw paymentFailures.cash_too_early()
  await store.completePayment(tx, payment.id, actor?.id ?? null)
  await store.insertEvent(tx, { orderId: order.id, event: 'paid', text, ...(actor && { actor }) })
  // guard: courier-cash-owed
  await owePendingRefunds(tx, locked, actor)
  if (actor) {
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: `order.${action}`,
      subjectId: order.id,
      before: { payment: payment.status },
      after: {
        payment: 'Completed',
        ...(payment.reference ? { reference: payment.reference } : {}),
        ...logged,
      },
    })
  }
  // Whoever paid at the door knows it.
  if (!arrivesBy('courier', payment.type)) await sendOrderMail(jobs, tx, 'paid', { orderId: order.id })
  return payment.type
}

/**
 * Keeps the bank's reference of a payment the customer made; it may be corrected until the payment is approved. It
 * proves nothing: an admin looks into the bank's statement.
 * @throws Failure not_found (also for somebody else's order), nothing_to_pay
 */
export function giveReference(
  { db, jobs }: Deps,
  customerId: string,
  orderId: string,
  reference: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await store.lockOrder(tx, { customerId }, orderId)
    if (!locked) throw failures.not_found()
    const { order, payment } = locked
    const state = {
      status: order.status,
      payment,
      codCheck: order.codCheck,
      isAdvanceOpen: isAdvanceOpen(payment),
    }
    const isAdvance = mayPayAdvance(state)
    if (!isAdvance && (!arrivesBy('transfer', payment.type) || !isDue(state)))
      throw paymentFailures.nothing_to_pay()
    if ((isAdvance ? payment.advanceReference : payment.reference) === reference) return
    await (isAdvance ? store.setAdvanceReference : store.setReference)(tx, payment.id, reference)
    const { id, number } = order
    await raiseAlerts(jobs, tx, [
      // What was asked for, of which cancelled pieces go back once it is there: less than that is no payment.
      {
        kind: 'referenceGiven',
        subjectId: id,
        label: String(number),
        amount: isAdvance ? payment.advancePaise : payment.amountPaise,
      },
    ])
  })
}
