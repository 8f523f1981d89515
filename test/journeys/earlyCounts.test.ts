/** How many things somebody has in the bag and on the wishlist is there before the page has come to life. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { alive, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { banarasiSaree, cottonSaree } = shop.goods
  await fillBag(shop.shop, shop.ravi, { product: banarasiSaree }, { product: cottonSaree, quantity: 2 })
  await shop.shop.call('POST', '/api/wishlist', { as: shop.ravi, json: { productId: banarasiSaree.id } })
})
afterAll(() => shop?.close())

const SCRIPTS = '**/assets/*.js'

/** The numbers that the page's styles show at the bag and the wishlist. */
const early = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header .early-count')]
      .map((place) => getComputedStyle(place, '::after').content)
      .map((content) => (content.startsWith('"') ? JSON.parse(content) : '')),
  )

/** The numbers that stand in the page itself. */
const counts = (page: Page) => page.locator('header .count-bubble').allTextContents()

test.each(['/', '/details/bengal-cotton-saree', '/about'])(
  'as long as its scripts are on their way, then as text, and nothing moves: %s',
  async (path) => {
    const page = await shop.visit({ as: shop.ravi })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          ;(window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await hold(page, SCRIPTS)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => early(page)).toEqual(['1', '3'])
    expect(await counts(page)).toEqual([])
    await release()
    await alive(page)
    await expect.poll(() => counts(page)).toEqual(['1', '3'])
    expect(await early(page)).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    // Nothing of it is left for whoever logs in next in this window.
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
    shop.quiet()
  },
)

test('who has nothing sees no number, and visitors are not asked for', async () => {
  const page = await shop.visit({ as: await signUp(shop.shop, 'Empty Handed') })
  const answered = page.waitForResponse('**/api/me/shopper*')
  const release = await hold(page, SCRIPTS)
  await page.goto('/about', { waitUntil: 'commit' })
  await (await answered).finished()
  await expect.poll(() => early(page)).toEqual(['', ''])
  await release()
  await alive(page)
  expect([await early(page), await counts(page)]).toEqual([[], []])
  const visitor = await shop.visit()
  await open(visitor, '/about')
  expect([await early(visitor), await counts(visitor)]).toEqual([[], []])
  shop.quiet()
})
