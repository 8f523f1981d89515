/** What took how long is told to a collector, by OTLP over HTTP; nothing that somebody typed goes along. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type App, openApp } from '../../src/main/http/app.ts'
import { readConfig } from '../../src/main/services/readConfig.ts'
import { callApi } from '../../src/platform/http/inProcess.ts'
import { openTracing } from '../../src/platform/tracing/otlp.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { type OtlpDouble, openOtlpDouble, type TakenSpan } from '../fixtures/otlpDouble.ts'
import { cast } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>
let collector: OtlpDouble

beforeAll(async () => {
  shop = await openTestShop()
  await changeSettings(shop, { launched: true, access: 'open' })
  people = await cast(shop)
  goods = await stockGoods(shop)
  collector = await openOtlpDouble()
})
afterAll(async () => {
  await collector.close()
  await shop.close()
})

/** Opens the program, has it do `work`, and ends it. @returns the spans that were told meanwhile */
async function spansOf(env: Record<string, string>, work: (app: App) => unknown): Promise<TakenSpan[]> {
  const before = collector.spans.length
  const app = await openApp(
    readConfig({
      DATABASE_URL: shop.services.config.databaseUrl,
      DATA_DIR: shop.services.config.dataDir,
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
    }),
    async ({ url }) => {
      if (url.includes('/about')) throw new Error('A page that cannot be rendered')
      await callApi(new Request('http://localhost/api/shop'))
      return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
    },
  )
  try {
    await work(app)
  } finally {
    await app.close()
  }
  return collector.spans.slice(before)
}

const ask = (app: App, path: string, init?: RequestInit) =>
  app.fetch(new Request(`http://localhost${path}`, init), {
    incoming: { method: 'GET', headers: {}, ...init, url: path, socket: { remoteAddress: '127.0.0.1' } },
  })

const named = (spans: readonly TakenSpan[], name: string): TakenSpan => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`No span ${name} among ${spans.map((span) => span.name).join(', ')}`)
  return found
}
const within = (spans: readonly TakenSpan[], { spanId }: TakenSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('a request is a span by the pattern of its route, with its statements in it and nothing that somebody typed', async () => {
  const { token = '', email } = people.meera
  let requestId: string | null = null
  const spans = await spansOf(
    { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-shop' },
    async (app) => {
      const path = `/api/cart/add/${goods.cottonSaree.id}?note=typed-by-somebody`
      const headers = { authorization: token, 'content-type': 'application/json', traceparent }
      const answer = await ask(app, path, { method: 'POST', headers, body: '{}' })
      expect(answer.status).toBe(201)
      requestId = answer.headers.get('x-request-id')
      await ask(app, '/readyz')
    },
  )
  const added = named(spans, 'POST /api/cart/add/:productId')
  expect(added).toMatchObject({
    kind: 2,
    parentSpanId: undefined,
    failed: false,
    facts: {
      'service.name': 'zari',
      'http.route': '/api/cart/add/:productId',
      'http.response.status_code': 201,
      'zari.request_id': requestId,
    },
  })
  // Whoever calls from outside decides nothing.
  expect(added.traceId).not.toBe(TRACE)
  // What the shop does by itself meanwhile has a trace of its own.
  const statements = within(spans, added).filter(({ facts }) => facts['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  for (const { kind, traceId } of statements) expect([kind, traceId]).toEqual([3, added.traceId])
  expect(statements.map(({ name }) => name)).toContain('select')
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([])
  const sent = JSON.stringify(collector.bodies)
  for (const typed of [token, email, goods.cottonSaree.id, 'typed-by-somebody'])
    expect(sent).not.toContain(typed)
  expect(collector.tokens).toContain('Bearer of-the-shop')
})

/** As the server does before the program is asked. @returns whether the cache answered */
function askCache(app: App, url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const request = { method: 'GET', url, headers, headersDistinct: {} }
  const response = { writeHead: () => response, end: () => response }
  return app.answerAhead(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse<IncomingMessage>,
  )
}

test('what a page asks for lies within it, one that fails is marked, one from the cache is told as such', async () => {
  const spans = await spansOf({}, async (app) => {
    expect(await (await ask(app, '/details/one')).text()).toContain('html')
    // Whoever calls from outside decides nothing here either.
    expect(await askCache(app, '/details/one', { traceparent })).toBe(true)
    expect((await ask(app, '/about')).status).toBe(500)
  })
  const [rendered, cached] = spans.filter(({ name }) => name === 'GET /details/$id')
  if (!rendered || !cached) throw new Error('Two pages were given')
  expect(cached.facts).toMatchObject({ 'zari.cached': true, 'http.route': '/details/$id' })
  expect(cached.traceId).not.toBe(TRACE)
  const inner = named(spans, 'GET /api/shop')
  expect(inner).toMatchObject({ kind: 1, parentSpanId: rendered.spanId, traceId: rendered.traceId })
  expect(named(spans, 'GET /about')).toMatchObject({ failed: true, facts: { 'error.type': '500' } })
})

test('a job is a span by its queue, with its statements in it; looking for jobs is none', async () => {
  const spans = await spansOf({}, async () => {
    const { db, jobs } = shop.services
    await jobs.send(db, 'password-reset', { email: 'nobody@example.com' })
    const states = async () =>
      (await db.execute(sql`select state from pgboss.job where name = 'password-reset'`)).rows
    await expect.poll(states, { timeout: 15_000 }).toEqual([{ state: 'completed' }])
  })
  const job = named(spans, 'job password-reset')
  expect(job).toMatchObject({ kind: 5, parentSpanId: undefined })
  expect(job.facts['messaging.destination.name']).toBe('password-reset')
  expect(within(spans, job).length).toBeGreaterThan(0)
  const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined).map(({ name }) => name)
  expect(roots.filter((name) => !name.startsWith('job '))).toEqual([])
})

test('behind a proxy of our own its trace goes on, in what the cache answers as well', async () => {
  const spans = await spansOf({ TRUSTED_PROXIES: '1' }, async (app) => {
    await ask(app, '/api/shop', { headers: { traceparent } })
    await ask(app, '/details/one')
    expect(await askCache(app, '/details/one', { traceparent })).toBe(true)
  })
  const inProxys = { traceId: TRACE, parentSpanId: 'b7ad6b7169203331' }
  expect(named(spans, 'GET /api/shop')).toMatchObject(inProxys)
  expect(spans.find(({ facts }) => facts['zari.cached'])).toMatchObject(inProxys)
})

test('what is told once it is over began as long ago as it took', async () => {
  const now = Date.UTC(2026, 9, 1)
  const config = { url: `${collector.url}/v1/traces`, headers: '', service: 'zari', share: 1 }
  const tracing = openTracing(config)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  tracing.over({ name: 'it took five seconds', kind: 'server' }, 5_000)
  clock.mockRestore()
  await tracing.close()
  const { startTimeUnixNano, endTimeUnixNano } = named(collector.spans, 'it took five seconds')
  expect([startTimeUnixNano, endTimeUnixNano]).toEqual([now - 5_000, now].map((ms) => `${ms}000000`))
})

test('only the share that was asked for is told', async () => {
  const spans = await spansOf({ OTEL_TRACES_SAMPLER_ARG: '0' }, (app) => ask(app, '/api/shop'))
  expect(spans).toEqual([])
})

test('a collector that is not there costs nobody an answer, and does not hold up the end', async () => {
  const spans = await spansOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, async (app) => {
    expect((await ask(app, '/api/shop')).status).toBe(200)
  })
  expect(spans).toEqual([])
})
