import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { type OfferRow, offers, offerUses } from './offers.tables.ts'

/** All of them, the newest first. */
export const listOffers = (db: Db): Promise<OfferRow[]> => db.select().from(offers).orderBy(desc(offers.id))

export async function findOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id))
  return row
}

/** An offer about to be changed: others who change it, and orders that it is limited to, wait until the transaction ends. */
export async function lockOffer(tx: Db, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update')
  return row
}

export type OfferColumns = Omit<OfferRow, 'id' | 'version' | 'uses' | 'createdAt' | 'updatedAt'>

/** A taken code breaks `offers_code`. */
export async function insertOffer(tx: Db, columns: OfferColumns): Promise<OfferRow> {
  const [row] = await tx
    .insert(offers)
    .values({ id: newId(), ...columns })
    .returning()
  if (!row) throw new Error('The offer was not written')
  return row
}

/** Orders that have it now. */
const usesOf = (id: string) =>
  sql<number>`(select count(*)::int from ${offerUses} where ${offerUses.offerId} = ${id} and ${offerUses.givenBackAt} is null)`

/** Orders that have a locked offer. */
export async function countUses(tx: Db, id: string): Promise<number> {
  const [row] = await tx
    .select({ uses: usesOf(id) })
    .from(offers)
    .where(eq(offers.id, id))
  return row?.uses ?? 0
}

/**
 * Changes a locked offer. Its orders are counted anew: while any number may have it, they are not counted one by one.
 * @returns the offer as it is then; undefined when there is none
 */
export async function changeOffer(
  tx: Db,
  id: string,
  columns: Partial<OfferColumns>,
): Promise<OfferRow | undefined> {
  const [row] = await tx
    .update(offers)
    // guard: changed-terms-are-seen
    .set({ ...columns, version: sql`${offers.version} + 1`, uses: usesOf(id), updatedAt: sql`now()` })
    .where(eq(offers.id, id))
    .returning()
  return row
}

/** Whether any order has or had it. */
export async function isUsed(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: offerUses.offerId })
    .from(offerUses)
    .where(eq(offerUses.offerId, id))
    .limit(1)
  return rows.length > 0
}

export async function deleteOffer(tx: Db, id: string): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id))
}
