import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoogleIssuer, openGoogleIssuer } from '../fixtures/googleIssuer.ts'
import { cardEnv } from '../fixtures/razorpayDouble.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { matrix } from './matrix.ts'
import type { World } from './requests/request.ts'
import { makeWorld, requestOf } from './world.ts'

let issuer: GoogleIssuer
let shop: TestShop
let world: World

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  shop = await openTestShop({ ...issuer.env, ...cardEnv })
  world = await makeWorld(shop, issuer)
})
afterAll(async () => {
  await shop.close()
  await issuer.close()
})

const cacheControl = (headers: Headers) => headers.get('cache-control')
/** The parts of `Vary`, in small letters. */
const varies = (headers: Headers) => (headers.get('vary') ?? '').toLowerCase().split(/, */)

/** What every caller gets alike: the shop, its goods, pictures. The rest is kept nowhere. */
const FOR_ALL = [
  '/api/admin/banner/all',
  '/api/admin/banner/slidingText',
  '/api/admin/category',
  '/api/admin/product',
  '/api/product/{idOrSlug}',
  '/api/product/{idOrSlug}/related',
  '/api/facets',
  '/api/search',
  '/api/home',
  '/api/collection',
  '/api/collection/{slug}',
  '/api/collection/{slug}/products',
  '/api/collection/{slug}/facets',
  '/media/{picture}/{file}',
  '/media/video/{file}',
  '/fonts/{file}',
  '/manifest.webmanifest',
  '/app-icon/{file}',
  '/robots.txt',
  '/sitemap.xml',
]

// Each endpoint for itself: all of them in one test take longer than a test may on a busy machine.
describe.each(['O', 'A'] as const)('what %s gets is kept nowhere, unless all get the same', (role) => {
  test.each(matrix)('$method $path', async (row) => {
    const { path, call } = await requestOf(world, row, role)
    const { headers, body } = await shop.call(row.method, path, { as: world.people[role], ...call })
    if (cacheControl(headers)?.startsWith('public')) {
      expect(FOR_ALL).toContain(row.path)
      const visitors = await shop.call(row.method, path, { ...call, as: world.people.V })
      expect(body).toEqual(visitors.body)
    } else {
      expect(cacheControl(headers)).toBe('no-store')
      expect(varies(headers)).toEqual(expect.arrayContaining(['authorization', 'cookie']))
    }
  })
})

test('a kept list says that others may get another one', async () => {
  for (const as of [world.people.V, world.owner]) {
    const { headers } = await shop.call('GET', '/api/admin/product', { as })
    expect(cacheControl(headers)).toBe('public, no-cache')
    expect(varies(headers)).toEqual(expect.arrayContaining(['authorization', 'cookie', 'accept-encoding']))
  }
})

test('an endpoint answers a visitor for once only as long as nobody calls it public', async () => {
  const { headers } = await shop.call('GET', '/api/me')
  expect(cacheControl(headers)).toBe('no-store')
})

const odd = [
  '/x.css',
  '/nothing',
  '/api/nothing',
  '/media/nothing.webp',
  '/api/order/x',
  '/assets/x.js',
  '/%00',
]

test.each(odd)('nor is what is not there: %s', async (path) => {
  const shown: Record<string, string>[] = [
    { authorization: world.owner.token },
    { authorization: 'made-up' },
    { cookie: 'zari.session=made-up.x' },
  ]
  for (const headers of shown) {
    const answer = await shop.call('GET', path, { headers })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(cacheControl(answer.headers)).toBe('no-store')
    expect(varies(answer.headers)).toContain('cookie')
  }
})

test('nor is a failure, and whatever sets a cookie', async () => {
  const { email, password } = world.people.X as { email: string; password: string }
  const loggedIn = await shop.call('POST', '/api/login', { json: { email, password } })
  expect(loggedIn.headers.getSetCookie()).not.toEqual([])
  const refused = await shop.call('POST', '/api/admin/shop', { as: world.owner, json: {} })
  const broken = await shop.call('POST', '/api/cart/add/x', { as: world.owner, body: '{' })
  for (const { headers } of [loggedIn, refused, broken]) expect(cacheControl(headers)).toBe('no-store')
})

test('logging out clears what the browser kept of pages, and nothing that outlives a session', async () => {
  const { headers } = await shop.call('POST', '/api/logout', { as: world.people.X })
  expect(headers.get('clear-site-data')).toBe('"cache"')
})
