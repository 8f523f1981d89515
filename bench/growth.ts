import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database.ts'
import { adminToken } from './adminToken.ts'
import { fillOrders } from './manyOrders.ts'
import { printTable, quantile } from './measure.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

const THOUSANDS = 1_000
/** Answers timed of each kind, one after the other. */
const TIMES = 100
const LIMIT = 20

const list = (query: string) => `/api/admin/order?limit=${LIMIT}&${query}`
const search = (text: string, more = '') => list(`q=${encodeURIComponent(text)}${more}`)

/** What an admin looks at, by the name of the row. */
async function paths(db: Database, orders: number): Promise<[what: string, path: string][]> {
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
    ['dashboard, today', '/api/admin/sales?period=today'],
    ['dashboard, 12 months', '/api/admin/sales?period=12m'],
    ['a customer’s page', `/api/admin/customer/${some.id}`],
  ]
}

/** The times of each answer, and how many orders it says there are. */
async function timeAll({ url, db }: Pick<BenchShop, 'url' | 'db'>, orders: number): Promise<string[][]> {
  const headers = { authorization: await adminToken(db) }
  const ask = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(`${url}${path}`, { headers })
    await answer.text()
    const more = answer.headers.has('x-total-more') ? '+' : ''
    const total = `${answer.headers.get('x-total-count') ?? ''}${more}`
    return { ms: performance.now() - began, says: answer.ok ? total : `refused with ${answer.status}` }
  }
  const rows: string[][] = []
  for (const [what, path] of await paths(db, orders)) {
    const { says, ms } = await ask(path)
    const times: number[] = []
    // What takes seconds is told by a few answers.
    for (let time = 0; time < (ms > 1_000 ? 5 : TIMES); time += 1) times.push((await ask(path)).ms)
    rows.push([what, says, quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)])
  }
  return rows
}

/** What a database does by itself within minutes, however long it takes. */
async function tidy(db: Database): Promise<void> {
  const client = await db.$client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

/** What an admin waits for in a shop with 1,000,000 orders in a year, or so many thousand as are said. */
export async function benchGrowth(thousands = THOUSANDS): Promise<void> {
  const orders = thousands * 1_000
  const shop = await openBenchShop(1)
  try {
    const began = performance.now()
    await fillOrders(shop.db, { orders, days: 365, customers: Math.ceil(orders / 5) })
    const seeded = Math.round((performance.now() - began) / 1_000)
    await tidy(shop.db)
    const remark = `${orders} orders, made in ${seeded} s.`
    await printTable('growth', ['what', 'orders', 'p50 ms', 'p99 ms'], await timeAll(shop, orders), [remark])
  } finally {
    await shop.close()
  }
}
