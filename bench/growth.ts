import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database.ts'
import { adminToken } from './adminToken.ts'
import { fillOrders } from './manyOrders.ts'
import { quantile, timesOf } from './measure.ts'
import { patiently } from './patiently.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

const THOUSANDS = 1_000
/** Answers timed of each kind, one after the other: of a hundred the p99 would be the slowest. */
const TIMES = 200
const LIMIT = 20
/** After a year was written in minutes, until the disk has it and nothing else is done, ms. */
const REST_MS = 60_000
/** What nine and ninety of a hundred answers should take at most. */
const AIM_MS = 100

const list = (query: string) => `/api/admin/order?limit=${LIMIT}&${query}`
const dashboard = (period: string) => `/api/admin/sales?period=${period}`
/** Orders come in all day, and are counted once a minute. */
const NOT_COUNTED = 'orders of today not counted yet'
const search = (text: string, more = '') => list(`q=${encodeURIComponent(text)}${more}`)

/** What an admin looks at, by the name of the row. `isMarked`: while orders of today are not counted yet. */
async function paths(db: Database, orders: number): Promise<[what: string, path: string, isMarked?: true][]> {
  const pages = Math.ceil(orders / LIMIT)
  const { rows } = await db.execute<{
    id: string
    email: string
    contact: string
    number: string
    name: string
  }>(sql`
    select customer_id as id, billing_address ->> 'email' as email, billing_address ->> 'contact' as contact, number,
      customer_name as name
    from orders order by created_at desc offset ${Math.floor(orders / 2)} limit 1`)
  const [some] = rows
  if (!some) throw new Error('There are no orders')
  const needs = ['approval', 'packing', 'shipping', 'onTheWay', 'cash', 'returnRequests', 'refunds']
  return [
    ['all, page 1', list('page=1')],
    ['all, page 1,000', list('page=1000')],
    ['all, in the middle', list(`page=${Math.ceil(pages / 2)}`)],
    ['all, last page', list(`page=${pages}`)],
    ['delivered, page 1', list('status=delivered')],
    ['delivered, page 20,000', list('status=delivered&page=20000')],
    ['cancelled, page 1,000', list('status=cancelled&page=1000')],
    ['not paid, page 1', list('payment=pending')],
    ['paid, page 1', list('payment=completed')],
    ['paid, page 20,000', list('payment=completed&page=20000')],
    ['search: a number', search(some.number)],
    ['search: a mobile number', search(some.contact)],
    ['search: an e-mail address', search(some.email)],
    ['search: the beginning of many e-mail addresses', search('meera.i')],
    ['search: a first and last name', search(some.name)],
    ['search: a last name', search('kulkarni')],
    ['search: two letters', search('iy')],
    ['search: a product in all orders', search('woven')],
    ['search: the same, page 50', search('woven', '&page=50')],
    ['search: a product in many orders', search('piece 5')],
    ['search: a product in a few', search('piece 999')],
    ['search: a city', search('varanasi')],
    ['search: what is in no order', search('kanjivaram')],
    ['search: a last name, returned', search('kulkarni', '&status=returned')],
    ['search: a last name, delivered', search('kulkarni', '&status=delivered')],
    ...needs.map((name): [string, string] => [`work list: ${name}`, list(`needs=${name}`)]),
    ['work lists, counted', '/api/admin/order/queues'],
    ['dashboard, today', dashboard('today')],
    ['dashboard, 12 months', dashboard('12m')],
    [`dashboard, today, ${NOT_COUNTED}`, dashboard('today'), true],
    [`dashboard, 12 months, ${NOT_COUNTED}`, dashboard('12m'), true],
    ['a customer’s page', `/api/admin/customer/${some.id}`],
  ]
}

/** The times of each answer, and how many orders it says there are. */
async function timeAll({ url, db }: BenchShop, orders: number): Promise<Found['rows']> {
  const headers = { authorization: await adminToken(db) }
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers })
    await answer.text()
    const more = answer.headers.has('x-total-more') ? '+' : ''
    const total = `${answer.headers.get('x-total-count') ?? ''}${more}`
    return answer.ok ? total : `refused with ${answer.status}`
  }
  const markToday = () => db.execute(sql`insert into sales_marks values (india_day(now()))`)
  const rows: Found['rows'][number][] = []
  for (const [what, path, isMarked] of await paths(db, orders)) {
    const before = isMarked && markToday
    const [says, [first = 0]] = [await ask(path), await timesOf(1, () => ask(path), before)]
    // What takes seconds is told by a few answers.
    const times = await timesOf(first > 1_000 ? 5 : TIMES, () => ask(path), before)
    rows.push({
      what,
      says,
      'p50 ms': quantile(times, 0.5),
      'p99 ms': quantile(times, 0.99),
      'aim ms': AIM_MS,
    })
  }
  return rows
}

/** What an admin waits for in a shop with 1,000,000 orders in a year, or so many thousand as are said. */
export async function benchGrowth(options: Options): Promise<Found> {
  const orders = (options.amount ?? THOUSANDS) * 1_000
  const shop = await openBenchShop(1, options)
  try {
    const began = performance.now()
    await fillOrders(shop.db, { orders, days: 365, customers: Math.ceil(orders / 5) })
    const seeded = Math.round((performance.now() - began) / 1_000)
    // What a database does by itself within minutes.
    await patiently(shop.db, (db) => db.execute(sql`vacuum analyze`))
    await pause(REST_MS)
    const remark = `${orders.toLocaleString('en')} orders, made in ${seeded} s; one admin, one process, one after the other.`
    return { rows: await timeAll(shop, orders), remarks: [remark] }
  } finally {
    await shop.close()
  }
}
