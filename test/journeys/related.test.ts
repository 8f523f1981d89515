/** What helps to choose below a product: asked for when it comes near, without moving anything. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { db } = shop.shop.services
  for (const { id } of [shop.goods.banarasiSaree, shop.goods.cottonSaree]) {
    await db.update(products).set({ weave: 'Banarasi' }).where(eq(products.id, id))
    await eventually(`${shop.url}/api/product/${id}`, { weave: 'Banarasi' })
  }
})
afterAll(() => shop?.close())

test('more like this comes when one scrolls down to it', async () => {
  const page = await shop.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 360, height: 500 })
  await open(page, `/details/${shop.goods.banarasiSaree.id}`)
  expect(asked.filter((path) => path.endsWith('/related'))).toEqual([])
  const list = page.getByRole('region', { name: 'More like this' })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_000)
      return list.count()
    })
    .toBe(1)
  await list
    .getByRole('link', { name: /Bengal Cotton Saree/ })
    .first()
    .waitFor()
  expect(asked.filter((path) => path.endsWith('/related'))).toHaveLength(1)
  shop.quiet()
})
