import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import { isAdvanceOpen } from '#/features/orders/rules/advance.rules.ts'
import { isDue, mayPayAdvance } from '#/features/orders/rules/life.rules.ts'
import { looksPersonal } from '#/features/shop/upiIds.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { UpiCode } from '../upiCodes/upiCodes.store.ts'
import { transactionReference, type UpiRequest, upiLink } from './upi.rules.ts'
import type { UpiPayment } from './upi.schema.ts'

/** Paise of an order that are to be paid by UPI now: all of it, or the first part of one at the door; 0 where nothing is. */
export function upiDuePaise({ order, payment }: Pick<OrderRows, 'order' | 'payment'>): number {
  const state = {
    status: order.status,
    payment,
    codCheck: order.codCheck,
    isAdvanceOpen: isAdvanceOpen(payment),
  }
  if (payment.type === 'upi') return isDue(state) ? payment.amountPaise : 0
  // guard: upi-asks-for-advance
  return mayPayAdvance(state) ? payment.advancePaise : 0
}

/**
 * What whoever pays an order by UPI sees: whom and how much, in rupees, and the link that UPI apps open.
 * @param provided where the payment provider makes codes: the one of this order, if it made one
 */
export function presentUpi(
  payee: Pick<UpiRequest, 'upiId' | 'payeeName'>,
  { order, payment }: Pick<OrderRows, 'order' | 'payment'>,
  provided?: { readonly code: UpiCode | undefined },
): UpiPayment {
  const { upiId, payeeName } = payee
  const amount = rupeesOf(upiDuePaise({ order, payment }))
  const reference = payment.type === 'upi' ? payment.reference : payment.advanceReference
  if (provided?.code) {
    const { link, upiId: codeId, payeeName: named } = provided.code
    return { upiId: codeId, payeeName: named || payeeName, amount, link, confirms: 'byItself', reference }
  }
  const confirms = provided ? { confirms: 'notNow' as const } : {}
  const asked = { reference: transactionReference(order.number), note: `Order ${order.number}` }
  const link = upiLink({ upiId, payeeName, amount, ...asked })
  const mayFail = looksPersonal(upiId) ? { linkMayFail: true as const } : {}
  return { upiId, payeeName, amount, link, ...mayFail, ...confirms, reference }
}
