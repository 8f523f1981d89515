/** The box's suggestions and recent searches, and the page with all that a text finds. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMissed } from '../../src/features/search/search.store.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { addProduct } from '../fixtures/goods.ts'
import { changeShop, open, openStorefront, reload } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { saree } = shop.goods
  const colours = ['Red', 'Green', 'Red', 'Blue']
  for (const [at, colour] of colours.entries()) {
    const name = `Gadwal Silk Saree ${at}`
    const pricePaise = 300_000 + at * 100_000
    await addProduct(shop.shop, { name, colour, fabric: 'Silk', categoryId: saree.id, pricePaise })
  }
})
afterAll(() => shop?.close())

const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search Products' })
const cards = (page: Page) => page.locator('#results').getByRole('article').getByRole('heading')
const count = (page: Page) => page.getByRole('main').getByText(/^[\d,]+ products?$/)

async function openBox(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await panel(page).waitFor()
}

async function see(page: Page): Promise<void> {
  await expectNoViolations(page)
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(room ?? 0)
}

test.each(['phone', 'laptop'] as const)(
  'while typing, lists of the shop stand beside the products, and Enter leads to all that the text finds: %s',
  async (size) => {
    const page = await shop.visit({ size })
    await open(page, '/about')
    await openBox(page)
    await page.keyboard.type('gadval silk under 5000')
    const lists = panel(page).getByRole('list', { name: 'Collections and filters' })
    await lists.getByRole('link', { name: 'Silk, up to ₹5,000 3 products' }).waitFor()
    await panel(page).getByRole('button', { name: 'See all 3 results' }).waitFor()
    await see(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/search?q=gadval+silk+under+5000`)
    await page.getByRole('heading', { level: 1, name: '“gadval silk under 5000”' }).waitFor()
    await expect.poll(() => cards(page).count()).toBe(3)
    await see(page)
    await page.getByRole('link', { name: 'Remove the filter Up to ₹5,000' }).click()
    await expect.poll(() => cards(page).count()).toBe(4)
    await page.reload()
    await expect.poll(() => count(page).textContent()).toBe('4 products')
    shop.quiet()
  },
)

test('a list of the suggestions leads to the shop narrowed so', async () => {
  const page = await shop.visit()
  await open(page, '/about')
  await openBox(page)
  await page.keyboard.type('silk saree')
  await panel(page)
    .getByRole('link', { name: /^Silk Saree 4/ })
    .click()
  await page.waitForURL('**/new/saree/collections?fabric=silk')
  await expect.poll(() => count(page).textContent()).toBe('4 products')
  shop.quiet()
})

test('results are narrowed and sorted in their address, which Back and reload keep', async () => {
  const page = await shop.visit()
  await open(page, '/search?q=gadwal')
  await page.getByLabel('Sort by').selectOption('highToLow')
  await expect.poll(() => cards(page).first().textContent()).toBe('Gadwal Silk Saree 3')
  await page.getByRole('checkbox', { name: /^Red/ }).click()
  await page.waitForURL(/\/search\?(?=.*q=gadwal)(?=.*colour=red)(?=.*sort=highToLow)/)
  await expect.poll(() => count(page).textContent()).toBe('2 products')
  await reload(page)
  await expect
    .poll(() => cards(page).allTextContents())
    .toEqual(['Gadwal Silk Saree 2', 'Gadwal Silk Saree 0'])
  await page.goBack()
  await expect.poll(() => count(page).textContent()).toBe('4 products')
  shop.quiet()
})

test('what was mistyped is said, and what was typed can be asked for; where that is nothing, others are offered', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/search?q=gadwsl')
  await page.getByText('Showing results for gadwal.').waitFor()
  await page.getByRole('link', { name: 'Search instead for gadwsl' }).click()
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
  await see(page)
  await page.getByRole('list', { name: 'Did you mean' }).getByRole('link', { name: 'gadwal' }).click()
  await expect.poll(() => count(page).textContent()).toBe('4 products')
  shop.quiet()
})

test('where nothing is found and nothing narrows it, there is no filter to press, and a way to what others buy and to each kind', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/search?q=tuxedo')
  const results = page.getByRole('region', { name: 'Products' })
  await results.getByRole('heading', { name: 'No products found' }).waitFor()
  const filter = page.getByRole('button', { name: /^Filter and sort/ })
  expect(await filter.count()).toBe(0)
  const kinds = results.getByRole('list', { name: 'Categories' }).getByRole('link')
  expect(await kinds.count()).toBeGreaterThan(0)
  expect(await kinds.first().getAttribute('href')).toMatch(/^\/new\/.+\/collections$/)
  await results.getByRole('link', { name: 'Best sellers' }).click()
  await page.waitForURL('**/new/all/collections?sort=bestSeller')
  await filter.waitFor()
  // What was narrowed to nothing can be widened again.
  await open(page, '/new/all/collections?min=45000')
  await results.getByRole('heading', { name: 'No products found' }).waitFor()
  await filter.waitFor()
  expect(await results.getByRole('link', { name: 'Best sellers' }).count()).toBe(0)
  shop.quiet()
})

test('words that are nowhere in the shop are counted on this page as well', async () => {
  const { db } = shop.shop.services
  const page = await shop.visit()
  await open(page, '/search?q=mekhela')
  await page.getByText('Nothing in the shop answers “mekhela”.').waitFor()
  const { rows } = await expect
    .poll(() => db.execute("select word from missed_words where word = 'mekhela'"))
    .toMatchObject({ rows: [{ word: 'mekhela' }] })
    .then(() => db.execute("select word from missed_words where word = 'mekhela'"))
  expect(rows).toHaveLength(1)
  expect(await listMissed(db)).toEqual([])
  shop.quiet()
})

test('what was searched last stands in the empty box until it is cleared, or somebody logs out', async () => {
  const page = await shop.visit({ as: shop.meera })
  await open(page, '/about')
  for (const text of ['gadwal', 'cotton']) {
    await openBox(page)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/search?q=${text}`)
  }
  await openBox(page)
  const recent = panel(page).getByRole('option')
  await expect.poll(() => recent.allTextContents()).toEqual(['cotton', 'gadwal'])
  await see(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=gadwal')
  await openBox(page)
  await panel(page).getByRole('button', { name: 'Clear what was searched lately' }).click()
  await expect.poll(() => recent.count()).toBe(0)
  await page.keyboard.press('Escape')
  await open(page, '/search?q=cotton')
  await openBox(page)
  await box(page).fill('gadwal')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=gadwal')
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBe('["gadwal"]')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  shop.quiet()
})

test('members of a closed shop get the results with the page; visitors are led to the log-in', async () => {
  await changeShop(shop, { access: 'members' })
  const asked = (headers: Record<string, string>) =>
    fetch(`${shop.url}/search?q=gadwal`, { headers, redirect: 'manual' })
  const page = await (await asked({ authorization: `Bearer ${shop.meera.token}` })).text()
  expect(page).toContain('Gadwal Silk Saree 3')
  expect(page).toContain('<meta name="robots" content="noindex"')
  expect((await asked({})).status).toBe(302)
  expect((await fetch(`${shop.url}/api/search/products?q=gadwal`)).status).toBe(401)
  await changeShop(shop, { access: 'open' })
  expect(await (await asked({})).text()).toContain('<meta name="robots" content="noindex"')
})
