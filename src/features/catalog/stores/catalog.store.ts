import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { isId, newId } from '#/platform/db/ids.ts'
import { freeSkus } from '../stock/variantFields.store.ts'
import { variantsOfProduct } from '../stock/variants.store.ts'
import { categories, type ProductRow, products, type StoredProduct } from '../tables/catalog.tables.ts'

const category = { _id: categories.id, name: categories.name }

/** Of products: what was not removed. */
export const isNotDeleted = isNull(products.deletedAt)

/** All of a product that is presented; to be joined with its category. */
export const productFields = { ...getTableColumns(products), category, variants: variantsOfProduct }

export const selectProducts = (db: Db) =>
  db.select(productFields).from(products).leftJoin(categories, eq(categories.id, products.categoryId))

const named = (idOrSlug: string) =>
  and(isId(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug), isNotDeleted)

/** A product by id or slug, active or not. */
export async function findProduct(db: Db, idOrSlug: string): Promise<StoredProduct | undefined> {
  const [found] = await selectProducts(db).where(named(idOrSlug))
  return found
}

/** A product about to be changed; the row stays locked until the transaction ends. */
export async function lockProduct(tx: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNotDeleted))
    .for('update')
  return row
}

export async function isSlugTaken(db: Db, slug: string, exceptId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), isNotDeleted))
  return rows.some((row) => row.id !== exceptId)
}

export type ProductFields = Omit<typeof products.$inferInsert, 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'>

/** Writes a product and gives its id. A taken slug breaks `products_slug`. */
export async function insertProduct(db: Db, fields: ProductFields): Promise<string> {
  const id = newId()
  await db.insert(products).values({ id, ...fields })
  return id
}

/** Changes a product. With `updated_at` it is more than its quantity that changes, so the database announces it. */
export async function changeProduct(tx: Db, id: string, change: Partial<ProductFields>): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(products.id, id))
}

/** Whether any order names a product; told by the orders, which come later than the catalogue. */
export type IsOrdered = (db: Db, productId: string) => Promise<boolean>

/**
 * Removes a product. One that was ordered is only marked, because orders point at it; it leaves its category, so that
 * the category can go. Call in a transaction: the row is locked first, so that an order being placed is seen.
 */
export async function deleteProduct(tx: Db, id: string, isOrdered: IsOrdered): Promise<boolean> {
  if (!(await lockProduct(tx, id))) return false
  if (await isOrdered(tx, id)) {
    const gone = { deletedAt: sql`now()`, status: false, categoryId: null, video: '', updatedAt: sql`now()` }
    await tx.update(products).set(gone).where(eq(products.id, id))
    await freeSkus(tx, id)
  } else await tx.delete(products).where(eq(products.id, id))
  return true
}
