import type { TxDeps } from '#/features/orders/context.ts'
import { insertEvent, lockOrder, lockOrderOfProvider, noteOnce } from '#/features/orders/life.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { isDue } from '#/features/orders/rules/life.rules.ts'
import { statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import type { PaymentUpdate } from '#/features/providers/updates.schema.ts'
import { oweRefund } from '#/features/refunds/oweRefund.actions.ts'
import { owePendingRefunds } from '#/features/returns/owePendingRefunds.actions.ts'
import type { Db } from '#/platform/db/database.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { assessPayment } from './card.rules.ts'
import type { OtherMethod } from './card.schema.ts'
import { isSpent, setCompletedByCard, setMethod } from './card.store.ts'

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
export async function completeCardPayment({ tx, jobs }: TxDeps, update: PaymentUpdate): Promise<Completion> {
  const locked = await lockOrderOfProvider(tx, update.providerOrderId)
  if (!locked) return 'unknown_order'
  const { order, payment } = locked
  const assessment = assessPayment(update, payment.amountPaise)
  const paid = `Card payment ${update.providerPaymentId}`
  if (assessment === 'wrong_amount') {
    await noteOnce(tx, order.id, `${paid} is over ${update.amountPaise} paise of ${update.currency}.`)
  }
  if (assessment !== 'paid') return assessment
  // guard: card-payment-repeated
  if (payment.providerPaymentId === update.providerPaymentId) return 'already'
  // guard: card-payment-spent
  if (await isSpent(tx, update.providerPaymentId)) return 'other_order'
  if (payment.status === 'Completed') {
    await noteOnce(tx, order.id, `${paid} came on top of another payment. Please refund it.`)
    // guard: card-paid-twice
    return 'paid_twice'
  }
  await setCompletedByCard(tx, payment.id, update.providerPaymentId)
  await insertEvent(tx, { orderId: order.id, event: 'paid', text: 'Paid by card' })
  if (isDue({ status: order.status, payment })) {
    await owePendingRefunds(tx, { order, payment: { ...payment, type: 'card' } })
    await sendOrderMail(jobs, tx, 'paid', { orderId: order.id })
  } else {
    // It is stored, and read by whoever comes.
    const was = inLanguage(MAIN_LANGUAGE, () => statusFacts[order.status].label)
    await noteOnce(tx, order.id, `${paid} came after the order was ${was}. Please refund it.`)
    const { amountPaise } = payment
    await oweRefund(tx, { order, payment: { ...payment, type: 'card' } }, { amountPaise })
  }
  return 'completed'
}

/**
 * Turns a card payment that was not made into another kind; card money that comes all the same still finds its order.
 * @returns false when there is no such card payment to make (any more)
 */
export function payOtherwise(
  db: Db,
  customerId: string,
  orderId: string,
  method: OtherMethod,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { customerId }, orderId)
    if (!locked) return false
    const { order, payment } = locked
    if (payment.type === method) return true
    if (payment.type !== 'card' || !isDue({ status: order.status, payment })) return false
    await setMethod(tx, locked, method)
    return true
  })
}
