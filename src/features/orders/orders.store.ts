import { and, asc, between, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { presentOrder } from './orders.present.ts'
import type { PaymentState } from './orders.rules.ts'
import type { Order } from './orders.schema.ts'
import { orderItems, orders, payments } from './orders.tables.ts'
import { readSearch } from './search.rules.ts'

/** Orders with payment and lines in two queries, however many there are. */
async function selectOrders(db: Db, where: SQL | undefined, page?: { limit: number; offset: number }) {
  const query = db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query)
  if (rows.length === 0) return []
  const ids = rows.map(({ order }) => order.id)
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  const itemsOf = Map.groupBy(items, (item) => item.orderId)
  return rows.map(({ order, payment }) => presentOrder(order, payment, itemsOf.get(order.id) ?? []))
}

/** The order that became of a cart of this customer. */
export async function findOrderOfCart(
  db: Db,
  customerId: string,
  cartId: string,
): Promise<Order | undefined> {
  const [order] = await selectOrders(db, and(eq(orders.cartId, cartId), eq(orders.customerId, customerId)))
  return order
}

/** Whose orders are asked for; 'anyone' is for admins. */
export type Owner = { readonly customerId: string } | 'anyone'

const ownedBy = (owner: Owner): SQL | undefined =>
  owner === 'anyone' ? undefined : eq(orders.customerId, owner.customerId)

export async function findOrder(db: Db, owner: Owner, orderId: string): Promise<Order | undefined> {
  const [order] = await selectOrders(db, and(eq(orders.id, orderId), ownedBy(owner)))
  return order
}

export interface OrderFilter {
  readonly q?: string | undefined
  readonly payment?: 'pending' | 'completed' | undefined
  readonly limit: number
  readonly offset: number
}

function matches(filter: OrderFilter): SQL | undefined {
  const paid = filter.payment && eq(payments.status, filter.payment === 'completed' ? 'Completed' : 'Pending')
  if (!filter.q) return paid
  const { ids, number } = readSearch(filter.q)
  const found = or(
    ids && between(orders.id, ids.from, ids.to),
    number === undefined ? undefined : eq(orders.number, number),
  )
  return and(paid, found ?? sql`false`)
}

/** Orders, newest first; `total` counts all that match. */
export async function listOrders(
  db: Db,
  owner: Owner,
  filter: OrderFilter,
): Promise<{ orders: Order[]; total: number }> {
  const where = and(ownedBy(owner), matches(filter))
  const [found, [counted]] = await Promise.all([
    selectOrders(db, where, filter),
    db
      .select({ total: count() })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(where),
  ])
  return { orders: found, total: counted?.total ?? 0 }
}

/** Completes a pending UPI payment, once. @returns whether this call did it. */
export async function completeUpiPayment(db: Db, adminId: string, paymentId: string): Promise<boolean> {
  const done = await db
    .update(payments)
    .set({ status: 'Completed', completedAt: sql`now()`, approvedBy: adminId })
    .where(and(eq(payments.id, paymentId), eq(payments.type, 'upi'), eq(payments.status, 'Pending')))
    .returning({ id: payments.id })
  return done.length > 0
}

export async function findPayment(db: Db, paymentId: string): Promise<PaymentState | undefined> {
  const [payment] = await db
    .select({ type: payments.type, status: payments.status })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return payment
}
