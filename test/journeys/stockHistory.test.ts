/** The stock history of a product, and a correction from there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { orderOf } from '../fixtures/orders.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test.each(['phone', 'laptop'] as const)('tells every movement and takes a correction: %s', async (size) => {
  const product = size === 'phone' ? shop.goods.cottonSaree : shop.goods.banarasiSaree
  await orderOf(shop.shop, shop.meera, product)
  const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
  await open(page, `/admin/product/edit/${product.id}`)
  await page.getByRole('link', { name: 'Stock history' }).click()
  await page.getByRole('heading', { name: `Stock history of ${product.name}` }).waitFor()
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(3)
  await page.getByRole('button', { name: 'Correct stock' }).click()
  await page.getByLabel('More or fewer pieces').fill('-100')
  await page.getByLabel('Why').fill('Counted')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByText(/There are only \d+\./).waitFor()
  await page.getByLabel('More or fewer pieces').fill('-2')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await seeMessage(page, 'Stock corrected')
  await expect.poll(() => rows.count()).toBe(4)
  expect(await rows.nth(1).textContent()).toContain('Asha Verma: Counted')
  await page.getByRole('link', { name: 'Sale', exact: true }).click()
  await page.waitForURL('**/admin/order/view/**')
  shop.quiet()
})
