import { orderFor } from '#/features/orders/orderFor.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './undo.contract.ts'
import { undoPayment } from './undoPayment.actions.ts'

export function undoApi(services: Services) {
  return roomApi().openapi(contract.undoPayment, async (c) => {
    const { paymentId } = c.req.valid('param')
    const orderId = await undoPayment(services, callerOf(c), paymentId, c.req.valid('json').event)
    return c.json(await orderFor(services.db, callerOf(c), orderId), 200)
  })
}

export type UndoApi = ReturnType<typeof undoApi>
