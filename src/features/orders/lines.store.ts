import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { orderItems, orders } from './tables/orders.tables.ts'
/** The lines of a locked order, with what became of their pieces. */
export const linesOf = (tx: Db, orderId: string) =>
  tx
    .select({
      id: orderItems.id,
      kind: orderItems.kind,
      forItemId: orderItems.forItemId,
      service: orderItems.service,
      begunAt: orderItems.begunAt,
      productId: orderItems.productId,
      name: orderItems.name,
      size: orderItems.size,
      pricePaise: orderItems.pricePaise,
      discountPaise: orderItems.discountPaise,
      quantity: orderItems.quantity,
      cancelled: orderItems.cancelled,
      returned: orderItems.returned,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))

/** The goods of an order of this customer; none where it is somebody else's, or not there. */
export const ownLinesOf = (db: Db, customerId: string, orderId: string) =>
  db
    .select({
      id: orderItems.id,
      productId: orderItems.productId,
      name: orderItems.name,
      size: orderItems.size,
      pricePaise: orderItems.pricePaise,
      quantity: orderItems.quantity,
      isGift: sql<boolean>`${orderItems.pricePaise} > 0 and ${orderItems.discountPaise} = ${orderItems.pricePaise}::bigint * (${orderItems.quantity} + ${orderItems.cancelled})`,
    })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orderItems.kind, 'goods')))
    // guard: own-order-again
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .orderBy(asc(orderItems.position))
