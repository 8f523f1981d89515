/** What becomes of an answer that is made already when something around it fails, as in the moment in which the database goes. */
import { compress } from 'hono/compress'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import type { Outside } from '../http.ts'
import { SESSION_MARK } from '../sessionMark.rules.ts'
import { createHttp } from './createHttp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const PAGE = `<!doctype html><p>${'Silk '.repeat(1_000)}</p>`
const headers = { 'accept-encoding': 'gzip' }

/** The outer router with one page, compressed as all are, for a visitor who is known to be one. */
function pageWithin(outside: Partial<Outside>, around: () => void = () => undefined) {
  const findCaller = Object.assign(async () => null, { known: () => undefined })
  const app = createHttp(shop.services, {
    findCaller,
    isOpen: async () => true,
    markOf: async () => 'a mark',
    languages: async () => [],
    addressOf: () => '127.0.0.1',
    cspSources: [],
    isFramedByShop: () => false,
    ...outside,
  })
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
  const gone = () => Promise.reject(new Error('The database is gone'))
  const { status, headers: about, body } = await pageWithin({ markOf: gone }).request('/page', { headers })
  expect([status, about.get(SESSION_MARK), about.get('content-encoding')]).toEqual([200, null, 'gzip'])
  const text = body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(text).text()).toBe(PAGE)
})

test('a failure in the place of a page says nothing of the page’s body', async () => {
  vi.spyOn(shop.services.log, 'error').mockReturnValue()
  const app = pageWithin({}, () => {
    throw Object.assign(new Error('gone'), { code: '08006' })
  })
  const answer = await app.request('/page', { headers })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const about = ['content-encoding', 'etag', 'content-length'].map((name) => answer.headers.get(name))
  expect([...about, answer.headers.get('cache-control')]).toEqual([null, null, null, 'no-store'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})
