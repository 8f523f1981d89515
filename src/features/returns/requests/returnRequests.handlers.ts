import { orderFor } from '#/features/orders/orderFor.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { askReturn } from './askReturn.actions.ts'
import { refuseReturn, withdrawReturn } from './endReturn.actions.ts'
import * as contract from './returnRequests.contract.ts'

/** Customers ask to send something back, before the shop writes a return down. */
export function returnRequestsApi(services: Services) {
  const { db } = services

  /** Who asks is a customer here, admins with orders of their own too. */
  const ownOrder = ({ id }: Caller, orderId: string) => orderFor(db, { id, role: 'customer' }, orderId)

  return roomApi()
    .openapi(contract.askReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await askReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await ownOrder(actor, _id), 200)
    })
    .openapi(contract.withdrawReturn, async (c) => {
      const { _id } = c.req.valid('param')
      const actor = callerOf(c)
      await withdrawReturn(services, actor, _id, c.req.valid('json'))
      return c.json(await ownOrder(actor, _id), 200)
    })
    .openapi(contract.refuseReturn, async (c) => {
      const { _id } = c.req.valid('param')
      await refuseReturn(services, callerOf(c), _id, c.req.valid('json'))
      return c.json(await orderFor(db, callerOf(c), _id), 200)
    })
}

export type ReturnRequestsApi = ReturnType<typeof returnRequestsApi>
