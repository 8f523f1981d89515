import { announceStock } from '#/features/catalog/stock.store.ts'
import type { Actor } from '#/features/orders/context.ts'
import { orderFor } from '#/features/orders/orderFor.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { returnPieces } from './returnPieces.actions.ts'
import * as contract from './returns.contract.ts'

/** Pieces that come back after they were delivered. */
export function returnsApi(services: Services) {
  const { db, log } = services

  /** The order after a change; its stock is announced without waiting for it. */
  async function changed(actor: Actor, orderId: string, productIds: readonly string[]): Promise<Order> {
    if (productIds.length > 0) {
      void announceStock(db, productIds).catch((error) =>
        log.warn({ err: error, order: orderId }, 'stock change was not announced'),
      )
    }
    return orderFor(db, actor, orderId)
  }

  return roomApi().openapi(contract.returnPieces, async (c) => {
    const { _id } = c.req.valid('param')
    const { refund, ...wanted } = c.req.valid('json')
    const refundPaise = refund === undefined ? undefined : paiseOf(refund)
    const productIds = await returnPieces(services, callerOf(c), _id, { ...wanted, refundPaise })
    return c.json(await changed(callerOf(c), _id, productIds), 200)
  })
}

export type ReturnsApi = ReturnType<typeof returnsApi>
