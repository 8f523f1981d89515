import { sql } from 'drizzle-orm'
import { type PeriodName, periodAt, type Span } from '../src/features/sales/periods.rules.ts'
import { recount } from '../src/features/sales/recount.store.ts'
import type { Sales } from '../src/features/sales/sales.schema.ts'
import type { Database } from '../src/platform/db/database.ts'
import { adminToken } from './adminToken.ts'
import { fillOrders } from './manyOrders.ts'
import { quantile, timesOf } from './measure.ts'
import type { Found } from './results.ts'
import { type Options, openBenchShop } from './shop.ts'

const ORDERS = 100_000
/** Answers timed of each kind. */
const TIMES = 100
const periods: readonly PeriodName[] = ['today', '7d', '30d', '12m', 'year']

interface Straight {
  readonly orders: number
  readonly takings: number
  readonly bags: number
  readonly best: number
}

const inside = (column: string, { from, to }: Span) =>
  sql`${sql.raw(column)} >= ${from}::timestamp at time zone 'Asia/Kolkata'
    and ${sql.raw(column)} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`

/** The same numbers by one plain statement for each, from the orders themselves: by day, for both periods. */
async function straight(db: Database, name: PeriodName): Promise<Straight> {
  const period = periodAt(name, new Date())
  const both = { from: period.before.from, to: period.to }
  const day = (column: string) => sql.raw(`(${column} at time zone 'Asia/Kolkata')::date`)
  const orders = await db.execute<{ day: string; orders: string }>(sql`
    select ${day('created_at')}::text as day, count(*) as orders,
      count(*) filter (where status in ('cancelled', 'returned')) as undone
    from orders where ${inside('created_at', both)} group by 1`)
  await db.execute(sql`
    select ${day('orders.created_at')}::text as day, sum(quantity) as pieces
    from orders join order_items on order_id = orders.id
    where ${inside('orders.created_at', both)} and orders.status not in ('cancelled', 'returned') group by 1`)
  const money = await db.execute<{ day: string; takings: string }>(sql`
    select ${day('completed_at')}::text as day, count(*) as payments, sum(amount_paise) as takings
    from payments where ${inside('completed_at', both)} and status = 'Completed' group by 1`)
  const back = await db.execute<{ day: string; refunded: string }>(sql`
    select ${day('sent_at')}::text as day, sum(amount_paise) as refunded
    from refunds where ${inside('sent_at', both)} and state = 'sent' group by 1`)
  const bags = await db.execute<{ day: string; bags: string }>(sql`
    select ${day('created_at')}::text as day, count(*) as bags, count(*) filter (where status = 'ordered') as ordered
    from carts where ${inside('created_at', both)} group by 1`)
  const best = await db.execute<{ pieces: string }>(sql`
    select product_id, sum(quantity) as pieces, sum(order_items.price_paise::bigint * quantity) as paise
    from orders join order_items on order_id = orders.id
    where ${inside('orders.created_at', period)} and orders.status not in ('cancelled', 'returned')
    group by 1 order by 2 desc, 3 desc, 1 limit 10`)
  const now = (rows: readonly { day: string }[]) => rows.filter((row) => row.day >= period.from)
  const sum = (rows: readonly Record<string, unknown>[], name: string) =>
    rows.reduce((total, row) => total + Number(row[name]), 0)
  return {
    orders: sum(now(orders.rows), 'orders'),
    takings: (sum(now(money.rows), 'takings') - sum(now(back.rows), 'refunded')) / 100,
    bags: sum(now(bags.rows), 'bags'),
    best: Number(best.rows[0]?.pieces ?? 0),
  }
}

/** The dashboard of a shop with 100,000 orders in a year, beside plain SQL over its orders. */
export async function benchDashboard(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  try {
    await fillOrders(shop.db, { orders: ORDERS, days: 365, customers: 20_000 })
    const headers = { authorization: await adminToken(shop.db) }
    const ask = async (period: PeriodName): Promise<Sales> => {
      const answer = await fetch(`${shop.url}/api/admin/sales?period=${period}`, { headers })
      if (!answer.ok) throw new Error(`The dashboard was answered with ${answer.status}`)
      return answer.json()
    }
    const [uncounted = 0] = await timesOf(1, () => ask('12m'))
    const [counting = 0] = await timesOf(1, () => recount(shop.db))
    await shop.db.execute(sql`vacuum analyze`)
    const rows = []
    for (const period of periods) {
      const [sales, plain] = [await ask(period), await straight(shop.db, period)]
      const seen = {
        orders: sales.now.orders,
        takings: sales.now.takings,
        bags: sales.now.bags,
        best: sales.bestSellers[0]?.pieces ?? 0,
      }
      if (JSON.stringify(seen) !== JSON.stringify(plain))
        throw new Error(`${period}: ${JSON.stringify(seen)} is not ${JSON.stringify(plain)}`)
      const ours = await timesOf(TIMES, () => ask(period))
      const theirs = await timesOf(TIMES / 5, () => straight(shop.db, period))
      rows.push({
        period,
        'orders in it': plain.orders,
        'p50 ms': quantile(ours, 0.5),
        'p99 ms': quantile(ours, 0.99),
        'plain SQL p50 ms': quantile(theirs, 0.5),
        'plain SQL p99 ms': quantile(theirs, 0.99),
      })
    }
    const ms = Math.round
    const remarks = [
      `12 months of which no day was counted yet: ${ms(uncounted)} ms. Counting all ${ORDERS} orders at once: ${ms(counting)} ms.`,
    ]
    return { rows, remarks }
  } finally {
    await shop.close()
  }
}
