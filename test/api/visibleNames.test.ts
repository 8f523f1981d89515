import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockGoods } from '../fixtures/goods.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const body = { type: 'doc', content: [{ type: 'paragraph' }] }
const post = (path: string, json: object) => shop.call('POST', `/api${path}`, { as: people.adminAsha, json })
const form = (path: string, name: string) => {
  const fields = new FormData()
  for (const [field, value] of Object.entries({ name, by: 'hand' })) fields.append(field, value)
  return shop.call('POST', `/api${path}`, { as: people.adminAsha, form: fields })
}

const ways = {
  'the shop': [
    'name',
    (name: string) => post('/admin/shop', { name, currentPassword: people.adminAsha.password }),
  ],
  'a page': ['title', (title: string) => post('/admin/page', { title, body })],
  'a collection': ['name', (name: string) => form('/admin/collection', name)],
} as const

describe.each(Object.entries(ways))('%s', (_, [field, call]) => {
  test.each(['\u200b', '\u2060\ufeff', 'Silk\nSaree', 'Silk\u0000Saree'])(
    'is not called %j',
    async (name) => {
      expect(await call(name)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    },
  )

  test('is called what can be read, in any script', async () => {
    expect((await call('पट्टू – “Silk” ✨👩‍👧')).status).toBeLessThan(300)
  })
})

test('a review says something, in as many lines as it likes', async () => {
  const write = (comment: string) =>
    shop.call('POST', '/api/reviews', {
      as: people.meera,
      json: { productId: goods.banarasiSaree.id, rating: 5, comment },
    })
  expect(await write('\u200b\n\u2060')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'comment' }] },
  })
  expect((await write('Soft.\nWarm.')).status).toBe(201)
})
