import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
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
 * What an order copies from a product, and what decides whether it can be had in a size, as one text: another one after
 * each change, but not when only the stock changes.
 */
export const offerMark = sql<string>`row(
  ${products.name}, ${products.pricePaise}, ${products.hsn}, ${products.gstClass}, ${products.images},
  ${products.status}, ${products.deletedAt}, ${products.enableSize}, ${products.sizes}
)::text`

/** A product of which pieces are to be taken, as it was seen before. */
export interface SeenGoods {
  readonly id: string
  readonly offerMark: string
  readonly stock: number
  readonly pieces: number
  /** From so many pieces on it makes no difference how many there are. */
  readonly plenty: number
}

/** The products as rows of a statement, which calls them `wanted`. */
export const wantedGoods = (goods: readonly SeenGoods[]): SQL => sql`
  select * from json_to_recordset(${JSON.stringify(goods)}::json)
    as wanted (id uuid, "offerMark" text, stock int, pieces int, plenty int)`

/**
 * Locks in id order those of the products `wanted` that are offered as they were seen, and of which there are as many; part
 * of a statement. Others may take some meanwhile as long as there is plenty.
 */
// guard: goods-as-they-were-seen
export const lockSeenGoods = (condition: SQL): SQL => sql`
  select ${products.id} from ${products} join wanted on wanted.id = ${products.id}
  where ${condition} and ${offerMark} = wanted."offerMark"
    and least(${products.quantity}, wanted.plenty) = least(wanted.stock, wanted.plenty)
  order by ${products.id} for no key update of ${products}`

/** Takes the pieces of the products `wanted` out of stock, which are locked; part of a statement. */
export const takeWanted = (condition: SQL): SQL => sql`
  update ${products} set quantity = ${products.quantity} - wanted.pieces from wanted
  where ${products.id} = wanted.id and ${condition}`

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
