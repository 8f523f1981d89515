import { and, asc, count, eq, ilike, inArray, sql } from 'drizzle-orm'
import { containing } from '#/platform/db/containing.ts'
import type { Db } from '#/platform/db/database.ts'
import { isId, newId } from '#/platform/db/ids.ts'
import type { CategorySort, StatusWord } from '../rules/list.rules.ts'
import { type CategoryRow, categories } from '../tables/catalog.tables.ts'
import { sortedBy } from './productList.store.ts'

/** All categories or those with the ids, oldest first. */
export async function listCategories(db: Db, ids?: readonly string[]): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(ids && inArray(categories.id, [...ids]))
    .orderBy(asc(categories.id))
}

const byKey = { name: sql`lower(${categories.name})`, status: categories.status }

interface CategoryPage {
  /** Words of the name. */
  readonly q?: string | undefined
  readonly status?: StatusWord | undefined
  readonly sort: CategorySort | undefined
  readonly limit: number
  readonly offset: number
}

/** A page of those that match, and how many do. */
export async function listCategoryPage(
  db: Db,
  { q, status, sort, limit, offset }: CategoryPage,
): Promise<{ rows: CategoryRow[]; total: number }> {
  const where = and(
    q?.trim() ? ilike(categories.name, containing(q.trim())) : undefined,
    status && eq(categories.status, status === 'active'),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(where)
      .orderBy(...sortedBy(sort, byKey, asc(categories.id)))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(categories).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function findCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await listCategories(db, [id])
  return row
}

/** A category about to be changed; the row stays locked until the transaction ends. */
export async function lockCategory(tx: Db, id: string): Promise<CategoryRow | undefined> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

type MenuFields = Pick<CategoryRow, 'inMenu' | 'menuPosition' | 'menuItems' | 'garments' | 'words'>
type CategoryFields = Pick<CategoryRow, 'name' | 'status' | 'image'> & {
  [Name in keyof MenuFields]?: MenuFields[Name] | undefined
}

/** A taken name breaks `categories_name`. */
export async function insertCategory(db: Db, fields: CategoryFields): Promise<CategoryRow> {
  const [row] = await db
    .insert(categories)
    .values({ id: newId(), ...fields })
    .returning()
  if (!row) throw new Error('The category was not written')
  return row
}

export async function changeCategory(
  db: Db,
  id: string,
  change: Partial<CategoryFields>,
): Promise<CategoryRow | undefined> {
  const [row] = await db
    .update(categories)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(categories.id, id))
    .returning()
  return row
}

/** A category that products point at breaks `products_category_id_categories_id_fk`. */
export async function deleteCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  const [gone] = await db.delete(categories).where(eq(categories.id, id)).returning()
  return gone
}
