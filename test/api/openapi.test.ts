/** The document is one that other people's tools can work with. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../../src/main/http/api.ts'
import { addApiDocs } from '../../src/main/http/apiDocs.ts'
import { contracts } from '../../src/main/http/openapi/contracts.ts'
import { apiDocument } from '../../src/main/http/openapi/document.ts'
import { rooms } from '../../src/main/http/openapi/rooms.ts'
import { roomApi } from '../../src/platform/http/http.ts'
import { inLanguage } from '../../src/platform/language/inLanguage.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { redocly, withDocument } from './redocly.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const document = apiDocument({ origin: 'http://localhost:3000', originIsSet: false })
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
)

test('a public linter finds no error and no warning in it', { timeout: 90_000 }, async () => {
  const problems = await withDocument(document, async (file) => {
    const report = JSON.parse(await redocly('lint', file, '--extends=recommended', '--format=json'))
    expect(report).toHaveProperty('totals.ignored', 0)
    return report.problems.map(({ ruleId, message }: Record<string, string>) => `${ruleId}: ${message}`)
  })
  expect(problems).toEqual([])
})

test('it tells of every endpoint that the router answers, and of no other', () => {
  const api = createApi(shop.services, () => 'test')
  const mounted = api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? [`${definition.route.method} ${definition.route.path}`] : [],
  )
  expect(mounted.length).toBeGreaterThan(100)
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(mounted.sort())
})

test('it is in one language, whichever one its first reader asks for', async () => {
  const api = roomApi()
  addApiDocs(api, shop.services.config)
  const answer = await inLanguage('hi', () => api.request('/api/openapi.json'))
  const text = await answer.text()
  expect(text).toContain('Please log in.')
  expect(text).not.toMatch(/\p{Script=Devanagari}/u)
})

test('an operation is called as its contract is, by one tag: its room', () => {
  const named = (path: string, method: 'get' | 'post') => {
    const { operationId, tags } = document.paths?.[path]?.[method] ?? {}
    return [operationId, tags]
  }
  expect(named('/api/cart/add/{productId}', 'post')).toEqual(['addToCart', ['Cart']])
  expect(named('/api/admin/product', 'get')).toEqual(['listProducts', ['Catalogue']])
})

test('every room that has contracts has a name, and no other', () => {
  expect(Object.keys(rooms).sort()).toEqual([...new Set(contracts.map(({ room }) => room))].sort())
})

test('what an endpoint refuses follows from who may call it and what it takes', () => {
  const codes = (path: string, method: 'get' | 'post' | 'delete') =>
    Object.fromEntries(
      Object.entries(document.paths?.[path]?.[method]?.responses ?? {}).flatMap(([status, answer]) =>
        status.startsWith('4') ? [[status, Object.keys(answer.content['application/json'].examples)]] : [],
      ),
    )
  expect(codes('/api/shop', 'get')).toEqual({ 400: ['malformed'] })
  expect(codes('/api/admin/order', 'get')).toEqual({
    400: ['malformed'],
    401: ['unauthenticated'],
    403: ['forbidden'],
    422: ['invalid'],
  })
  expect(codes('/api/sessions/{_id}', 'delete')).toEqual({
    400: ['malformed'],
    401: ['unauthenticated'],
    403: ['cross_site'],
    404: ['not_found'],
  })
  expect(codes('/api/register', 'post')).toEqual({
    400: ['malformed'],
    403: ['cross_site'],
    409: ['email_taken'],
    413: ['too_large'],
    415: ['unsupported_media_type'],
    422: ['invalid'],
    429: ['rate_limited'],
  })
})

test('its address is the one that the shop was told', () => {
  const { servers, components } = apiDocument({ origin: 'https://zari.example', originIsSet: true })
  expect(servers).toEqual([{ url: 'https://zari.example' }])
  expect(components?.securitySchemes?.cookie).toMatchObject({ name: '__Host-zari.session' })
  expect(document.servers).toEqual([{ url: '/' }])
})
