import { and, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import {
  type OrderStatus,
  openStatuses,
  purchasedBeforeStatuses,
  unboughtStatuses,
} from './rules/statuses.rules.ts'
import { listed, orderItems, orders } from './tables/orders.tables.ts'

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

/** As words of the statement, one list for each index that knows the doors of orders. */
const purchased = sql`(${orders.status} in (${listed(openStatuses)}) or ${orders.status} in (${listed(purchasedBeforeStatuses)}))`

const contactOf = sql<string>`(${orders.billingAddress} ->> 'contact')`

/** Which of these are known from orders that were not undone; nothing is asked where there is none. */
async function knownOf(db: Db, by: SQL<string>, all: readonly (string | undefined)[]) {
  const asked = all.flatMap((one) => one ?? [])
  if (asked.length === 0) return new Set<string>()
  const rows = await db
    .selectDistinct({ known: by })
    .from(orders)
    .where(and(inArray(by, asked), purchased))
  return new Set(rows.map(({ known }) => known))
}

/** Which of these accounts, mobile numbers and doors (`deliveryKey`) have an order that was not undone. */
export async function whoOrdered(
  db: Db,
  buyers: readonly {
    readonly customerId: string
    readonly contact?: string | undefined
    readonly deliveryKey?: string | undefined
  }[],
) {
  const known = (by: SQL<string>, way: keyof (typeof buyers)[number]) =>
    knownOf(
      db,
      by,
      buyers.map((buyer) => buyer[way]),
    )
  return {
    customerIds: await known(sql`${orders.customerId}`, 'customerId'),
    contacts: await known(contactOf, 'contact'),
    deliveryKeys: await known(sql`${orders.deliveryKey}`, 'deliveryKey'),
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
