import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { sizingFailures } from './sizing.failures.ts'
import { presentAdminChart } from './sizing.present.ts'
import type { AdminChart, ChartUpdate, NewChart } from './sizing.schema.ts'
import * as store from './sizing.store.ts'
import { usualCharts, usualOf } from './usualCharts.rules.ts'

function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) !== 'size_charts_name') throw error
  const { message } = sizingFailures.chart_exists()
  throw sizingFailures.chart_exists({ errors: [{ field: 'name', message }] })
}

async function written(tx: Db, id: string): Promise<AdminChart> {
  const chart = await store.lockChart(tx, id)
  if (!chart) throw failures.not_found()
  return presentAdminChart(chart)
}

/** @throws Failure chart_exists */
export async function createChart(
  db: Db,
  actor: Actor,
  { categories, ...fields }: NewChart,
): Promise<AdminChart> {
  return db
    .transaction(async (tx) => {
      const id = await store.insertChart(tx, fields)
      await store.giveToCategories(tx, id, categories)
      const after = await written(tx, id)
      await auditChange(tx, actor, 'sizeChart.create', id, { after })
      return after
    })
    .catch(refuseTakenName)
}

/** Changes a chart; what another admin changed since it was opened is not overwritten. @throws Failure not_found, chart_exists, changed_meanwhile */
export async function updateChart(
  db: Db,
  actor: Actor,
  id: string,
  { categories, seen, ...fields }: ChartUpdate,
): Promise<AdminChart> {
  return db
    .transaction(async (tx) => {
      const before = await written(tx, id)
      refuseClashes(before, { ...fields, categories }, seen)
      await store.changeChart(tx, id, fields)
      await store.giveToCategories(tx, id, categories)
      const after = await written(tx, id)
      await auditChange(tx, actor, 'sizeChart.update', id, { before, after })
      return after
    })
    .catch(refuseTakenName)
}

/** Products that went by it go by their category again. @throws Failure not_found */
export async function deleteChart(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await written(tx, id)
    await store.deleteChart(tx, id)
    await auditChange(tx, actor, 'sizeChart.delete', id, { before })
  })
}

/** Lets a product go by another chart than its category, or by none. @throws Failure not_found */
export async function chooseChart(db: Db, actor: Actor, productId: string, choice: string): Promise<void> {
  const wanted = choice === 'category' ? undefined : choice === 'none' ? null : choice
  await db
    .transaction(async (tx) => {
      const before = { sizeChart: wordOf(await store.choiceOf(tx, productId)) }
      await store.chooseChart(tx, productId, wanted)
      const after = { sizeChart: wordOf(wanted) }
      await auditChange(tx, actor, 'product.sizeChart', productId, { before, after })
    })
    .catch((error) => {
      throw brokenConstraint(error)?.startsWith('product_size_charts_') ? failures.not_found() : error
    })
}

const wordOf = (choice: string | null | undefined): string =>
  choice ?? (choice === null ? 'none' : 'category')

/** The charts that are usual in India, for a shop that has none. @param actor who asks for them; at the first start nobody. @returns how many were added */
export async function addUsualCharts(tx: Db, actor?: Actor): Promise<number> {
  if ((await store.listCharts(tx)).length > 0) return 0
  const categories = await store.categoryIds(tx)
  const ids: string[] = []
  for (const fields of usualCharts) {
    const id = await store.insertChart(tx, fields)
    ids.push(id)
    const users = Object.entries(usualOf).filter(([, chart]) => chart === fields.name)
    await store.giveToCategories(
      tx,
      id,
      users.flatMap(([name]) => categories.get(name) ?? []),
    )
  }
  const names = usualCharts.map(({ name }) => name)
  if (actor) await auditChange(tx, actor, 'sizeChart.createUsual', ids[0] ?? '', { after: { names } })
  return usualCharts.length
}
