import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import { m } from './messages/sizing.messages.ts'
import { addUsualCharts, chooseChart, createChart, deleteChart, updateChart } from './saveCharts.actions.ts'
import * as contract from './sizing.contract.ts'
import { presentAdminChart, presentChart } from './sizing.present.ts'
import * as store from './sizing.store.ts'

/** What pages show of the charts, by the word that a change of any of them concerns. */
const SIZING = 'sizing'

export function sizingApi({ db, databaseNotices, responseCache, catalog }: CatalogServices) {
  /** After a change of this process at once: its own notice may take a moment. */
  const drop = () => {
    // guard: cache-follows-charts
    responseCache.drop([SIZING])
  }
  databaseNotices.on(SIZING, drop)
  return roomApi()
    .openapi(contract.readChartOfProduct, async (c) => {
      const { idOrSlug } = c.req.valid('param')
      if (!(await catalog.has(idOrSlug))) throw failures.not_found()
      const product = (await catalog.current()).find(idOrSlug)
      if (!product) throw failures.not_found()
      const chart = await store.chartOf(db, product._id)
      c.header(SHOWS_HEADER, `${SIZING},product:${product._id}`)
      return c.json({ chart: chart ? { _id: chart.id, name: chart.name } : null }, 200)
    })
    .openapi(contract.readSizeChart, async (c) => {
      const { _id } = c.req.valid('param')
      const chart = isId(_id) ? await store.findChart(db, _id) : undefined
      if (!chart) throw failures.not_found()
      c.header(SHOWS_HEADER, SIZING)
      return c.json(presentChart(chart), 200)
    })
    .openapi(contract.listSizeCharts, async (c) =>
      c.json((await store.listCharts(db)).map(presentAdminChart), 200),
    )
    .openapi(contract.createSizeChart, async (c) => {
      const chart = await createChart(db, callerOf(c), c.req.valid('json'))
      drop()
      return c.json({ message: m.added(), chart }, 201)
    })
    .openapi(contract.addUsualSizeCharts, async (c) => {
      const count = await db.transaction((tx) => addUsualCharts(tx, callerOf(c)))
      drop()
      return c.json({ message: count === 0 ? m.thereAlready() : m.someAdded({ count }) }, 200)
    })
    .openapi(contract.updateSizeChart, async (c) => {
      const chart = await updateChart(db, callerOf(c), c.req.valid('param')._id, c.req.valid('json'))
      drop()
      return c.json({ message: m.saved(), chart }, 200)
    })
    .openapi(contract.deleteSizeChart, async (c) => {
      await deleteChart(db, callerOf(c), c.req.valid('param')._id)
      drop()
      return c.json({ message: m.deleted() }, 200)
    })
    .openapi(contract.readSizeChartChoice, async (c) => {
      const choice = await store.choiceOf(db, c.req.valid('param')._id)
      return c.json({ choice: choice ?? (choice === null ? 'none' : 'category') } as const, 200)
    })
    .openapi(contract.chooseSizeChart, async (c) => {
      await chooseChart(db, callerOf(c), c.req.valid('param')._id, c.req.valid('json').choice)
      drop()
      return c.json({ message: m.ofProductSaved() }, 200)
    })
}

export type SizingApi = ReturnType<typeof sizingApi>
