import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'
import { isNotDeleted } from '../stores/catalog.store.ts'
import { products } from '../tables/catalog.tables.ts'
import { variants } from '../tables/stock.tables.ts'

/** The ids of products, on sale or not, by what was asked for of them: keys of `chosenKey`. A slug goes before another one's SKU. */
export async function idsByKeys(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const sku = sql<string>`lower(${variants.sku})`
  const [named, coded] = [
    await db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(
        and(
          isNotDeleted,
          sql`(${inArray(products.slug, [...keys])} or ${inArray(products.id, keys.filter(isId))})`,
        ),
      ),
    await db
      .select({ id: products.id, sku })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(inArray(sku, [...keys]), isNull(variants.removedAt), isNotDeleted)),
  ]
  return new Map([
    ...coded.map(({ sku, id }) => [sku, id] as const),
    ...named.flatMap(({ slug, id }) => [[slug, id] as const, [id, id] as const]),
  ])
}

/** Of the products with these ids that are there, what a list of them shows, in any order. */
export async function findChosen(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      image: sql<string | null>`${products.images}[1]`,
      status: products.status,
      quantity: products.quantity,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNotDeleted))
}
