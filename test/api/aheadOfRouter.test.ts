/** Reads of the catalogue in memory are answered ahead of the router: just as the router would, to the same people. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { aheadServices } from '../../src/main/http/aheadServices.ts'
import { createApi } from '../../src/main/http/api.ts'
import { answerAhead } from '../../src/platform/http/cache/answerAhead.ts'
import { addProduct, stockGoods } from '../fixtures/goods.ts'
import { type Listening, listen } from '../fixtures/listening.ts'
import { cast } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let front: Listening
let router: ReturnType<typeof createApi>

beforeAll(async () => {
  shop = await openTestShop({ METRICS_TOKEN: 'counts-what-is-answered-ahead-as-well' })
  people = await cast(shop)
  await stockGoods(shop)
  await changeSettings(shop, { launched: true, access: 'open', languages: ['hi'] })
  front = await listen(shop)
  router = createApi(shop.services, () => '127.0.0.1')
  await ahead('/api/me', { authorization: people.meera.token })
})
afterAll(async () => {
  await front.close()
  await shop.close()
})

const questions = [
  '/api/admin/product?limit=2',
  '/api/admin/product?limit=1&sort=lowToHigh&q=saree',
  '/api/admin/product?colour=maroon,red&max=90000.5',
  '/api/admin/product?q=silk%20%E0%A4%B8%20a+b',
  '/api/admin/product',
  '/api/facets?category=saree',
  '/api/search?q=saree',
  '/api/search/suggestions?q=sare',
  '/api/search/products?q=saree&limit=1',
  '/api/search/facets?q=saree',
]

/** Hop by hop, of one answer alone, or for pages that ask in the same process. */
const ITS_OWN = [
  'x-shows',
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'x-request-id',
]

async function said(answer: Response) {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ITS_OWN.includes(name)))
  // The order of names says nothing.
  const vary = (headers.vary ?? '').toLowerCase().split(', ').sort()
  const text = await answer.text()
  const all = {
    status: answer.status,
    text,
    headers: { ...headers, vary },
  }
  return { all, id: answer.headers.get('x-request-id') ?? '' }
}

/** How often the program was asked meanwhile. */
async function worked<Result>(act: () => Promise<Result>): Promise<[Result, number]> {
  const before = front.worked
  return [await act(), front.worked - before]
}

const ahead = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${front.port}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } })

/** What the router answers; `fetch` unpacks what comes over the network, here nobody does. */
async function byRouter(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `http://127.0.0.1:${front.port}${path}`
  const answer = await router.fetch(
    new Request(url, { headers: { 'accept-encoding': 'identity', ...headers } }),
  )
  if (answer.headers.get('content-encoding') !== 'br') return answer
  return new Response(brotliDecompressSync(await answer.arrayBuffer()), answer)
}

const callers = () => ({
  visitor: {},
  browser: { 'accept-encoding': 'gzip, deflate, br' },
  customer: { authorization: people.meera.token },
  reader: { 'accept-language': 'hi-IN' },
})

test.each(questions)('%s is answered as the router answers it', async (path) => {
  for (const [name, headers] of Object.entries(callers())) {
    // The first time it is made, the second time it is kept, the third time it comes from the cache.
    for (const time of [1, 2, 3]) {
      const [answer, asked] = await worked(() => ahead(path, headers))
      expect(asked, `${name} ${time}`).toBe(0)
      expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
      const { all: answered, id } = await said(answer)
      expect(answered, `${name} ${time}`).toEqual((await said(await byRouter(path, headers))).all)
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
    }
  }
})

test('somebody whom the process has not met yet is looked up by the router, once', async () => {
  const headers = { authorization: people.ravi.token }
  const path = '/api/admin/product?limit=3'
  const asked = []
  for (const _ of [1, 2]) asked.push((await worked(() => ahead(path, headers)))[1])
  expect(asked).toEqual([1, 0])
  const nobody = { authorization: 'nobody-has-this-token' }
  for (const _ of [1, 2]) expect((await worked(() => ahead('/api/facets?max=abc', nobody)))[1]).toBe(1)
})

