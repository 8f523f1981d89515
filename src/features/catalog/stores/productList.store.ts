import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { codeKey, LEAST_CODE } from '#/features/search/codes.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { isId } from '#/platform/db/ids.ts'
import type { AttributeKey } from '../attributes/attributes.rules.ts'
import type { ShopSort } from '../facets/address.rules.ts'
import { LOW_STOCK_BELOW } from '../rules/catalog.rules.ts'
import { isEveryCategory } from '../rules/categoryName.rules.ts'
import {
  choicesIn,
  isShopSort,
  type Place,
  type ProductFilter,
  type ProductSort,
  type ProductSortKey,
  type SortValues,
  sortColumn,
  sortWays,
} from '../rules/list.rules.ts'
import { familyKey } from '../rules/productForm.rules.ts'
import { hasFewOf, isOffered, liesIn } from '../stock/stock.store.ts'
import { categories, productRanks, products, type StoredProduct } from '../tables/catalog.tables.ts'
import { stock, variants } from '../tables/stock.tables.ts'
import { isNotDeleted, productFields } from './catalog.store.ts'

/** The list of admins: whatever its status, as it stands in the database. Always one query and a count. */

const contains = (column: PgColumn, text: string): SQL =>
  sql`position(${text.trim().toLowerCase()} in lower(${column})) > 0`

const inCategory = (wanted: string): SQL =>
  isId(wanted) ? eq(products.categoryId, wanted) : sql`lower(${categories.name}) = ${wanted.toLowerCase()}`

/** A text as facets have it: the SQL of `facetValue`. */
const valueIn = (text: SQL | PgColumn): SQL =>
  sql`btrim(regexp_replace(lower(${text}), '[\\s,]+', '-', 'g'), '-')`

/** Those that have one of the values; yes and no are written out. */
function chosen(key: string, values: string[]): SQL {
  if (key === 'availability') return gt(products.quantity, 0)
  if (key === 'size') {
    // The pieces of a variant without a size are for all sizes of its product.
    return sql`exists (
      select from ${variants} join ${stock} on ${liesIn(stock, variants.id)},
        unnest(case ${variants.size} when '' then ${products.sizes} else array[${variants.size}] end) as one
      where ${variants.productId} = ${products.id} and ${isOffered(variants)} and ${stock.pieces} > 0
        and ${inArray(valueIn(sql`one`), values)})`
  }
  const column: PgColumn = key === 'categories' ? categories.name : products[key as AttributeKey]
  if (column.columnType === 'PgBoolean') {
    return inArray(sql`case ${column} when true then 'yes' when false then 'no' end`, values)
  }
  if (column.columnType !== 'PgArray') return inArray(valueIn(column), values)
  return sql`exists (select from unnest(${column}) as one where ${inArray(valueIn(sql`one`), values)})`
}

function isMissing(key: AttributeKey): SQL {
  const column: PgColumn = products[key]
  if (column.columnType === 'PgArray') return sql`cardinality(${column}) = 0`
  return column.columnType === 'PgText' ? eq(column, '') : isNull(column)
}

/** Whether a SKU or barcode of it begins with a text. */
const hasCode = (text: string): SQL => {
  const key = codeKey(text)
  const begins = (column: PgColumn) =>
    sql`starts_with(regexp_replace(lower(${column}), '[^[:alnum:]]+', '', 'g'), ${key})`
  return key.length < LEAST_CODE
    ? sql`false`
    : sql`${products.id} in (
        select ${variants.productId} from ${variants}
        where ${variants.removedAt} is null and (${begins(variants.sku)} or ${begins(variants.barcode)}))`
}

function matching(filter: ProductFilter): SQL | undefined {
  const { category, family, type, q, inSlugs, leastPaise, mostPaise, status, stock, without = [] } = filter
  return and(
    isNotDeleted,
    category === undefined || isEveryCategory(category) ? undefined : inCategory(category),
    family ? sql`lower(${products.family}) = ${familyKey(family)}` : undefined,
    type ? contains(products.name, type) : undefined,
    q
      ? or(
          contains(products.name, q),
          ...(inSlugs ? [contains(products.slug, q), contains(products.family, q), hasCode(q)] : []),
        )
      : undefined,
    leastPaise === undefined ? undefined : gte(products.pricePaise, leastPaise),
    mostPaise === undefined ? undefined : lte(products.pricePaise, mostPaise),
    ...choicesIn(filter).map(({ key, values }) => chosen(key, values)),
    ...without.map(isMissing),
    status && eq(products.status, status === 'active'),
    stock === 'low' ? hasFewOf(products.id, LOW_STOCK_BELOW) : undefined,
    stock === 'out' ? lte(products.quantity, 0) : undefined,
  )
}

const newest = desc(products.id)

const sortColumns: Record<keyof SortValues, SQL | PgColumn> = {
  paise: products.pricePaise,
  sold: sql`coalesce(${productRanks.sold}, 0)`,
  rating: sql`coalesce(${productRanks.rating}, 0)`,
  // As memory compares texts.
  country: sql`lower(${products.countryOfOrigin}) collate "C"`,
}

function inShop(sort: ShopSort): SQL[] {
  if (sort === 'none') return [newest]
  const { by, falls, newestFirst } = sortWays[sort]
  return [(falls ? desc : asc)(sortColumns[by]), newestFirst ? newest : asc(products.id)]
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

/** What stands behind a place. */
function beyond(sort: ShopSort, { at, id }: Place): SQL {
  const newer = lt(products.id, id)
  if (sort === 'none') return newer
  const { by, falls, newestFirst } = sortWays[sort]
  const column = sql`${sortColumns[by]}`
  const isBehind = falls ? sql`${column} < ${at}` : sql`${column} > ${at}`
  return sql`(${isBehind} or (${column} = ${at} and ${newestFirst ? newer : gt(products.id, id)}))`
}

/** Where a page begins: after a place in a sort of the shop, or a number of rows down in any sort. */
export type ListPage =
  | { readonly sort: ShopSort; readonly after: Place | undefined; readonly limit: number }
  | { readonly sort: ProductSort; readonly offset: number; readonly limit: number }

/** Products whether active or not, each with where it stands in a sort of the shop; `total` counts all that match, on whatever page. */
export async function listProducts(
  db: Db,
  filter: ProductFilter,
  page: ListPage,
): Promise<{ rows: (StoredProduct & Pick<Place, 'at'>)[]; total: number }> {
  const where = matching(filter)
  const { sort, limit } = page
  const at = sql<Place['at']>`${sortColumns[sortColumn(isShopSort(sort) ? sort : 'none')]}`
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...productFields, at })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(productRanks, eq(productRanks.productId, products.id))
      .where(and(where, 'after' in page && page.after ? beyond(page.sort, page.after) : undefined))
      .orderBy(...(isShopSort(sort) ? inShop(sort) : sortedBy(sort, byKey, newest)))
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
