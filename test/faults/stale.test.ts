/** Promise 25: while the database is away the shop is looked at as it was, marked, for so long; nothing of anybody is in it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findCallers } from '../../src/features/accounts/sessions/caller.ts'
import { changeSettings } from '../../src/features/shop/shop.store.ts'
import { addHealth } from '../../src/main/http/health.ts'
import { findLookers } from '../../src/main/http/lookers.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { credentialOf } from '../../src/platform/http/credential.ts'
import type { HttpEnv } from '../../src/platform/http/env.ts'
import { STALE_SINCE } from '../../src/platform/http/staleness.rules.ts'
import { addProduct, stockGoods } from '../fixtures/goods.ts'
import { cast, signUp } from '../fixtures/people.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { openProcess, openTestShop, type Person, type TestShop } from '../fixtures/shop.ts'
import { openWire, type Wire } from './wire.ts'

const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
const METRICS_TOKEN = 'a-secret-of-this-test-alone-and-long-enough'
/** So many calls that usually both processes are among those who answer. */
const CALLS = 12

/** Reaches the database directly. */
let shop: TestShop
let wire: Wire
/** The address of the database by way of the wire. */
let wired: string
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
  const url = new URL(shop.services.config.databaseUrl ?? '')
  wire = await openWire(Number(url.port))
  url.port = String(wire.port)
  wired = url.href
})
afterEach(async () => {
  vi.restoreAllMocks()
  wire.isSilent = false
  await wire.mend()
})
afterAll(async () => {
  await wire.close()
  await shop.close()
})

const opened = async (env: Record<string, string> = {}): Promise<TestShop> => {
  const process = await openProcess(wired, { ...quiet, ...env })
  await process.services.catalog.current()
  await process.services.settings()
  return process
}

test('what was known is shown for so long and no longer, and the process is ready as long as it can', {
  timeout: 60_000,
}, async () => {
  const process = await opened({ STALE_PAGES_MINUTES: '1' })
  const app = new OpenAPIHono<HttpEnv>()
  addHealth(app, process.services)
  const ready = async () => (await app.request('/readyz')).status
  const list = () => process.call('GET', '/api/admin/product?limit=5')
  expect((await process.call('GET', '/api/home')).status).toBe(200)
  expect([(await list()).status, await ready()]).toEqual([200, 200])
  await wire.cut()
  await expect.poll(async () => (await list()).headers.get(STALE_SINCE)).toMatch(/^\d+$/)
  expect([(await list()).status, await ready()]).toEqual([200, 200])
  // What changes by the clock is shown as it was, too.
  process.services.home.forget()
  expect((await process.call('GET', '/api/home')).status).toBe(200)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000)
  const late = await list()
  expect([
    late.status,
    late.headers.get('retry-after'),
    late.headers.get(STALE_SINCE),
    await ready(),
  ]).toEqual([503, '10', null, 503])
  expect(late.body.message).toMatch(/Your bag and your orders are safe/)
  vi.restoreAllMocks()
  await wire.mend()
  await expect.poll(async () => (await list()).headers.get(STALE_SINCE)).toBeNull()
  expect([(await list()).status, await ready()]).toEqual([200, 200])
  await process.close()
})

test('without minutes nothing is shown, as before', async () => {
  const process = await opened({ STALE_PAGES_MINUTES: '0' })
  await wire.cut()
  const status = async () => (await process.call('GET', '/api/admin/product?limit=5')).status
  await expect.poll(status).toBe(503)
  await wire.mend()
  await process.close()
})

test('who was verified is a customer who looks, an admin nobody, and who is not known a visitor of an open shop', {
  timeout: 60_000,
}, async () => {
  const process = await opened()
  let now = Date.now()
  const { services } = process
  const findLooker = findLookers({ ...services, findCaller: findCallers(services, () => now) })
  const as = ({ token = '' }: Person) =>
    findLooker(credentialOf(new Headers({ authorization: token }), services.config.origin))
  const { meera, ravi, adminAsha } = people
  expect(await as(meera)).toMatchObject({ audience: 'customer', caller: { name: meera.name } })
  expect(await as(adminAsha)).toMatchObject({ audience: 'admin' })
  expect((await process.call('GET', '/api/me', { as: meera })).body.user.name).toBe(meera.name)
  await wire.cut()
  await expect.poll(() => process.services.databaseNotices.staleSince).toBeGreaterThan(0)
  expect(await as(meera)).toMatchObject({ audience: 'customer', caller: { name: meera.name } })
  expect(await as(adminAsha)).toBeUndefined()
  // Members only: what they see is shown to nobody who is not known to be one.
  expect(await as(ravi)).toBeUndefined()
  const { status, body } = await process.call('GET', '/api/me', { as: meera })
  expect([status, JSON.stringify(body)]).toEqual([503, expect.not.stringContaining(meera.name)])
  // Nobody is believed for longer than without a notice.
  now += 15 * 60_000
  expect(await as(meera)).toBeUndefined()
  await wire.mend()
  await expect.poll(() => process.services.databaseNotices.connected).toBe(true)
  expect(await as(ravi)).toMatchObject({ audience: 'customer' })
  await process.close()
})

