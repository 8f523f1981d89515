import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recount } from '#/features/sales/recount.store.ts'
import { fillOrders } from '../../../bench/manyOrders.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { analyze, wholeReads } from '../../../test/fixtures/plans.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { findPage, type OrderFilter, sumOrderDays } from './pages.store.ts'
import { type OrderStatus, orderStatuses } from './rules/statuses.rules.ts'
import { workListNames } from './rules/workLists.rules.ts'
import { orderDays, orderSearch } from './tables/lists.tables.ts'
import { orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'

const ORDERS = 20_000
const MINUTES = 120_000

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  for (let at = 1; at <= 40; at += 1) await addProduct(shop, { name: `Woven Piece ${at}`, quantity: 5 })
  await addProduct(shop, { name: 'Seldom Seen', quantity: 5 })
  await fillOrders(shop.services.db, { orders: ORDERS, days: 90, customers: 4_000 })
  await analyze(shop)
}, MINUTES)
afterAll(() => shop.close())

const page = (filter: Partial<OrderFilter>, recent?: number) =>
  findPage(shop.services.db, 'anyone', { limit: 20, offset: 0, ...filter }, recent)

type Asked = Pick<OrderFilter, 'status' | 'payment'>

/** Every order of a list, by one plain statement. */
async function wholeList({ status, payment }: Asked): Promise<string[]> {
  const rows = await shop.services.db
    .select({ id: orders.id, status: orders.status, paid: payments.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .orderBy(desc(orders.createdAt), desc(orders.number))
  return rows
    .filter((row) => status === undefined || row.status === status)
    .filter((row) => payment === undefined || row.paid.toLowerCase() === payment)
    .map(({ id }) => id)
}

const countedDays = async () =>
  (
    await shop.services.db.execute(sql`
      select day::text, status, sum(orders)::int as orders from order_days
      group by day, status having sum(orders) <> 0 order by 1, 2`)
  ).rows
const plainDays = async () =>
  (
    await shop.services.db.execute(sql`
      select india_day(created_at)::text as day, status, count(*)::int as orders from orders group by 1, 2 order by 1, 2`)
  ).rows

const lists: Asked[] = [
  {},
  ...orderStatuses.map((status) => ({ status })),
  { payment: 'pending' },
  { payment: 'completed' },
  { status: 'delivered', payment: 'completed' },
  { status: 'cancelled', payment: 'pending' },
]

describe('a page of a list', () => {
  test.each(lists)('%j: any page is a slice of the whole list, which is counted', async (asked) => {
    const whole = await wholeList(asked)
    const last = Math.max(0, whole.length - (whole.length % 20))
    const middle = Math.floor(whole.length / 2)
    for (const offset of [0, 20, 777, middle, last - 20, last, last + 20]) {
      if (offset < 0) continue
      const found = await page({ ...asked, offset })
      expect(found, `from ${offset}`).toEqual({
        ids: whole.slice(offset, offset + 20),
        total: whole.length,
        isMore: false,
      })
    }
  })

  test('is the same over the API, whole orders with their number in all', async () => {
    const whole = await wholeList({})
    const { body, headers } = await shop.call('GET', '/api/admin/order?limit=20&page=700', {
      as: people.adminAsha,
    })
    expect(body.map(({ _id }: Json) => _id)).toEqual(whole.slice(13_980, 14_000))
    expect(headers.get('x-total-count')).toBe(String(ORDERS))
    expect(headers.get('x-total-more')).toBeNull()
    expect(headers.get('link')).toContain('page=701')
  })
})

describe('the orders of the days', () => {
  test('are those of the orders, however their status and time change or they go, added up or not', async () => {
    const { db } = shop.services
    const some = (await wholeList({})).slice(100, 106)
    const [first = '', second = '', third = ''] = some
    const change = (id: string, set: { status?: OrderStatus; createdAt?: Date }) =>
      db.update(orders).set(set).where(eq(orders.id, id))
    expect(await countedDays()).toEqual(await plainDays())
    await change(first, { status: 'undelivered' })
    await sumOrderDays(db)
    await change(first, { status: 'delivered' })
    await change(second, { createdAt: new Date('2020-01-01T18:29:59Z') })
    await change(third, { status: 'cancelled', createdAt: new Date('2020-01-01T18:30:00Z') })
    expect(await countedDays()).toEqual(await plainDays())
    await Promise.all([sumOrderDays(db), sumOrderDays(db), change(first, { status: 'returned' })])
    expect(await countedDays()).toEqual(await plainDays())
    await db.delete(orders).where(eq(orders.id, third))
    await sumOrderDays(db)
    expect(await countedDays()).toEqual(await plainDays())
    const rows = await db.select().from(orderDays)
    expect(rows).toHaveLength((await plainDays()).length)
  })

  test('what is written while they are added up stays', async () => {
    const { db } = shop.services
    const [id = ''] = await wholeList({ status: 'packed' })
    await db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'shipped' }).where(eq(orders.id, id))
      await sumOrderDays(db)
    })
    expect(await countedDays()).toEqual(await plainDays())
  })
})

