import { orderAfter } from '#/features/orders/orderAfter.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { cancelLimit } from '../cancelLimit.ts'
import { cancelPieces } from './cancelPieces.actions.ts'
import * as contract from './pieces.contract.ts'

/** Pieces that leave an order before it is packed. */
export function piecesApi(services: Services) {
  const countCancellation = cancelLimit(services)

  return roomApi().openapi(contract.cancelPieces, async (c) => {
    const { _id } = c.req.valid('param')
    const { requestId: idempotencyKey, lines, note } = c.req.valid('json')
    const actor = callerOf(c)
    await countCancellation(actor)
    // What the shop tells the customer is the shop's to say.
    const said = { idempotencyKey, lines, note: actor.role === 'admin' ? note : '' }
    const productIds = await cancelPieces(services, actor, _id, said)
    return c.json(await orderAfter(services, actor, _id, productIds), 200)
  })
}

export type PiecesApi = ReturnType<typeof piecesApi>
