import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

const MANY = 10_000

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { db } = shop.shop.services
  const weave = (at: number) => ({
    id: newId(),
    slug: `weave-${at}`,
    name: at % 100 === 0 ? `Silk Weave ${at}` : `Weave ${at}`,
    title: '',
    pricePaise: 100_000 + at * 100,
    quantity: 20,
    categoryId: shop.goods.salwarSuit.id,
  })
  for (let from = 0; from < MANY; from += 2_000) {
    await db.insert(products).values(Array.from({ length: 2_000 }, (_, at) => weave(from + at)))
  }
  await eventually(`${shop.url}/api/product/weave-${MANY - 1}`, { slug: `weave-${MANY - 1}` })
})
afterAll(() => shop?.close())

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article')
const count = (page: Page, shown: number) =>
  page.getByText(new RegExp(`^Showing ${shown} of 10,0\\d\\d products$`)).waitFor()

test('ten thousand products: a page of them at a time, and Back leads to the same place', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/new/salwar suit/collections?sort=lowToHigh')
  const first = await cards(page).count()
  expect(first).toBeLessThanOrEqual(48)
  await count(page, first)
  await page.getByRole('button', { name: 'Show more' }).click()
  await count(page, 2 * first)
  const chosen = cards(page).nth(first + 5)
  const name = (await chosen.getByRole('heading').textContent()) ?? ''
  await chosen.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(2_000)
  await chosen.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.goBack()
  await count(page, 2 * first)
  await cards(page).filter({ hasText: name }).first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before + 100)
  shop.quiet()
})

test('among ten thousand a filter and the search find the few at once', async () => {
  const page = await shop.visit()
  await open(page, '/new/salwar suit/collections?type=Silk&min=1000&max=2000')
  // Silk Weave 0, 100, ... 1,000 cost 1,000 to 2,000 rupees.
  await expect.poll(() => cards(page).count()).toBe(11)
  await open(page, '/new/all/collections?q=Silk Weave 7700')
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toEqual(['Silk Weave 7700'])
  shop.quiet()
})
