import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { typeFilters } from '../rules/catalog.rules.ts'
import { categories, products } from '../tables/catalog.tables.ts'

/** The four categories that the menu begins with (specification, section 2), for a shop that has nothing yet; without pictures. */
export async function insertFirstCategories(tx: Db): Promise<void> {
  await tx
    .insert(categories)
    .values(Object.keys(typeFilters).map((name) => ({ id: newId(), name })))
    .onConflictDoNothing()
}

/** Whether the shop has neither goods nor categories. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select not exists (select from ${products}) and not exists (select from ${categories}) as empty`,
  )
  return rows[0]?.empty === true
}
