import { findOrder, type Owner } from '#/features/orders/orders.store.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { askReturn } from './askReturn.actions.ts'
import { refuseReturn, withdrawReturn } from './endReturn.actions.ts'
import * as contract from './returnRequests.contract.ts'

/** Customers ask to send something back, before the shop writes a return down. */
export function returnRequestsApi(services: Services) {
  const { db } = services

  async function orderOf(owner: Owner, orderId: string): Promise<Order> {
    const order = await findOrder(db, owner === 'anyone' ? 'admin' : 'customer', owner, orderId)
    if (!order) throw failures.not_found()
    return order
  }

  return roomApi()
    .openapi(contract.askReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await askReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await orderOf({ customerId: actor.id }, _id), 200)
    })
    .openapi(contract.withdrawReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await withdrawReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await orderOf({ customerId: actor.id }, _id), 200)
    })
    .openapi(contract.refuseReturn, async (c) => {
      const { _id } = c.req.valid('param')
      await refuseReturn(services, callerOf(c), _id, c.req.valid('json'))
      return c.json(await orderOf('anyone', _id), 200)
    })
}

export type ReturnRequestsApi = ReturnType<typeof returnRequestsApi>
