import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ ORIGIN: 'https://zari.example' })
  await stockGoods(shop)
})
afterAll(() => shop.close())

test("a members' shop asks search engines to stay outside", async () => {
  expect((await shop.call('GET', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await shop.call('GET', '/sitemap.xml')).status).toBe(404)
})

test('an open shop names its pages, and only what is on sale', async () => {
  await changeSettings(shop.services.db, { access: 'open' })
  await expect
    .poll(async () => (await shop.call('GET', '/robots.txt')).body)
    .toContain('Sitemap: https://zari.example/sitemap.xml')
  const { body } = await shop.call('GET', '/sitemap.xml')
  for (const path of [
    '/',
    '/terms&amp;condition',
    '/about',
    '/new/salwar%20suit/collections',
    '/details/banarasi-silk-saree',
  ]) {
    expect(body).toContain(`<loc>https://zari.example${path}</loc>`)
  }
  expect(body).not.toContain('hidden-linen-saree')
})
