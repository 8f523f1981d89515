import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import * as contract from './orders.contract.ts'
import * as store from './orders.store.ts'

export function ordersApi(services: Services) {
  const { db } = services
  return roomApi()
    .openapi(contract.listOrders, async (c) => {
      const query = c.req.valid('query')
      const { orders, total } = await store.listOrders(db, 'admin', 'anyone', { ...query, ...pageOf(query) })
      setListHeaders(c, total, query)
      return c.json(orders, 200)
    })
    .openapi(contract.listUserOrders, async (c) => {
      const caller = callerOf(c)
      const { userId } = c.req.valid('json')
      if (caller.id !== userId && caller.role !== 'admin') throw failures.forbidden()
      if (!isId(userId)) return c.json([], 200)
      const query = c.req.valid('query')
      const { orders, total } = await store.listOrders(
        db,
        caller.role,
        { customerId: userId },
        { ...query, ...pageOf(query) },
      )
      setListHeaders(c, total, query)
      return c.json(orders, 200)
    })
    .openapi(contract.listAddresses, async (c) => c.json(await store.listAddresses(db, callerOf(c).id), 200))
    .openapi(contract.readOrder, async (c) => {
      const caller = callerOf(c)
      const owner = caller.role === 'admin' ? 'anyone' : { customerId: caller.id }
      const order = await store.findOrder(db, caller.role, owner, c.req.valid('param')._id)
      if (!order) throw failures.not_found()
      return c.json(order, 200)
    })
}

export type OrdersApi = ReturnType<typeof ordersApi>
