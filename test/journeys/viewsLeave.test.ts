/** What a tab remembers of what somebody looked at ends with the log-out. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../fixtures/people.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let people = 0
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test('what one looked at is not shown to who comes next', async () => {
  people += 1
  const kavya = await signUp(shop.shop, `Kavya Nair ${people}`)
  const page = await shop.visit({ as: kavya, size: 'phone' })
  const { banarasiSaree, cottonSaree } = shop.goods
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await open(page, `/details/${banarasiSaree.id}`)
  // What was looked at is remembered by a part that comes after the rest of the page.
  await page.waitForFunction((id) => sessionStorage.getItem('recentlyViewed')?.includes(id), banarasiSaree.id)
  await open(page, `/details/${cottonSaree.id}`)
  await seen
    .getByRole('link', { name: /Banarasi Silk Saree/ })
    .first()
    .waitFor()
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => sessionStorage.getItem('recentlyViewed'))).toBeNull()
  await open(page, `/details/${cottonSaree.id}`)
  expect(await seen.count()).toBe(0)
  shop.quiet()
})
