import { and, count, eq, inArray, min, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#/platform/db/database.ts'
import { cashStatuses, statusesIn } from './rules/life.rules.ts'
import { methodsBy } from './rules/payments.rules.ts'
import { overStatuses } from './rules/statuses.rules.ts'
import { type WorkListName, workListNames } from './rules/workLists.rules.ts'
import { orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'
import { refunds } from './tables/refunds.tables.ts'
import { returnRequests } from './tables/returnRequests.tables.ts'

export const money = alias(payments, 'money')

/** Orders by what is known of their `money`: PostgreSQL begins with whichever of both is rarer. */
export const whoseMoney = (is: SQL | undefined): SQL =>
  sql`${orders.id} in (select ${money.orderId} from ${payments} as money where ${is})`

/** What waits for somebody of the shop. Each begins at an index of the few that are open, not at all orders there ever were. */
export const workListFilters: Record<WorkListName, SQL | undefined> = {
  approval: and(
    whoseMoney(and(eq(money.status, 'Pending'), inArray(money.type, methodsBy('transfer')))),
    notInArray(orders.status, overStatuses),
  ),
  packing: and(
    inArray(orders.status, statusesIn('packing')),
    whoseMoney(or(inArray(money.type, methodsBy('courier')), eq(money.status, 'Completed'))),
  ),
  shipping: inArray(orders.status, statusesIn('shipping')),
  onTheWay: inArray(orders.status, statusesIn('onTheWay')),
  // Couriers bring it after they delivered.
  cash: and(
    whoseMoney(and(eq(money.status, 'Pending'), inArray(money.type, methodsBy('courier')))),
    inArray(orders.status, cashStatuses),
  ),
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

/** How many orders stand on each work list. */
export async function countByWorkList(db: Db): Promise<Record<WorkListName, number>> {
  const counts = workListNames.map(
    (name) =>
      sql`(select count(*)::int from ${orders} where ${workListFilters[name]}) as ${sql.identifier(name)}`,
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

/** Some work lists in one statement, each counted up to `most`. */
export async function summarizeWorkLists<Need extends WorkListName>(
  db: Db,
  needs: readonly [Need, Need, ...Need[]],
  most: number,
): Promise<Record<Need, WorkListSummary>> {
  const summaryOf = (name: Need) =>
    db
      .select({
        name: sql<Need>`${name}::text`.as('need'),
        count: count().as('count'),
        oldest: min(orders.createdAt).as('oldest'),
      })
      .from(orders)
      .where(workListFilters[name])
  const [first, second, ...rest] = needs
  const rows = await unionAll(summaryOf(first), summaryOf(second), ...rest.map(summaryOf))
  return Object.fromEntries(
    rows.map(({ name, count, oldest }) => [name, { count: Math.min(count, most), oldest }]),
  ) as Record<Need, WorkListSummary>
}
