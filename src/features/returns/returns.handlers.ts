import { orderAfter } from '#/features/orders/orderAfter.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { returnPieces } from './returnPieces.actions.ts'
import * as contract from './returns.contract.ts'

/** Pieces that come back after they were delivered. */
export function returnsApi(services: Services) {
  return roomApi().openapi(contract.returnPieces, async (c) => {
    const { _id } = c.req.valid('param')
    const { requestId: idempotencyKey, refund, ...wanted } = c.req.valid('json')
    const refundPaise = refund === undefined ? undefined : paiseOf(refund)
    const said = { ...wanted, idempotencyKey, refundPaise }
    const productIds = await returnPieces(services, callerOf(c), _id, said)
    return c.json(await orderAfter(services, callerOf(c), _id, productIds), 200)
  })
}

export type ReturnsApi = ReturnType<typeof returnsApi>