describe('a search', () => {
  test.each(['kulkarni', 'meera iyer', 'meera.i', 'seldom', 'varan', 'ka', '9000000017', 'nobody'])(
    '"%s" finds the same by the indexes as one by one',
    async (q) => {
      const oneByOne = await page({ q, limit: 1_000 })
      const byIndex = await page({ q, limit: 1_000, offset: 0 }, 10)
      expect(byIndex).toEqual(oneByOne)
      expect(oneByOne.isMore).toBe(false)
    },
  )

  test('that brings up much of a large shop shows the newest, and says that there are more', async () => {
    const [whole, some] = [await page({ q: 'woven' }), await page({ q: 'woven' }, 1_000)]
    expect(some).toMatchObject({ ids: whole.ids, isMore: true })
    expect(some.total).toBeGreaterThan(500)
    expect(some.total).toBeLessThanOrEqual(1_000)
    // A page that is not among the newest is looked for among all.
    expect(await page({ q: 'woven', offset: 15_000 }, 1_000)).toEqual(
      await page({ q: 'woven', offset: 15_000 }),
    )
  })

  test.each(['returned', 'delivered'] as const)('among orders that are %s', async (status) => {
    const among = new Set(await wholeList({ status }))
    const all = await page({ q: 'kulkarni', limit: 1_000 })
    const wanted = all.ids.filter((id) => among.has(id))
    expect((await page({ q: 'kulkarni', status, limit: 1_000 })).ids).toEqual(wanted)
    expect((await page({ q: 'kulkarni', status, limit: 1_000 }, 10)).ids).toEqual(wanted)
  })

  test('among the cancelled that were paid', async () => {
    const among = new Set(await wholeList({ status: 'cancelled', payment: 'completed' }))
    const all = await page({ q: 'kulkarni', status: 'cancelled', limit: 1_000 })
    const wanted = all.ids.filter((id) => among.has(id))
    expect(wanted.length).toBeLessThan(all.ids.length)
    expect(
      (await page({ q: 'kulkarni', status: 'cancelled', payment: 'completed', limit: 1_000 })).ids,
    ).toEqual(wanted)
  })

  test('all of the few that were cancelled are found and counted, however common the word and large the shop', async () => {
    const whole = await wholeList({ status: 'cancelled' })
    for (const offset of [0, 20, whole.length - 5])
      expect(await page({ q: 'woven', status: 'cancelled', offset }, 1_000)).toEqual({
        ids: whole.slice(offset, offset + 20),
        total: whole.length,
        isMore: false,
      })
  })

  test('a text that is too short for the index begins a word', async () => {
    const { ids } = await page({ q: 'iy', limit: 1_000 })
    const rows = await shop.services.db.select().from(orderSearch)
    const words = new Map(rows.map((row) => [row.orderId, row.words]))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(words.get(id)).toMatch(/ iy/)
    // "Priya", "Divya"
    expect((await page({ q: 'ya' })).total).toBe(0)
  })
})

describe('no table of orders is read from one end to the other', () => {
  const large = ['orders', 'order_items', 'order_events', 'order_search', 'payments', 'users']
  const readWhole = async (work: () => Promise<unknown>) =>
    (await wholeReads(shop, work)).filter((table) => large.includes(table))

  test.each(lists)('for the list %j', async (asked) => {
    expect(await readWhole(() => page({ ...asked, offset: 40 }))).toEqual([])
  })

  test.each(['kulkarni', 'meera.i', 'seldom', 'varanasi', '9000000017', '1017', 'nobody', '018f'])(
    'for the search "%s"',
    async (q) => {
      expect(await readWhole(() => page({ q }, 100))).toEqual([])
    },
  )

  test.each(['kulkarni', 'woven', 'meera.i', '018f'])('for the search "%s" among the returned', async (q) => {
    expect(await readWhole(() => page({ q, status: 'returned' }))).toEqual([])
  })

  test.each(workListNames)('for what waits in %s', async (needs) => {
    expect(await readWhole(() => page({ needs }))).toEqual([])
  })

  test('for the counts of what waits, and for the dashboard', async () => {
    const ask = (path: string) => shop.call('GET', path, { as: people.adminAsha })
    await recount(shop.services.db)
    await analyze(shop)
    expect(await readWhole(() => ask('/api/admin/order/queues'))).toEqual([])
    expect(await readWhole(() => ask('/api/admin/sales?period=7d'))).toEqual([])
  })

  test('for a whole page over the API', async () => {
    const ask = () => shop.call('GET', '/api/admin/order?limit=20&page=300', { as: people.adminAsha })
    expect(await readWhole(ask)).toEqual([])
  })
})
