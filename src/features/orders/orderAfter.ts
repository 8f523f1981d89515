import { announceStock } from '#/features/catalog/stock/stock.store.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Actor } from './context.ts'
import { orderFor } from './orderFor.ts'
import type { Order } from './schema/orders.schema.ts'

type Announcing = Pick<Services, 'db' | 'log'>

/** Lets every process know of products whose stock an order changed, without waiting for it. */
export function announceLater(
  { db, log }: Announcing,
  productIds: readonly string[],
  orderId?: string,
): void {
  if (productIds.length === 0) return
  // The step is done whether or not the news of it arrives: displays catch up, checkout reads live stock.
  void announceStock(db, productIds).catch((error) =>
    log.warn({ err: error, order: orderId }, 'stock change was not announced'),
  )
}

/**
 * An order after a step, as whoever took it may see it; the products whose stock rose are announced.
 * @throws Failure not_found (also for somebody else's order)
 */
export function orderAfter(
  services: Announcing,
  actor: Pick<Actor, 'id' | 'role'>,
  orderId: string,
  productIds: readonly string[],
): Promise<Order> {
  announceLater(services, productIds, orderId)
  return orderFor(services.db, actor, orderId)
}
