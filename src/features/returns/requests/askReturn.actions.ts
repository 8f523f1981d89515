import { isDeepStrictEqual } from 'node:util'
import { raiseAlerts } from '#/features/alerts/raiseAlerts.actions.ts'
import type { Actor, Deps } from '#/features/orders/context.ts'
import { insertEvent, lockOrder } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { sendOrderMail } from '#/features/orders/mails/sendOrderMail.ts'
import { piecesOfOffers } from '#/features/orders/rules/offerPieces.rules.ts'
import { isGoods } from '#/features/orders/rules/orderedServices.rules.ts'
import {
  asksOfferPieces,
  asksSameAgain,
  deliveredAt,
  type RequestedLine,
  refuseRequest,
} from '#/features/orders/rules/returnRequests.rules.ts'
import { type OrderLine, pieceText } from '#/features/orders/rules/returns.rules.ts'
import type { AskReturn } from '#/features/orders/schema/returnRequests.schema.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { exchangeFailures } from '../exchanges/exchanges.failures.ts'
import { exchangeTo, namesOfOneDesign } from '../exchanges/exchanges.store.ts'
import { m } from '../messages/returns.messages.ts'
import { readRemovedLines } from '../removedLines.ts'
import * as store from '../returnRequests.store.ts'
import { returnRequestFailures } from './returnRequests.failures.ts'

/** What is wanted instead is another size, or another piece of the design. @returns the lines with its names @throws Failure not_exchangeable */
async function withNames(
  tx: Db,
  lines: readonly OrderLine[],
  asked: readonly RequestedLine[],
): Promise<readonly RequestedLine[]> {
  const pairs = asked.flatMap(({ item, instead }) => {
    const product = lines.find(({ id }) => id === item)?.productId
    return instead && product ? [{ product, instead: instead.product }] : []
  })
  if (pairs.length === 0) return asked
  const names = await namesOfOneDesign(tx, pairs)
  // guard: exchange-one-design
  if (!names) {
    const { message } = exchangeFailures.not_exchangeable()
    throw exchangeFailures.not_exchangeable({ errors: [{ field: 'lines', message }] })
  }
  return asked.map(({ instead, ...line }) =>
    instead ? { ...line, instead: { ...instead, name: names.get(instead.product) } } : line,
  )
}

/** What was asked for, as it was sent. */
const sentLines = (lines: readonly RequestedLine[]) =>
  lines.map(({ item, pieces, instead }) => ({
    item,
    pieces,
    ...(instead && { instead: { product: instead.product, size: instead.size } }),
  }))

/**
 * A customer asks the shop to take pieces of an own, delivered order back: request, event and alert in one transaction.
 * The same `requestId` again has no effect, whatever became of the request.
 * @throws Failure not_found (also for somebody else's order), request_id_reused, not_delivered, nothing_left,
 *   request_open, too_late, only_faulty, unknown_line, no_pieces, pieces_gone, offer_pieces, exchanged_once,
 *   exchange_same, not_exchangeable
 */
export function askReturn(
  { db, jobs }: Deps,
  actor: Actor,
  orderId: string,
  { requestId, lines: wanted, reason, words, payBy: asksToPayBy }: AskReturn,
  now: () => Date = () => new Date(),
): Promise<void> {
  return db.transaction(async (tx) => {
    // guard: own-order-only
    const locked = await lockOrder(tx, { customerId: actor.id }, orderId)
    if (!locked) throw failures.not_found()
    const asked = wanted.filter(({ pieces }) => pieces > 0)
    const isExchange = asked.some(({ instead }) => instead)
    const payBy = isExchange ? (asksToPayBy ?? 'upi') : null
    const known = await store.findReturnRequest(tx, requestId)
    if (known) {
      const before = {
        orderId: known.orderId,
        lines: sentLines(known.lines),
        reason: known.reason,
        words: known.words,
        payBy: known.payBy,
      }
      if (isDeepStrictEqual(before, { orderId, lines: sentLines(asked), reason, words, payBy })) return
      throw returnRequestFailures.request_id_reused()
    }
    const lines = await linesOf(tx, orderId)
    const order = {
      status: locked.order.status,
      deliveredAt: deliveredAt(await store.eventTimes(tx, orderId)),
      // What was done with them goes where they go.
      lines: lines.filter(isGoods),
      requests: await store.requestsOf(tx, orderId),
    }
    const refusal = refuseRequest(order, await readSettings(tx), reason, now())
    if (refusal) throw returnRequestFailures[refusal]()
    const text = readRemovedLines(lines, wanted).map(pieceText).join('\n')
    const isExchanged = (await exchangeTo(tx, orderId)) !== undefined
    const ofOffers = (item: string) => piecesOfOffers(locked.order.offers, order.lines, item)
    // guard: offer-pieces-stay
    if (asksOfferPieces(asked, order.lines, reason, ofOffers)) {
      const message = isExchanged ? m.offerPieces() : m.offerPiecesOtherSize()
      throw returnRequestFailures.offer_pieces({ message, errors: [{ field: 'lines', message }] })
    }
    // guard: exchanged-once
    if (isExchange && isExchanged) throw exchangeFailures.exchanged_once()
    // guard: exchange-not-the-same
    if (asksSameAgain(asked, order.lines, reason)) {
      const { message } = exchangeFailures.exchange_same()
      throw exchangeFailures.exchange_same({ errors: [{ field: 'lines', message }] })
    }
    const named = await withNames(tx, lines, asked)
    const request = { id: requestId, orderId, lines: named, reason, words, payBy }
    if (!(await store.insertReturnRequest(tx, request))) throw returnRequestFailures.request_id_reused()
    const eventId = await insertEvent(tx, { orderId, event: 'returnRequested', text, actor })
    await sendOrderMail(jobs, tx, 'returnRequested', { orderId, eventId })
    await raiseAlerts(jobs, tx, [
      { kind: 'returnRequested', subjectId: orderId, label: String(locked.order.number), amount: null },
    ])
  })
}
