import { and, asc, type Column, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '#/platform/db/database.ts'
import { databaseNotice } from '#/platform/db/databaseNotices.ts'
import { products } from '../tables/catalog.tables.ts'
import { stock, stockMovements, variants } from '../tables/stock.tables.ts'
import { SHOP_PLACE, type StockCause } from '../variants/stock.rules.ts'

/** Of the table or of an alias. */
interface VariantColumns {
  readonly productId: Column
  readonly size: Column
  readonly removedAt: Column
}

/** Of variants: one that is offered. */
export const isOffered = (table: Pick<VariantColumns, 'removedAt'>): SQL => isNull(table.removedAt)

/** Joins what can be bought of a product in a size: that size where each is counted, else what all sizes share. */
export const isOfferedIn = (table: VariantColumns, productId: Column, size: Column | SQL): SQL | undefined =>
  and(eq(table.productId, productId), isOffered(table), sql`${table.size} in (${size}, '')`)

/** Joins the stock of a variant, as far as this shop sells it: that of its own place. */
export const liesIn = (
  table: { readonly variantId: Column; readonly placeId: Column },
  variantId: Column,
): SQL | undefined => and(eq(table.variantId, variantId), eq(table.placeId, SHOP_PLACE))

/** Of a product: there are fewer pieces than this of one of its sizes, or of what all of them share. */
export const hasFewOf = (productId: Column, below: number): SQL => sql`exists (
  select from ${variants} join ${stock} on ${liesIn(stock, variants.id)}
  where ${variants.productId} = ${productId} and ${isOffered(variants)} and ${stock.pieces} < ${below})`

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
  /** Where each size is counted by itself; left out: what all sizes share. */
  readonly size?: string
  readonly pieces: number
}

/**
 * Adds lines to the ledger, which move the stock of locked products; those without pieces, and products or sizes that are
 * gone, are passed over.
 */
export async function moveStock(tx: Db, movements: readonly Movement[], reason: Reason): Promise<void> {
  const { cause, orderId = null, actorId = null, note = '' } = reason
  if (movements.length === 0) return
  await tx.execute(sql`
    insert into ${stockMovements} (variant_id, place_id, pieces, cause, order_id, actor_id, note)
    select ${variants.id}, ${SHOP_PLACE}, moving.pieces, ${cause}, ${orderId}::uuid, ${actorId}::uuid, ${note}
    from json_to_recordset(${JSON.stringify(movements)}::json) as moving ("productId" uuid, size text, pieces int)
    join ${variants} on ${variants.productId} = moving."productId"
      and ${variants.size} = coalesce(moving.size, '') and ${isOffered(variants)}
    where moving.pieces <> 0`)
}

/**
 * What an order copies from a product and its variant, and what decides whether it can be had in a size, as one text: another
 * one after each change, but not when only the stock changes. Whoever changes a variant changes the time of its product:
 * while somebody waits for the product, its variants are still seen as they were.
 */
export const offerMark = sql<string>`row(
  ${products.name}, ${products.pricePaise}, ${products.hsn}, ${products.gstClass}, ${products.images},
  ${products.status}, ${products.deletedAt}, ${products.enableSize}, ${products.sizes}, ${products.updatedAt},
  ${variants.id}, ${variants.pricePaise}, ${variants.sku}, ${variants.barcode}, ${variants.images}
)::text`

/** A variant of which pieces are to be taken, as it was seen before with its product. */
export interface SeenGoods {
  readonly id: string
  readonly offerMark: string
  readonly stock: number
  readonly pieces: number
  /** From so many pieces on it makes no difference how many there are. */
  readonly plenty: number
}

/** The variants as rows of a statement, which calls them `wanted`. */
export const wantedGoods = (goods: readonly SeenGoods[]): SQL => sql`
  select * from json_to_recordset(${JSON.stringify(goods)}::json)
    as wanted (id uuid, "offerMark" text, stock int, pieces int, plenty int)`

/**
 * Locks in id order the products of those variants `wanted` that are offered as they were seen, and of which there are as
 * many; part of a statement. Others may take some meanwhile as long as there is plenty. Stock is locked with its product, so
 * that whoever waited for one sees what is left now.
 */
// guard: goods-as-they-were-seen
export const lockSeenGoods = (condition: SQL): SQL => sql`
  select ${variants.id} from wanted join ${variants} on ${variants.id} = wanted.id and ${isOffered(variants)}
    join ${stock} on ${liesIn(stock, variants.id)} join ${products} on ${products.id} = ${variants.productId}
  where ${condition} and ${offerMark} = wanted."offerMark"
    and least(${stock.pieces}, wanted.plenty) = least(wanted.stock, wanted.plenty)
  order by ${products.id} for no key update of ${products}, ${stock}`

/** Pieces of a variant that an order takes. */
export interface SoldGoods {
  readonly id: string
  readonly orderId: string
  readonly pieces: number
}

/** Takes pieces out of the stock of variants whose products are locked; part of a statement. */
export const takeSold = (sold: readonly SoldGoods[], condition: SQL): SQL => sql`
  insert into ${stockMovements} (variant_id, place_id, pieces, cause, order_id)
  select sold.id, ${SHOP_PLACE}, -sold.pieces, ${'sale' satisfies StockCause}, sold."orderId"
  from json_to_recordset(${JSON.stringify(sold)}::json) as sold (id uuid, "orderId" uuid, pieces int)
  where ${condition}`

/** Pieces of an order that go back on the shelf, in the size in which they were ordered. */
export interface Restocked {
  readonly productId: string
  readonly size: string
  readonly pieces: number
}

/**
 * Puts pieces back, e.g. of a cancelled order: to where their size is bought now, or, where that is nowhere any more, to what
 * it was counted as. A product that is gone by now is passed over.
 */
export async function giveBackStock(tx: Db, back: readonly Restocked[], reason: Reason): Promise<void> {
  await lockProducts(tx, [...new Set(back.map(({ productId }) => productId))])
  const { cause, orderId = null, actorId = null, note = '' } = reason
  await tx.execute(sql`
    insert into ${stockMovements} (variant_id, place_id, pieces, cause, order_id, actor_id, note)
    select found.id, ${SHOP_PLACE}, back.pieces, ${cause}, ${orderId}::uuid, ${actorId}::uuid, ${note}
    from json_to_recordset(${JSON.stringify(back)}::json) as back ("productId" uuid, size text, pieces int)
    cross join lateral (
      select ${variants.id} from ${variants}
      where ${variants.productId} = back."productId" and ${variants.size} in (back.size, '')
      order by ${isOffered(variants)} desc, ${variants.size} = '' limit 1
    ) as found where back.pieces > 0`)
}

/** Tells every process that stock changed. Not for use inside a transaction: notices make commits wait in one line. */
export async function announceStock(db: Database, ids: readonly string[]): Promise<void> {
  const payload = ids.length > MOST_IDS_IN_A_PAYLOAD ? '*' : ids.join(',')
  await db.execute(sql`select pg_notify('zari', ${databaseNotice('stock', payload)})`)
}
