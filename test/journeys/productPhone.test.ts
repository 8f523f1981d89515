/** A product on a phone: what stands in the first screen, what the bar at the lower edge says, and where the rating leads. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const bar = (page: Page) => page.locator('.action-bar')
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return box.y + box.height
}

test('name, price and rating stand in the first screen; the bar takes name and price over once they are gone', async () => {
  const { banarasiSaree } = shop.goods
  await shop.shop.call('POST', '/api/reviews', {
    as: shop.ravi,
    json: { productId: banarasiSaree.id, comment: 'As on the picture', rating: 4 },
  })
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${banarasiSaree.id}`)
  const main = page.getByRole('main')
  const rating = main.getByRole('link', { name: '4 out of 5, 1 review' })
  const { y: barTop = 0 } = (await bar(page).boundingBox()) ?? {}
  expect(await bottomOf(main.getByRole('heading', { level: 1 }))).toBeLessThan(barTop)
  expect(await bottomOf(main.getByText('₹4,999.50').filter({ visible: true }).first())).toBeLessThan(barTop)
  expect(await bottomOf(rating)).toBeLessThan(barTop)
  const stage = await page.getByRole('img', { name: /picture 1 of 2/ }).boundingBox()
  expect((stage?.height ?? 0) / (stage?.width ?? 1)).toBeCloseTo(24 / 17, 1)

  // It lies on the lower edge: nothing of the page shows through under it.
  expect(await bottomOf(bar(page))).toBe(page.viewportSize()?.height)
  expect(await bar(page).getByText('Banarasi Silk Saree').isVisible()).toBe(false)
  await rating.click()
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#reviews')
  await expect.poll(async () => (await page.locator('#reviews').boundingBox())?.y ?? 999).toBeLessThan(400)
  await bar(page).getByText('Banarasi Silk Saree').waitFor()
  expect(await bar(page).textContent()).toMatch(/★ 4\s*₹4,999\.50/)
  await page.evaluate(() => scrollTo(0, 0))
  await bar(page).getByText('Banarasi Silk Saree').waitFor({ state: 'hidden' })
  shop.quiet()
})

test('of what is sold out the bar lies on the lower edge as well, whatever stands below the button in the page', async () => {
  const product = await addProduct(shop.shop, {
    name: 'Sold Out Saree',
    categoryId: shop.goods.saree.id,
    quantity: 0,
  })
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${product.id}`)
  const main = page.getByRole('main')
  const below = main.locator('.action-bar + *')
  await below.waitFor()
  expect(await below.textContent()).not.toBe('')
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: page.viewportSize()?.width })
  expect(await bottomOf(bar(page))).toBe(page.viewportSize()?.height)
  shop.quiet()
})

test('the way leads to the category and the part of it; marks and promises stand under the button', async () => {
  const product = await addProduct(shop.shop, {
    name: 'Handwoven Silk Saree',
    // A second try finds the product of the first.
    slug: `handwoven-${crypto.randomUUID()}`,
    categoryId: shop.goods.saree.id,
    marks: ['Silk Mark'],
    certificate: 'SM 4711',
  })
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${product.id}`)
  const main = page.getByRole('main')
  for (const text of [
    'Silk Mark, certificate SM 4711',
    'Sent within 1 to 3 business days',
    'Cash on delivery',
  ])
    await main.getByText(text, { exact: true }).waitFor()
  // The rating is written into the page after the product, once the reviews are read.
  await main.getByRole('link', { name: 'No reviews yet' }).waitFor()
  const way = main.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await way.getByRole('link').allTextContents()).toEqual(['Home', 'Saree', 'Silk'])
  await way.getByRole('link', { name: 'Silk' }).click()
  await page.waitForURL('**/new/saree/collections?type=Silk')
  await main.getByRole('link', { name: 'Handwoven Silk Saree' }).first().waitFor()
  shop.quiet()
})
