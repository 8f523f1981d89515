import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { isId, newId } from '#/platform/db/ids.ts'
import { type CategoryRow, presentCategory } from './catalog.present.ts'
import type { Category } from './catalog.schema.ts'
import { categories } from './catalog.tables.ts'

/** All categories or those with the ids, oldest first. */
export async function listCategories(db: Db, ids?: readonly string[]): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(ids && inArray(categories.id, [...ids]))
    .orderBy(asc(categories.id))
  return rows.map(presentCategory)
}

export async function findCategory(db: Db, id: string): Promise<Category | undefined> {
  if (!isId(id)) return undefined
  const [row] = await listCategories(db, [id])
  return row
}

/** A category about to be changed; the row stays locked until the transaction ends. */
export async function lockCategory(tx: Db, id: string): Promise<Category | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row && presentCategory(row)
}

type MenuFields = Pick<CategoryRow, 'inMenu' | 'menuPosition' | 'menuItems'>
type CategoryFields = Pick<CategoryRow, 'name' | 'status' | 'image'> & {
  [Name in keyof MenuFields]?: MenuFields[Name] | undefined
}

/** A taken name breaks `categories_name`. */
export async function insertCategory(db: Db, fields: CategoryFields): Promise<Category> {
  const [row] = await db
    .insert(categories)
    .values({ id: newId(), ...fields })
    .returning()
  if (!row) throw new Error('The category was not written')
  return presentCategory(row)
}

export async function changeCategory(
  db: Db,
  id: string,
  change: Partial<CategoryFields>,
): Promise<Category | undefined> {
  const [row] = await db
    .update(categories)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(categories.id, id))
    .returning()
  return row && presentCategory(row)
}

/** A category that products point at breaks `products_category_id_categories_id_fk`. */
export async function deleteCategory(db: Db, id: string): Promise<Category | undefined> {
  const [gone] = await db.delete(categories).where(eq(categories.id, id)).returning()
  return gone && presentCategory(gone)
}
