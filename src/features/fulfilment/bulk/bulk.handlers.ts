import { announceLater } from '#/features/orders/orderAfter.ts'
import { listOrders } from '#/features/orders/orders.store.ts'
import { presentOrder } from '#/features/orders/present/orders.present.ts'
import { countByWorkList } from '#/features/orders/workLists.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { csvOf } from '#/ui/resource/list/csv.ts'
import * as contract from './bulk.contract.ts'
import { changeStatuses } from './changeStatuses.actions.ts'
import { orderTable, sheetTime } from './orderTable.rules.ts'

/** More rows than this belong into a backup, not into a spreadsheet. */
const MOST_ROWS = 10_000

/** What the admin area does with many orders at once. */
export function bulkApi(services: Services) {
  const { db, replica } = services
  return roomApi()
    .openapi(contract.countWorkLists, async (c) => c.json(await countByWorkList(db), 200))
    .openapi(contract.changeManyStatuses, async (c) => {
      const { results, productIds } = await changeStatuses(services, callerOf(c), c.req.valid('json'))
      announceLater(services, productIds)
      return c.json({ results }, 200)
    })
    .openapi(contract.exportOrders, async (c) => {
      const filter = { ...c.req.valid('query'), limit: MOST_ROWS, offset: 0 }
      const { rows, asOf } = await replica.read(async (source) => ({
        ...(await listOrders(source.db, 'admin', 'anyone', filter)),
        asOf: source.asOf,
      }))
      const day = sheetTime(asOf.toISOString()).slice(0, 10)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="Orders-${day}.csv"`)
      const orders = rows.map((row) => presentOrder('admin', row))
      return c.body(csvOf(orderTable(orders)), 200)
    })
}

export type BulkApi = ReturnType<typeof bulkApi>
