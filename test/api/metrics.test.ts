import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type App, openApp } from '../../src/main/http/app.ts'
import { readConfig } from '../../src/main/services/readConfig.ts'
import { openWire, type Wire } from '../faults/wire.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

const TOKEN = 'a-token-for-prometheus'

let shop: TestShop
let wire: Wire
let app: App
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

/** As over the network, which is what is counted. */
const ask = (to: App, path: string, init?: RequestInit) =>
  to.fetch(new Request(`http://localhost${path}`, init), {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  })

/** The whole program but for its pages, on the database of the test's shop. */
const openOn = (databaseUrl: string, env: Record<string, string>) =>
  openApp(
    readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: shop.services.config.dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    ({ url }) => new Response('', { status: url.includes('/nowhere') ? 404 : 200 }),
  )

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
  const url = new URL(shop.services.config.databaseUrl ?? '')
  wire = await openWire(Number(url.port))
  url.port = String(wire.port)
  app = await openOn(url.href, { METRICS_TOKEN: TOKEN })
})
afterAll(async () => {
  await wire.mend()
  await app.close()
  await wire.close()
  await shop.close()
})

const scrape = async (): Promise<string> => {
  const answer = await ask(app, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The value of a series, by its name and all its labels but the process's; undefined when there is none. */
async function value(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  for (const line of (await scrape()).split('\n')) {
    const [, found, given = '', number] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    const known = Object.fromEntries([...given.matchAll(/(\w+)="([^"]*)"/g)].map((pair) => pair.slice(1, 3)))
    delete known.process
    if (found !== name || Object.keys(known).length !== Object.keys(labels).length) continue
    if (Object.entries(labels).every(([label, text]) => known[label] === text)) return Number(number)
  }
  return undefined
}

const requests = (method: string, route: string, status: string) =>
  value('http_request_duration_seconds_count', { method, route, status })

/** The same fixtures, calling the program instead of the test's own process. */
const overNetwork = (): TestShop => ({
  ...shop,
  async call(method, path, { as, json } = {}) {
    const answer = await ask(app, path, {
      method,
      headers: {
        ...(as?.token ? { authorization: as.token } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  },
})

describe('who may read', () => {
  test.each([
    ['nothing', undefined],
    ['another token', 'Bearer another-token-of-length'],
    ['the beginning', `Bearer ${TOKEN.slice(0, -1)}`],
    ['more than the token', `Bearer ${TOKEN}x`],
    ['the token alone', TOKEN],
    ['another scheme', `Basic ${TOKEN}`],
    ['an empty token', 'Bearer '],
  ])('%s is refused, and nothing is told', async (_what, authorization) => {
    const answer = await ask(app, '/metrics', { headers: authorization ? { authorization } : {} })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.text()).not.toContain('process_')
  })

  test('an admin of the shop is not meant', async () => {
    const { token } = people.adminAsha
    for (const authorization of [token, `Bearer ${token}`])
      expect((await ask(app, '/metrics', { headers: { authorization } })).status).toBe(401)
  })

  test('the token opens text for Prometheus that nobody keeps', async () => {
    const answer = await ask(app, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes\{process="1"\} \d+$/m)
  })

  test('without METRICS_TOKEN there is no such address, and nothing is counted', async () => {
    const without = await openOn(shop.services.config.databaseUrl ?? '', {})
    for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`])
      expect((await ask(without, '/metrics', { headers: { authorization } })).status).toBe(404)
    await without.close()
  })
})

describe('requests', () => {
  test('are counted by the pattern of their route and the class of their status', async () => {
    const { id, slug } = goods.cottonSaree
    const [found, missing] = [
      await requests('GET', '/api/product/:idOrSlug', '2xx'),
      await requests('GET', '/api/product/:idOrSlug', '4xx'),
    ]
    for (const name of [id, slug, 'no-such-saree']) await ask(app, `/api/product/${name}`)
    expect(await requests('GET', '/api/product/:idOrSlug', '2xx')).toBe((found ?? 0) + 2)
    expect(await requests('GET', '/api/product/:idOrSlug', '4xx')).toBe((missing ?? 0) + 1)
    await ask(app, '/api/cart', { method: 'POST' })
    expect(await requests('POST', '/api/cart', '4xx')).toBe(1)
  })

  test('of pages are counted by the site map', async () => {
    for (const page of ['/details/one', '/details/two', '/admin/order/view/7', '/', '/nowhere/else'])
      await ask(app, page)
    expect(await requests('GET', '/details/$id', '2xx')).toBe(2)
    expect(await requests('GET', '/admin/order/view/$id', '2xx')).toBe(1)
    expect(await requests('GET', '/', '2xx')).toBe(1)
    expect(await requests('GET', 'no page', '4xx')).toBe(1)
  })

  test('that a page asks of its own process are not counted again', async () => {
    const before = await requests('GET', '/api/shop', '2xx')
    await app.fetch(new Request('http://in-process/api/shop'))
    expect(await requests('GET', '/api/shop', '2xx')).toBe(before)
  })

  test('of any path and method add nothing beyond the patterns of the shop', async () => {
    const marked = fc.webSegment().map((text) => `zz${text}`)
    const known = fc.constantFrom(
      'api',
      'admin',
      'product',
      'details',
      'media',
      'assets',
      'cart',
      '..',
      'metrics',
    )
    const path = fc.array(fc.oneof(marked, known), { maxLength: 6 }).map((parts) => `/${parts.join('/')}`)
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PROPFIND', 'BREW')
    await fc.assert(
      fc.asyncProperty(path, method, async (path, method) => {
        await ask(app, path, { method })
      }),
      { numRuns: 600 },
    )
    const labels = [...(await scrape()).matchAll(/(method|route)="([^"]*)"/g)].map(([, , text]) => text)
    expect(labels).toContain('no page')
    expect(labels.filter((text) => text?.includes('zz'))).toEqual([])
    expect(labels).toContain('other')
    expect(labels).not.toContain('BREW')
  })
})

describe('what the shop does', () => {
  const placed = () => value('zari_orders_placed_total', { payment: 'upi' })
  const paid = () => value('zari_payments_completed_total', { payment: 'upi' })
  const mails = (result: string) => value('zari_mails_total', { result })

  test('an order and its payment count once, however often they are asked for; its mails as they are tried', async () => {
    const figures = async () => Promise.all([placed(), paid(), mails('sent')])
    const [orders = 0, payments = 0, letters = 0] = await figures()
    const through = overNetwork()
    const cart = await fillBag(through, people.meera, { product: goods.cottonSaree })
    const { order } = (await placeBag(through, people.meera, cart._id)).body
    expect((await placeBag(through, people.meera, cart._id)).status).toBe(200)
    expect(await figures()).toEqual([orders + 1, payments, expect.any(Number)])
    for (let time = 0; time < 2; time++) {
      const path = `/api/admin/order/secure-payment/${order.paymentId._id}`
      expect((await through.call('POST', path, { as: people.adminAsha })).status).toBe(200)
    }
    await expect.poll(figures, { timeout: 15_000 }).toEqual([orders + 1, payments + 1, letters + 2])
  })

  test('a mail that cannot be written counts as failed', async () => {
    const { jobs, db } = shop.services
    const before = (await mails('failed')) ?? 0
    await jobs.send(db, 'mail', { kind: 'no such kind', to: 'meera@example.com', data: {} })
    await expect.poll(() => mails('failed'), { timeout: 15_000 }).toBeGreaterThan(before)
  })

  test('jobs that wait stand beside their queue', async () => {
    const { jobs, db } = shop.services
    const later = () => value('zari_jobs_waiting', { queue: 'card-check', state: 'later' })
    const before = (await later()) ?? 0
    await jobs.send(db, 'card-check', { providerOrderId: 'none', asked: 0 }, { afterSeconds: 600 })
    expect(await later()).toBe(before + 1)
    expect(await value('zari_jobs_waiting', { queue: 'card-check', state: 'due' })).toBe(0)
    expect(await value('zari_jobs_oldest_seconds', { queue: 'card-check' })).toBe(0)
  })

  test('the catalogue tells how old it is and how often it changed', async () => {
    await ask(app, '/api/admin/product?limit=5')
    const version = await value('zari_catalog_version')
    expect(version).toBeGreaterThan(0)
    expect(await value('zari_catalog_age_seconds')).toBeGreaterThanOrEqual(0)
    const { id } = goods.cottonSaree
    await overNetwork().call('POST', '/api/admin/product/status', {
      as: people.adminAsha,
      json: { ids: [id], status: 'inactive' },
    })
    await expect.poll(() => value('zari_catalog_version')).toBeGreaterThan(version ?? 0)
  })
})

test('a scrape is answered while the database is gone', async () => {
  expect(await value('zari_database_up')).toBe(1)
  expect(await value('zari_stale_seconds')).toBe(0)
  await wire.cut()
  await expect.poll(() => value('zari_database_up')).toBe(0)
  await expect.poll(() => value('zari_stale_seconds')).toBeGreaterThan(0)
  const { now } = Date
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 600_000)
  const minutes = ((await value('zari_stale_seconds')) ?? 0) / 60
  clock.mockRestore()
  expect(Math.floor(minutes)).toBe(10)
  expect(await value('zari_jobs_waiting', { queue: 'mail', state: 'due' })).toBeUndefined()
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(0)
  await wire.mend()
  await expect.poll(() => value('zari_database_up'), { timeout: 15_000 }).toBe(1)
  expect(await value('zari_notices_connected')).toBeDefined()
})

/** Metrics named in PromQL, with the labels that choose among their series: `name{label="value"}`. */
const askedIn = (text: string) =>
  [...text.matchAll(/\b((?:zari|http|nodejs|process)_\w+)(?:\{(\w+)=~?\\?"([^"\\]*)\\?"\})?/g)].map(
    ([, metric = '', label, choice]) => ({ metric, label, choice }),
  )

/** Of what is asked, what no scrape has: a quiet shop has no failures, so a choice is looked for only where the label has any. */
function unknownIn(asked: ReturnType<typeof askedIn>, scraped: string): string[] {
  const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx']
  return asked.flatMap(({ metric, label, choice }) => {
    const series = scraped
      .split('\n')
      .filter((line) => [' ', '{'].some((end) => line.startsWith(metric + end)))
    if (series.length === 0) return [metric]
    if (!label) return []
    const values = series.map((line) => new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1])
    if (values.some((value) => value === undefined)) return [`${metric}{${label}}`]
    const known = label === 'status' ? statuses : values
    return known.includes(choice) ? [] : [`${metric}{${label}="${choice}"}`]
  })
}

test.each([
  ['deploy/prometheus-alerts.yml', 8],
  ['deploy/grafana-dashboard.json', 12],
])('each metric and label that %s names is there', async (file, least) => {
  await ask(app, '/api/shop')
  const asked = askedIn(await readFile(file, 'utf8'))
  expect(asked.length).toBeGreaterThanOrEqual(least)
  expect(unknownIn(asked, await scrape())).toEqual([])
})

test('each panel of the dashboard asks Prometheus something, by labels that its metrics have', async () => {
  const { panels } = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8'))
  const scraped = await scrape()
  const titles = panels.map(({ title }: { title: string }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { title, targets } of panels) {
    expect(targets.length, title).toBeGreaterThan(0)
    for (const { expr, legendFormat } of targets) {
      const metric = askedIn(expr)[0]?.metric
      const series = scraped.split('\n').find((line) => line.startsWith(`${metric}{`)) ?? ''
      const named = [expr, legendFormat].flatMap((text: string) =>
        [...text.matchAll(/by \(([^)]*)\)|\{\{(\w+)\}\}/g)].flatMap(([, by, one]) =>
          (by ?? one ?? '').split(', '),
        ),
      )
      // Instance is what Prometheus adds itself.
      for (const label of named.filter((label) => label !== 'instance')) {
        expect(series, `${title}: ${label}`).toMatch(new RegExp(`[{,]${label}="`))
      }
    }
  }
})
