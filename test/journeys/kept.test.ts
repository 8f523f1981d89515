/** Pages that several visitors get: drawn once, alive for each of them, and never somebody's own. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alive, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** Opens a page again and again until it is one that was drawn for somebody else. */
async function openKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.goto(path)
      return answer?.headers()['content-security-policy']?.match(/script-src[^;]*/)?.[0]
    })
    .toMatch(/sha256-/)
  await alive(page)
}

test.each(['/new/saree/collections', '/details/banarasi-silk-saree', '/about', '/login'])(
  'a page that another visitor got comes to life: %s',
  async (path) => {
    const page = await shop.visit()
    await openKept(page, path)
    const born = await page.evaluate(() => performance.timeOrigin)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await page.waitForURL('**/faqs')
    // Its own scripts went there; the browser did not load another page.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(born)
    shop.quiet()
  },
)

test('who is logged in gets the own page, whatever visitors got before', async () => {
  const path = '/details/banarasi-silk-saree'
  await openKept(await shop.visit(), path)
  const page = await shop.visit({ as: shop.meera })
  const answer = await page.goto(path)
  expect(answer?.headers()['content-security-policy']).toMatch(/'nonce-/)
  await alive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Bag', exact: true }).waitFor()
  // And her page is nobody else's.
  const visitor = await shop.visit()
  await open(visitor, path)
  expect(await visitor.content()).not.toContain(shop.meera.email)
  shop.quiet()
})
