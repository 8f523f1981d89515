import { giveBackStock, type Reason } from '#/features/catalog/stock/stock.store.ts'
import { giveBackCredit } from '#/features/credit/giveBackCredit.actions.ts'
import { creditPiecesOf } from '#/features/invoices/issueCreditNote.actions.ts'
import type { OrderContext, StepChange } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, setStatus } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { coveredPaise } from '#/features/orders/rules/exchanges.rules.ts'
import type { Step } from '#/features/orders/rules/life.rules.ts'
import {
  type AdjustmentKind,
  creditReasonOf,
  everythingLeft,
  mostPaise,
  piecesByProduct,
  pieceText,
  proposedPaise,
  type RemovedLine,
  type RestockedPieces,
  type ReturnReason,
  removedLines,
  restockedPieces,
  valueOfPieces,
} from '#/features/orders/rules/returns.rules.ts'
import { kindBack, oweRefund, restOf, splitOf, tooMuch } from '#/features/refunds/oweRefund.actions.ts'
import { reverseFeePaise } from '#/features/shop/fees.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { coverExchange, openExchange } from './exchanges/exchanges.store.ts'
import { endReturnRequest } from './returnRequests.store.ts'
import { returnFailures } from './returns.failures.ts'
import * as store from './returns.store.ts'

/** What leaves a locked order that was sent, and on which terms. */
export interface TakeBack {
  /** What the order comes to once nothing of it stays with the customer. */
  readonly step: Step
  readonly kind: Exclude<AdjustmentKind, 'cancelled'>
  readonly removed: readonly RemovedLine[]
  /** Whether nothing of the order stays with the customer. */
  readonly isAll: boolean
  /** Paise that go back; undefined: what the shop proposes, as far as it was paid. */
  readonly wantedPaise?: number | undefined
  readonly idempotencyKey?: string | undefined
  readonly reason?: ReturnReason | undefined
  readonly note: string
}

/**
 * All that is left of a locked order came back, or its parcel did not arrive.
 * @returns the products whose stock rose
 * @throws Failure restock_wrong, refund_too_much
 */
export async function takeBackAll(context: OrderContext, step: Step, change: StepChange) {
  const { tx, locked } = context
  const kind = step.asks === 'outcome' ? (change.outcome ?? 'refused') : 'returned'
  const lines = await linesOf(tx, locked.order.id)
  const isLost = kind === 'lost'
  const all = everythingLeft(lines, change.restock)
  if (!all || (isLost && change.restock?.some(({ quantity }) => quantity > 0))) throw restockWrong('restock')
  // guard: lost-parcel-not-restocked
  const removed = removedLines(lines, isLost ? all.map((line) => ({ ...line, restock: 0 })) : all, !isLost)
  if (!Array.isArray(removed)) throw restockWrong('restock')
  const { refundPaise: wantedPaise, note } = change
  return takeBack(context, { step, kind, removed, isAll: true, wantedPaise, note })
}

/** @param field of the form */
export function restockWrong(field: string) {
  const { message } = returnFailures.restock_wrong()
  return returnFailures.restock_wrong({ errors: [{ field, message }] })
}

/**
 * Pieces of a locked order are back, or lost: lines, status, timeline, money, credit note, mail, audit and stock in the
 * caller's transaction. @returns the products whose stock rose
 * @throws Failure refund_too_much
 */
export async function takeBack(context: OrderContext, what: TakeBack): Promise<readonly string[]> {
  const { tx, jobs, actor, locked } = context
  const { order } = locked
  const { step, kind, removed, isAll, reason, note } = what
  const status = isAll ? step.to : order.status
  const event = isAll ? step.to : 'piecesReturned'
  const texts = removed.map(pieceText)
  const isWhole = isAll && removed.every(({ line, pieces }) => pieces === line.quantity)
  if (isAll) await setStatus(tx, order.id, { status })
  // For the customer's eyes, too.
  const text = [...(isWhole ? [] : texts), note].filter(Boolean).join('\n')
  const eventId = await insertEvent(tx, { orderId: order.id, event, text, actor })
  const owedPaise = await refundPieces(context, what)
  await store.addReturned(tx, removed)
  // guard: return-closes-request
  await endReturnRequest(tx, order.id, { state: 'closed' })
  await sendOrderMail(jobs, tx, event, { orderId: order.id, eventId, owedPaise })
  const restocked = restockedPieces(removed)
  await writeAudit(tx, {
    actorId: actor.id,
    actorName: actor.name,
    action: `order.${step.action}`,
    subjectId: order.id,
    before: { status: order.status },
    after: {
      status,
      ...(kind !== 'returned' && { outcome: kind }),
      ...(!isWhole && { pieces: texts.join('; ') }),
      ...(reason && { reason }),
      ...(owedPaise ? { refundPaise: owedPaise } : {}),
      // By their names: nobody knows a product by its id.
      restocked: removed.flatMap((one) =>
        one.restock > 0 ? [pieceText({ ...one, pieces: one.restock })] : [],
      ),
    },
  })
  return restock(context, restocked, 'return')
}

