import type { Db } from '#/platform/db/database.ts'
import { formatPaise } from '#/platform/money/money.ts'
import type { Pieces } from '../../catalog/stock.store.ts'
import { ensureCredited } from '../invoice/creditNote.issuing.ts'
import { insertEvent, type LockedOrder } from '../orders.life.store.ts'
import type { StatusChange } from '../orders.schema.ts'
import { refundFailures } from './refunds.failures.ts'
import { kindWords, restockedLines, usualKind } from './refunds.rules.ts'
import * as store from './refunds.store.ts'

interface Who {
  readonly id: string
  readonly name: string
}

/**
 * Writes down that money of a locked order goes back, for shop and customer to see.
 * @param actor nobody for what a machine did
 */
export async function oweRefund(
  tx: Db,
  { order, payment }: LockedOrder,
  { amountPaise, note = '', actor }: { amountPaise: number; note?: string; actor?: Who },
): Promise<string> {
  const kind = usualKind(payment.type)
  const id = await store.insertRefund(tx, { orderId: order.id, amountPaise, kind, note })
  const text = `${formatPaise(amountPaise)}${kind === 'razorpay' ? ` ${kindWords[kind]}` : ''}`
  await insertEvent(tx, { orderId: order.id, event: 'refundDue', text, ...(actor && { actor }) })
  return id
}

/**
 * The money of a locked order that was cancelled or returned just now: what was paid is owed back (of a return as much
 * as was agreed), and an invoice that was issued is credited. @returns paise that are owed back by this
 * @throws Failure refund_too_much
 */
export async function settleMoney(
  tx: Db,
  locked: LockedOrder,
  { status, wantedPaise, actor }: { status: 'cancelled' | 'returned'; wantedPaise?: number; actor: Who },
): Promise<number> {
  const { order, payment } = locked
  if (payment.status !== 'Completed') {
    await ensureCredited(tx, locked, order.grandTotalPaise, status)
    return 0
  }
  const before = await store.refundedPaise(tx, order.id)
  const rest = Math.max(0, payment.amountPaise - before)
  const owed = wantedPaise ?? rest
  if (owed > rest) throw tooMuch(rest, 'refund')
  if (owed > 0) await oweRefund(tx, locked, { amountPaise: owed, actor })
  await ensureCredited(tx, locked, before + owed, status)
  return owed
}

export function tooMuch(restPaise: number, field: string) {
  const message =
    restPaise > 0
      ? `At most ${formatPaise(restPaise)} can be sent back.`
      : 'All that was paid is on its way back already.'
  return refundFailures.refund_too_much({ message, errors: [{ field, message }] })
}

/**
 * Writes at each line of a locked order how many of its pieces go back on the shelf.
 * @returns the pieces of each product, to be added to its stock in the same transaction
 * @throws Failure restock_wrong
 */
export async function settleGoods(tx: Db, orderId: string, said?: StatusChange['restock']): Promise<Pieces> {
  const lines = restockedLines(await store.linesOf(tx, orderId), said)
  if (!lines) {
    const { message } = refundFailures.restock_wrong()
    throw refundFailures.restock_wrong({ errors: [{ field: 'restock', message }] })
  }
  await store.setRestocked(tx, lines)
  const pieces = new Map<string, number>()
  for (const { productId, pieces: good } of lines) {
    if (good > 0) pieces.set(productId, (pieces.get(productId) ?? 0) + good)
  }
  return pieces
}
