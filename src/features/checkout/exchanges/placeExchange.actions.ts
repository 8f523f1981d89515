import { cartFailures } from '#/features/cart/cart.failures.ts'
import { leftText } from '#/features/cart/leftText.rules.ts'
import { lookAtGoods, type OrderedLine } from '#/features/cart/ordering.store.ts'
import { usableCredit } from '#/features/credit/credit.rules.ts'
import { insertCreditLine, takeSpent } from '#/features/credit/credit.store.ts'
import { giveBackCredit } from '#/features/credit/giveBackCredit.actions.ts'
import type { OrderContext } from '#/features/orders/context.ts'
import { insertEvent } from '#/features/orders/life.store.ts'
import { linesOf } from '#/features/orders/lines.store.ts'
import { insertPlacedMails } from '#/features/orders/mails/sendOrderMail.ts'
import { offersAlong } from '#/features/orders/rules/offerPieces.rules.ts'
import { discountOfPieces, valueOfPieces } from '#/features/orders/rules/returns.rules.ts'
import { splitOf } from '#/features/refunds/oweRefund.actions.ts'
import { insertRefund, setSent } from '#/features/refunds/refunds.store.ts'
import { exchangeFailures } from '#/features/returns/exchanges/exchanges.failures.ts'
import { insertExchange } from '#/features/returns/exchanges/exchanges.store.ts'
import type { Exchanged, WantedExchange } from '#/features/returns/exchanges/placeExchange.ts'
import { newId } from '#/platform/db/ids.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { checkoutFailures } from '../checkout.failures.ts'
import { writeOrders } from '../checkout.store.ts'
import { decideInTurn, goodsTaken } from '../firstCome.rules.ts'
import { m } from '../messages/checkout.messages.ts'
import { rowsOf } from '../newOrders.ts'
import { deliveryKey } from '../openOrders.rules.ts'
import { noReductions } from '../reductions.rules.ts'
import { differenceMethod } from './differenceMethod.ts'

/**
 * Places the order for an exchange: by the rules of every order, with its stock taken at once. What comes back pays for it
 * in advance, as store credit that was the customer's money; a difference is to be paid as it was chosen, or by UPI where the guard
 * of cash would ask anything.
 * @returns the products whose stock fell
 * @throws Failure exchange_unpaid, exchange_no_account, out_of_stock (names the lines), nothing_to_sell
 */
export async function placeExchange(
  context: OrderContext,
  wanted: WantedExchange,
): Promise<readonly string[]> {
  const { order, payment } = context.locked
  if (order.customerId === null) throw exchangeFailures.exchange_no_account()
  // guard: exchange-paid-for
  if (payment.status !== 'Completed') throw exchangeFailures.exchange_unpaid()
  const customerId = order.customerId
  for (;;) {
    // A part of the transaction, so that nothing stays of a try in which somebody else was faster.
    const placed = await context.tx
      .transaction((tx) => tryToPlace({ ...context, tx }, customerId, wanted))
      .catch(again)
    if (placed !== 'overtaken') return placed
  }
}

/** Told on the page of the new order, whose customer had chosen to pay at the door. @param paise the difference */
const notInCash = (paise: number): string =>
  `The difference of ${formatPaise(paise)} is paid by UPI: we do not take cash at the door for this order.`

class Overtaken extends Error {}

function again(error: unknown): 'overtaken' {
  if (error instanceof Overtaken) return 'overtaken'
  throw error
}

