import { and, count, desc, max, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { familyKey } from '../rules/productForm.rules.ts'
import { isNotDeleted } from '../stores/catalog.store.ts'
import { products } from '../tables/catalog.tables.ts'

/** Families, each in one of its spellings, those with the newest products first. */
export async function findFamilies(
  db: Db,
  text: string,
  limit: number,
): Promise<{ family: string; products: number }[]> {
  const key = sql`lower(${products.family})`
  return db
    .select({ family: max(products.family).mapWith(String), products: count() })
    .from(products)
    .where(and(isNotDeleted, sql`${products.family} <> ''`, sql`position(${familyKey(text)} in ${key}) > 0`))
    .groupBy(key)
    .orderBy(desc(max(products.createdAt)))
    .limit(limit)
}
