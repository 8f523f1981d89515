import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '#/platform/db/database.ts'
import { databaseNotice } from '#/platform/db/databaseNotices.ts'
import { products } from './catalog.tables.ts'
import { stockMovements, variants } from './stock.tables.ts'
import { SHOP_PLACE, type StockCause } from './variants/stock.rules.ts'

/** Pieces by product id. */
export type Pieces = ReadonlyMap<string, number>

/** A notice carries at most 8,000 bytes; past this many ids it says "all of them". */
const MOST_IDS_IN_A_PAYLOAD = 200

/**
 * Locks products in id order, so that transactions that want several of them wait for each other and never in a
 * circle; whoever writes into the ledger has its products locked. The lock lets others refer to the products (bags,
 * wishlists) and only keeps them from being changed.
 */
export async function lockProducts(tx: Db, ids: readonly string[]) {
  return tx
    .select({ id: products.id, quantity: products.quantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Why stock moves, and who says so. */
export interface Reason {
  readonly cause: StockCause
  readonly orderId?: string
  readonly actorId?: string | null
  readonly note?: string
}

/** Pieces that come to a product, or leave it when there are fewer than 0. */
interface Movement {
  readonly productId: string
  readonly pieces: number
}

/**
 * Adds lines to the ledger, which move the stock of locked products; those without pieces and products that are gone are
 * passed over.
 */
export async function moveStock(tx: Db, movements: readonly Movement[], reason: Reason): Promise<void> {
  const { cause, orderId = null, actorId = null, note = '' } = reason
  if (movements.length === 0) return
  await tx.execute(sql`
    insert into ${stockMovements} (variant_id, place_id, pieces, cause, order_id, actor_id, note)
    select ${variants.id}, ${SHOP_PLACE}, moving.pieces, ${cause}, ${orderId}::uuid, ${actorId}::uuid, ${note}
    from json_to_recordset(${JSON.stringify(movements)}::json) as moving ("productId" uuid, pieces int)
    join ${variants} on ${variants.productId} = moving."productId" and ${variants.removedAt} is null
    where moving.pieces <> 0`)
}

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

/** Pieces of a product that an order takes. */
export interface SoldGoods {
  readonly id: string
  readonly orderId: string
  readonly pieces: number
}

/** Takes pieces out of the stock of products, which are locked; part of a statement. */
export const takeSold = (sold: readonly SoldGoods[], condition: SQL): SQL => sql`
  insert into ${stockMovements} (variant_id, place_id, pieces, cause, order_id)
  select ${variants.id}, ${SHOP_PLACE}, -sold.pieces, ${'sale' satisfies StockCause}, sold."orderId"
  from json_to_recordset(${JSON.stringify(sold)}::json) as sold (id uuid, "orderId" uuid, pieces int)
  join ${variants} on ${variants.productId} = sold.id and ${variants.removedAt} is null
  where ${condition}`

/** Puts pieces back, e.g. of a cancelled order; a product that is gone by now is passed over. */
export async function giveBackStock(tx: Db, pieces: Pieces, reason: Reason): Promise<void> {
  await lockProducts(tx, [...pieces.keys()])
  await moveStock(
    tx,
    [...pieces].map(([productId, count]) => ({ productId, pieces: count })),
    reason,
  )
}

/** Tells every process that stock changed. Not for use inside a transaction: notices make commits wait in one line. */
export async function announceStock(db: Database, ids: readonly string[]): Promise<void> {
  const payload = ids.length > MOST_IDS_IN_A_PAYLOAD ? '*' : ids.join(',')
  await db.execute(sql`select pg_notify('zari', ${databaseNotice('stock', payload)})`)
}
