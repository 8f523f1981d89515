import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { saree } = shop.goods
  for (const name of ['Asavali', 'Baluchari', 'Chanderi', 'Dhakai', 'Gadwal', 'Ilkal', 'Jamdani'])
    await addProduct(shop.shop, { name: `${name} Saree`, categoryId: saree.id })
})
afterAll(() => shop?.close())

const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search Products' })
const results = (page: Page) => panel(page).getByRole('option')

async function openSearch(page: Page): Promise<void> {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await panel(page).waitFor()
}

test('[SEARCH-01] the button opens a box Search Products with a close button', async () => {
  for (const size of ['phone', 'laptop'] as const) {
    const page = await shop.visit({ as: shop.meera, size })
    await openSearch(page)
    expect(await box(page).getAttribute('placeholder')).toBe('Search Products')
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    // Whoever has not searched before begins with the categories.
    await expect.poll(() => panel(page).getByRole('link').allTextContents()).toEqual(['Saree', 'Salwar Suit'])
    await panel(page).getByRole('button', { name: 'Close search' }).click()
    await panel(page).waitFor({ state: 'hidden' })
  }
  shop.quiet()
})

test('[SEARCH-01] finds parts of names in any case, at most 6', async () => {
  const page = await shop.visit({ as: shop.meera })
  await openSearch(page)
  await box(page).fill('sAReE')
  await expect.poll(() => results(page).count()).toBe(6)
  await box(page).fill('NARASI si')
  await expect.poll(() => results(page).count()).toBe(1)
  expect(await results(page).textContent()).toBe('Banarasi Silk Saree₹4,999.50')
  await box(page).fill('hidden linen')
  await panel(page).getByText('No products found').waitFor()
  shop.quiet()
})

test('[SEARCH-01] says No products found, and a result opens the product', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await openSearch(page)
  await box(page).fill('tweed jacket')
  await panel(page).getByText('No products found').waitFor()
  expect(await results(page).count()).toBe(0)
  await box(page).fill('straight')
  await results(page).filter({ hasText: 'Cotton Straight Suit' }).click()
  await page.waitForURL(`**/details/${shop.goods.cottonKurta.id}`)
  await page.getByRole('heading', { level: 1, name: 'Cotton Straight Suit' }).waitFor()
  await panel(page).waitFor({ state: 'hidden' })
  shop.quiet()
})

test('[SEARCH-01] is there for those signed in only, while the shop is for members', async () => {
  await changeShop(shop, { access: 'members' })
  const page = await shop.visit()
  await open(page, '/')
  expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0)
  const answer = await page.context().request.get('/api/search?q=silk')
  expect(answer.status()).toBe(401)
  shop.quiet()
  await changeShop(shop, { access: 'open' })
})

test.each(['phone', 'laptop'] as const)('visitors of an open shop search as well: %s', async (size) => {
  const page = await shop.visit({ size })
  await openSearch(page)
  await box(page).fill('straight')
  await results(page).filter({ hasText: 'Cotton Straight Suit' }).click()
  await page.waitForURL(`**/details/${shop.goods.cottonKurta.id}`)
  await page.getByRole('heading', { level: 1, name: 'Cotton Straight Suit' }).waitFor()
  shop.quiet()
})

test('[SEARCH-01] works with keys alone: arrows choose, Enter opens, Esc leaves', async () => {
  const page = await shop.visit({ as: shop.meera })
  await openSearch(page)
  await page.keyboard.type('cotton')
  await expect.poll(() => results(page).count()).toBe(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = panel(page).locator('[role=option][aria-selected=true]')
  await chosen.waitFor()
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  const path = (await chosen.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1, name: /Cotton/ }).waitFor()
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((found) => found === document.activeElement)).toBe(true)
  shop.quiet()
})
