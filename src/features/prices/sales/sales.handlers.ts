import { categories } from '#/features/catalog/tables/catalog.tables.ts'
import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { m } from './messages/sales.messages.ts'
import { previewSale } from './previewSale.ts'
import * as contract from './sales.contract.ts'
import { presentListedSale, presentSale } from './sales.present.ts'
import * as store from './sales.store.ts'
import { createSale, deleteSale, stopSale, updateSale } from './saveSales.actions.ts'

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

export const datedSalesApi = (services: CollectionsServices) =>
  roomApi()
    .openapi(contract.listSales, async (c) => {
      const [rows, counts, { all }, named] = await Promise.all([
        store.listSales(services.db),
        store.countProducts(services.db),
        services.collections.current(),
        services.db.select({ id: categories.id, name: categories.name }).from(categories),
      ])
      const names = {
        categories: new Map(named.map(({ id, name }) => [id, name])),
        collections: new Map(all.map(({ id, name }) => [id, name])),
      }
      return c.json(
        rows.map((row) => presentListedSale(row, names, counts.get(row.id))),
        200,
      )
    })
    .openapi(contract.previewSale, async (c) => {
      const { _id, price, from, until, ...sale } = c.req.valid('json')
      const question = {
        ...{ ...sale, id: _id, from: dateOf(from), until: dateOf(until) },
        pricePaise: price === null ? null : paiseOf(price),
      }
      return c.json(await previewSale(services, question, Date.now()), 200)
    })
    .openapi(contract.readSale, async (c) => {
      const row = await store.findSale(services.db, c.req.valid('param')._id)
      if (!row) throw failures.not_found()
      return c.json(presentSale(row), 200)
    })
    .openapi(contract.createSale, async (c) => {
      const row = await createSale(services, callerOf(c), c.req.valid('json'))
      return c.json({ message: m.added(), sale: presentSale(row) }, 201)
    })
    .openapi(contract.updateSale, async (c) => {
      const { _id } = c.req.valid('param')
      const row = await updateSale(services, callerOf(c), _id, c.req.valid('json'))
      return c.json({ message: m.saved(), sale: presentSale(row) }, 200)
    })
    .openapi(contract.stopSale, async (c) => {
      const row = await stopSale(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.stopped(), sale: presentSale(row) }, 200)
    })
    .openapi(contract.deleteSale, async (c) => {
      await deleteSale(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.deleted() }, 200)
    })

export type DatedSalesApi = ReturnType<typeof datedSalesApi>