test('a long answer goes out compressed, whether or not it is kept', async () => {
  const description = Array.from({ length: 400 }, (_, at) => `Thread ${at * 7919}`).join(' ')
  for (let at = 0; at < 30; at += 1) await addProduct(shop, { name: `Long ${at}`, description })
  const headers = { 'accept-encoding': 'br' }
  for (const path of ['/api/admin/product?q=long', '/api/search/products?q=long&limit=100'])
    for (const time of [1, 2, 3]) {
      const [answer, asked] = await worked(() => ahead(path, headers))
      expect([asked, answer.headers.get('content-encoding')], `${path} ${time}`).toEqual([0, 'br'])
      expect((await answer.text()).length).toBeGreaterThan(128 * 1024)
    }
})

test('what is answered in one turn is written once all of it is found', async () => {
  const url = questions[0] ?? ''
  await ahead(url)
  const services = await aheadServices(shop.services)
  const steps: string[] = []
  const asked = (name: string) => {
    const response = {
      writeHead: () => response,
      end: (bytes: Buffer) => steps.push(`${name} ${bytes.byteLength > 100}`),
    }
    const request = { method: 'GET', url, headers: {}, headersDistinct: {} }
    return answerAhead(services, request as IncomingMessage, response as unknown as ServerResponse)
  }
  expect(await Promise.all([asked('first'), asked('second')])).toEqual([true, true])
  expect(steps).toEqual([])
  await setImmediate()
  expect(steps).toEqual(['first true', 'second true'])
})

test('what fails once the answer is on its way is not answered twice', async () => {
  const { metrics, ...services } = await aheadServices(shop.services)
  const failing = { ...services, metrics: {} as typeof metrics }
  const answers: unknown[] = []
  const response = {
    headersSent: false,
    writeHead: () => Object.assign(response, { headersSent: true }),
    end: (bytes: unknown) => answers.push(bytes),
  }
  const url = '/api/admin/product?q=counted-nowhere'
  const request = { method: 'GET', url, headers: {}, headersDistinct: {} } as unknown as IncomingMessage
  expect(await answerAhead(failing, request, response as unknown as ServerResponse)).toBe(true)
  await setImmediate()
  expect(answers).toHaveLength(1)
})

test('who has the answer already is told so, with the same headers', async () => {
  const [path = ''] = questions
  const tag = (await ahead(path)).headers.get('etag') ?? ''
  const headers = { 'if-none-match': tag }
  const [answer, asked] = await worked(() => ahead(`${path}`, headers))
  expect([asked, answer.status]).toEqual([0, 304])
  expect((await said(answer)).all).toMatchObject((await said(await byRouter(path, headers))).all)
})

test.each(['limit=abc', 'cursor=nonsense', 'sort=sideways', 'limit=1&limit=2'])(
  'what is wrong with a question is said by the router: %s',
  async (query) => {
    const path = `/api/admin/product?${query}`
    const [answer, asked] = await worked(() => ahead(path))
    expect([asked, answer.status]).toEqual([1, 422])
    expect((await answer.json()).errors.length).toBeGreaterThan(0)
  },
)

test('an admin reads drafts, which nobody gets who asks after', async () => {
  const draft = await addProduct(shop, { name: 'Nobody Sees This Draft', status: false })
  const path = '/api/admin/product?q=nobody%20sees'
  const asAdmin = { authorization: people.adminAsha.token }
  for (const _ of [1, 2, 3]) {
    const [answer, asked] = await worked(() => ahead(path, asAdmin))
    expect([asked, (await answer.json()).map(({ _id }: { _id: string }) => _id)]).toEqual([1, [draft.id]])
    expect(await (await ahead(path)).json()).toEqual([])
  }
})

