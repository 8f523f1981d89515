import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { rowsInSteps } from '#/platform/db/rowsInSteps.ts'
import { variantsOfAll, variantsOfProduct } from '../stock/variants.store.ts'
import { isNotDeleted } from '../stores/catalog.store.ts'
import { type ProductRow, productRanks, products } from '../tables/catalog.tables.ts'
import type { Variant } from '../variants/variants.rules.ts'

/** What the catalogue in memory is read from. */

/**
 * The transactions that wrote the row and its rank last, added up: another sum after every change, whoever made it, since later
 * ones have higher numbers. A number that JavaScript knows, of 32 bits.
 */
const rowVersion = sql`((${products}.xmin::text::bigint + coalesce(${productRanks}.xmin::text::bigint, 0)) % 4294967296)::float8`
const withRanks = sql`${products} left join ${productRanks} on ${productRanks.productId} = ${products.id}`

export interface RowVersion {
  readonly id: string
  readonly rowVersion: number
}

/** A product as it was read, with its rank, what can be bought of it, and the version of both rows. */
export type ProductVersion = Omit<ProductRow, 'updatedAt' | 'deletedAt'> &
  RowVersion & { readonly sold: number; readonly rating: number; readonly variants: readonly Variant[] }

const isActive = and(isNotDeleted, eq(products.status, true))

const { createdAt, updatedAt: _, deletedAt: __, ...columns } = getTableColumns(products)
const createdMs = sql`(extract(epoch from ${createdAt}) * 1000)::float8`
const ranks = {
  sold: sql`coalesce(${productRanks.sold}, 0)`,
  rating: sql`coalesce(${productRanks.rating}, 0)`,
}
const columnsWith = (variants: SQL): SQL =>
  sql.join(
    Object.entries({ ...columns, ...ranks, createdMs, rowVersion, variants }).map(
      ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  )

/** Read as the driver gives them: what builds other queries would take as long again over 100,000 of them. */
type VersionRow = Omit<ProductVersion, 'createdAt'> & { readonly createdMs: number }

const versionOf = (row: VersionRow): ProductVersion =>
  Object.assign(row, { createdAt: new Date(row.createdMs) })

/** All active products in the order of their ids, `size` at a time. Their categories may not be active. Call in a transaction. */
export async function* activeProductsInSteps(tx: Db, size: number): AsyncGenerator<ProductVersion[]> {
  const query = sql`
    select ${columnsWith(variantsOfAll.column)} from ${withRanks} ${variantsOfAll.join}
    where ${isActive} order by ${products.id}`
  for await (const rows of rowsInSteps<VersionRow>(tx, query, size)) yield rows.map(versionOf)
}

/** Of those only what tells whether they changed. */
export async function* activeVersionsInSteps(tx: Db, size: number): AsyncGenerator<RowVersion[]> {
  const query = sql`
    select ${products.id}, ${rowVersion} as "rowVersion" from ${withRanks} where ${isActive} order by ${products.id}`
  for await (const rows of rowsInSteps<{ id: string; rowVersion: number }>(tx, query, size)) yield rows
}

/** Those of the products that are active. */
export async function activeProducts(db: Db, ids: readonly string[]): Promise<ProductVersion[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    select ${columnsWith(variantsOfProduct)} from ${withRanks}
    where ${and(inArray(products.id, [...ids]), isActive)}`)
  return rows.map(versionOf)
}

/** How many pieces there are of a product, and of each of its variants in their order. */
export interface Quantities {
  readonly id: string
  readonly quantity: number
  readonly variants: readonly Pick<Variant, 'quantity'>[]
}

export async function quantitiesOf(db: Db, ids: readonly string[]): Promise<Quantities[]> {
  return db
    .select({ id: products.id, quantity: products.quantity, variants: variantsOfProduct })
    .from(products)
    .where(inArray(products.id, [...ids]))
}
