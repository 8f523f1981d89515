import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { m } from '../messages/catalog.messages.ts'
import { findProduct } from '../stores/catalog.store.ts'
import { correctStock } from './correctStock.actions.ts'
import * as contract from './history.contract.ts'
import { listMovements } from './history.store.ts'

export const historyApi = (services: CatalogServices) =>
  roomApi()
    .openapi(contract.listMovements, async (c) => {
      const { _id } = c.req.valid('param')
      const query = c.req.valid('query')
      if (!(await findProduct(services.db, _id))) throw failures.not_found()
      const { rows, total } = await listMovements(services.db, _id, pageOf(query))
      setListHeaders(c, total, query)
      return c.json(
        rows.map(({ id, createdAt, orderId, actor, ...row }) => ({
          ...{ ...row, _id: id, at: createdAt.toISOString() },
          ...{ order: orderId, actor: actor ?? '' },
        })),
        200,
      )
    })
    .openapi(contract.correctStock, async (c) => {
      await correctStock(services, callerOf(c), c.req.valid('param')._id, c.req.valid('json'))
      return c.json({ message: m.stockCorrected() }, 200)
    })

export type HistoryApi = ReturnType<typeof historyApi>