test("a members' shop shows visitors lists, as the specification says, and lets members alone search", async () => {
  await changeSettings(shop, { access: 'members' })
  const [list, search] = ['/api/admin/product?limit=1', '/api/search?q=saree&']
  expect((await ahead(list)).status).toBe(200)
  const [refused, asked] = await worked(() => ahead(search))
  expect([refused.status, asked]).toEqual([401, 1])
  const [found, askedByMember] = await worked(() => ahead(search, callers().customer))
  expect([found.status, askedByMember]).toEqual([200, 0])
  await shop.call('POST', '/api/logout', { as: people.meera })
  await expect.poll(async () => (await ahead(search, callers().customer)).status).toBe(401)
  await changeSettings(shop, { access: 'open' })
})

test('a change shows in the next answer, kept or not', async () => {
  const path = '/api/admin/product?q=changing%20name'
  const names = async () => (await (await ahead(path)).json()).map(({ name }: { name: string }) => name)
  const product = await addProduct(shop, { name: 'Changing Name Saree' })
  for (const _ of [1, 2, 3]) expect(await names()).toEqual(['Changing Name Saree'])
  await shop.services.db
    .update(products)
    .set({ name: 'Changing Name Dupatta' })
    .where(eq(products.id, product.id))
  await shop.services.catalog.changed({ products: [product.id] })
  expect(await names()).toEqual(['Changing Name Dupatta'])
})

test('what is made ahead is counted as the router counts, what the cache answers is not', async () => {
  const counted = async (status: string) => {
    const text = await shop.services.metrics.registry.getSingleMetricAsString('http_request_duration_seconds')
    const counts = new RegExp(`_count\\{[^}]*route="/api/facets",status="${status}"[^}]*\\} (\\d+)`)
    return Number(counts.exec(text)?.[1] ?? 0)
  }
  const before = await counted('2xx')
  let tag = ''
  for (const _ of [1, 2, 3]) tag = (await ahead('/api/facets?max=4321')).headers.get('etag') ?? ''
  expect([await counted('2xx'), await counted('3xx')]).toEqual([before + 2, 0])
  await shop.services.catalog.changed({
    products: [(await addProduct(shop, { name: 'Uncounted', pricePaise: 9_999_900 })).id],
  })
  await ahead('/api/facets?max=4321', { 'if-none-match': tag })
  expect([await counted('2xx'), await counted('3xx')]).toEqual([before + 2, 1])
})

test('nobody is answered ahead while no notices come, or the database is away', async () => {
  const { databaseNotices } = shop.services
  const during = async (state: object, max: number) => {
    for (const [name, value] of Object.entries(state))
      Object.defineProperty(databaseNotices, name, { value, configurable: true })
    try {
      return await worked(() => ahead(`/api/admin/product?max=${max}`))
    } finally {
      Object.defineProperties(databaseNotices, usual)
    }
  }
  const usual = Object.getOwnPropertyDescriptors(databaseNotices)
  const [, uninformed] = await during({ connected: false }, 70_001)
  const [stale, away] = await during({ staleSince: Date.now() }, 70_002)
  const [, informed] = await during({}, 70_003)
  expect([uninformed, away, informed]).toEqual([1, 1, 0])
  expect(stale.headers.has('x-stale-since')).toBe(true)
  // Also of an answer that was cached meanwhile, once, and not of the same one afterwards.
  const since = Date.now()
  const asked = [await during({ staleSince: since }, 70_004), await during({ staleSince: since }, 70_004)]
  asked.push(await during({ staleSince: since + 1 }, 70_004))
  expect(asked.map(([answer]) => answer.headers.get('x-stale-since'))).toEqual([
    `${since}`,
    `${since}`,
    `${since + 1}`,
  ])
  expect((await ahead('/api/admin/product?max=70004')).headers.has('x-stale-since')).toBe(false)
})
