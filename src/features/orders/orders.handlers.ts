import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { orderFor } from './orderFor.ts'
import * as contract from './orders.contract.ts'
import * as store from './orders.store.ts'
import { presentOrder } from './present/orders.present.ts'

export function ordersApi(services: Services) {
  const { db } = services
  return roomApi()
    .openapi(contract.listOrders, async (c) => {
      const query = c.req.valid('query')
      const page = { ...query, ...pageOf(query) }
      const { rows, total, isMore } = await store.listOrders(db, 'admin', 'anyone', page)
      setListHeaders(c, total, query, isMore)
      return c.json(
        rows.map((row) => presentOrder('admin', row)),
        200,
      )
    })
    .openapi(contract.listUserOrders, async (c) => {
      const { id, role } = callerOf(c)
      const { userId } = c.req.valid('json')
      if (id !== userId && role !== 'admin') throw failures.forbidden()
      if (!isId(userId)) return c.json([], 200)
      const query = c.req.valid('query')
      const wanted = { ...query, ...pageOf(query) }
      const { rows, total } = await store.listOrders(db, role, { customerId: userId }, wanted)
      setListHeaders(c, total, query)
      return c.json(
        rows.map((row) => presentOrder(role, row)),
        200,
      )
    })
    .openapi(contract.listAddresses, async (c) => c.json(await store.listAddresses(db, callerOf(c).id), 200))
    .openapi(contract.readOrder, async (c) =>
      c.json(await orderFor(db, callerOf(c), c.req.valid('param')._id), 200),
    )
}

export type OrdersApi = ReturnType<typeof ordersApi>
