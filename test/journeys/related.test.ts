/** What helps to choose below a product: asked for when it comes near, without moving anything. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { addCategory, addProduct } from '../fixtures/goods.ts'
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

test('what the shopkeeper chose goes with a product; what is only of its colours says so', async () => {
  const { banarasiSaree, cottonSaree } = shop.goods
  const { db } = shop.shop.services
  const category = await addCategory(shop.shop, { name: 'Stole' })
  await addProduct(shop.shop, {
    name: 'Stole of the same red',
    categoryId: category.id,
    images: [shop.front],
  })
  await db
    .update(products)
    .set({ goesWith: [cottonSaree.id] })
    .where(eq(products.id, banarasiSaree.id))
  const path = `${shop.url}/api/product/${banarasiSaree.id}/related`
  await expect.poll(async () => (await (await fetch(path)).json()).goingWith.length).toBe(2)
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${banarasiSaree.id}`)
  const cards = (name: string) => page.getByRole('region', { name }).getByRole('article')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2_000)
      return cards('Goes with it').count()
    })
    .toBe(1)
  expect(await cards('Goes with it').textContent()).toContain('Bengal Cotton Saree')
  expect(await cards('In colours like these').count()).toBe(1)
  expect(await cards('In colours like these').textContent()).toContain('Stole of the same red')
  shop.quiet()
})

test('on a slow line nothing is lost of what the shopkeeper chooses to go with a product', async () => {
  const { banarasiSaree, cottonSaree } = shop.goods
  const { db } = shop.shop.services
  const [kota, tant] = [
    await addProduct(shop.shop, { name: 'Kota Stole' }),
    await addProduct(shop.shop, { name: 'Tant Stole' }),
  ]
  await db
    .update(products)
    .set({ goesWith: [cottonSaree.id] })
    .where(eq(products.id, banarasiSaree.id))
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, `/admin/product/edit/${banarasiSaree.id}`)
  await page.getByRole('button', { name: 'Goes with it', exact: true }).click()
  const chosen = page.getByRole('group', { name: /^Goes with/ })
  await chosen.getByRole('button', { name: /^Remove Bengal Cotton Saree/ }).waitFor()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/admin/product/chosen?*', async (route) => {
    await late.promise
    await route.continue()
  })
  for (const name of ['Kota Stole', 'Tant Stole']) {
    await chosen.getByLabel('Find a product that goes with it').fill(name)
    await chosen.getByRole('button', { name: `Add ${name}` }).click()
  }
  await chosen.getByRole('button', { name: /^Remove Bengal Cotton Saree/ }).click()
  late.resolve()
  await chosen.getByRole('button', { name: 'Move Tant Stole up' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(
      async () => (await db.select().from(products).where(eq(products.id, banarasiSaree.id)))[0]?.goesWith,
    )
    .toEqual([tant.id, kota.id])
  shop.quiet()
})
