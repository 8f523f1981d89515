/** Which orders stand on a page of a list, and how many there are: in a shop with many orders as quickly as in a small one. */
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type PaymentFilter, paymentFilters } from './rules/payments.rules.ts'
import { isOver, type OrderStatus } from './rules/statuses.rules.ts'
import type { WorkListName } from './rules/workLists.rules.ts'
import { foundAnywhere, foundLately, isCalled, isFound, isRare } from './search.store.ts'
import { orderDays } from './tables/lists.tables.ts'
import { orders } from './tables/orders.tables.ts'
import {
  isUnpaid,
  money,
  rowsWhere,
  unpaidRows,
  whoseMoney,
  workListFilters,
  workListRows,
} from './workLists.store.ts'

/** Whose orders are asked for; 'anyone' is for admins. */
export type Owner = { readonly customerId: string } | 'anyone'

export const ownedBy = (owner: Owner): SQL | undefined =>
  owner === 'anyone' ? undefined : eq(orders.customerId, owner.customerId)

export interface OrderFilter {
  readonly q?: string | undefined
  readonly payment?: PaymentFilter | undefined
  readonly needs?: WorkListName | undefined
  readonly status?: OrderStatus | undefined
  readonly limit: number
  readonly offset: number
}

export interface FoundPage {
  readonly ids: readonly string[]
  /** How many orders there are on all pages. */
  readonly total: number
  /** `total` are there at least: of a search that brings up a large part of a large shop nobody counted the rest. */
  readonly isMore: boolean
}

/** So many orders, the newest, are looked through one by one in a search: about 50 ms. Shops that have no more never estimate. */
const RECENT = 50_000

/** Who brings up more of the newest orders is shown those; what is rarer among them is counted in the whole shop. */
const RARE = 500

const filterOf = ({ payment, needs, status }: OrderFilter): SQL | undefined =>
  and(
    payment && whoseMoney(eq(money.status, paymentFilters[payment])),
    needs && workListFilters[needs],
    status && eq(orders.status, status),
  )

/** A page of what a statement of `id`, `created_at` and `tie` brings up: all of it is read once, and nothing of an order besides. */
async function readPage(db: Db, hits: SQL, { limit, offset, needs }: OrderFilter): Promise<FoundPage> {
  // What waits is done in its order.
  const inTime = sql.raw(needs ? 'asc' : 'desc')
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (${hits})
    select (select count(*)::int from hits) as total, array(
      select id from hits order by created_at ${inTime}, tie ${inTime} limit ${limit} offset ${offset}
    ) as ids`)
  const [page = { total: 0, ids: [] }] = rows
  return { ...page, isMore: false }
}

/** How many orders there are, in a status or in all. */
async function countOrders(db: Db, status?: OrderStatus): Promise<number> {
  const [sum] = await db
    .select({ orders: sql`coalesce(sum(${orderDays.orders}), 0)`.mapWith(Number) })
    .from(orderDays)
    .where(status && eq(orderDays.status, status))
  return sum?.orders ?? 0
}

/** The orders of each day that a list without a search has; those that are not paid are few, and taken off. */
function days({ status, payment }: OrderFilter): SQL {
  const all = sql`select day, orders from ${orderDays} where ${status ? eq(orderDays.status, status) : sql`true`}`
  const unpaid = sql`
    select india_day(created_at), -1 from (${unpaidRows(isUnpaid(status && eq(money.orderStatus, status)))}) as unpaid`
  return sql`
    select day, sum(orders) as orders from (${payment === 'completed' ? sql`${all} union all ${unpaid}` : all}) as counted
    group by day`
}

/**
 * A page of all orders, or of most of them, from the day on which it begins: how many are newer is known by the day, so
 * the last page costs no more than the first.
 */
async function browse(db: Db, filter: OrderFilter): Promise<FoundPage> {
  const { limit, offset } = filter
  // guard: page-begins
  const { rows } = await db.execute<{ total: number; newer: number; until: string }>(sql`
    with days as materialized (${days(filter)})
    select (select sum(orders) from days)::int as total, newer::int,
      ((day + 1)::timestamp at time zone 'Asia/Kolkata')::text as until
    from (select day, sum(orders) over (order by day desc) - orders as newer from days) as begun
    where newer <= ${offset} order by newer desc, day limit 1`)
  const [start] = rows
  if (!start) return { ids: [], total: 0, isMore: false }
  const page = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(filterOf(filter), lt(orders.createdAt, sql`${start.until}::timestamptz`)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset(offset - start.newer)
  return { ids: page.map(({ id }) => id), total: start.total, isMore: false }
}

async function search(db: Db, q: string, filter: OrderFilter, recent: number): Promise<FoundPage> {
  const { status } = filter
  const where = filterOf(filter)
  const among = (found: SQL, those: SQL | undefined) =>
    those ? rowsWhere(and(sql`${orders.id} in (select id from (${found}) as found)`, those)) : found
  // Those that ended otherwise than delivered are few, and as old as the shop: their words have an index of their own.
  const ended = status && isOver(status) ? status : undefined
  const rest = ended ? filterOf({ ...filter, status: undefined }) : where
  const anywhere = () => readPage(db, among(foundAnywhere(q, ended), rest), filter)
  if (await isRare(db, q, RARE)) return anywhere()
  // guard: search-ended
  if (ended && (await countOrders(db, ended)) <= recent) return anywhere()
  const lately = await readPage(db, among(foundLately(q, recent), where), filter)
  if ((await countOrders(db)) <= recent) return lately
  const enough = Math.max(where ? 0 : RARE, filter.offset + filter.limit)
  // guard: search-rare
  if (lately.total > enough) return { ...lately, isMore: true }
  return anywhere()
}

/**
 * A page of a list: newest first, or what waits for somebody, oldest first.
 * @param recent how many orders a search looks through before it asks the indexes
 */
export async function findPage(
  db: Db,
  owner: Owner,
  filter: OrderFilter,
  recent = RECENT,
): Promise<FoundPage> {
  const { q, payment, needs, status } = filter
  if (owner === 'anyone' && !q) {
    if (needs && !payment && !status) return readPage(db, workListRows(needs), filter)
    if (payment === 'pending' && !needs)
      return readPage(db, unpaidRows(isUnpaid(status && eq(money.orderStatus, status))), filter)
  }
  if (owner !== 'anyone' || needs !== undefined || payment === 'pending') {
    const isSought = q ? or(isFound(q), owner === 'anyone' ? undefined : isCalled(q)) : undefined
    return readPage(db, rowsWhere(and(ownedBy(owner), filterOf(filter), isSought)), filter)
  }
  return q ? search(db, q, filter, recent) : browse(db, filter)
}

/** Adds up what orders added to the days, so that there are few rows. One that is added meanwhile stays for the next time. */
export async function sumOrderDays(db: Db): Promise<void> {
  await db.execute(sql`
    with many as (select day, status from ${orderDays} group by day, status having count(*) > 1),
    taken as (
      delete from ${orderDays} using many
      where ${orderDays.day} = many.day and ${orderDays.status} = many.status
      returning ${orderDays.day}, ${orderDays.status}, ${orderDays.orders}
    )
    insert into order_days (day, status, orders)
    select day, status, sum(orders) from taken group by day, status having sum(orders) <> 0`)
}
