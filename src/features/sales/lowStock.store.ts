import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { LOW_STOCK_BELOW } from '#/features/catalog/catalog.rules.ts'
import { products } from '#/features/catalog/catalog.tables.ts'
import { offersOf } from '#/features/catalog/offers.store.ts'
import type { Db } from '#/platform/db/database.ts'

export interface LowStock {
  /** The fewest pieces first. */
  readonly low: {
    readonly id: string
    readonly name: string
    readonly quantity: number
    /** Of sizes that are counted by themselves: how many there are of each; left out where one number is for all. */
    readonly sizes?: { readonly size: string; readonly quantity: number }[]
  }[]
  /** How many there are in all. */
  readonly lowCount: number
  readonly soldOutCount: number
}

/** What is on sale and nearly sold out (at least one piece, fewer than `LOW_STOCK_BELOW`), and how much is sold out. */
export async function readLowStock(db: Db, most: number): Promise<LowStock> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      quantity: products.quantity,
      lowCount: sql<number>`(count(*) filter (where ${products.quantity} > 0) over ())::int`,
      soldOutCount: sql<number>`(count(*) filter (where ${products.quantity} = 0) over ())::int`,
    })
    .from(products)
    .where(and(lt(products.quantity, LOW_STOCK_BELOW), eq(products.status, true), isNull(products.deletedAt)))
    // What is sold out comes last: it is only counted.
    .orderBy(sql`${products.quantity} = 0`, asc(products.quantity), asc(products.name), asc(products.id))
    .limit(most)
  const low = rows.filter(({ quantity }) => quantity > 0)
  const offers = await offersOf(
    db,
    low.map(({ id }) => id),
  )
  const sizesOf = (id: string) =>
    (offers.get(id) ?? [])
      .filter(({ size }) => size !== '')
      .map(({ size, pieces }) => ({ size, quantity: pieces }))
  return {
    low: low.map(({ id, name, quantity }) => {
      const sizes = sizesOf(id)
      return { id, name, quantity, ...(sizes.length > 0 && { sizes }) }
    }),
    lowCount: rows[0]?.lowCount ?? 0,
    soldOutCount: rows[0]?.soldOutCount ?? 0,
  }
}
