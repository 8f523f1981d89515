import { and, asc, eq, isNull, lt, min, sql } from 'drizzle-orm'
import { LOW_STOCK_BELOW } from '#/features/catalog/rules/catalog.rules.ts'
import { isOffered, liesIn } from '#/features/catalog/stock/stock.store.ts'
import { variantsOf } from '#/features/catalog/stock/variantFields.store.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { stock, variants } from '#/features/catalog/tables/stock.tables.ts'
import { countsSizes } from '#/features/catalog/variants/variants.rules.ts'
import type { Db } from '#/platform/db/database.ts'

/** What can be bought of a product and is nearly sold out; the code is left out where there is none. */
interface FewPieces {
  readonly sku?: string
  readonly quantity: number
}

export interface LowStock {
  /** What has the fewest pieces first. */
  readonly low: (FewPieces & {
    readonly id: string
    readonly name: string
    /** Where sizes are counted by themselves: those with few pieces or none. */
    readonly sizes?: (FewPieces & { readonly size: string })[]
  })[]
  /** How many products there are in all. */
  readonly lowCount: number
  readonly soldOutCount: number
}

/**
 * What is on sale and nearly sold out: fewer pieces than `LOW_STOCK_BELOW` of a product, or of one of the sizes that it counts.
 * What has no pieces at all is only counted.
 */
export async function readLowStock(db: Db, most: number): Promise<LowStock> {
  const few = db
    .select({ productId: variants.productId, pieces: min(stock.pieces).as('fewest_pieces') })
    .from(variants)
    .innerJoin(stock, liesIn(stock, variants.id))
    // guard: low-stock-by-size
    .where(and(isOffered(variants), lt(stock.pieces, LOW_STOCK_BELOW)))
    .groupBy(variants.productId)
    .as('few')
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      quantity: products.quantity,
      lowCount: sql<number>`(count(*) filter (where ${products.quantity} > 0) over ())::int`,
      soldOutCount: sql<number>`(count(*) filter (where ${products.quantity} = 0) over ())::int`,
    })
    .from(products)
    .innerJoin(few, eq(few.productId, products.id))
    .where(and(eq(products.status, true), isNull(products.deletedAt)))
    // What is sold out comes last: it is only counted.
    .orderBy(
      sql`${products.quantity} = 0`,
      asc(few.pieces),
      asc(products.quantity),
      asc(products.name),
      asc(products.id),
    )
    .limit(most)
  const low = rows.filter(({ quantity }) => quantity > 0)
  const byProduct = await variantsOf(
    db,
    low.map(({ id }) => id),
  )
  return {
    low: low.map(({ id, name, quantity }) => {
      const offered = byProduct.get(id) ?? []
      const [only] = offered
      if (!countsSizes(offered)) return { id, name, quantity, ...(only?.sku && { sku: only.sku }) }
      const sizes = offered
        .filter(({ pieces }) => pieces < LOW_STOCK_BELOW)
        .map(({ size, sku, pieces }) => ({ size, quantity: pieces, ...(sku && { sku }) }))
      return { id, name, quantity, sizes }
    }),
    lowCount: rows[0]?.lowCount ?? 0,
    soldOutCount: rows[0]?.soldOutCount ?? 0,
  }
}
