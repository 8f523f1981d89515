import { and, asc, count, desc, eq, ilike, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'
import type { AdminStatus, CategorySort, ProductSort, StockLevel } from './admin.schema.ts'
import { presentCategory, presentProduct } from './catalog.present.ts'
import { isEveryCategory, LOW_STOCK_BELOW } from './catalog.rules.ts'
import type { Category, Product } from './catalog.schema.ts'
import { categories, products } from './catalog.tables.ts'

/** The shopkeeper's lists: whatever its status, a page at a time, in any order. Always one query and a count. */

interface AdminFilter<Sort> {
  readonly q?: string | undefined
  readonly status?: AdminStatus | undefined
  readonly order?: Sort | undefined
  readonly limit: number
  readonly offset: number
}

export interface AdminProductFilter extends AdminFilter<ProductSort> {
  /** Name or id. */
  readonly category?: string | undefined
  readonly stock?: StockLevel | undefined
}

const like = (text: string) => `%${text.trim().replace(/[%_\\]/g, '\\$&')}%`

const hasStatus = (column: PgColumn, status: AdminStatus | undefined): SQL | undefined =>
  status && eq(column, status === 'active')

/** Rows that are equal keep one order, or a page could repeat the last one's. */
function orderBy<Key extends string>(
  order: Key | `-${Key}` | undefined,
  columns: Record<Key, SQL | PgColumn>,
  usual: SQL,
): SQL[] {
  if (order === undefined) return [usual]
  const column = columns[order.replace(/^-/, '') as Key]
  return [order.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, usual]
}

const productColumns = {
  name: sql`lower(${products.name})`,
  price: products.pricePaise,
  quantity: products.quantity,
  category: sql`lower(${categories.name})`,
  status: products.status,
  createdAt: products.createdAt,
}

const inCategory = (wanted: string) =>
  isId(wanted) ? eq(products.categoryId, wanted) : sql`lower(${categories.name}) = ${wanted.toLowerCase()}`

export async function listAdminProducts(
  db: Db,
  { q, category, status, stock, order, limit, offset }: AdminProductFilter,
): Promise<{ rows: Product[]; total: number }> {
  const where = and(
    isNull(products.deletedAt),
    q?.trim() ? or(ilike(products.name, like(q)), ilike(products.slug, like(q))) : undefined,
    category === undefined || isEveryCategory(category) ? undefined : inCategory(category),
    hasStatus(products.status, status),
    stock === 'low' ? lt(products.quantity, LOW_STOCK_BELOW) : undefined,
    stock === 'out' ? lte(products.quantity, 0) : undefined,
  )
  const joined = eq(categories.id, products.categoryId)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: products, category: { _id: categories.id, name: categories.name } })
      .from(products)
      .leftJoin(categories, joined)
      .where(where)
      .orderBy(...orderBy(order, productColumns, desc(products.id)))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(products).leftJoin(categories, joined).where(where),
  ])
  return { rows: rows.map(presentProduct), total: counted?.total ?? 0 }
}

const categoryColumns = { name: sql`lower(${categories.name})`, status: categories.status }

export async function listAdminCategories(
  db: Db,
  { q, status, order, limit, offset }: AdminFilter<CategorySort>,
): Promise<{ rows: Category[]; total: number }> {
  const where = and(
    q?.trim() ? ilike(categories.name, like(q)) : undefined,
    hasStatus(categories.status, status),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(where)
      .orderBy(...orderBy(order, categoryColumns, asc(categories.id)))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(categories).where(where),
  ])
  return { rows: rows.map(presentCategory), total: counted?.total ?? 0 }
}
