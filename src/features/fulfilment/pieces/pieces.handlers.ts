import { announceStock } from '#/features/catalog/stock.store.ts'
import type { Actor } from '#/features/orders/context.ts'
import { orderFor } from '#/features/orders/orderFor.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { cancelLimit } from '../cancelLimit.ts'
import { cancelPieces } from './cancelPieces.actions.ts'
import * as contract from './pieces.contract.ts'

/** Pieces that leave an order before it is packed. */
export function piecesApi(services: Services) {
  const { db, log } = services
  const countCancellation = cancelLimit(services)

  /** The order after a change; its stock is announced without waiting for it. */
  async function changed(actor: Actor, orderId: string, productIds: readonly string[]): Promise<Order> {
    if (productIds.length > 0) {
      void announceStock(db, productIds).catch((error) =>
        log.warn({ err: error, order: orderId }, 'stock change was not announced'),
      )
    }
    return orderFor(db, actor, orderId)
  }

  return roomApi().openapi(contract.cancelPieces, async (c) => {
    const { _id } = c.req.valid('param')
    const { note, ...wanted } = c.req.valid('json')
    const actor = callerOf(c)
    await countCancellation(actor)
    // What the shop tells the customer is the shop's to say.
    const said = { ...wanted, note: actor.role === 'admin' ? note : '' }
    return c.json(await changed(actor, _id, await cancelPieces(services, actor, _id, said)), 200)
  })
}

export type PiecesApi = ReturnType<typeof piecesApi>
