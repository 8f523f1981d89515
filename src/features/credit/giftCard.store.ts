import { and, count, desc, eq, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { giftCards } from './giftCard.tables.ts'

const ofCard = {
  id: giftCards.id,
  lastFour: giftCards.lastFour,
  valuePaise: giftCards.valuePaise,
  state: giftCards.state,
  paidBy: giftCards.paidBy,
  reference: giftCards.reference,
  recipientEmail: giftCards.recipientEmail,
  issuerName: giftCards.issuerName,
  redeemedBy: giftCards.redeemedBy,
  redeemerName: users.name,
  endedAt: giftCards.endedAt,
  createdAt: giftCards.createdAt,
}

const cards = (db: Db) =>
  db.select(ofCard).from(giftCards).leftJoin(users, eq(users.id, giftCards.redeemedBy))

export type GiftCardRow = Awaited<ReturnType<typeof listCards>>[number]

/** A page of the cards, the newest first. */
export const listCards = (db: Db, { page, limit }: { readonly page: number; readonly limit: number }) =>
  cards(db)
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(limit)
    .offset((page - 1) * limit)

/** How many cards there are, and paise of those that somebody may still redeem. */
export async function sumCards(db: Db): Promise<{ total: number; openPaise: number }> {
  const [row] = await db
    .select({
      total: count(),
      openPaise:
        sql`coalesce(sum(${giftCards.valuePaise}) filter (where ${giftCards.state} = 'issued'), 0)`.mapWith(
          Number,
        ),
    })
    .from(giftCards)
  return row ?? { total: 0, openPaise: 0 }
}

export async function findCard(db: Db, id: string): Promise<GiftCardRow | undefined> {
  const [row] = await cards(db).where(eq(giftCards.id, id))
  return row
}

/** @returns whether it is new: false where one was issued under this key before */
export async function insertCard(tx: Db, card: typeof giftCards.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx
    .insert(giftCards)
    .values(card)
    .onConflictDoNothing({ target: giftCards.idempotencyKey })
  return rowCount === 1
}

/** Makes a card somebody's; whoever comes later waits for the first, and finds it taken. */
export async function takeCard(tx: Db, codeHash: string, customerId: string) {
  const [row] = await tx
    .update(giftCards)
    .set({ state: 'redeemed', redeemedBy: customerId, endedAt: sql`clock_timestamp()` })
    // guard: gift-card-once
    .where(and(eq(giftCards.codeHash, codeHash), eq(giftCards.state, 'issued')))
    .returning({ id: giftCards.id, valuePaise: giftCards.valuePaise, lastFour: giftCards.lastFour })
  return row
}

/** Whether this customer redeemed the card of this code before. */
export async function isOwnCard(tx: Db, codeHash: string, customerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(eq(giftCards.codeHash, codeHash), eq(giftCards.redeemedBy, customerId)))
  return row !== undefined
}

/** Ends a card that nobody has redeemed. @returns whether it did */
export async function withdrawCard(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(giftCards)
    .set({ state: 'withdrawn', endedAt: sql`clock_timestamp()` })
    // guard: gift-card-not-redeemed
    .where(and(eq(giftCards.id, id), eq(giftCards.state, 'issued')))
  return rowCount === 1
}
