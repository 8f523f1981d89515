import { raiseAlerts } from '#/features/alerts/raiseAlerts.actions.ts'
import { withdrawCard } from '#/features/credit/giftCard.store.ts'
import type { Actor, Author, Deps } from '#/features/orders/context.ts'
import { writeAudit } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { failures } from '#/platform/http/failure.ts'
import type { Day } from '#/platform/time/days.ts'
import { giftPurchaseFailures } from './giftPurchases.failures.ts'
import { MOST_AWAITED, type PurchaseState, stateOf } from './giftPurchases.rules.ts'
import * as store from './giftPurchases.store.ts'

export interface NewPurchase {
  readonly idempotencyKey: string
  readonly valuePaise: number
  readonly recipientEmail: string
  readonly greeting: string
  readonly sendOn: Day
}

/**
 * Writes down that somebody wants to buy a gift card: it is paid next. The same key again buys nothing.
 * @returns its id
 * @throws Failure too_many_gift_cards, not_found (the account is gone, or the key is somebody else's)
 */
export function buyGiftCard(
  db: Db,
  buyer: { readonly id: string; readonly name: string },
  purchase: NewPurchase,
): Promise<string> {
  return db.transaction(async (tx) => {
    // One after the other, so that no number of them at once gets past the limit.
    if (!(await store.lockBuyer(tx, buyer.id))) throw failures.not_found()
    const row = await store.insertPurchase(tx, {
      ...purchase,
      ...{ id: newId(), buyerId: buyer.id, buyerName: buyer.name },
    })
    if (row?.buyerId !== buyer.id) throw failures.not_found()
    // guard: awaited-gift-cards
    if ((await store.countAwaited(tx, buyer.id)) > MOST_AWAITED)
      throw giftPurchaseFailures.too_many_gift_cards()
    return row.id
  })
}

/** Keeps the bank's reference of a payment that is awaited, and tells the admins. @throws Failure not_found, gift_purchase_over */
export function giveGiftReference(
  { db, jobs }: Deps,
  buyerId: string,
  id: string,
  reference: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const purchase = await store.lockPurchase(tx, id, buyerId)
    if (!purchase) throw failures.not_found()
    if (purchase.state !== 'awaited') throw giftPurchaseFailures.gift_purchase_over()
    if (purchase.reference === reference) return
    await store.updatePurchase(tx, id, { reference })
    await raiseAlerts(jobs, tx, [
      {
        kind: 'giftCardReference',
        subjectId: id,
        label: String(purchase.number),
        amount: purchase.valuePaise,
      },
    ])
  })
}

/**
 * Its buyer gives a gift card up: before the money came it is cancelled, afterwards its money is owed back, and a code that
 * was sent is worth nothing. Again has no effect.
 * @throws Failure not_found, gift_card_spent when somebody redeemed it
 */
export function giveUpGiftCard(db: Db, buyerId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const purchase = await store.lockPurchase(tx, id, buyerId)
    if (!purchase) throw failures.not_found()
    const { state, giftCardId } = purchase
    if (state === 'awaited') return store.updatePurchase(tx, id, { state: 'cancelled' })
    if (state !== 'paid' && state !== 'sent') return
    const card = giftCardId === null ? undefined : (await store.findPurchase(tx, id))?.card
    // Whoever redeems it at this moment comes first or finds it withdrawn.
    // guard: gift-card-given-up-unspent
    if (giftCardId !== null && !(await withdrawCard(tx, giftCardId)) && card !== 'withdrawn') {
      throw giftPurchaseFailures.gift_card_spent()
    }
    await store.updatePurchase(tx, id, { state: 'owed' })
  })
}

/** A step of an admin: from which states it leads to which. */
async function take(
  tx: Db,
  actor: Actor,
  id: string,
  { from, to, change = {} }: { from: PurchaseState; to: PurchaseState; change?: store.PurchaseChange },
): Promise<void> {
  const purchase = await store.lockPurchase(tx, id, 'anyone')
  if (!purchase) throw failures.not_found()
  if (purchase.state === to) return
  const card = (await store.findPurchase(tx, id))?.card ?? null
  // guard: gift-purchase-step
  if (stateOf(purchase.state, card) !== from) throw giftPurchaseFailures.gift_purchase_over()
  await store.updatePurchase(tx, id, { ...change, state: to })
  await writeAudit(tx, {
    actorId: actor.id,
    actorName: actor.name,
    action: to === 'paid' ? 'giftPurchase.approve' : 'giftPurchase.refund',
    subjectId: id,
    before: { state: from },
    after: { state: to, number: purchase.number, valuePaise: purchase.valuePaise },
  })
}

/**
 * The bank says that the money of a locked purchase is there, or an admin that a payment is its: the code goes out on its day,
 * and of a purchase that was given up the money is owed back. Again has no effect.
 */
export async function recordGiftMoney(tx: Db, purchase: store.Purchase, actor?: Author): Promise<void> {
  const { id, number, valuePaise, state: from, paidAt } = purchase
  // guard: gift-paid-once
  if (paidAt !== null) return
  const state = from === 'awaited' ? 'paid' : 'owed'
  await store.updatePurchase(tx, id, { state, paidAt: new Date() })
  if (!actor) return
  await writeAudit(tx, {
    actorId: actor.id,
    actorName: actor.name,
    action: 'giftPurchase.approve',
    subjectId: id,
    before: { state: from },
    after: { state, number, valuePaise },
  })
}

/** An admin saw the money of a gift card. Again has no effect. @throws Failure not_found, gift_purchase_over */
export const approveGiftCard = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction((tx) => take(tx, actor, id, { from: 'awaited', to: 'paid', change: { paidAt: new Date() } }))

/** An admin sent the money back. Again has no effect. @throws Failure not_found, gift_purchase_over */
export const refundGiftCard = (db: Db, actor: Actor, id: string, refundReference: string): Promise<void> =>
  db.transaction((tx) =>
    take(tx, actor, id, {
      from: 'owed',
      to: 'refunded',
      change: { refundReference, refundedAt: new Date() },
    }),
  )
