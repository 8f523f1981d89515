import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { matrix, type Row } from './matrix.ts'
import type { World } from './requests/request.ts'
import { makeWorld } from './world.ts'

let shop: TestShop
let world: World

beforeAll(async () => {
  shop = await openTestShop({ ORIGIN: 'https://shop.example.com' })
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

/** The payment provider's own calls: no browser sends them, and their signature is what counts. */
const fromMachines = (row: Row) => row.path.includes('webhook')
const changing = matrix.filter((row) => row.method !== 'GET' && !fromMachines(row))
const someId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const pathOf = (row: Row) => row.path.replace(/\{\w+\}/g, someId)

/** The admin's cookie as a browser would send it along, whoever made it send. */
async function adminCookie(): Promise<string> {
  const { A } = world.people
  const { headers } = await shop.call('POST', '/api/login', {
    json: { email: A.email, password: 'saree@2026' },
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const own = { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-origin' }
const forgeries: [name: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an old browser', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame, in an old browser', { origin: 'null' }],
  ['a sister site', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
  ['the same host without encryption', { origin: 'http://shop.example.com', 'sec-fetch-site': 'same-site' }],
  ['the host it went to, in an old browser', { origin: 'http://shop.internal', host: 'shop.internal' }],
  ['another port', { origin: 'https://shop.example.com:8443', 'sec-fetch-site': 'same-site' }],
  ['a name that only begins alike', { origin: 'https://shop.example.com.evil.example' }],
  ['nowhere, with a cookie', {}],
  ['an address bar', { 'sec-fetch-site': 'none' }],
  [
    'a form of another site',
    { origin: 'https://evil.example', 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
  ],
]

describe('a change asked for by', () => {
  test.each(forgeries)('%s is refused, at every address', async (_name, headers) => {
    const cookie = await adminCookie()
    for (const row of changing) {
      const answer = await shop.call(row.method, pathOf(row), {
        body: row.method === 'POST' ? '{}' : undefined,
        headers: { 'content-type': 'application/json', ...headers, cookie },
      })
      expect(answer, `${row.method} ${row.path}`).toMatchObject({ status: 403, body: { code: 'cross_site' } })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test.each(forgeries.filter(([, { origin }]) => origin))(
    '%s logs nobody in, also where there is no cookie yet',
    async (_name, headers) => {
      const { email, password } = world.owner
      for (const path of [
        '/api/login',
        '/api/register',
        '/api/auth/google-login',
        '/api/user/forgot-password',
      ]) {
        const answer = await shop.call('POST', path, { json: { email, password }, headers })
        expect(answer, path).toMatchObject({ status: 403, body: { code: 'cross_site' } })
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    },
  )

  test('the shop’s own page is not', async () => {
    const cookie = await adminCookie()
    for (const row of changing.filter(({ path }) => path !== '/api/logout')) {
      const { body } = await shop.call(row.method, pathOf(row), {
        body: row.method === 'POST' ? '{}' : undefined,
        headers: { 'content-type': 'application/json', ...own, cookie },
      })
      expect(body.code, `${row.method} ${row.path}`).not.toBe('cross_site')
    }
  })

  test('a program with a token and no cookie is not', async () => {
    const answer = await shop.call('POST', '/api/cart', { as: world.owner })
    expect(answer.status).toBe(200)
  })
})

test('JSON in a form’s clothes is not read, even from the shop itself', async () => {
  const cookie = await adminCookie()
  const json = changing.filter(
    ({ path, method }) => method === 'POST' && /user\/store|login|shop$/.test(path),
  )
  expect(json.length).toBeGreaterThan(2)
  for (const row of json) {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const body = JSON.stringify({
        name: 'By Hand',
        email: 'plain@example.com',
        password: 'silk@123',
        contact: '9812345670',
        credential: 'x',
        tagline: 'Taken over',
      })
      const { status } = await shop.call('POST', row.path, {
        body,
        headers: { ...own, cookie, 'content-type': type },
      })
      expect(status, `${row.path} as ${type}`).toBeGreaterThanOrEqual(400)
    }
  }
  expect((await shop.call('GET', '/api/shop')).body.tagline).not.toBe('Taken over')
})

test('no other site may read an answer', async () => {
  const { headers } = await shop.call('GET', '/api/me', { headers: { origin: 'https://evil.example' } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const preflight = await shop.call('OPTIONS', '/api/login', { headers: { origin: 'https://evil.example' } })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})
