import { giveBackCredit } from '#/features/credit/giveBackCredit.actions.ts'
import { creditPiecesOf } from '#/features/invoices/issueCreditNote.actions.ts'
import type { Actor, Deps, OrderContext } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { ownerFor } from '#/features/orders/orderFor.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { refusalText } from '#/features/orders/rules/life.rules.ts'
import { tornOffer } from '#/features/orders/rules/offerPieces.rules.ts'
import { isWorkedOn } from '#/features/orders/rules/orderedServices.rules.ts'
import {
  isEverything,
  mayCancelPieces,
  moneyOfCancelled,
  pieceText,
  type RemovedLine,
  restockedPieces,
  valueOfPieces,
} from '#/features/orders/rules/returns.rules.ts'
import type { CancelPieces } from '#/features/orders/schema/returns.schema.ts'
import { oweRefund, restOf, splitOf } from '#/features/refunds/oweRefund.actions.ts'
import { exchangeFailures } from '#/features/returns/exchanges/exchanges.failures.ts'
import { exchangeTo } from '#/features/returns/exchanges/exchanges.store.ts'
import { readRemovedLines, wasAsked } from '#/features/returns/removedLines.ts'
import * as store from '#/features/returns/returns.store.ts'
import { restock } from '#/features/returns/takeBack.actions.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import { cancelLocked } from '../changeStatus.actions.ts'
import { fulfilmentFailures } from '../fulfilment.failures.ts'
import { m } from '../messages/fulfilment.messages.ts'
import { refuseBegunWork } from '../work/begunWork.ts'
import { lessToPay } from './lessToPay.ts'

type CancelledPieces = Omit<CancelPieces, 'requestId'> & { readonly idempotencyKey: string }

/**
 * Cancels pieces of an order that is not packed yet: they go back on the shelf and the order costs less; with the last of
 * them the order is cancelled. The same `idempotencyKey` again has no effect.
 * @returns the products whose stock rose
 * @throws Failure not_found (also for somebody else's order), wrong_step, return_request_reused, unknown_line, no_pieces,
 *   pieces_gone, work_begun (a customer's, of what the shop does not give back), offer_torn (a customer's, of a free piece that would stay),
 *   exchange_offer (a customer's, of an exchange)
 */
export function cancelPieces(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  { idempotencyKey, lines: wanted, note }: CancelledPieces,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, ownerFor(actor), orderId)
    if (!locked) throw failures.not_found()
    if (await wasAsked(tx, { orderId, idempotencyKey, kind: 'cancelled', wanted })) return []
    const { status } = locked.order
    // With the last pieces the whole order was cancelled: it stays so, as when that is asked for twice.
    if (status === 'cancelled') return []
    if (!mayCancelPieces(status)) {
      throw orderFailures.wrong_step({ message: refusalText(actor.role, status, 'cancelled') })
    }
    const lines = await linesOf(tx, orderId)
    // guard: begun-piece-stays
    if (actor.role === 'customer') refuseBegunWork(begunOf(lines, wanted), 'lines')
    // It is not packed yet: what is not done is not paid.
    const removed = readRemovedLines(lines, wanted, false)
    const context = { tx, jobs, actor, locked }
    if (isEverything(lines, removed)) return cancelLocked(context, note)
    // guard: offer-not-torn
    if (actor.role === 'customer') refuseTorn(locked.order.offers, lines, removed)
    // guard: exchange-cancelled-whole
    if (await exchangeTo(tx, orderId)) throw exchangeFailures.exchange_whole()
    return cancelSome(context, removed, { idempotencyKey, note })
  })
}

/** The free piece does not stay where the paid ones leave. @throws Failure offer_torn */
function refuseTorn(
  offers: LockedOrder['order']['offers'],
  lines: Awaited<ReturnType<typeof linesOf>>,
  removed: readonly RemovedLine[],
): void {
  const torn = tornOffer(
    offers,
    lines.map(({ id, pricePaise, quantity }) => {
      const gone = removed.find(({ line }) => line.id === id)?.pieces ?? 0
      return { id, pricePaise, before: quantity, left: quantity - gone }
    }),
  )
  if (!torn) return
  const message = torn.earnedBy ? m.giftTorn({ label: torn.label }) : m.piecesTorn({ label: torn.label })
  throw fulfilmentFailures.offer_torn({ message, errors: [{ field: 'lines', message }] })
}

/** Of chosen lines, what the shop began with and does not give back: such a service, or one of a chosen piece. */
const begunOf = (lines: Awaited<ReturnType<typeof linesOf>>, wanted: CancelPieces['lines']) => {
  const chosen = new Set(wanted.filter(({ pieces }) => pieces > 0).map(({ item }) => item))
  return lines.filter((line) => isWorkedOn(line) && (chosen.has(line.id) || chosen.has(line.forItemId ?? '')))
}

async function cancelSome(
  context: OrderContext,
  removed: readonly RemovedLine[],
  { idempotencyKey, note }: { idempotencyKey: string; note: string },
): Promise<readonly string[]> {
  const { tx, jobs, actor, locked } = context
  const { order } = locked
  const restocked = restockedPieces(removed)
  const texts = removed.map(pieceText)
  const valuePaise = valueOfPieces(removed)
  const eventId = await insertEvent(tx, {
    orderId: order.id,
    event: 'piecesCancelled',
    text: [...texts, note].filter(Boolean).join('\n'),
    actor,
  })
  const owedPaise = await refundPieces(context, removed, { idempotencyKey, valuePaise })
  await store.addCancelled(tx, order.id, removed)
  await creditPiecesOf(tx, locked, {
    reason: 'cancelled',
    pieces: new Map(removed.map(({ line, pieces }) => [line.id, pieces])),
    amountPaise: valuePaise,
  })
  const grandTotalPaise = order.grandTotalPaise - valuePaise
  await sendOrderMail(jobs, tx, 'piecesCancelled', { orderId: order.id, eventId, owedPaise })
  if (actor.role === 'admin') {
    await writeAudit(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'order.cancelPieces',
      subjectId: order.id,
      before: { grandTotalPaise: order.grandTotalPaise },
      after: { grandTotalPaise, pieces: texts.join('; '), ...(owedPaise ? { refundPaise: owedPaise } : {}) },
    })
  }
  return restock(context, restocked, 'cancellation')
}

/** @returns paise that go back, at once or when the payment comes in */
async function refundPieces(
  { tx, actor, locked }: OrderContext,
  removed: readonly RemovedLine[],
  { idempotencyKey, valuePaise }: { idempotencyKey: string; valuePaise: number },
): Promise<number> {
  const { order, payment } = locked
  const wanted = moneyOfCancelled(payment)
  // A part of what was paid may have gone back before, for whatever reason.
  const restPaise = wanted === 'refund' ? (await restOf(tx, locked)) + order.creditPaise : valuePaise
  const { moneyPaise: agreedPaise, creditPaise } = await splitOf(tx, locked, Math.min(valuePaise, restPaise))
  const money = agreedPaise === 0 ? 'none' : wanted
  await store.insertAdjustment(
    tx,
    { orderId: order.id, idempotencyKey, kind: 'cancelled', valuePaise, agreedPaise, creditPaise, money },
    removed,
  )
  // guard: due-down-to-advance
  const overpaidPaise = money === 'lessDue' ? await lessToPay(tx, locked, agreedPaise, actor) : 0
  if (money === 'refund') await oweRefund(tx, locked, { amountPaise: agreedPaise, actor })
  await giveBackCredit(tx, locked, creditPaise, actor)
  return money === 'lessDue' ? overpaidPaise : agreedPaise
}
