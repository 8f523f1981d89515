import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type OrderStatus, unboughtStatuses } from './rules/statuses.rules.ts'
import { orderItems, orders } from './tables/orders.tables.ts'

/** Whether any order names the product, whatever became of it. */
export async function isOrdered(db: Db, productId: string): Promise<boolean> {
  const [line] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.productId, productId))
    .limit(1)
  return line !== undefined
}

/** Whether this customer has ordered the product in an order that was not undone. */
export async function hasPurchased(db: Db, customerId: string, productId: string): Promise<boolean> {
  const [purchased] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderItems.productId, productId),
        gt(orderItems.quantity, 0),
        notInArray(orders.status, unboughtStatuses),
      ),
    )
    .limit(1)
  return purchased !== undefined
}

/** Which of these accounts and mobile numbers have an order that was not undone. */
export async function whoOrdered(
  db: Db,
  buyers: readonly { readonly customerId: string; readonly contact?: string | undefined }[],
) {
  const purchased = notInArray(orders.status, unboughtStatuses)
  const contactOf = sql<string>`(${orders.billingAddress} ->> 'contact')`
  const numbers = buyers.flatMap(({ contact }) => contact ?? [])
  const byAccount = await db
    .selectDistinct({ id: sql<string>`${orders.customerId}` })
    .from(orders)
    .where(
      and(
        inArray(
          orders.customerId,
          buyers.map(({ customerId }) => customerId),
        ),
        purchased,
      ),
    )
  const byContact =
    numbers.length === 0
      ? []
      : await db
          .selectDistinct({ contact: contactOf })
          .from(orders)
          .where(and(inArray(contactOf, numbers), purchased))
  return {
    customerIds: new Set(byAccount.map(({ id }) => id)),
    contacts: new Set(byContact.map(({ contact }) => contact)),
  }
}

/** Of an order whose parcel is with its customer. */
const DELIVERED: OrderStatus = 'delivered'

/** What of these products was delivered to these people and not sent back; of several sizes the one that came last. */
export function findDelivered(db: Db, customerIds: readonly string[], productIds: readonly string[]) {
  return db
    .selectDistinctOn([orders.customerId, orderItems.productId], {
      customerId: sql<string>`${orders.customerId}`,
      productId: orderItems.productId,
      size: orderItems.size,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        inArray(orders.customerId, [...customerIds]),
        inArray(orderItems.productId, [...productIds]),
        gt(orderItems.quantity, 0),
        // guard: delivered-alone
        eq(orders.status, DELIVERED),
      ),
    )
    .orderBy(orders.customerId, orderItems.productId, desc(orders.createdAt))
}
