import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { eventually, open, openStorefront, reload } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { shop: api, goods } = shop
  const saree = (name: string, fields: Partial<Parameters<typeof addProduct>[1]>) =>
    addProduct(api, { name, categoryId: goods.saree.id, ...fields })
  await saree('Lal one', { colour: 'Maroon', weave: 'Banarasi', pricePaise: 900_000 })
  await saree('Lal two', { colour: 'Maroon', weave: 'Chanderi', countryOfOrigin: 'Nepal' })
  await saree('Ivory one', { colour: 'Ivory', weave: 'Banarasi', quantity: 0 })
  const last = await saree('Indigo one', { colour: 'Indigo', weave: 'Ikat' })
  await eventually(`${shop.url}/api/product/${last.id}`, { name: 'Indigo one' })
})
afterAll(() => shop?.close())

const names = async (page: Page) =>
  (await page.getByRole('region', { name: 'Products' }).locator('article h2').allTextContents()).sort()
const aside = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const tick = (within: ReturnType<typeof aside>, name: RegExp) => within.getByRole('checkbox', { name })

test('several colours and a weave, counted as they are chosen, kept by reload and Back, taken away by chips', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  const filters = aside(page)
  await tick(filters, /^Maroon, 2/).check()
  await expect.poll(() => names(page)).toEqual(['Lal one', 'Lal two'])
  // Of its own facet the others stay to be added; of another they count what is left.
  await tick(filters, /^Ivory, 1 product/).waitFor()
  await tick(filters, /^Ikat, 0/).waitFor()
  expect(await tick(filters, /^Ikat, 0/).isDisabled()).toBe(true)
  await tick(filters, /^Ivory, 1/).check()
  await page.waitForURL(/\?colour=maroon,ivory$/)
  await expect.poll(() => names(page)).toEqual(['Ivory one', 'Lal one', 'Lal two'])
  await tick(filters, /^Banarasi, 2/).check()
  await page.waitForURL(/weave=banarasi&colour=maroon,ivory$/)
  await expect.poll(() => names(page)).toEqual(['Ivory one', 'Lal one'])
  await page
    .getByRole('status')
    .filter({ hasText: /^2 products$/ })
    .waitFor()

  await reload(page)
  await expect.poll(() => names(page)).toEqual(['Ivory one', 'Lal one'])
  expect(await tick(filters, /^Banarasi/).isChecked()).toBe(true)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(['Ivory one', 'Lal one', 'Lal two'])
  await page.goForward()
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await chips.getByRole('link', { name: 'Remove the filter Ivory' }).click()
  await page.waitForURL(/weave=banarasi&colour=maroon$/)
  await expect.poll(() => names(page)).toEqual(['Lal one'])
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(6)
  shop.quiet()
})

test('a filtered page is there without scripts, with one address for search engines', async () => {
  const html = await (await fetch(`${shop.url}/new/saree/collections?colour=ivory,indigo`)).text()
  expect(html).toContain('Indigo one')
  expect(html).not.toContain('Lal one')
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/new\/saree\/collections"/)
})

test('what is in stock, and by country of origin, which is a sort as well', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections?colour=ivory,maroon')
  await tick(aside(page), /^In stock, 2/).check()
  await expect.poll(() => names(page)).toEqual(['Lal one', 'Lal two'])
  await tick(aside(page), /^Nepal, 1/).check()
  await expect.poll(() => names(page)).toEqual(['Lal two'])
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.selectOption('country')
  await page.waitForURL(/sort=country/)
  await page.reload()
  expect(await sort.inputValue()).toBe('country')
  shop.quiet()
})

test('nothing found offers what to take away and how many there are then', async () => {
  const page = await shop.visit({ size: 'phone' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/new/saree/collections?colour=indigo&weave=banarasi')
  const instead = page.getByRole('list', { name: 'What there is instead' })
  await instead.getByRole('link', { name: 'Without Indigo: 2 products' }).waitFor()
  // The button of the sheet lies over none of it.
  for (const name of ['Clear all filters', 'See everything']) {
    const link = page.getByRole('link', { name })
    await link.scrollIntoViewIfNeeded()
    const isOnTop = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop, name).toBe(true)
  }
  await instead.getByRole('link', { name: 'Without Indigo: 2 products' }).click()
  await expect.poll(() => names(page)).toEqual(['Ivory one', 'Lal one'])
  shop.quiet()
})

test('on a phone the sheet counts while it is chosen, by keyboard as well', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/new/saree/collections')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  const maroon = tick(sheet, /^Maroon, 2/)
  await maroon.focus()
  await page.keyboard.press('Space')
  await sheet.getByRole('status').filter({ hasText: '2 products' }).waitFor({ state: 'attached' })
  expect(await maroon.evaluate((element) => element === document.activeElement)).toBe(true)
  await sheet.getByRole('button', { name: 'Show 2 products' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await names(page)).toEqual(['Lal one', 'Lal two'])
  expect(new URL(page.url()).search).toBe('?colour=maroon')
  shop.quiet()
})
