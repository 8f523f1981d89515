import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#/platform/db/database.ts'
import { openCashChecks } from './rules/cashCheck.rules.ts'
import { cashStatuses, statusesIn } from './rules/life.rules.ts'
import { methodsBy } from './rules/payments.rules.ts'
import { liveRequests } from './rules/returnRequests.rules.ts'
import { overStatuses } from './rules/statuses.rules.ts'
import { type WorkListName, workListNames } from './rules/workLists.rules.ts'
import { exchanges } from './tables/exchanges.tables.ts'
import { listed, orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'
import { refunds } from './tables/refunds.tables.ts'
import { returnRequests } from './tables/returnRequests.tables.ts'

export const money = alias(payments, 'money')

/** Orders by what is known of their `money`: PostgreSQL begins with whichever of both is rarer. */
export const whoseMoney = (is: SQL | undefined): SQL =>
  sql`${orders.id} in (select ${money.orderId} from ${payments} as money where ${is})`

/** What is not paid, by what its payment knows of its order: one narrow index has it all. */
export const isUnpaid = (is?: SQL): SQL | undefined => and(eq(money.status, 'Pending'), is)

/** A part of the money of an order at the door was asked for, and an admin looks whether it is there. */
// guard: advance-to-approve
const hasOpenAdvance = sql`${money.advancePaise} > 0 and ${money.advanceAt} is null`

/** What the orders of some work lists have in common is known of their payments alone. */
const unpaidLists: Partial<Record<WorkListName, SQL | undefined>> = {
  approval: isUnpaid(
    and(
      or(inArray(money.type, methodsBy('transfer')), hasOpenAdvance),
      notInArray(money.orderStatus, overStatuses),
    ),
  ),
  // Couriers bring it after they delivered.
  cash: isUnpaid(and(inArray(money.type, methodsBy('courier')), inArray(money.orderStatus, cashStatuses))),
}

/** Who is packed waits for no money, or for that of the courier. */
const waitsForMoney = isUnpaid(
  and(notInArray(money.type, methodsBy('courier')), inArray(money.orderStatus, statusesIn('packing'))),
)

/** Who waits for pieces that it was exchanged for is not packed. */
const isHeldOrder = sql`exists (
  select from ${exchanges} as held where held.to_order_id = ${orders.id} and held.waits and held.state = 'waiting'
)`

/** What waits for somebody of the shop. Each begins at an index of the few that are open, not at all orders there ever were. */
export const workListFilters: Record<WorkListName, SQL> = {
  approval: whoseMoney(unpaidLists.approval),
  packing: sql`${inArray(orders.status, statusesIn('packing'))} and not ${whoseMoney(waitsForMoney)} and not ${isHeldOrder} and ${notInArray(orders.codCheck, [...openCashChecks])}`,
  shipping: inArray(orders.status, statusesIn('shipping')),
  onTheWay: inArray(orders.status, statusesIn('onTheWay')),
  cash: whoseMoney(unpaidLists.cash),
  refunds: sql`${orders.id} in (
    select refund.order_id from ${refunds} as refund where refund.state = 'due'
    union all
    -- Money may have come in: somebody has to look.
    select claim.order_id from ${payments} as claim join ${orders} as over on over.id = claim.order_id
    where claim.status = 'Pending'
      and ((${inArray(sql`claim.type`, methodsBy('transfer'))} and claim.reference is not null)
        or (claim.advance_reference is not null and claim.advance_at is null))
      and claim.missing_at is null and ${inArray(sql`over.status`, overStatuses)}
  )`,
  returnRequests: sql`${orders.id} in (
    select request.order_id from ${returnRequests} as request where request.state = 'open'
  )`,
  comingBack: sql`${orders.id} in (
    select request.order_id from ${returnRequests} as request
    -- The first condition has the index of what is live.
    where request.state in (${listed(liveRequests)}) and request.state = 'accepted'
  )`,
}

/** Orders that are not paid as rows of `id`, `created_at` and `tie`, without a look at the orders. */
export const unpaidRows = (is: SQL | undefined): SQL =>
  sql`select ${money.orderId} as id, ${money.createdAt} as created_at, ${money.orderId} as tie from ${payments} as money where ${is}`

/** The same rows of orders. */
export const rowsWhere = (where: SQL | undefined): SQL =>
  sql`select ${orders.id} as id, ${orders.createdAt} as created_at, ${orders.number} as tie from ${orders} where ${where ?? sql`true`}`

/** The rows of what stands on a work list. */
export const workListRows = (name: WorkListName): SQL =>
  name in unpaidLists ? unpaidRows(unpaidLists[name]) : rowsWhere(workListFilters[name])

/** How many orders stand on each work list. */
export async function countByWorkList(db: Db): Promise<Record<WorkListName, number>> {
  const counts = workListNames.map(
    (name) => sql`(select count(*)::int from (${workListRows(name)}) as waiting) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<WorkListName, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  if (!rows[0]) throw new Error('The work lists were not counted')
  return rows[0]
}

/** How many orders stand on a work list, and when the oldest of them was placed. */
export interface WorkListSummary {
  readonly count: number
  readonly oldest: Date | null
}

/** Some work lists in one statement, each counted up to `most`: the oldest of them, by indexes that have them in that order. */
export async function summarizeWorkLists<Need extends WorkListName>(
  db: Db,
  needs: readonly [Need, Need, ...Need[]],
  most: number,
): Promise<Record<Need, WorkListSummary>> {
  const summaries = needs.map(
    (name) => sql`
      select ${name}::text as name, count(*)::int as count, min(created_at) as oldest
      from (select created_at from (${workListRows(name)}) as waiting order by created_at limit ${most}) as first`,
  )
  const { rows } = await db.execute<{ name: Need; count: number; oldest: string | null }>(
    sql.join(summaries, sql` union all `),
  )
  return Object.fromEntries(
    rows.map(({ name, count, oldest }) => [
      name,
      { count, oldest: oldest === null ? null : new Date(oldest) },
    ]),
  ) as Record<Need, WorkListSummary>
}
