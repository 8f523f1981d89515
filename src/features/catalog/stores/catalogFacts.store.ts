import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { categories, products } from '../tables/catalog.tables.ts'

/** How much there is to sell: active categories, active products in them, and those with a picture and stock. */
export async function countCatalogFacts(
  db: Db,
): Promise<{ categories: number; products: number; sellable: number }> {
  const { rows } = await db.execute<{ categories: number; products: number; sellable: number }>(sql`
    select (select count(*)::int from ${categories} where status) as categories,
      count(*)::int as products,
      (count(*) filter (where cardinality(images) > 0 and quantity > 0))::int as sellable
    from ${products} join ${categories} on ${categories.id} = ${products.categoryId}
    where ${products.status} and ${categories.status} and ${products.deletedAt} is null`)
  return rows[0] ?? { categories: 0, products: 0, sellable: 0 }
}
