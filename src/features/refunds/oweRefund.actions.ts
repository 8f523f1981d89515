import { splitBack } from '#/features/credit/credit.rules.ts'
import { giveBackCredit } from '#/features/credit/giveBackCredit.actions.ts'
import { creditPiecesOf } from '#/features/invoices/issueCreditNote.actions.ts'
import type { Author } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { inHandPaise } from '#/features/orders/rules/advance.rules.ts'
import { isGoods } from '#/features/orders/rules/orderedServices.rules.ts'
import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import { type RefundKind, refundKindLabels, usualKind } from '#/features/orders/rules/refunds.rules.ts'
import type { RestockedPieces } from '#/features/orders/rules/returns.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { m } from './messages/refunds.messages.ts'
import { refundFailures } from './refunds.failures.ts'
import * as store from './refunds.store.ts'

interface OwedRefund {
  readonly amountPaise: number
  readonly note?: string
  readonly actor?: Author | undefined
  /** How it goes back; the way it came unless said. */
  readonly kind?: RefundKind | undefined
}

/** The first part of an order at the door came by UPI, and goes back so while nothing else came. */
export const kindBack = (payment: LockedOrder['payment']): RefundKind | undefined =>
  payment.status === 'Pending' ? 'upi' : undefined

/** How money goes back, as it is written down with an order: in the main language, whoever does it. */
export const recordedKind = (kind: RefundKind): string =>
  inLanguage(MAIN_LANGUAGE, () => refundKindLabels[kind])

/** Writes down that money of a locked order goes back, for shop and customer to see. */
export async function oweRefund(
  tx: Db,
  { order, payment }: LockedOrder,
  { amountPaise, note = '', actor, kind: wanted }: OwedRefund,
): Promise<string> {
  const kind = wanted ?? usualKind(payment.type, order.customerId !== null)
  const id = await store.insertRefund(tx, { orderId: order.id, amountPaise, kind, note })
  const where = kind === PROVIDER_KIND ? ` ${recordedKind(kind)}` : ''
  const text = `${formatPaise(amountPaise)}${where}`
  await insertEvent(tx, { orderId: order.id, event: 'refundDue', text, ...(actor && { actor }) })
  return id
}

/**
 * The money of a locked order that was cancelled just now: what was paid is owed back, and an invoice that was issued is
 * credited. @returns paise that are owed back by this
 */
export async function refundCancelled(tx: Db, locked: LockedOrder, actor: Author): Promise<number> {
  const { order, payment } = locked
  const owed = await restOf(tx, locked)
  // guard: cancelled-advance-back
  if (owed > 0) await oweRefund(tx, locked, { amountPaise: owed, actor, kind: kindBack(payment) })
  // guard: cancelled-credit-back
  await giveBackCredit(tx, locked, order.creditPaise, actor)
  const lines = await linesOf(tx, order.id)
  const pieces = new Map(lines.map((line) => [line.id, line.quantity]))
  await creditPiecesOf(tx, locked, { reason: 'cancelled', pieces, amountPaise: Infinity })
  return owed
}

/** Which part of what goes back of a locked order is money, and which store credit. */
export async function splitOf(tx: Db, locked: LockedOrder, amountPaise: number) {
  const { order, payment } = locked
  const isPaid = payment.status === 'Completed'
  const moneyPaise = isPaid ? await restOf(tx, locked) : payment.amountPaise
  return splitBack(amountPaise, { isPaid, moneyPaise, creditPaise: order.creditPaise })
}

/** Paise of what came in for a locked order, by money, that no refund is written down for. */
export const restOf = async (tx: Db, { order, payment }: LockedOrder): Promise<number> =>
  Math.max(0, inHandPaise(payment) - (await store.refundedPaise(tx, order.id)))

export function tooMuch(restPaise: number, field: string) {
  const message = restPaise > 0 ? m.atMost({ amount: formatPaise(restPaise) }) : m.allOnTheWay()
  return refundFailures.refund_too_much({ message, errors: [{ field, message }] })
}

/** All pieces of a locked order that was cancelled go back on the shelf. @returns them, to be added to the stock in the same transaction */
export async function restockCancelled(tx: Db, orderId: string): Promise<RestockedPieces[]> {
  const lines = await linesOf(tx, orderId)
  await store.restockAll(tx, orderId)
  return lines.flatMap(({ kind, productId, size, quantity }) =>
    isGoods({ kind }) && quantity > 0 ? [{ productId, size, pieces: quantity }] : [],
  )
}
