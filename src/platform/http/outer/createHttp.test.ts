/** What becomes of an answer that is made already when something around it fails, as in the moment in which the database goes. */
import { gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { compress } from 'hono/compress'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import type { Services } from '../env.ts'
import { failures } from '../failure.ts'
import type { Outside } from '../http.ts'
import { SESSION_MARK } from '../sessionMark.rules.ts'
import { sessionMarks } from '../sessionMark.ts'
import { createHttp } from './createHttp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const PAGE = `<!doctype html><p>${'Silk '.repeat(1_000)}</p>`
const headers = { 'accept-encoding': 'gzip' }

const gone = () => Object.assign(new Error('The connection is lost'), { code: '08006' })

/** The outer router with one page, compressed as all are, for a visitor who is known to be one. */
function pageWithin(
  outside: Partial<Outside>,
  around: () => void = () => undefined,
  services: Partial<Services> = {},
) {
  const findCaller = Object.assign(async () => null, { atOnce: () => null, known: () => undefined })
  const app = createHttp(
    { ...shop.services, ...services },
    {
      findCaller,
      isOpen: async () => true,
      markOf: async () => 'a mark',
      languages: async () => [],
      addressOf: () => '127.0.0.1',
      cspSources: [],
      isFramedByShop: () => false,
      ...outside,
    },
  )
  app.use(async (c, next) => {
    await next()
    c.set('caller', null)
    around()
  })
  app.use(compress())
  app.get('/page', (c) => c.html(PAGE, 200, { etag: '"page"', 'cache-control': 'public, max-age=60' }))
  return app
}

test('a page is a page when nobody can tell whose it is', async () => {
  const marked = await pageWithin({}).request('/page', { headers })
  expect([marked.status, marked.headers.get(SESSION_MARK)]).toEqual([200, 'a mark'])
  const markOf = sessionMarks({ offlinePages: true }, async () => {
    throw gone()
  })
  const { status, headers: about, body } = await pageWithin({ markOf }).request('/page', { headers })
  expect([status, about.get(SESSION_MARK), about.get('content-encoding')]).toEqual([200, null, 'gzip'])
  const text = body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(text).text()).toBe(PAGE)
})

test('a failure in the place of a page says nothing of the page’s body', async () => {
  vi.spyOn(shop.services.log, 'error').mockReturnValue()
  const app = pageWithin({}, () => {
    throw gone()
  })
  const answer = await app.request('/page', { headers })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const about = ['content-encoding', 'etag', 'cache-control'].map((name) => answer.headers.get(name))
  expect(about).toEqual([null, null, 'no-store'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const text = await answer.text()
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' })
})

test('nor one in the place of a document that its handler described before it failed', async () => {
  vi.spyOn(shop.services.log, 'error').mockReturnValue()
  const app = pageWithin({})
  app.get('/document', (c) => {
    c.header('Content-Disposition', 'attachment; filename="invoice.pdf"')
    c.header('Cache-Control', 'public, max-age=600')
    c.header('Last-Modified', new Date(0).toUTCString())
    c.header('ETag', '"document"')
    throw gone()
  })
  const { status, headers: about } = await app.request('/document', { headers })
  expect([status, about.get('cache-control'), about.get('retry-after')]).toEqual([503, 'no-store', '5'])
  for (const name of ['content-disposition', 'last-modified', 'etag']) expect(about.get(name)).toBeNull()
})

test('a failure is compressed where it is long enough, and says how long it is then', async () => {
  const fails = async (message: string) => {
    const app = pageWithin({})
    app.get('/api/failing', () => {
      throw failures.invalid({ message })
    })
    const answer = await app.request('/api/failing', { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const encoding = answer.headers.get('content-encoding')
    expect(answer.headers.get('content-length') ?? String(bytes.length)).toBe(String(bytes.length))
    return [encoding, JSON.parse(String(encoding ? gunzipSync(bytes) : bytes)).message] as const
  }
  const [short, long] = ['Sold out', 'Sold out '.repeat(200)]
  expect(await fails(short)).toEqual([null, short])
  expect(await fails(long)).toEqual(['gzip', long])
})

test('only pages have a nonce, which is theirs alone', async () => {
  const app = pageWithin({})
  app.get('/api/answer', (c) => c.json({ is: 'an answer' }))
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  expect(await policyOf('/page')).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/)
  expect(await policyOf('/page')).not.toBe(await policyOf('/page'))
  const pages = await policyOf('/page')
  expect(await policyOf('/api/answer')).toBe(pages?.replace(/ 'nonce-[^']+'/, ''))
})

test('what is said instead of a failure while the database is away says how long it is itself', async () => {
  const { Request: ownRequest, Response: ownResponse } = globalThis
  // Those of the server: their answers lend their headers.
  getRequestListener(() => new Response())
  try {
    const databaseNotices = { ...shop.services.databaseNotices, staleSince: 5 }
    const app = pageWithin({}, undefined, { databaseNotices })
    app.get('/api/own', () => {
      throw failures.unauthenticated()
    })
    const answer = await app.request('/api/own', { headers: { authorization: 'A'.repeat(32) } })
    const text = await answer.text()
    expect([answer.status, JSON.parse(text).code]).toEqual([503, 'unavailable'])
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  } finally {
    Object.assign(globalThis, { Request: ownRequest, Response: ownResponse })
  }
})

test('a mark that cannot be made for another reason is a failure', async () => {
  vi.spyOn(shop.services.log, 'error').mockReturnValue()
  const markOf = sessionMarks({ offlinePages: true }, async () => {
    throw new Error('a bug')
  })
  expect((await pageWithin({ markOf }).request('/page', { headers })).status).toBe(500)
})