test('a running shop is looked at while its database is stopped or frozen, and comes back by itself', {
  timeout: 240_000,
}, async () => {
  await changeSettings(shop.services.db, { launched: true, access: 'open' })
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-stale-'))
  await chmod(dataDir, 0o755)
  const env = {
    DATABASE_URL: wired,
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    WORKERS: '2',
    METRICS_TOKEN,
  }
  const running: RunningShop = await startShop(dataDir, env)
  const ask = async (path: string, { token }: Person = {}, more: RequestInit = {}) => {
    const headers = { connection: 'close', origin: running.url, ...(token && { authorization: token }) }
    const answer = await fetch(running.url + path, { headers, redirect: 'manual', ...more })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const everywhere = (path: string, as?: Person) =>
    Promise.all(Array.from({ length: CALLS }, () => ask(path, as)))
  // Which process answers is nobody's choice: twelve answers may all be of the one that has noticed.
  const areStale = async () => {
    const answer = await ask('/metrics', { token: `Bearer ${METRICS_TOKEN}` })
    const seconds = [...answer.text.matchAll(/^zari_stale_seconds\{process="\d"\} (\S+)$/gm)]
    return seconds.map(([, age]) => Number(age) > 0)
  }
  const { meera, adminAsha } = people
  const { name, email } = meera
  const pages = ['/', '/new/saree/collections', `/details/${goods.banarasiSaree.slug}`, '/about']
  try {
    for (const path of pages) {
      for (const as of [undefined, meera]) {
        const all = await everywhere(path, as)
        expect(all.map(({ status, text }) => [status, text.includes('You see the shop as it was')])).toEqual(
          all.map(() => [200, false]),
        )
      }
    }
    for (const away of ['stopped', 'frozen']) {
      if (away === 'stopped') await wire.cut()
      else wire.isSilent = true
      await expect.poll(areStale, { timeout: 20_000 }).toEqual([true, true])
      // Also one that nobody has asked for, made of the catalogue in memory.
      for (const path of [...pages, `/details/${goods.cottonSaree.slug}`]) {
        for (const as of [undefined, meera]) {
          for (const { status, headers, text } of await everywhere(path, as)) {
            expect([away, path, status, headers.get('cache-control')]).toEqual([away, path, 200, 'no-store'])
            expect(text).toContain(`data-stale-since="${headers.get(STALE_SINCE)}"`)
            expect(text).toMatch(/<noscript><p[^>]*>You see the shop as it was at \d/)
            expect(text).not.toContain(name)
            expect(text).not.toContain(email)
          }
        }
      }
      // Its reviews cannot be had: it is rendered once all the same, and not for each visitor while everybody waits. A page from the cache has no nonce.
      const isFromCache = ({ headers }: { headers: Headers }) =>
        !headers.get('content-security-policy')?.includes('nonce-')
      const again = () => everywhere(`/details/${goods.cottonSaree.slug}`)
      await expect.poll(async () => (await again()).every(isFromCache)).toBe(true)
      // Somebody whom no process has seen: what visitors see, and nobody says whose it is.
      const ravi = await signUp(shop, `Ravi the ${away}`, 'customer', `${newId()}@example.com`)
      const unknown = await ask('/', ravi)
      expect([unknown.status, unknown.headers.get('x-session-mark')]).toEqual([200, null])
      expect((await ask('/api/admin/product?limit=5', ravi)).status).toBe(200)
      for (const [path, as] of [
        ['/checkout', meera],
        ['/order', meera],
        ['/admin/dashboard', adminAsha],
        ['/details/nobody-knows-this', undefined],
      ] as const) {
        const { status, headers, text } = await ask(path, as)
        expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '10'])
        expect(text).toMatch(/Your bag, your orders and your account are safe/)
        expect(text).not.toContain(name)
      }
      const json = { method: 'POST', body: '{}' }
      for (const [path, as, more] of [
        ['/api/me', meera, {}],
        ['/api/me/shopper', meera, {}],
        ['/api/cart', meera, json],
        ['/api/admin/order', adminAsha, {}],
      ] as const) {
        const { status, headers, text } = await ask(
          path,
          as,
          more.method
            ? {
                ...more,
                headers: { 'content-type': 'application/json', origin: running.url, authorization: as.token },
              }
            : {},
        )
        expect([path, status, Number(headers.get('retry-after')) > 0]).toEqual([path, 503, true])
        expect(text).not.toContain(email)
      }
      const all = await everywhere('/readyz')
      expect(all.map(({ status, text }) => [status, text.includes('showsSince')])).toEqual(
        all.map(() => [200, true]),
      )
      await shop.services.db.execute(
        sql`update products set name = ${`Banarasi after it was ${away}`} where id = ${goods.banarasiSaree.id}`,
      )
      wire.isSilent = false
      await wire.mend()
      // Either process comes back by itself, and which of them answers is nobody's choice: what bears no mark is what is so now.
      const back = async () => {
        const answers = await everywhere(`/details/${goods.banarasiSaree.slug}`)
        for (const { status, headers, text } of answers) {
          const isMarked = headers.has(STALE_SINCE) || text.includes('You see the shop as it was')
          const isRight = isMarked || text.includes(`Banarasi after it was ${away}`)
          expect([away, status, isRight]).toEqual([away, 200, true])
        }
        return answers.every(({ headers }) => !headers.has(STALE_SINCE))
      }
      await expect.poll(back, { timeout: 20_000 }).toBe(true)
      await expect.poll(areStale, { timeout: 20_000 }).toEqual([false, false])
      const isMarked = async () => (await everywhere('/')).some(({ headers }) => headers.has(STALE_SINCE))
      await expect.poll(isMarked, { timeout: 20_000 }).toBe(false)
      const know = async () => (await everywhere('/api/me', meera)).every(({ text }) => text.includes(email))
      await expect.poll(know, { timeout: 20_000 }).toBe(true)
      await expect.poll(async () => (await ask('/', ravi)).headers.get('x-session-mark')).not.toBeNull()
    }
    const later = await addProduct(shop, { name: `Added Later ${newId()}` })
    const shown = async () =>
      (await everywhere(`/details/${later.slug}`)).every(({ status }) => status === 200)
    await expect.poll(shown, { timeout: 20_000 }).toBe(true)
  } finally {
    await running.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
})
