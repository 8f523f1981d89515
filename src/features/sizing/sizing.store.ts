import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { categories, products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { ChartFields } from './sizing.schema.ts'
import { type ChartRow, categorySizeCharts, productSizeCharts, sizeCharts } from './sizing.tables.ts'

export interface StoredChart extends ChartRow {
  readonly categories: readonly string[]
}

async function withCategories(db: Db, rows: readonly ChartRow[]): Promise<StoredChart[]> {
  const used = await db
    .select()
    .from(categorySizeCharts)
    .where(
      inArray(
        categorySizeCharts.chartId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(categorySizeCharts.categoryId))
  return rows.map((row) => ({
    ...row,
    categories: used.flatMap(({ chartId, categoryId }) => (chartId === row.id ? categoryId : [])),
  }))
}

/** All charts by name. */
export const listCharts = async (db: Db): Promise<StoredChart[]> =>
  withCategories(
    db,
    await db
      .select()
      .from(sizeCharts)
      .orderBy(asc(sql`lower(${sizeCharts.name})`)),
  )

export async function findChart(db: Db, id: string): Promise<ChartRow | undefined> {
  const [row] = await db.select().from(sizeCharts).where(eq(sizeCharts.id, id))
  return row
}

/** The chart as it is; whoever else changes it waits until the transaction ends. */
export async function lockChart(tx: Db, id: string): Promise<StoredChart | undefined> {
  const rows = await tx.select().from(sizeCharts).where(eq(sizeCharts.id, id)).for('update')
  return (await withCategories(tx, rows))[0]
}

/** The chart that the sizes of a product go by: its own choice, else that of its category. */
export async function chartOf(db: Db, productId: string): Promise<ChartRow | undefined> {
  const [found] = await db
    .select({ chart: sizeCharts })
    .from(products)
    .leftJoin(productSizeCharts, eq(productSizeCharts.productId, products.id))
    .leftJoin(categorySizeCharts, eq(categorySizeCharts.categoryId, products.categoryId))
    .innerJoin(
      sizeCharts,
      sql`${sizeCharts.id} = case when ${productSizeCharts.productId} is null
        then ${categorySizeCharts.chartId} else ${productSizeCharts.chartId} end`,
    )
    .where(and(eq(products.id, productId), eq(products.enableSize, true)))
  return found?.chart
}

/** What a product chose for itself: null for none, undefined for what its category says. */
export async function choiceOf(db: Db, productId: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(productSizeCharts).where(eq(productSizeCharts.productId, productId))
  return row?.chartId
}

/** A taken name breaks `size_charts_name`. */
export async function insertChart(tx: Db, fields: ChartFields): Promise<string> {
  const id = newId()
  await tx.insert(sizeCharts).values({ id, ...fields })
  return id
}

export async function changeChart(tx: Db, id: string, fields: ChartFields): Promise<void> {
  await tx.update(sizeCharts).set(fields).where(eq(sizeCharts.id, id))
}

/** From now on these categories go by this chart, and no others. Those that are gone are left out. */
export async function giveToCategories(tx: Db, chartId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(categorySizeCharts).where(eq(categorySizeCharts.chartId, chartId))
  const known = await tx
    .select({ categoryId: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
  if (known.length === 0) return
  await tx
    .insert(categorySizeCharts)
    .values(known.map(({ categoryId }) => ({ categoryId, chartId })))
    .onConflictDoUpdate({ target: categorySizeCharts.categoryId, set: { chartId } })
}

export async function deleteChart(tx: Db, id: string): Promise<void> {
  await tx.delete(sizeCharts).where(eq(sizeCharts.id, id))
}

/** Undefined goes by the category again. A product or chart that is gone breaks a constraint. */
export async function chooseChart(
  tx: Db,
  productId: string,
  chartId: string | null | undefined,
): Promise<void> {
  if (chartId === undefined) {
    await tx.delete(productSizeCharts).where(eq(productSizeCharts.productId, productId))
    return
  }
  await tx
    .insert(productSizeCharts)
    .values({ productId, chartId })
    .onConflictDoUpdate({ target: productSizeCharts.productId, set: { chartId } })
}

/** The ids of all categories by their names in small letters. */
export async function categoryIds(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}
