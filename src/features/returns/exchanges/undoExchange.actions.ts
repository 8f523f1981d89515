import { insertCreditLine } from '#/features/credit/credit.store.ts'
import { giveBackCredit } from '#/features/credit/giveBackCredit.actions.ts'
import type { Author } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import { backOfUndone, isBoundByOffer } from '#/features/orders/rules/exchanges.rules.ts'
import type { Step } from '#/features/orders/rules/life.rules.ts'
import { oweRefund } from '#/features/refunds/oweRefund.actions.ts'
import type { Db } from '#/platform/db/database.ts'
import { exchangeFailures } from './exchanges.failures.ts'
import { exchangeTo, setUndone } from './exchanges.store.ts'

/**
 * A locked order that was placed for an exchange is cancelled, and the credit that paid for it was given back just now:
 * that credit was never the customer's to keep. It is taken again, and the earlier order is as if there had been no
 * exchange: its return goes on as one for money. What is back already is owed at once. Orders are locked from the new one
 * to the earlier one, by everybody who wants both.
 * @throws Failure exchange_offer (a customer's, of pieces of an offer that are back)
 */
export async function undoExchange(
  tx: Db,
  { order }: LockedOrder,
  { holdsForOffer }: Pick<Step, 'holdsForOffer'>,
  actor: Author,
): Promise<void> {
  const found = await exchangeTo(tx, order.id)
  const earlier = found && (await lockOrder(tx, 'anyone', found.fromOrderId))
  // Once more, now that nobody else can change it.
  const exchange = await exchangeTo(tx, order.id)
  if (!earlier || !exchange || order.customerId === null) return
  // guard: exchange-offer-kept
  if (holdsForOffer && isBoundByOffer(exchange, order.offers)) throw exchangeFailures.exchange_offer()
  const totalPaise = exchange.moneyPaise + exchange.creditPaise
  // guard: exchange-credit-taken-back
  await insertCreditLine(tx, {
    customerId: order.customerId,
    amountPaise: -totalPaise,
    cause: 'withdrawn',
    note: 'The exchange that it paid for was cancelled',
    orderId: order.id,
    actor,
  })
  await setUndone(tx, exchange)
  await insertEvent(tx, {
    orderId: earlier.order.id,
    event: 'exchangeUndone',
    text: `Order ${order.number}`,
    actor,
  })
  const back = backOfUndone(exchange)
  if (back.moneyPaise > 0) await oweRefund(tx, earlier, { amountPaise: back.moneyPaise, actor })
  await giveBackCredit(tx, earlier, back.creditPaise, actor)
}
