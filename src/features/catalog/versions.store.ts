import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { rowsInSteps } from '#/platform/db/rowsInSteps.ts'
import { isThere } from './catalog.store.ts'
import { type ProductRow, products } from './catalog.tables.ts'

/** What the catalogue in memory is read from. */

/** The transaction that wrote the row last: another one after every change, whoever made it. A number that JavaScript knows. */
const rowVersion = sql`${products}.xmin::text::float8`

export interface RowVersion {
  readonly id: string
  readonly rowVersion: number
}

/** A product as it was read, and the version of its row. */
export type ProductVersion = Omit<ProductRow, 'updatedAt' | 'deletedAt'> & RowVersion

const isActive = and(isThere, eq(products.status, true))

const { createdAt, updatedAt: _, deletedAt: __, ...columns } = getTableColumns(products)
const createdMs = sql`(extract(epoch from ${createdAt}) * 1000)::float8`
const named = Object.entries({ ...columns, createdMs, rowVersion }).map(
  ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
)

/** Read as the driver gives them: what builds other queries would take as long again over 100,000 of them. */
type VersionRow = Omit<ProductVersion, 'createdAt'> & { readonly createdMs: number }

const selectVersions = (where: SQL | undefined): SQL =>
  sql`select ${sql.join(named, sql`, `)} from ${products} where ${where}`

const versionOf = (row: VersionRow): ProductVersion =>
  Object.assign(row, { createdAt: new Date(row.createdMs) })

/** All active products in the order of their ids, `size` at a time. Their categories may not be active. Call in a transaction. */
export async function* activeProductsInSteps(tx: Db, size: number): AsyncGenerator<ProductVersion[]> {
  const query = sql`${selectVersions(isActive)} order by ${products.id}`
  for await (const rows of rowsInSteps<VersionRow>(tx, query, size)) yield rows.map(versionOf)
}

/** Of those only what tells whether they changed. */
export async function* activeVersionsInSteps(tx: Db, size: number): AsyncGenerator<RowVersion[]> {
  const query = sql`
    select ${products.id}, ${rowVersion} as "rowVersion" from ${products} where ${isActive} order by ${products.id}`
  for await (const rows of rowsInSteps<{ id: string; rowVersion: number }>(tx, query, size)) yield rows
}

/** Those of the products that are active. */
export async function activeProducts(db: Db, ids: readonly string[]): Promise<ProductVersion[]> {
  const { rows } = await db.execute<VersionRow>(selectVersions(and(inArray(products.id, [...ids]), isActive)))
  return rows.map(versionOf)
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