/** Last of a transaction, because other customers wait for these products from here to its end. */
export async function restock(
  { tx, actor, locked }: Pick<OrderContext, 'tx' | 'actor' | 'locked'>,
  restocked: readonly RestockedPieces[],
  cause: Reason['cause'],
): Promise<readonly string[]> {
  if (restocked.length === 0) return []
  await giveBackStock(tx, restocked, { cause, orderId: locked.order.id, actorId: actor.id })
  return [...piecesByProduct(restocked).keys()]
}

/** Paise that go back when nobody says how much: of a return the shop keeps what fetching it costs. */
async function proposalOf(tx: Db, kind: TakeBack['kind'], valuePaise: number): Promise<number> {
  // What never arrived was not sent back by the customer.
  if (kind !== 'returned') return valuePaise
  return proposedPaise(valuePaise, reverseFeePaise(await readSettings(tx)))
}

/**
 * What of an order at the door goes back that is over before it was paid: its store credit, and of the part that came first
 * all, unless the shop says less.
 */
async function unpaidBack(tx: Db, locked: LockedOrder, wantedPaise: number | undefined): Promise<number> {
  const { creditPaise } = locked.order
  const advancePaise = await restOf(tx, locked)
  return creditPaise + Math.min(wantedPaise ?? advancePaise, advancePaise)
}

/** The money of pieces that leave, before they do. @returns paise that are owed back at once */
async function refundPieces({ tx, locked, actor }: OrderContext, what: TakeBack): Promise<number> {
  const { order, payment } = locked
  const { kind, removed, isAll, wantedPaise, idempotencyKey, reason } = what
  const isPaid = payment.status === 'Completed'
  const valuePaise = valueOfPieces(removed)
  const exchange = kind === 'returned' ? await openExchange(tx, order.id) : undefined
  const openPaise = exchange?.openPaise ?? 0
  const restPaise = isPaid ? (await restOf(tx, locked)) + order.creditPaise + openPaise : undefined
  const most = mostPaise(valuePaise, restPaise)
  // Of an order that was never paid and is over now no money is due any more, whatever was said; its store credit and a first part were paid.
  const backPaise =
    !isPaid && isAll
      ? await unpaidBack(tx, locked, wantedPaise)
      : // What is exchanged is worth what it cost.
        (wantedPaise ?? Math.min(most, exchange ? valuePaise : await proposalOf(tx, kind, valuePaise)))
  if (backPaise > most) throw tooMuch(most, 'refund')
  // guard: exchange-paid-once
  const covered = coveredPaise(openPaise, backPaise)
  const { moneyPaise: agreedPaise, creditPaise } = await splitOf(tx, locked, backPaise - covered)
  if (exchange) await coverExchange(tx, exchange.id, covered)
  // guard: undelivered-advance-back
  const isHere = isPaid || isAll
  const money = agreedPaise === 0 ? 'none' : isHere ? 'refund' : 'onPayment'
  await store.insertAdjustment(
    tx,
    {
      orderId: order.id,
      idempotencyKey,
      kind,
      valuePaise,
      agreedPaise,
      creditPaise: creditPaise + covered,
      money,
      reason,
    },
    removed,
  )
  if (money === 'refund')
    await oweRefund(tx, locked, { amountPaise: agreedPaise, actor, kind: kindBack(payment) })
  await giveBackCredit(tx, locked, creditPaise, actor)
  await creditPiecesOf(tx, locked, {
    reason: creditReasonOf[kind],
    pieces: new Map(removed.map(({ line, pieces }) => [line.id, pieces])),
    // Of an order that was never paid and is over nothing of the invoice is left.
    amountPaise: !isPaid && isAll ? Infinity : backPaise,
  })
  return money === 'refund' ? agreedPaise : 0
}
