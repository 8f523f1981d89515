/** Promise 11: the database is gone for a while. Clear answers, no crash, nothing lost, and recovery by itself. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { listenForDatabaseNotices } from '../../src/platform/db/databaseNotices.ts'
import { addProduct } from '../fixtures/goods.ts'
import { placeBag } from '../fixtures/orders.ts'
import { cast, signUp } from '../fixtures/people.ts'
import { openProcess, openTestShop, type TestShop } from '../fixtures/shop.ts'
import { byStatus } from './answers.ts'
import { booksOf, complaints } from './books.ts'
import { buyersOf } from './buyers.ts'
import { scaled, timeoutMs } from './scale.ts'
import { openWire, type Wire } from './wire.ts'

/** How long the database stays away, ms. */
const OUTAGE = scaled(2_000, 10_000)

/** Reaches the database directly. */
let shop: TestShop
/** Reaches it through the wire. */
let wired: TestShop
let wire: Wire

beforeAll(async () => {
  shop = await openTestShop()
  const url = new URL(shop.services.config.databaseUrl ?? '')
  wire = await openWire(Number(url.port))
  url.port = String(wire.port)
  wired = await openProcess(url.href, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', STALE_PAGES_MINUTES: '0' })
})
afterAll(async () => {
  await wire.mend()
  await wired.close()
  await wire.close()
  await shop.close()
})

/** Connections on which notices are heard; each process has one. */
async function listeners(): Promise<number> {
  const { rows } = await shop.services.db.execute<{ lines: number }>(
    sql`select count(*)::int as lines from pg_stat_activity
      where datname = current_database() and application_name = 'zari notices'`,
  )
  return rows[0]?.lines ?? 0
}

test('everything that needs the database says 503 and when to come back, as long as it is gone', {
  timeout: timeoutMs,
}, async () => {
  const { meera, adminAsha } = await cast(shop)
  const product = await addProduct(shop, { name: 'Asked for in the Dark' })
  const [buyer] = await buyersOf(shop.services.db, 1, { productId: product.id })
  if (!buyer) throw new Error('There is no buyer')
  const calls = {
    list: () => wired.call('GET', '/api/admin/product?limit=24'),
    detail: () => wired.call('GET', `/api/product/${product.slug}`),
    categories: () => wired.call('GET', '/api/admin/category'),
    shop: () => wired.call('GET', '/api/me', { as: meera }),
    bag: () => wired.call('POST', '/api/cart', { as: meera }),
    add: () => wired.call('POST', `/api/cart/add/${product.id}`, { as: meera, json: {} }),
    order: () => placeBag(wired, buyer, buyer.cartId),
    orders: () => wired.call('GET', '/api/admin/order', { as: adminAsha }),
    login: () => wired.call('POST', '/api/login', { json: { email: meera.email, password: meera.password } }),
  }
  await calls.list()
  await calls.bag()
  await wire.cut()
  // What is in memory may be shown for a second; then nobody knows whether it is still true.
  await expect.poll(async () => (await calls.list()).status, { timeout: 5_000 }).toBe(503)
  const until = Date.now() + OUTAGE
  do {
    for (const [name, call] of Object.entries(calls)) {
      const asked = Date.now()
      const { status, body, headers } = await call()
      expect({ name, status, code: body.code }).toEqual({ name, status: 503, code: 'unavailable' })
      expect(Number(headers.get('retry-after')), name).toBeGreaterThan(0)
      expect(Date.now() - asked, name).toBeLessThan(6_000)
    }
  } while (Date.now() < until)
  await wire.mend()
  await expect.poll(async () => (await calls.order()).status, { timeout: 10_000 }).toBe(200)
  for (const [name, call] of Object.entries(calls)) {
    expect((await call()).status, name).toBeLessThan(300)
  }
  // It hears again what others change.
  await expect.poll(() => wired.services.databaseNotices.connected, { timeout: 5_000 }).toBe(true)
  // On one line again, however often it tried.
  expect(await listeners()).toBe(2)
  await shop.call('DELETE', `/api/admin/product/delete/${product.id}`, { as: adminAsha })
  await expect.poll(async () => (await calls.detail()).status, { timeout: 5_000 }).toBe(404)
})

test('a process whose first customer comes during the outage is not spoilt by it', {
  timeout: timeoutMs,
}, async () => {
  const { databaseUrl = '' } = wired.services.config
  const fresh = await openProcess(databaseUrl, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const ravi = await signUp(shop, 'Ravi of the First Hour')
  const login = () =>
    fresh.call('POST', '/api/login', { json: { email: ravi.email, password: ravi.password } })
  const bag = () => fresh.call('POST', '/api/cart', { as: ravi })
  await wire.cut()
  expect([(await login()).status, (await bag()).status]).toEqual([503, 503])
  await wire.mend()
  expect([(await login()).status, (await bag()).status]).toEqual([200, 200])
  await fresh.close()
})

test('notices that stop coming without a word count as gone until they come again', async () => {
  const url = new URL(shop.services.config.databaseUrl ?? '')
  const line = await openWire(Number(url.port))
  url.port = String(line.port)
  const databaseNotices = await listenForDatabaseNotices(url.href, undefined, { beatMs: 20 })
  const received: string[] = []
  databaseNotices.on('users', (id) => received.push(id))
  const send = () => shop.services.db.execute(sql`select pg_notify('zari', 'users:meera')`)
  try {
    await send()
    await expect.poll(() => received).toEqual(['meera'])
    line.isSilent = true
    await send()
    await expect.poll(() => databaseNotices.connected, { timeout: 5_000, interval: 5 }).toBe(false)
    expect(received).toEqual(['meera'])
    line.isSilent = false
    await expect.poll(() => databaseNotices.connected, { timeout: 15_000 }).toBe(true)
    // What was missed is made up for.
    await expect.poll(() => received.at(-1)).toBe('*')
    await send()
    await expect.poll(() => received.at(-1)).toBe('meera')
  } finally {
    await databaseNotices.close()
    await line.close()
  }
})

test('orders under way when it goes are there as a whole or not at all', { timeout: timeoutMs }, async () => {
  const { db } = shop.services
  await db.delete(products)
  for (let round = 0; round < scaled(2, 20); round += 1) {
    // More than are placed together.
    const size = scaled(160, 400)
    const product = await addProduct(shop, { name: `Torn Off ${round}`, quantity: size })
    const buyers = await buyersOf(db, size, { productId: product.id })
    let answered = 0
    const placing = buyers.map(async (buyer) => {
      const answer = await placeBag(wired, buyer, buyer.cartId)
      answered += 1
      if (answered === 5) await wire.cut()
      return answer
    })
    const first = await Promise.all(placing)
    const known = first.filter(({ status }) => status === 201)
    expect(byStatus(first)).toEqual({ 201: known.length, 503: size - known.length })
    expect(known.length).toBeGreaterThanOrEqual(5)
    expect(known.length).toBeLessThan(size)
    await wire.mend()
    const second = await Promise.all(
      buyers.map((buyer) =>
        expect
          .poll(() => placeBag(wired, buyer, buyer.cartId), { timeout: 20_000 })
          .toMatchObject({ body: { success: true } }),
      ),
    )
    expect(second).toHaveLength(size)
    const third = await Promise.all(buyers.map((buyer) => placeBag(wired, buyer, buyer.cartId)))
    expect(byStatus(third)).toEqual({ 200: size })
    const ids = new Set(third.map(({ body }) => body.order._id))
    expect(known.every(({ body }) => ids.has(body.order._id))).toBe(true)
    expect(await booksOf(db)).toContainEqual({ id: product.id, left: 0, sold: size })
  }
  expect(await complaints(db)).toEqual([])
})