async function tryToPlace(context: OrderContext, customerId: string, wanted: WantedExchange) {
  const { tx, jobs, locked, actor } = context
  const { requestId, exchanged, payBy, waits } = wanted
  const { order } = locked
  const seen = await lookAtGoods(
    tx,
    exchanged.map(({ instead, pieces }) => ({
      ...{ id: newId(), productId: instead.product, size: instead.size, quantity: pieces },
    })),
  )
  const asChosen = {
    billingAddress: { ...order.billingAddress, payment: payBy },
    deliveryAddress: order.deliveryAddress ?? undefined,
  }
  const buyer = {
    customerId,
    contact: order.billingAddress.contact,
    deliveryKey: deliveryKey(order.deliveryAddress ?? order.billingAddress),
  }
  const [decided] = decideInTurn([{ cartId: requestId, buyer, lines: grantedLines(seen, exchanged) }], [])
  const decision = decided?.decision
  if (decision?.is === 'short') throw outOfStock(decision.lines)
  if (decision?.is !== 'granted') throw checkoutFailures.nothing_to_sell()
  const { lines } = decision
  const moved = exchanged.flatMap((was, at) => {
    const becomes = lines[at]?._id
    return becomes === undefined ? [] : [{ ...was, becomes }]
  })
  const reductions = {
    ...noReductions,
    byLine: reductionsOf(lines, exchanged),
    // guard: exchanged-offer-kept
    offers: offersAlong(order.offers, await linesOf(tx, order.id), moved),
  }
  const totalPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
  const reducedPaise = [...reductions.byLine.values()].reduce((sum, paise) => sum + paise, 0)
  const worth = usableCredit(valueOfPieces(exchanged), totalPaise - reducedPaise)
  const { moneyPaise, creditPaise } = await splitOf(tx, locked, worth)
  const differencePaise = totalPaise - reducedPaise - worth
  const payment = await differenceMethod(tx, asChosen, buyer, { amountPaise: differencePaise, lines })
  const request = {
    ...{ cartId: requestId, customer: { id: customerId, name: order.customerName } },
    ...{ ...asChosen, device: order.device, billingAddress: { ...asChosen.billingAddress, payment } },
  }
  const rows = rowsOf(request, lines, reductions, moneyPaise + creditPaise)
  const refundId = await advance(context, customerId, { moneyPaise, creditPaise })
  const spent = { orderId: rows.order.id, customerId, paise: rows.order.creditPaise }
  const written = await writeOrders(
    tx,
    [{ ...decision, ...rows, version: undefined }],
    goodsTaken([decision], 0),
    { wanted: [], uses: [] },
    [],
    {
      // Named, because a connection knows the statement by what is part of it.
      exchange_mails: await insertPlacedMails(jobs, [rows.order.id]),
      ...(spent.paise > 0 && { credit_spent: takeSpent([spent]) }),
    },
  )
  const number = written?.[0]?.rows.order.number
  if (number === undefined) throw new Overtaken()
  const money = { moneyPaise, creditPaise, openPaise: moneyPaise + creditPaise }
  await insertExchange(tx, {
    ...{ id: requestId, fromOrderId: order.id, toOrderId: rows.order.id },
    ...{ fromNumber: order.number, toNumber: number, refundId, waits, ...money },
  })
  if (refundId) await setSent(tx, refundId, { kind: 'credit', reference: `order ${number}`, note: '', actor })
  await insertEvent(tx, { orderId: order.id, event: 'exchanged', text: `Order ${number}`, actor })
  if (payment !== payBy) {
    const text = notInCash(differencePaise)
    await insertEvent(tx, { orderId: rows.order.id, event: 'exchanged', text, actor })
  }
  return [...new Set(lines.map(({ product }) => product._id))]
}

/** What was looked at, in the order in which it was asked for; what is gone has nothing to be had. */
const grantedLines = (seen: readonly (OrderedLine | undefined)[], exchanged: readonly Exchanged[]) => {
  const gone = exchanged.filter((_one, at) => seen[at] === undefined)
  if (gone.length > 0) throw cartFailures.out_of_stock({ message: m.goneInstead() })
  return seen.flatMap((line) => line ?? [])
}

/** What was reduced on a piece stays reduced on another size of it, as far as that costs something. */
function reductionsOf(lines: readonly OrderedLine[], exchanged: readonly Exchanged[]): Map<string, number> {
  return new Map(
    lines.flatMap((line, at): [string, number][] => {
      const was = exchanged[at]
      if (!was || was.line.productId !== line.product._id) return []
      return [[line._id, Math.min(discountOfPieces([was]), line.pricePaise * line.quantity)]]
    }),
  )
}

function outOfStock(lines: readonly OrderedLine[]) {
  const message = [...new Set(lines.map(({ product }) => leftText(product)))].join(' ')
  return cartFailures.out_of_stock({ message, errors: [{ field: 'lines', message }] })
}

/** What comes back becomes credit before it is there, for the order that is placed next. @returns the refund that it is, if any of it is money */
async function advance(
  { tx, locked, actor }: OrderContext,
  customerId: string,
  { moneyPaise, creditPaise }: { readonly moneyPaise: number; readonly creditPaise: number },
): Promise<string | null> {
  await giveBackCredit(tx, locked, creditPaise, actor)
  if (moneyPaise === 0) return null
  const orderId = locked.order.id
  const refundId = await insertRefund(tx, { orderId, amountPaise: moneyPaise, kind: 'credit' })
  const line = { customerId, amountPaise: moneyPaise, cause: 'refund' as const, orderId, refundId }
  await insertCreditLine(tx, { ...line, note: 'Exchange', actor })
  return refundId
}
