import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { PriceChange } from './askedPrices.rules.ts'
import { priceChanges, priceLowsDue } from './prices.tables.ts'
import { sales } from './sales.tables.ts'
import type { Lows } from './thirtyDayLow.rules.ts'

/** All that was ever asked of products, by their ids, oldest first. */
export async function pricesOf(db: Db, productIds: readonly string[]): Promise<Map<string, PriceChange[]>> {
  const rows = await db
    .select({
      productId: priceChanges.productId,
      size: priceChanges.size,
      pricePaise: priceChanges.pricePaise,
      isAsked: priceChanges.isAsked,
      at: priceChanges.at,
    })
    .from(priceChanges)
    .where(inArray(priceChanges.productId, [...productIds]))
    .orderBy(asc(priceChanges.productId), asc(priceChanges.id))
  return Map.groupBy(
    rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })),
    ({ productId }) => productId,
  )
}

/** The same of one product, with causes and who it was. */
export const priceHistoryOf = (db: Db, productId: string) =>
  db
    .select({
      id: priceChanges.id,
      size: priceChanges.size,
      pricePaise: priceChanges.pricePaise,
      isAsked: priceChanges.isAsked,
      cause: priceChanges.cause,
      saleId: priceChanges.saleId,
      sale: sales.name,
      actor: users.name,
      at: priceChanges.at,
    })
    .from(priceChanges)
    .leftJoin(users, eq(users.id, priceChanges.actorId))
    .leftJoin(sales, eq(sales.id, priceChanges.saleId))
    .where(eq(priceChanges.productId, productId))
    .orderBy(asc(priceChanges.id))

/**
 * Locks some products whose reductions are to be found out and gives their ids; what somebody else has locked is left for later.
 * The products are locked and not their lines here: whoever changes a price locks in that order, too.
 */
export async function lockDue(tx: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(priceLowsDue)
    .innerJoin(products, eq(products.id, priceLowsDue.productId))
    .where(lte(priceLowsDue.at, now))
    .orderBy(asc(products.id))
    .limit(limit)
    .for('no key update', { of: products, skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Writes what is reduced of a product, where that is another than before; the database announces it. */
export async function putLows(tx: Db, productId: string, { lows, until }: Lows): Promise<void> {
  const json = lows && JSON.stringify(lows)
  await tx.execute(sql`
    update ${products} set thirty_day_lows = ${json}::jsonb
    where ${products.id} = ${productId} and ${products.thirtyDayLows} is distinct from ${json}::jsonb`)
  if (until === null) await tx.delete(priceLowsDue).where(eq(priceLowsDue.productId, productId))
  else {
    const at = new Date(until)
    await tx
      .insert(priceLowsDue)
      .values({ productId, at })
      .onConflictDoUpdate({ target: priceLowsDue.productId, set: { at } })
  }
}
