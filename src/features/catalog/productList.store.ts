import { and, asc, count, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'
import { type AttributeKey, attributePairs } from './attributes.rules.ts'
import { familyKey, isEveryCategory, LOW_STOCK_BELOW } from './catalog.rules.ts'
import { isThere, selectProducts } from './catalog.store.ts'
import { categories, products, type StoredProduct } from './catalog.tables.ts'
import {
  isShopSort,
  type Place,
  type ProductFilter,
  type ProductSort,
  type ProductSortKey,
  type ShopSort,
} from './list.rules.ts'

/** The list of admins: whatever its status, as it stands in the database. Always one query and a count. */

const contains = (column: PgColumn, text: string): SQL =>
  sql`position(${text.trim().toLowerCase()} in lower(${column})) > 0`

const inCategory = (wanted: string): SQL =>
  isId(wanted) ? eq(products.categoryId, wanted) : sql`lower(${categories.name}) = ${wanted.toLowerCase()}`

/** One value, or one of several, whatever the case; yes and no are written out. */
function withAttribute([key, lower]: readonly [AttributeKey, string]): SQL {
  const column: PgColumn = products[key]
  if (column.columnType === 'PgBoolean') {
    return sql`case ${column} when true then 'yes' when false then 'no' end = ${lower}`
  }
  if (column.columnType !== 'PgArray') return sql`lower(${column}) = ${lower}`
  return sql`exists (select from unnest(${column}) as one where lower(one) = ${lower})`
}

function matching(filter: ProductFilter): SQL | undefined {
  const { category, family, type, q, inSlugs, leastPaise, mostPaise, attributes = {}, status, stock } = filter
  return and(
    isThere,
    category === undefined || isEveryCategory(category) ? undefined : inCategory(category),
    family ? sql`lower(${products.family}) = ${familyKey(family)}` : undefined,
    type ? contains(products.name, type) : undefined,
    q
      ? or(
          contains(products.name, q),
          ...(inSlugs ? [contains(products.slug, q), contains(products.family, q)] : []),
        )
      : undefined,
    leastPaise === undefined ? undefined : gte(products.pricePaise, leastPaise),
    mostPaise === undefined ? undefined : lte(products.pricePaise, mostPaise),
    ...attributePairs(attributes).map(withAttribute),
    status && eq(products.status, status === 'active'),
    stock === 'low' ? lt(products.quantity, LOW_STOCK_BELOW) : undefined,
    stock === 'out' ? lte(products.quantity, 0) : undefined,
  )
}

const newest = desc(products.id)

const inShop: Record<ShopSort, SQL[]> = {
  none: [newest],
  lowToHigh: [asc(products.pricePaise), asc(products.id)],
  highToLow: [desc(products.pricePaise), newest],
}

const byKey: Record<ProductSortKey, SQL | PgColumn> = {
  name: sql`lower(${products.name})`,
  price: products.pricePaise,
  quantity: products.quantity,
  category: sql`lower(${categories.name})`,
  status: products.status,
  createdAt: products.createdAt,
}

/** A key with or without its minus. Rows that are equal stay in one order, or a page could repeat the last one's. */
export function sortedBy<Key extends string>(
  sort: Key | `-${Key}` | undefined,
  columns: Record<Key, SQL | PgColumn>,
  usual: SQL,
): SQL[] {
  if (sort === undefined) return [usual]
  const column = columns[sort.replace(/^-/, '') as Key]
  return [sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`, usual]
}

const place = ({ paise, id }: Place) => sql`(${paise}::integer, ${id}::uuid)`
const beyond: Record<ShopSort, (after: Place) => SQL> = {
  none: ({ id }) => lt(products.id, id),
  lowToHigh: (after) => sql`(${products.pricePaise}, ${products.id}) > ${place(after)}`,
  highToLow: (after) => sql`(${products.pricePaise}, ${products.id}) < ${place(after)}`,
}

/** Where a page begins: after a place in a sort of the shop, or a number of rows down in any sort. */
export type ListPage =
  | { readonly sort: ShopSort; readonly after: Place | undefined; readonly limit: number }
  | { readonly sort: ProductSort; readonly offset: number; readonly limit: number }

/** Products whether active or not; `total` counts all that match, on whatever page. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  page: ListPage,
): Promise<{ rows: StoredProduct[]; total: number }> {
  const where = matching(filter)
  const { sort, limit } = page
  const [rows, [counted]] = await Promise.all([
    selectProducts(db)
      .where(and(where, 'after' in page && page.after ? beyond[page.sort](page.after) : undefined))
      .orderBy(...(isShopSort(sort) ? inShop[sort] : sortedBy(sort, byKey, newest)))
      .limit(limit)
      .offset('offset' in page ? page.offset : 0),
    db
      .select({ total: count() })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}
