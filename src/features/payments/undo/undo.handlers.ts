import { findOrder } from '#/features/orders/orders.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './undo.contract.ts'
import { undoPayment } from './undoPayment.actions.ts'

export function undoApi(services: Services) {
  return roomApi().openapi(contract.undoPayment, async (c) => {
    const { paymentId } = c.req.valid('param')
    const orderId = await undoPayment(services, callerOf(c), paymentId, c.req.valid('json').event)
    const order = await findOrder(services.db, 'admin', 'anyone', orderId)
    if (!order) throw failures.not_found()
    return c.json(order, 200)
  })
}

export type UndoApi = ReturnType<typeof undoApi>
