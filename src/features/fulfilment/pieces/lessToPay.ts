import type { Author } from '#/features/orders/context.ts'
import { completePayment, insertEvent, type LockedOrder, setAdvance } from '#/features/orders/life.store.ts'
import { oweRefund } from '#/features/refunds/oweRefund.actions.ts'
import { lowerDue } from '#/features/returns/returns.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { fulfilmentFailures } from '../fulfilment.failures.ts'

/**
 * A locked order that is not paid costs less, paise. Its first part stays what it is while that is less than what is left; else
 * one that is there pays all of it and the rest goes back, and one that is awaited is half of what is left.
 * @returns paise that go back at once
 * @throws Failure advance_claimed: the customer says it was paid, and nobody has seen it
 */
export async function lessToPay(tx: Db, locked: LockedOrder, paise: number, actor: Author): Promise<number> {
  const { order, payment } = locked
  const leftPaise = payment.amountPaise - paise
  if (payment.advancePaise <= leftPaise) {
    await lowerDue(tx, payment.id, paise)
    return 0
  }
  if (payment.advanceAt === null) {
    if (payment.advanceReference !== null) throw fulfilmentFailures.advance_claimed()
    await setAdvance(tx, payment.id, Math.floor(leftPaise / 2))
    await lowerDue(tx, payment.id, paise)
    return 0
  }
  const restPaise = payment.amountPaise - payment.advancePaise
  await lowerDue(tx, payment.id, restPaise)
  await completePayment(tx, payment.id, actor.id)
  await insertEvent(tx, { orderId: order.id, event: 'paid', text: 'By the first part', actor })
  await oweRefund(tx, locked, { amountPaise: paise - restPaise, actor, kind: 'upi' })
  return paise - restPaise
}
