import { expect, test } from 'vitest'
import { endpointAt } from './endpointAt.ts'

type Call = (asked?: object, options?: { init?: RequestInit }) => unknown
interface Endpoints {
  [name: string]: Endpoints & Call
}

/** What is sent for each call. */
const api = endpointAt(
  async (address, init) => Response.json({ address, init }),
  'http://shop/api',
) as Endpoints
const sent = async (call: unknown) => (await (call as Promise<Response>)).json()

test('a call goes to the address that its names say, with its method', async () => {
  expect(await sent(api.admin?.product?.$get?.())).toEqual({
    address: 'http://shop/api/admin/product',
    init: { method: 'GET' },
  })
})

test('variable parts are filled in as text, and nothing in them changes the path', async () => {
  const call = api.user?.['reset-password']?.[':token']?.$post?.({ param: { token: 'a/b ?:c' } })
  expect((await sent(call)).address).toBe('http://shop/api/user/reset-password/a%2Fb%20%3F%3Ac')
})

test('of the words after the question mark those without a value are left out', async () => {
  const call = api.search?.$get?.({ query: { q: 'silk & zari', page: undefined } })
  expect((await sent(call)).address).toBe('http://shop/api/search?q=silk+%26+zari')
  expect((await sent(api.search?.$get?.({ query: {} }))).address).toBe('http://shop/api/search')
})

test('a body travels as JSON, beside what the call adds', async () => {
  const call = api.cart?.$post?.({ json: { quantity: 2 } }, { init: { keepalive: true } })
  expect((await sent(call)).init).toEqual({
    method: 'POST',
    body: '{"quantity":2}',
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  })
})

test('the endpoints themselves can be handed on by a promise', async () => {
  expect(await Promise.resolve(api.cart)).toBeDefined()
})
