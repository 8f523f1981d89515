import { and, asc, desc, eq, max, or, type SQL, sql } from 'drizzle-orm'
import { nameWords } from '#/features/catalog/names/names.store.ts'
import type { KnownProduct } from '#/features/catalog/names/productNames.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { rowsOf } from '#/platform/db/rowsOf.ts'
import type { Role } from '#/platform/http/roles.rules.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { type FoundPage, findPage, type OrderFilter, type Owner, ownedBy } from './pages.store.ts'
import type { IssuedNumber, OrderRows } from './present/orders.present.ts'
import type { KnownAddress } from './schema/orders.schema.ts'
import { billsOfSupply, creditNotes, invoices } from './tables/documents.tables.ts'
import { exchanges } from './tables/exchanges.tables.ts'
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

/** What the goods of the order of a row are called now, and what is wanted instead of them: of products with words in further languages. */
const named = sql<KnownProduct[]>`coalesce((
  select json_agg(json_build_object('id', ${products.id}, 'name', ${products.name}, 'words', ${nameWords()}))
  from ${products} where ${products.words} is not null and ${products.id} in (
    select ${orderItems.productId} from ${orderItems} where ${orderItems.orderId} = ${orders.id}
    union all
    select (line -> 'instead' ->> 'product')::uuid
    from ${returnRequests}, jsonb_array_elements(${returnRequests.lines}) as line
    where ${returnRequests.orderId} = ${orders.id}
  )), '[]')`

/** Whether it matters to a reader what things are called: in English orders say it themselves. */
const readsNames = (viewer: Role): boolean => viewer === 'customer' && currentLanguage() !== MAIN_LANGUAGE

interface Wish {
  readonly oldestFirst?: boolean
  /** With what goods are called in further languages. */
  readonly withNames?: boolean
}

/**
 * Orders with everything that belongs to them in one statement, however many there are, the newest first unless said.
 * Whether a reference was used twice is looked for where `viewer` is told.
 */
async function selectOrders(
  db: Db,
  viewer: Role,
  where: SQL | undefined,
  { oldestFirst = false, withNames = readsNames(viewer) }: Wish = {},
): Promise<OrderRows[]> {
  const query = db
    .select({
      order: orders,
      payment: payments,
      referenceUsedTwice: viewer === 'admin' ? referenceUsedTwice : sql<boolean>`false`,
      items: rowsOf(orderItems, eq(orderItems.orderId, orders.id), [asc(orderItems.position)]),
      named: withNames ? named : sql<KnownProduct[]>`'[]'::json`,
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
      exchanges: rowsOf(
        exchanges,
        or(eq(exchanges.fromOrderId, orders.id), eq(exchanges.toOrderId, orders.id)),
        [asc(exchanges.createdAt)],
      ),
      refunds: rowsOf(refunds, eq(refunds.orderId, orders.id), [asc(refunds.createdAt), asc(refunds.id)]),
      invoice,
      creditNotes: rowsOf(creditNotes, eq(creditNotes.orderId, orders.id), [asc(creditNotes.createdAt)]),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
  const [created, number] = [orders.createdAt, orders.number]
  return oldestFirst ? query.orderBy(asc(created), asc(number)) : query.orderBy(desc(created), desc(number))
}

/** The orders that became of carts, as their customers see them, each in a language of its own; those without one are left out. */
export function findOrdersOfCarts(db: Db, cartIds: readonly string[]): Promise<OrderRows[]> {
  const these = sql`${orders.cartId} = any(${sql.param([...cartIds])}::uuid[])`
  return selectOrders(db, 'customer', these, { withNames: true })
}

/** One order of an owner, with what `viewer` may be told. */
export async function findOrder(
  db: Db,
  viewer: Role,
  owner: Owner,
  orderId: string,
): Promise<OrderRows | undefined> {
  const [rows] = await selectOrders(db, viewer, and(eq(orders.id, orderId), ownedBy(owner)))
  return rows
}

/**
 * Orders, newest first, or what waits for somebody, oldest first; `total` counts all that match, unless there are more.
 * Which they are is found out first: only those of the page are read whole.
 */
export async function listOrders(
  db: Db,
  viewer: Role,
  owner: Owner,
  filter: OrderFilter,
): Promise<{ rows: OrderRows[] } & Omit<FoundPage, 'ids'>> {
  const { ids, ...counted } = await findPage(db, owner, filter)
  const these = sql`${orders.id} = any(${sql.param(ids)}::uuid[])`
  return {
    rows: await selectOrders(db, viewer, these, { oldestFirst: filter.needs !== undefined }),
    ...counted,
  }
}

/** Whose account an order is of; null when that was erased, or there is no such order. */
export async function buyerOf(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db.select({ buyer: orders.customerId }).from(orders).where(eq(orders.id, orderId))
  return row?.buyer ?? null
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
