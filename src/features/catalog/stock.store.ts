import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database, Db } from '#/platform/db/database.ts'
import { databaseNotice } from '#/platform/db/databaseNotices.ts'
import { products } from './catalog.tables.ts'

/** Pieces by product id. */
export type Pieces = ReadonlyMap<string, number>

/** A notice carries at most 8,000 bytes; past this many ids it says "all of them". */
const MOST_IDS_IN_A_PAYLOAD = 200

/**
 * Locks products in id order, so that transactions that want several of them wait for each other and never in a
 * circle. The lock lets others refer to the products (bags, wishlists) and only keeps them from being changed.
 */
export async function lockProducts(tx: Db, ids: readonly string[]) {
  return tx
    .select({ id: products.id, quantity: products.quantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

const asRows = (pieces: Pieces) =>
  sql`unnest(${sql.param([...pieces.keys()])}::uuid[], ${sql.param([...pieces.values()])}::int[]) as wanted(id, pieces)`

/**
 * Takes pieces out of stock where there are enough. The products are to be locked before, in id order.
 * @returns the ids of products that had too few and were left alone.
 */
export async function takeStock(tx: Db, pieces: Pieces): Promise<string[]> {
  const taken = await tx
    .update(products)
    .set({ quantity: sql`${products.quantity} - wanted.pieces` })
    .from(asRows(pieces))
    // guard: enough-stock
    .where(and(eq(products.id, sql`wanted.id`), gte(products.quantity, sql`wanted.pieces`)))
    .returning({ id: products.id })
  const done = new Set(taken.map((row) => row.id))
  return [...pieces.keys()].filter((id) => !done.has(id))
}

/** Puts pieces back, e.g. of a cancelled order; a product that is gone by now is passed over. */
export async function giveBackStock(tx: Db, pieces: Pieces): Promise<void> {
  await lockProducts(tx, [...pieces.keys()])
  await tx
    .update(products)
    .set({ quantity: sql`${products.quantity} + wanted.pieces` })
    .from(asRows(pieces))
    .where(eq(products.id, sql`wanted.id`))
}

/** Tells every process that stock changed. Not for use inside a transaction: notices make commits wait in one line. */
export async function announceStock(db: Database, ids: readonly string[]): Promise<void> {
  const payload = ids.length > MOST_IDS_IN_A_PAYLOAD ? '*' : ids.join(',')
  await db.execute(sql`select pg_notify('zari', ${databaseNotice('stock', payload)})`)
}
