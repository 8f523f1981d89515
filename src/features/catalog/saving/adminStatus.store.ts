import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { categories, products } from '../tables/catalog.tables.ts'

export type StatusTable = 'categories' | 'products'

const chosen = (kind: StatusTable, ids: readonly string[]) =>
  kind === 'products'
    ? and(inArray(products.id, [...ids]), isNull(products.deletedAt))
    : inArray(categories.id, [...ids])

/** Makes rows active or not, locked in id order. @returns those that there are, with what they were before */
export async function setStatuses(
  tx: Db,
  kind: StatusTable,
  ids: readonly string[],
  status: boolean,
): Promise<ReadonlyMap<string, boolean>> {
  const table = kind === 'products' ? products : categories
  const where = chosen(kind, ids)
  const rows = await tx
    .select({ id: table.id, status: table.status })
    .from(table)
    .where(where)
    .orderBy(table.id)
    .for('update')
  await tx.update(table).set({ status, updatedAt: sql`now()` }).where(where)
  return new Map(rows.map((row) => [row.id, row.status]))
}
