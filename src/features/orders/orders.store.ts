import { and, asc, count, desc, eq, inArray, max, min, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Db } from '#/platform/db/database.ts'
import { rowsOf } from '#/platform/db/rowsOf.ts'
import type { IssuedNumber, OrderRows } from './present/orders.present.ts'
import { cashStatuses, type OrderRole, statusesIn } from './rules/life.rules.ts'
import { methodsBy, type PaymentFilter, paymentFilters } from './rules/payments.rules.ts'
import { type OrderStatus, overStatuses } from './rules/statuses.rules.ts'
import { type WorkListName, workListNames } from './rules/workLists.rules.ts'
import type { KnownAddress } from './schema/orders.schema.ts'
import { found } from './search.store.ts'
import { billsOfSupply, creditNotes, invoices } from './tables/documents.tables.ts'
import { orderEvents, orderItems, orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'
import { refunds } from './tables/refunds.tables.ts'
import { returnRequests } from './tables/returnRequests.tables.ts'
import { orderAdjustmentLines, orderAdjustments } from './tables/returns.tables.ts'

/** Another payment carries the same bank reference. */
const referenceUsedTwice = sql<boolean>`exists (
  select 1 from ${payments} as twin where twin.reference = ${payments.reference} and twin.id <> ${payments.id}
)`

/** The number of the tax invoice or bill of supply, null before there is one. */
const invoice = sql<IssuedNumber | null>`coalesce(
  (select json_build_object('isBill', false, 'financialYear', financial_year, 'serial', serial) from ${invoices} where ${invoices.orderId} = ${orders.id}),
  (select json_build_object('isBill', true, 'financialYear', financial_year, 'serial', serial) from ${billsOfSupply} where ${billsOfSupply.orderId} = ${orders.id})
)`

/** The lines of all adjustments of the order of a row. */
const adjustedLinesOf = sql`${orderAdjustmentLines.adjustmentId} in (
  select adjustment.id from ${orderAdjustments} as adjustment where adjustment.order_id = ${orders.id}
)`

interface Page {
  readonly limit: number
  readonly offset: number
  readonly oldestFirst?: boolean
}

/**
 * Orders with everything that belongs to them in one statement, however many there are. Whether a reference was used
 * twice is looked for where `viewer` is told.
 */
async function selectOrders(
  db: Db,
  viewer: OrderRole,
  where: SQL | undefined,
  page?: Page,
): Promise<OrderRows[]> {
  const inTime = page?.oldestFirst ? asc : desc
  const query = db
    .select({
      order: orders,
      payment: payments,
      referenceUsedTwice: viewer === 'admin' ? referenceUsedTwice : sql<boolean>`false`,
      items: rowsOf(orderItems, eq(orderItems.orderId, orders.id), [asc(orderItems.position)]),
      events: rowsOf(orderEvents, eq(orderEvents.orderId, orders.id), [
        asc(orderEvents.createdAt),
        asc(orderEvents.id),
      ]),
      adjustments: rowsOf(orderAdjustments, eq(orderAdjustments.orderId, orders.id), [
        asc(orderAdjustments.createdAt),
        asc(orderAdjustments.id),
      ]),
      adjustmentLines: rowsOf(orderAdjustmentLines, adjustedLinesOf, [asc(orderAdjustmentLines.itemId)]),
      returnRequests: rowsOf(returnRequests, eq(returnRequests.orderId, orders.id), [
        asc(returnRequests.createdAt),
        asc(returnRequests.id),
      ]),
      refunds: rowsOf(refunds, eq(refunds.orderId, orders.id), [asc(refunds.createdAt), asc(refunds.id)]),
      invoice,
      creditNotes: rowsOf(creditNotes, eq(creditNotes.orderId, orders.id), [asc(creditNotes.createdAt)]),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .orderBy(inTime(orders.createdAt), inTime(orders.number))
  // guard: one-query-at-a-time
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query)
  return rows
}

/** The order that became of a cart of this customer. */
export async function findOrderOfCart(
  db: Db,
  customerId: string,
  cartId: string,
): Promise<OrderRows | undefined> {
  const where = and(eq(orders.cartId, cartId), eq(orders.customerId, customerId))
  const [rows] = await selectOrders(db, 'customer', where)
  return rows
}

/** Whose orders are asked for; 'anyone' is for admins. */
export type Owner = { readonly customerId: string } | 'anyone'

const ownedBy = (owner: Owner): SQL | undefined =>
  owner === 'anyone' ? undefined : eq(orders.customerId, owner.customerId)

/** One order of an owner, with what `viewer` may be told. */
export async function findOrder(
  db: Db,
  viewer: OrderRole,
  owner: Owner,
  orderId: string,
): Promise<OrderRows | undefined> {
  const [rows] = await selectOrders(db, viewer, and(eq(orders.id, orderId), ownedBy(owner)))
  return rows
}

export interface OrderFilter {
  readonly q?: string | undefined
  readonly payment?: PaymentFilter | undefined
  readonly needs?: WorkListName | undefined
  readonly status?: OrderStatus | undefined
  readonly limit: number
  readonly offset: number
}

/** What waits for somebody of the shop. */
export const workListFilters: Record<WorkListName, SQL | undefined> = {
  approval: and(
    inArray(payments.type, methodsBy('transfer')),
    eq(payments.status, 'Pending'),
    notInArray(orders.status, overStatuses),
  ),
  packing: and(
    inArray(orders.status, statusesIn('packing')),
    or(inArray(payments.type, methodsBy('courier')), eq(payments.status, 'Completed')),
  ),
  shipping: inArray(orders.status, statusesIn('shipping')),
  onTheWay: inArray(orders.status, statusesIn('onTheWay')),
  // Couriers bring it after they delivered.
  cash: and(
    inArray(payments.type, methodsBy('courier')),
    eq(payments.status, 'Pending'),
    inArray(orders.status, cashStatuses),
  ),
  // Both parts begin at an index of the few that are open, not at all orders there ever were.
  refunds: sql`${orders.id} in (
    select refund.order_id from ${refunds} as refund where refund.state = 'due'
    union all
    -- Money may have come in: somebody has to look.
    select claim.order_id from ${payments} as claim join ${orders} as over on over.id = claim.order_id
    where claim.status = 'Pending' and ${inArray(sql`claim.type`, methodsBy('transfer'))} and claim.reference is not null
      and claim.missing_at is null and ${inArray(sql`over.status`, overStatuses)}
  )`,
  returnRequests: sql`${orders.id} in (
    select request.order_id from ${returnRequests} as request where request.state = 'open'
  )`,
}

const matches = ({ q, payment, needs, status }: OrderFilter): SQL | undefined =>
  and(
    payment && eq(payments.status, paymentFilters[payment]),
    needs && workListFilters[needs],
    status && eq(orders.status, status),
    q ? found(q) : undefined,
  )

/**
 * Orders, newest first, or what waits for somebody, oldest first; `total` counts all that match. Both are asked for at
 * once, on two connections.
 */
export async function listOrders(
  db: Database,
  viewer: OrderRole,
  owner: Owner,
  filter: OrderFilter,
): Promise<{ rows: OrderRows[]; total: number }> {
  const where = and(ownedBy(owner), matches(filter))
  const oldestFirst = filter.needs !== undefined
  const [rows, [counted]] = await Promise.all([
    selectOrders(db, viewer, where, { ...filter, oldestFirst }),
    db
      .select({ total: count() })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** How many orders stand on each work list. */
export async function countByWorkList(db: Db): Promise<Record<WorkListName, number>> {
  const counts = Object.fromEntries(
    workListNames.map((name) => [
      name,
      sql<number>`count(*) filter (where ${workListFilters[name]})`.mapWith(Number),
    ]),
  ) as Record<WorkListName, SQL<number>>
  const [row] = await db.select(counts).from(orders).innerJoin(payments, eq(payments.orderId, orders.id))
  if (!row) throw new Error('The work lists were not counted')
  return row
}

/** How many orders stand on a work list, and when the oldest of them was placed. */
export interface WorkListSummary {
  readonly count: number
  readonly oldest: Date | null
}

/**
 * Some work lists in one statement. Each is followed along its index from the oldest order on and counted up to `most`: so
 * it takes as long in a shop with many orders, whose returns only ever grow, as in a small one.
 */
export async function summarizeWorkLists<Need extends WorkListName>(
  db: Db,
  needs: readonly [Need, Need, ...Need[]],
  most: number,
): Promise<Record<Need, WorkListSummary>> {
  const summaryOf = (name: Need) => {
    const oldest = db
      .select({ createdAt: orders.createdAt })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(workListFilters[name])
      .orderBy(asc(orders.createdAt))
      .limit(most)
      .as('oldest')
    return db
      .select({
        name: sql<Need>`${name}::text`.as('need'),
        count: count().as('count'),
        oldest: min(oldest.createdAt).as('oldest'),
      })
      .from(oldest)
  }
  const [first, second, ...rest] = needs
  const rows = await unionAll(summaryOf(first), summaryOf(second), ...rest.map(summaryOf))
  return Object.fromEntries(rows.map(({ name, count, oldest }) => [name, { count, oldest }])) as Record<
    Need,
    WorkListSummary
  >
}

/** Whether there ever was an order. */
export async function anyOrder(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: orders.id }).from(orders).limit(1)
  return row !== undefined
}

/** How many earlier addresses are offered. */
const KNOWN_ADDRESSES = 5

/** Where the customer's last orders went, each address once, the latest first. */
export async function listAddresses(db: Db, customerId: string): Promise<KnownAddress[]> {
  const address = sql<KnownAddress>`${orders.billingAddress} - 'payment'`
  const rows = await db
    .select({ address })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .groupBy(address)
    .orderBy(desc(max(orders.createdAt)))
    .limit(KNOWN_ADDRESSES)
  return rows.map((row) => row.address)
}
