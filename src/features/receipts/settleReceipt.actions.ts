import { creditFailures } from '#/features/credit/credit.failures.ts'
import { insertCreditLine } from '#/features/credit/credit.store.ts'
import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import { findPurchase } from '#/features/payments/gifts/giftPurchases.store.ts'
import { amountInLog } from '#/features/refunds/refunds.audit.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { paidPartOf } from './asked.rules.ts'
import { lockNumber } from './matchReceipt.actions.ts'
import { m } from './messages/receipts.messages.ts'
import { receiptFailures } from './receipts.failures.ts'
import { sendReturnedMail } from './receipts.mails.tsx'
import { leftOf, type ReceiptOutcome } from './receipts.rules.ts'
import * as store from './receipts.store.ts'

export interface WantedSettlement {
  readonly receiptId: string
  readonly outcome: ReceiptOutcome
  /** The order that it was meant for; needed for store credit where it paid none. */
  readonly orderNumber?: number | undefined
  /** The bank's reference of what was sent back. */
  readonly reference: string
  /** For the shop only. */
  readonly note: string
}

/**
 * An admin says what becomes of money that paid no order, or of what came on top of one: all that is left of it was sent
 * back, becomes store credit of the order's customer, is none of the shop's orders, or the same money as another receipt.
 * @throws Failure not_found, order_unknown, nothing_left (also where another admin was faster), receipt_in_use,
 * no_account_for_credit
 */
export function settleReceipt(
  { db, jobs }: Deps,
  actor: Actor,
  { receiptId, outcome, orderNumber, reference, note }: WantedSettlement,
): Promise<void> {
  return db.transaction(async (tx) => {
    // The order before its receipt, as everybody does.
    const locked = await orderOf(tx, receiptId, orderNumber)
    const receipt = await store.lockReceipt(tx, receiptId)
    if (!receipt) throw failures.not_found()
    const isPaying = store.isPaying(receipt)
    if (receipt.orderId !== null && receipt.orderId !== locked?.order.id) throw receiptFailures.receipt_used()
    const leftPaise = leftOf(receipt, await paidOf(tx, receipt, locked))
    const isReturned = outcome === 'refund' || outcome === 'credit'
    // guard: receipt-settled-once
    if (leftPaise === 0 || (receipt.outcome !== null && !isReturned)) throw receiptFailures.nothing_left()
    if (isPaying && !isReturned) throw receiptFailures.receipt_in_use()
    // guard: receipt-not-settled-otherwise
    if (receipt.outcome === 'notOrder' || receipt.outcome === 'duplicate')
      throw receiptFailures.receipt_used()
    const returnedPaise = isReturned ? leftPaise : 0
    const orderId = locked?.order.id
    await store.settleReceipt(tx, receiptId, { outcome, returnedPaise, reference, orderId, note, actor })
    if (outcome === 'credit') await giveCredit(tx, locked, leftPaise, actor)
    if (isReturned && locked) {
      const how = outcome === 'refund' ? `went back, reference ${reference}` : 'became store credit'
      const text = `${formatPaise(leftPaise)} that came in ${isPaying ? 'on top' : 'and paid no order'} ${how}.`
      await insertEvent(tx, { orderId: locked.order.id, event: 'note', text, actor })
      await sendReturnedMail(jobs, tx, { receiptId, orderId: locked.order.id })
    }
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: `receipt.${outcome}`,
      subjectId: receiptId,
      after: {
        ...(isReturned && amountInLog({ amountPaise: leftPaise })),
        ...(reference && { reference }),
        ...(locked && { order: locked.order.number }),
        ...(note && { note }),
      },
    })
  })
}

/** Paise of a locked receipt that its order or its gift card asked for. */
async function paidOf(tx: Db, receipt: store.ReceiptRow, locked: LockedOrder | undefined): Promise<number> {
  if (receipt.giftPurchaseId !== null)
    return (await findPurchase(tx, receipt.giftPurchaseId))?.purchase.valuePaise ?? 0
  return receipt.orderId !== null && locked ? paidPartOf(receipt.paidKind, locked.payment) : 0
}

/** The order that a receipt paid, else the one that the admin names, locked. */
async function orderOf(
  tx: Db,
  receiptId: string,
  number: number | undefined,
): Promise<LockedOrder | undefined> {
  const [shown] = await store.receiptsById(tx, [receiptId])
  const paid = shown?.receipt.orderId
  if (paid) return lockOrder(tx, 'anyone', paid)
  return number === undefined ? undefined : lockNumber(tx, number)
}

/** @throws Failure no_account_for_credit, order_unknown */
async function giveCredit(
  tx: Db,
  locked: LockedOrder | undefined,
  leftPaise: number,
  actor: Actor,
): Promise<void> {
  if (!locked) {
    const message = m.creditForWhich()
    throw receiptFailures.order_unknown({ message, errors: [{ field: 'orderNumber', message }] })
  }
  const { id: orderId, customerId } = locked.order
  if (customerId === null) throw creditFailures.no_account_for_credit()
  await insertCreditLine(tx, { customerId, amountPaise: leftPaise, cause: 'received', orderId, actor })
}

/** Takes back that a receipt is no order's, or the money of another one. @throws Failure receipt_used */
export function reopenReceipt({ db }: Pick<Deps, 'db'>, actor: Actor, receiptId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await store.lockReceipt(tx, receiptId)
    if (!before) throw failures.not_found()
    if (!(await store.reopenReceipt(tx, receiptId))) throw receiptFailures.receipt_used()
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'receipt.reopen',
      subjectId: receiptId,
      before: { outcome: before.outcome },
    })
  })
}
