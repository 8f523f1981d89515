import { recordAdvance } from '#/features/cod/recordAdvance.actions.ts'
import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { recordGiftMoney } from '#/features/payments/gifts/buyGiftCard.actions.ts'
import { findPurchaseByNumber, lockPurchase } from '#/features/payments/gifts/giftPurchases.store.ts'
import { recordMoneyOf } from '#/features/payments/recordMoney.actions.ts'
import { oweLateMoney } from '#/features/refunds/refunds.actions.ts'
import { amountInLog } from '#/features/refunds/refunds.audit.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { askedOf } from './asked.rules.ts'
import { m } from './messages/receipts.messages.ts'
import { findOrderByNumber } from './payables.store.ts'
import { receiptFailures } from './receipts.failures.ts'
import { leftOf } from './receipts.rules.ts'
import * as store from './receipts.store.ts'

export interface WantedMatch {
  readonly receiptId: string
  readonly orderNumber: number
  /** Why it pays the order although less came than was asked; '' where nothing is amiss. */
  readonly reason: string
}

/** An order by its number, locked. @throws Failure order_unknown */
export async function lockNumber(tx: Db, number: number): Promise<LockedOrder> {
  const id = await findOrderByNumber(tx, number)
  const locked = id === undefined ? undefined : await lockOrder(tx, 'anyone', id)
  if (locked) return locked
  const message = m.noOrderNumber({ number })
  throw receiptFailures.order_unknown({ message, errors: [{ field: 'orderNumber', message }] })
}

/**
 * An admin says which order a receipt paid: the order counts as paid, or is explained where it does already. Of an order
 * that is over the money is owed back. More than was asked stays with the receipt, to be sent back; less needs a reason.
 * @returns the payment method where the order became paid just now
 * @throws Failure not_found, order_unknown, receipt_used, order_has_receipt, not_transferred, other_amount
 */
export function matchReceipt(
  { db, jobs }: Deps,
  actor: Actor,
  { receiptId, orderNumber, reason }: WantedMatch,
): Promise<PaymentMethod | undefined> {
  return db.transaction(async (tx) => {
    const locked = await lockNumber(tx, orderNumber)
    const { order } = locked
    const receipt = await store.lockReceipt(tx, receiptId)
    if (!receipt) throw failures.not_found()
    if (receipt.orderId === order.id) return undefined
    const leftPaise = payingPaise(receipt)
    const asked = askedOf(locked)
    // Of an order whose cash is there no first part is awaited.
    const isAllCash = asked?.kind === 'advance' && !asked.isPaid && locked.payment.status === 'Completed'
    if (!asked || isAllCash) throw receiptFailures.not_transferred()
    // guard: receipt-too-little
    if (leftPaise < asked.amountPaise && reason === '')
      throw tooLittle(m.orderFirst({ number: order.number }), asked.amountPaise, leftPaise)
    const paid = { payableId: order.id, kind: asked.kind, reason: 'hand', actor } as const
    if (!(await store.linkReceipt(tx, receipt.id, paid))) throw receiptFailures.order_has_receipt()
    if (leftPaise !== asked.amountPaise) {
      const text = `${formatPaise(leftPaise)} came in for ${formatPaise(asked.amountPaise)}.${reason && ` ${reason}`}`
      await insertEvent(tx, { orderId: order.id, event: 'note', text, actor })
    }
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'receipt.match',
      subjectId: receipt.id,
      after: { order: order.number, ...amountInLog(receipt), ...(reason && { reason }) },
    })
    if (asked.isPaid) return undefined
    if (!asked.isOver && asked.kind === 'payment')
      return recordMoneyOf({ tx, jobs }, locked, 'approve', { actor })
    if (asked.isOver) await oweLateMoney(tx, locked, actor)
    else await recordAdvance({ tx, jobs }, locked, actor)
    return undefined
  })
}

/**
 * An admin says which gift card, bought online, a receipt paid: its code goes out on its day; of one that was given up the
 * money is owed back. More than it costs stays with the receipt; less needs a reason.
 * @throws Failure not_found, order_unknown, receipt_used, order_has_receipt, other_amount
 */
export function matchGift(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { receiptId, giftNumber, reason }: { receiptId: string; giftNumber: number; reason: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const id = await findPurchaseByNumber(tx, giftNumber)
    const purchase = id === undefined ? undefined : await lockPurchase(tx, id, 'anyone')
    if (!purchase) {
      const message = m.noGiftNumber({ number: giftNumber })
      throw receiptFailures.order_unknown({ message, errors: [{ field: 'orderNumber', message }] })
    }
    const receipt = await store.lockReceipt(tx, receiptId)
    if (!receipt) throw failures.not_found()
    if (receipt.giftPurchaseId === purchase.id) return
    const leftPaise = payingPaise(receipt)
    // guard: receipt-gift-too-little
    if (leftPaise < purchase.valuePaise && reason === '')
      throw tooLittle(m.giftFirst({ number: giftNumber }), purchase.valuePaise, leftPaise)
    const paid = { payableId: purchase.id, kind: 'gift', reason: 'hand', actor } as const
    if (!(await store.linkReceipt(tx, receipt.id, paid))) throw receiptFailures.order_has_receipt()
    await recordGiftMoney(tx, purchase, actor)
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'receipt.match',
      subjectId: receipt.id,
      after: { giftCard: giftNumber, ...amountInLog(receipt), ...(reason && { reason }) },
    })
  })
}

/** Paise of a locked receipt that may pay something. @throws Failure receipt_used */
function payingPaise(receipt: store.ReceiptRow): number {
  const { outcome } = receipt
  const leftPaise = leftOf(receipt, 0)
  const isPutAway = outcome === 'notOrder' || outcome === 'duplicate'
  if (store.isPaying(receipt) || isPutAway || leftPaise === 0) throw receiptFailures.receipt_used()
  return leftPaise
}

function tooLittle(thing: string, askedPaise: number, amountPaise: number) {
  const message = m.tooLittle({
    ...{ thing, asked: formatPaise(askedPaise) },
    came: formatPaise(amountPaise),
  })
  return receiptFailures.other_amount({ message, errors: [{ field: 'reason', message }] })
}
