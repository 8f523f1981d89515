import { and, asc, count, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import { giftCards } from '#/features/credit/giftCard.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Day } from '#/platform/time/days.ts'
import { giftPurchases } from './giftPurchases.tables.ts'

/** Purchases that a list shows. */
const SHOWN = 100

const purchases = (db: Db) =>
  db
    .select({ purchase: giftPurchases, card: giftCards.state })
    .from(giftPurchases)
    .leftJoin(giftCards, eq(giftCards.id, giftPurchases.giftCardId))

/** Rows of `gift_cards` that an admin sold: not given away, and not bought online, whose money has a day of its own. */
// guard: cards-sold-by-hand
export const cardsSoldByHand = sql`gift_cards.paid_by <> 'free'
  and not exists (select from gift_purchases where gift_purchases.gift_card_id = gift_cards.id)`

export type PurchaseRow = Awaited<ReturnType<typeof purchasesOf>>[number]

/** The purchases of a customer, the newest first. */
export const purchasesOf = (db: Db, buyerId: string) =>
  purchases(db).where(eq(giftPurchases.buyerId, buyerId)).orderBy(desc(giftPurchases.createdAt)).limit(SHOWN)

/** All purchases, the newest first. */
export const soldCards = (db: Db) => purchases(db).orderBy(desc(giftPurchases.createdAt)).limit(SHOWN)

export async function findPurchase(db: Db, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await purchases(db).where(eq(giftPurchases.id, id))
  return row
}

export type Purchase = typeof giftPurchases.$inferSelect

/** The purchase of a number, as buyers and banks name it. */
export async function findPurchaseByNumber(db: Db, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: giftPurchases.id })
    .from(giftPurchases)
    .where(eq(giftPurchases.number, number))
  return row?.id
}

/** Locks a purchase until the transaction ends. @param buyerId its buyer, or 'anyone' for admins */
export async function lockPurchase(tx: Db, id: string, buyerId: string): Promise<Purchase | undefined> {
  const [row] = await tx
    .select()
    .from(giftPurchases)
    .where(
      and(
        eq(giftPurchases.id, id),
        // guard: own-gift-purchase
        buyerId === 'anyone' ? undefined : eq(giftPurchases.buyerId, buyerId),
      ),
    )
    .for('no key update')
  return row
}

/** How many of a customer's purchases wait for their money. */
export async function countAwaited(tx: Db, buyerId: string): Promise<number> {
  const [row] = await tx
    .select({ many: count() })
    .from(giftPurchases)
    .where(and(eq(giftPurchases.buyerId, buyerId), eq(giftPurchases.state, 'awaited')))
  return row?.many ?? 0
}

/** @returns the id of the purchase of this key, whether it is new or was there */
export async function insertPurchase(
  tx: Db,
  purchase: typeof giftPurchases.$inferInsert,
): Promise<{ readonly id: string; readonly buyerId: string | null } | undefined> {
  await tx
    .insert(giftPurchases)
    .values(purchase)
    .onConflictDoNothing({ target: giftPurchases.idempotencyKey })
  const [row] = await tx
    .select({ id: giftPurchases.id, buyerId: giftPurchases.buyerId })
    .from(giftPurchases)
    .where(eq(giftPurchases.idempotencyKey, purchase.idempotencyKey))
  return row
}

export type PurchaseChange = Partial<
  Pick<
    typeof giftPurchases.$inferInsert,
    'state' | 'reference' | 'refundReference' | 'giftCardId' | 'paidAt' | 'refundedAt'
  >
>

/** Changes a locked purchase. */
export async function updatePurchase(tx: Db, id: string, change: PurchaseChange): Promise<void> {
  await tx.update(giftPurchases).set(change).where(eq(giftPurchases.id, id))
}

/** Ids of paid purchases whose day has come. */
export async function dueToSend(db: Db, today: Day): Promise<string[]> {
  const rows = await db
    .select({ id: giftPurchases.id })
    .from(giftPurchases)
    .where(
      and(
        eq(giftPurchases.state, 'paid'),
        // guard: gift-card-on-its-day
        lte(giftPurchases.sendOn, today),
      ),
    )
    .orderBy(asc(giftPurchases.createdAt))
    .limit(SHOWN)
  return rows.map(({ id }) => id)
}

/** What buyers know the rest by. */
export const ofBuyer = (buyerId: string) => eq(giftPurchases.buyerId, buyerId)

/** Holds a buyer until the transaction ends: whatever else they buy waits. @returns whether the account is there */
export async function lockBuyer(tx: Db, buyerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, buyerId))
    // guard: gift-buyer-locked
    .for('no key update')
  return row !== undefined
}

/** The address of a buyer, as it is now. */
export async function emailOf(db: Db, buyerId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, buyerId))
  return row?.email
}

const nobody = { recipientEmail: '', greeting: '' }

/** Takes a buyer out of purchases; what was paid stays in the books, and a card that is still to be sent goes to whom it is for. */
export async function forgetBuyer(tx: Db, buyerId: string): Promise<void> {
  const own = ofBuyer(buyerId)
  await tx
    .update(giftPurchases)
    .set({ state: 'cancelled' })
    .where(and(own, eq(giftPurchases.state, 'awaited')))
  await tx
    .update(giftPurchases)
    .set(nobody)
    .where(and(own, ne(giftPurchases.state, 'paid')))
  await tx.update(giftPurchases).set({ buyerId: null, buyerName: '' }).where(own)
}

/** Forgets whom a card was for that was sent. */
export const forgetRecipient = (tx: Db, id: string) =>
  tx.update(giftPurchases).set(nobody).where(eq(giftPurchases.id, id))
