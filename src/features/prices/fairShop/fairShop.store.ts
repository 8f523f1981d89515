import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { LOW_STOCK_BELOW } from '#/features/catalog/rules/catalog.rules.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { stockMovements, variants } from '#/features/catalog/tables/stock.tables.ts'
import type { Db } from '#/platform/db/database.ts'

/** Products that are looked at. */
const MOST = 200

const isOnSale = and(eq(products.status, true), isNull(products.deletedAt))

/** Products on sale whose pages say how few are left, with the pieces by the ledger. */
export async function fewLeft(db: Db): Promise<{ id: string; pieces: number }[]> {
  const { rows } = await db.execute<{ id: string; pieces: number }>(sql`
    select ${products.id}, sum(${stockMovements.pieces})::int as pieces from ${products}
      join ${variants} on ${variants.productId} = ${products.id} and ${variants.removedAt} is null
      join ${stockMovements} on ${stockMovements.variantId} = ${variants.id}
    where ${isOnSale} and ${products.quantity} > 0 and ${products.quantity} < ${LOW_STOCK_BELOW}
    group by ${products.id} order by ${products.id} limit ${MOST}`)
  return rows
}

/** MRPs above the price that nobody marked as printed, of products on sale. */
export async function countUnmarkedMrps(db: Db): Promise<number> {
  const isUnmarked = and(eq(products.mrpPrinted, false), gt(products.mrpPaise, products.pricePaise))
  const [row] = await db.select({ many: count() }).from(products).where(and(isOnSale, isUnmarked))
  return row?.many ?? 0
}
