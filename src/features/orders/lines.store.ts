import { asc, eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { orderItems } from './tables/orders.tables.ts'
/** The lines of a locked order, with what became of their pieces. */
export const linesOf = (tx: Db, orderId: string) =>
  tx
    .select({
      id: orderItems.id,
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
