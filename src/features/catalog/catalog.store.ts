import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { databaseNotice } from '#/platform/db/databaseNotices.ts'
import { isId, newId } from '#/platform/db/ids.ts'
import type { Place } from './catalog.cursor.ts'
import { type ProductRow, presentProduct } from './catalog.present.ts'
import { isEveryCategory } from './catalog.rules.ts'
import type { Product } from './catalog.schema.ts'
import { categories, products } from './catalog.tables.ts'

const category = { _id: categories.id, name: categories.name }
const there = isNull(products.deletedAt)

const selectProducts = (db: Db) =>
  db
    .select({ row: products, category })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))

/** What a list asks for. Prices in whole paise. */
export interface ProductFilter {
  readonly category?: string | undefined
  readonly type?: string | undefined
  readonly q?: string | undefined
  readonly leastPaise?: number | undefined
  readonly mostPaise?: number | undefined
  readonly sort: 'none' | 'lowToHigh' | 'highToLow'
  readonly after?: Place | undefined
  readonly limit: number
}

const containing = (text: string): SQL =>
  sql`position(${text.trim().toLowerCase()} in lower(${products.name})) > 0`

function matching(filter: ProductFilter): SQL | undefined {
  const { category: wanted, type, q, leastPaise, mostPaise } = filter
  return and(
    there,
    wanted === undefined || isEveryCategory(wanted)
      ? undefined
      : isId(wanted)
        ? eq(products.categoryId, wanted)
        : sql`lower(${categories.name}) = ${wanted.toLowerCase()}`,
    type ? containing(type) : undefined,
    q ? containing(q) : undefined,
    leastPaise === undefined ? undefined : gte(products.pricePaise, leastPaise),
    mostPaise === undefined ? undefined : lte(products.pricePaise, mostPaise),
  )
}

const sortColumns = {
  none: [desc(products.id)],
  lowToHigh: [asc(products.pricePaise), asc(products.id)],
  highToLow: [desc(products.pricePaise), desc(products.id)],
}

const place = ({ paise, id }: Place) => sql`(${paise}::integer, ${id}::uuid)`
const beyond = {
  none: (after: Place) => lt(products.id, after.id),
  lowToHigh: (after: Place) => sql`(${products.pricePaise}, ${products.id}) > ${place(after)}`,
  highToLow: (after: Place) => sql`(${products.pricePaise}, ${products.id}) < ${place(after)}`,
}

/** Products whether active or not; `total` counts all that match, on whatever page. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
): Promise<{ rows: Product[]; total: number }> {
  const where = matching(filter)
  const [rows, [counted]] = await Promise.all([
    selectProducts(db)
      .where(and(where, filter.after && beyond[filter.sort](filter.after)))
      .orderBy(...sortColumns[filter.sort])
      .limit(filter.limit),
    db
      .select({ total: count() })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(where),
  ])
  return { rows: rows.map(presentProduct), total: counted?.total ?? 0 }
}

const named = (idOrSlug: string) =>
  and(isId(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug), there)

/** A product by id or slug, active or not. */
export async function findProduct(db: Db, idOrSlug: string): Promise<Product | undefined> {
  const [found] = await selectProducts(db).where(named(idOrSlug))
  return found && presentProduct(found)
}

/** The same for a form that is to change it: with when an admin last changed it. */
export async function findProductToEdit(db: Db, idOrSlug: string): Promise<Product | undefined> {
  const [found] = await selectProducts(db).where(named(idOrSlug))
  return found && { ...presentProduct(found), updatedAt: found.row.updatedAt.toISOString() }
}

/** The next active products in the order of their ids, for reading the whole catalogue in steps. */
export async function activeProductsAfter(db: Db, id: string | undefined, limit: number): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where(and(there, eq(products.status, true), id === undefined ? undefined : gt(products.id, id)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(presentProduct)
}

/** Those of the products that are active; their categories may not be. */
export async function activeProducts(db: Db, ids: readonly string[]): Promise<Product[]> {
  const rows = await selectProducts(db).where(
    and(inArray(products.id, [...ids]), there, eq(products.status, true)),
  )
  return rows.map(presentProduct)
}

export async function quantitiesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; quantity: number }[]> {
  return db
    .select({ id: products.id, quantity: products.quantity })
    .from(products)
    .where(inArray(products.id, [...ids]))
}

/** The pictures and sizes of a product about to be changed; the row stays locked until the transaction ends. */
export async function lockProduct(tx: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), there))
    .for('update')
  return row
}

export async function isSlugTaken(db: Db, slug: string, exceptId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), there))
  return rows.some((row) => row.id !== exceptId)
}

export type ProductFields = Omit<typeof products.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>

/** Writes a product and gives its id. A taken slug breaks `products_slug`. */
export async function insertProduct(db: Db, fields: ProductFields): Promise<string> {
  const id = newId()
  await db.insert(products).values({ id, ...fields })
  return id
}

/** Changes a product and announces it, because the database itself keeps silent about a change of quantity alone. */
export async function changeProduct(tx: Db, id: string, change: Partial<ProductFields>): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(products.id, id))
  await tx.execute(sql`select pg_notify('zari', ${databaseNotice('products', id)})`)
}

/**
 * Removes a product. One that was ordered is only marked, because orders point at it; it leaves its category, so that
 * the category can go. Call in a transaction: the row is locked first, so that an order being placed is seen.
 */
export async function deleteProduct(tx: Db, id: string): Promise<boolean> {
  if (!(await lockProduct(tx, id))) return false
  const [ordered] = await tx
    .update(products)
    .set({ deletedAt: sql`now()`, status: false, categoryId: null, updatedAt: sql`now()` })
    .where(
      and(eq(products.id, id), sql`exists (select 1 from order_items where product_id = ${products.id})`),
    )
    .returning({ id: products.id })
  if (!ordered) await tx.delete(products).where(eq(products.id, id))
  return true
}
