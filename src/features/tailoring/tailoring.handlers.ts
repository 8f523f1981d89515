import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { cached } from '#/platform/cache/cached.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import { chooseServices } from './chooseServices.actions.ts'
import { m } from './messages/tailoring.messages.ts'
import { createService, deleteService, updateService } from './saveServices.actions.ts'
import * as contract from './tailoring.contract.ts'
import { presentBagServices, presentProductServices, presentService } from './tailoring.present.ts'
import * as store from './tailoring.store.ts'

/** What pages show of the services, by the word that a change of any of them concerns. */
const TAILORING = 'tailoring'

export function tailoringApi({ db, databaseNotices, responseCache, catalog }: CatalogServices) {
  const drop = () => {
    // guard: cache-follows-services
    responseCache.drop([TAILORING])
  }
  databaseNotices.on(TAILORING, drop)
  /** All of them, in memory: each product's page asks, and each bag. */
  const known = cached(databaseNotices, TAILORING, () => store.listServices(db))
  /** This process changed them: its own notice may take a moment. */
  const changed = () => {
    // guard: own-services-at-once
    known.forget()
    drop()
  }

  async function bagServices(customerId: string) {
    const all = await known.get()
    if (all.length === 0) return presentBagServices([], [], [], null)
    const [lines, chosen, measured] = await Promise.all([
      store.bagLines(db, customerId),
      store.chosenOf(db, customerId),
      store.measurementsOf(db, [customerId]),
    ])
    return presentBagServices(lines, all, chosen, measured.get(customerId) ?? null)
  }
  return roomApi()
    .openapi(contract.readProductServices, async (c) => {
      const { idOrSlug } = c.req.valid('param')
      if (!(await catalog.has(idOrSlug))) throw failures.not_found()
      const product = (await catalog.current()).find(idOrSlug)
      if (!product) throw failures.not_found()
      c.header(SHOWS_HEADER, `${TAILORING},product:${product._id}`)
      return c.json(presentProductServices(await known.get(), product.category?._id ?? null), 200)
    })
    .openapi(contract.readBagServices, async (c) => c.json(await bagServices(callerOf(c).id), 200))
    .openapi(contract.chooseServices, async (c) => {
      const { id } = callerOf(c)
      await chooseServices(db, id, c.req.valid('param').itemId, c.req.valid('json'))
      return c.json(await bagServices(id), 200)
    })
    .openapi(contract.deleteMeasurements, async (c) => {
      await store.deleteMeasurements(db, callerOf(c).id)
      return c.json({ message: m.measurementsDeleted() }, 200)
    })
    .openapi(contract.listServices, async (c) =>
      c.json((await store.listServices(db)).map(presentService), 200),
    )
    .openapi(contract.createService, async (c) => {
      const service = await createService(db, callerOf(c), c.req.valid('json'))
      changed()
      return c.json({ message: m.added(), service }, 201)
    })
    .openapi(contract.updateService, async (c) => {
      const { _id } = c.req.valid('param')
      const service = await updateService(db, callerOf(c), _id, c.req.valid('json'))
      changed()
      return c.json({ message: m.saved(), service }, 200)
    })
    .openapi(contract.deleteService, async (c) => {
      await deleteService(db, callerOf(c), c.req.valid('param')._id)
      changed()
      return c.json({ message: m.deleted() }, 200)
    })
}

export type TailoringApi = ReturnType<typeof tailoringApi>
