import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../src/main/http/api.ts'
import { type GoogleIssuer, openGoogleIssuer } from '../fixtures/googleIssuer.ts'
import { cardEnv } from '../fixtures/razorpayDouble.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { matrix, type Row } from './matrix.ts'
import type { World } from './requests/request.ts'
import { makeWorld, send } from './world.ts'

let issuer: GoogleIssuer
let shop: TestShop
let world: World
let definitions: ReturnType<typeof createApi>['openAPIRegistry']['definitions']

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  shop = await openTestShop({ ...issuer.env, ...cardEnv })
  world = await makeWorld(shop, issuer)
  definitions = createApi(shop.services, () => 'test').openAPIRegistry.definitions
})
afterAll(async () => {
  await shop.close()
  await issuer.close()
})

// Logging out takes no body, and would end the session that the other calls are made with.
const writing = matrix.filter(({ method, path }) => method === 'POST' && path !== '/api/logout')
const someId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const pathOf = (row: Row) => row.path.replace(/\{\w+\}/g, someId)
/** The kinds of body that the endpoint declares; without any it never reads one. */
const takes = ({ method, path }: Row): string[] =>
  definitions.flatMap((definition) =>
    definition.type === 'route' &&
    definition.route.path === path &&
    definition.route.method === method.toLowerCase()
      ? Object.keys(definition.route.request?.body?.content ?? {})
      : [],
  )
const takesJson = (row: Row) => takes(row).includes('application/json')
const json = { 'content-type': 'application/json' }

function expectRefusal(answer: { status: number; body: unknown }, what: string) {
  expect(answer.status, what).toBeGreaterThanOrEqual(400)
  expectRefusalOrSuccess(answer, what)
}

/** A refusal is a refusal: 4xx, with code and words, whatever was sent. */
function expectRefusalOrSuccess(answer: { status: number; body: unknown }, what: string) {
  expect(answer.status, what).toBeLessThan(500)
  if (answer.status >= 400)
    expect(answer.body, what).toMatchObject({ code: expect.any(String), message: expect.any(String) })
}

describe('bad bodies are refused with code and message', () => {
  const bodies: [name: string, body: string, headers: Record<string, string>][] = [
    ['malformed JSON', '{"name": "Mee', json],
    ['an empty body', '', json],
    ['an array', '[1, 2, 3]', json],
    ['null', 'null', json],
    ['a number', '42', json],
    ['nested nonsense', JSON.stringify({ billingAddress: [[]], quantity: {}, email: { $ne: '' } }), json],
    ['plain text', 'name=Meera', { 'content-type': 'text/plain' }],
    ['XML', '<a/>', { 'content-type': 'application/xml' }],
    [
      'a broken multipart body',
      '--x\r\nContent-Disposition: form-data',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['an unknown character set', 'tlhIngan Hol', { 'content-type': 'application/json; charset=klingon' }],
  ]
  for (const [name, body, headers] of bodies) {
    test(name, async () => {
      for (const row of writing) {
        const answer = await shop.call('POST', pathOf(row), { as: world.people.A, body, headers })
        const expectIt = takes(row).length > 0 ? expectRefusal : expectRefusalOrSuccess
        expectIt(answer, `${row.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      }
    })
  }

  test('a huge JSON body is 413 before it is read', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(300_000) })
    for (const row of writing.filter(takesJson)) {
      const answer = await shop.call('POST', pathOf(row), {
        as: world.people.A,
        body,
        headers: { ...json, 'content-length': String(body.length) },
      })
      expect(answer, row.path).toMatchObject({ status: 413, body: { code: 'too_large' } })
    }
  })

  test('authentication comes before validation', async () => {
    const guarded = writing.filter(
      ({ expected, path }) => expected.V === 401 && !path.startsWith('/api/login'),
    )
    for (const row of guarded) {
      const answer = await shop.call('POST', pathOf(row), { body: '{"broken', headers: json })
      expect(answer, row.path).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    }
  })
})

describe('bad addresses', () => {
  test.each([
    'not-an-id',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    "' or 1=1 --",
    'x'.repeat(3000),
    '🙂',
    '%E0%A4%A',
  ])('a path with %j is not found, never a crash', async (bad) => {
    for (const row of matrix.filter(({ path }) => path.includes('{'))) {
      const path = row.path.replace(/\{\w+\}/g, encodeURI(bad))
      const answer = await shop.call(row.method, path, {
        as: world.people.A,
        ...(row.method === 'POST' ? { json: {} } : {}),
      })
      expectRefusalOrSuccess(answer, `${row.method} ${path}: ${JSON.stringify(answer.body)}`)
    }
  })

  test.each([
    '?limit=-1',
    '?limit=1e9',
    '?page=0',
    '?q=%00',
    '?sort=sideways',
    '?min=NaN',
    '?cursor=💥',
    '?category[]=x',
    '?limit=1&limit=2',
  ])('a list with %s answers', async (query) => {
    for (const row of matrix.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
      const answer = await shop.call('GET', row.path + query, { as: world.people.A })
      expectRefusalOrSuccess(answer, `${row.path}${query}: ${JSON.stringify(answer.body)}`)
    }
  })

  test('an unknown address and a wrong method are told in JSON', async () => {
    expect(await shop.call('GET', '/api/nothing/here')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await shop.call('PUT', '/api/login', { json: {} })).status).toBe(404)
  })
})

describe('fuzzed bodies', () => {
  const valueOfAnyKind = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\u0000',
      'a\u0000b',
      '\ud800',
      '-0',
      '1e309',
      '9'.repeat(400),
      '<script>',
      "'; drop table users; --",
    ),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
    fc.object({ maxDepth: 2, maxKeys: 4 }),
  )

  for (const row of writing) {
    test(`${row.path} survives any value in any field`, async () => {
      const good = await goodJson(row)
      const fields = Object.keys(good)
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.constantFrom(...fields, 'extra'), valueOfAnyKind),
          async (changed) => {
            // Whoever erases the own account with the right password is gone for the calls that follow.
            const as = row.path === '/api/me/erase' ? world.people.X : world.people.A
            const answer = await shop.call('POST', pathOf(row), {
              as,
              json: { ...good, ...changed },
            })
            expectRefusalOrSuccess(answer, JSON.stringify(changed))
          },
        ),
        { numRuns: 40 },
      )
    })
  }

  /** The body of a request that works, whose fields are then spoilt. */
  async function goodJson(row: Row): Promise<Record<string, unknown>> {
    const sent: { json?: unknown } = {}
    const spy: World = {
      ...world,
      shop: {
        ...shop,
        call: async (method, path, call) => {
          if (call?.json) sent.json = call.json
          return shop.call(method, path, call)
        },
      },
    }
    await send(spy, row, 'O')
    return (sent.json ?? { field: 1 }) as Record<string, unknown>
  }
})

test('after all this the shop still works', async () => {
  const login = await shop.call('POST', '/api/login', {
    json: { email: world.owner.email, password: world.owner.password },
  })
  expect(login.status).toBe(200)
})
