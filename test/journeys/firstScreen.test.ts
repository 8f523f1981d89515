/** What lies out of sight waits on a home page that a visit begins with, and nowhere else. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alive, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const lastPart = (page: Page) => page.locator('main section').last()
/** `auto` where it waits. */
const visibility = (page: Page): Promise<string> =>
  lastPart(page).evaluate((part) => getComputedStyle(part).contentVisibility)
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('the page that a visit begins with leaves what is out of sight until it is scrolled to, for whom it is there all the same', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/')
  expect(await visibility(page)).toBe('auto')
  const heading = lastPart(page).getByRole('heading').first()
  // The goods of a test are few.
  await lastPart(page).evaluate((part) => {
    part.style.marginTop = '6000px'
  })
  const isRendered = () => heading.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isRendered).toBe(false)
  expect(await heading.count()).toBe(1)
  await heading.scrollIntoViewIfNeeded()
  await expect.poll(isRendered).toBe(true)
  shop.quiet()
})

test('whoever comes back is where they were, and nothing waits any more', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/')
  const chosen = lastPart(page).getByRole('article').last()
  await chosen.scrollIntoViewIfNeeded()
  // What stands above it is as high as it is once it has been seen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await chosen.scrollIntoViewIfNeeded()
  const top = () => chosen.evaluate((card) => Math.round(card.getBoundingClientRect().top))
  expect(await place(page)).toBeGreaterThan(500)
  const before = await top()
  const name = (await chosen.getByRole('heading').textContent()) ?? ''
  await chosen.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.firstScreen)).toBeUndefined()
  await page.goBack()
  await chosen.waitFor()
  expect(await visibility(page)).toBe('visible')
  await expect.poll(() => place(page)).toBeGreaterThan(500)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
  shop.quiet()
})

test('a page that is loaded anew, or opened at a part of it, is whole at once', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/#categories')
  expect(await visibility(page)).toBe('visible')
  await open(page, '/wishlist')
  await open(page, '/')
  expect(await visibility(page)).toBe('auto')
  await page.reload()
  await alive(page)
  expect(await visibility(page)).toBe('visible')
  shop.quiet()
})
