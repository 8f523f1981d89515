import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

/** Who may do what in catalogue, visuals and reviews: the roles are checked before the input is looked at. */
let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  await stockGoods(shop)
})
afterAll(() => shop.close())

const id = newId()

test.each([
  ['POST', '/api/admin/category/store'],
  ['POST', `/api/admin/category/update/${id}`],
  ['DELETE', `/api/admin/category/delete/${id}`],
  ['POST', '/api/admin/product/store'],
  ['POST', `/api/admin/product/update/${id}`],
  ['DELETE', `/api/admin/product/delete/${id}`],
  ['POST', '/api/admin/banner/slidingText'],
  ['POST', '/api/admin/banner/upload'],
  ['DELETE', `/api/admin/banner/${id}`],
  ['POST', '/api/media/upload'],
  ['DELETE', `/api/reviews/${id}`],
  ['GET', '/api/admin/review'],
])('%s %s is for admins', async (method, path) => {
  expect((await shop.call(method, path, { as: people.visitor })).status).toBe(401)
  expect((await shop.call(method, path, { as: { token: 'made-up' } })).status).toBe(401)
  expect((await shop.call(method, path, { as: people.meera })).status).toBe(403)
  const asAdmin = await shop.call(method, path, { as: people.adminAsha })
  expect([200, 404, 415, 422]).toContain(asAdmin.status)
})

test.each([
  '/api/admin/banner/all',
  '/api/admin/banner/slidingText',
  '/api/admin/category/',
  '/api/admin/product',
  '/api/product/banarasi-silk-saree',
  `/api/reviews/${id}`,
])('GET %s is for everyone', async (path) => {
  for (const as of Object.values(people)) {
    expect((await shop.call('GET', path, { as })).status).toBe(200)
  }
})

test('a visitor neither writes reviews nor searches; every signed-in user does', async () => {
  const { visitor, ...known } = people
  expect((await shop.call('POST', '/api/reviews', { as: visitor, json: {} })).status).toBe(401)
  expect((await shop.call('GET', '/api/search?q=a', { as: visitor })).status).toBe(401)
  const products = await shop.call('GET', '/api/admin/product')
  const json = { productId: products.body[0]._id, comment: 'Good', rating: 4 }
  for (const as of Object.values(known)) {
    expect((await shop.call('POST', '/api/reviews', { as, json })).status).toBe(201)
    expect((await shop.call('GET', '/api/search?q=a', { as })).status).toBe(200)
  }
})
