import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test('[WISH-01] hearts on the cards add and remove, with their toasts', async () => {
  const page = await shop.visit({ as: shop.ravi })
  await open(page, '/new/saree/collections')
  await page.getByRole('button', { name: 'Add Banarasi Silk Saree to wishlist' }).click()
  await seeMessage(page, 'Item added to wishlist')
  await page.getByRole('button', { name: 'Remove Banarasi Silk Saree from wishlist' }).click()
  await seeMessage(page, 'Item removed from wishlist')
  const { body } = await shop.shop.call('GET', `/api/wishlist/${shop.ravi.id}`, { as: shop.ravi })
  expect(body).toEqual([])
  shop.quiet()
})

test('[WISH-01] the grid shows what was wished for; the last heart removed leaves Your wishlist is empty!', async () => {
  const { banarasiSaree, cottonKurta } = shop.goods
  for (const product of [banarasiSaree, cottonKurta])
    await shop.shop.call('POST', '/api/wishlist', { as: shop.meera, json: { productId: product.id } })
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, '/wishlist')
  const cards = page.getByRole('main').getByRole('article')
  expect(await cards.count()).toBe(2)
  expect(await cards.filter({ hasText: 'Banarasi Silk Saree' }).textContent()).toContain('₹4,999.50')
  await cards.getByRole('button', { name: 'Remove Banarasi Silk Saree from wishlist' }).click()
  await seeMessage(page, 'Item removed from wishlist')
  await expect.poll(() => cards.count()).toBe(1)
  await cards.getByRole('button', { name: 'Remove Cotton Straight Suit from wishlist' }).click()
  await page.getByText('Your wishlist is empty!').waitFor()
  expect(await cards.count()).toBe(0)
  await page.reload()
  await page.getByText('Your wishlist is empty!').waitFor()
  shop.quiet()
})

test('[WISH-01] a card of the wishlist opens its product', async () => {
  const { cottonSaree } = shop.goods
  await shop.shop.call('POST', '/api/wishlist', { as: shop.ravi, json: { productId: cottonSaree.id } })
  const page = await shop.visit({ as: shop.ravi })
  await open(page, '/wishlist')
  await page.getByRole('link', { name: 'Bengal Cotton Saree' }).click()
  await page.waitForURL(`**/details/${cottonSaree.id}`)
  shop.quiet()
})
