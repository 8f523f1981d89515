import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ name: 'Meera Silks', upiId: 'meerasilks@okbank' })
})
afterAll(() => shop?.close())

const isCut = (text: Locator) =>
  text.evaluate((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1)

test('the name of the shop stands whole above every page of a phone', async () => {
  for (const [as, path] of [
    [undefined, '/'],
    [shop.meera, '/'],
    [shop.adminAsha, '/admin/dashboard'],
  ] as const) {
    const page = await shop.visit({ ...(as && { as }), size: 'phone' })
    await open(page, path)
    const name = page.getByRole('banner').getByRole('link', { name: 'Meera Silks' }).locator('span')
    expect(await isCut(name), path).toBe(false)
  }
  shop.quiet()
})

test('the buttons of a new product stand in one row', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product/create')
  const heights = ['Add product', 'Save and add another'].map(async (name) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return [box?.y, box?.height]
  })
  const [add, another] = await Promise.all(heights)
  expect(add).toEqual(another)
  expect(await page.getByRole('link', { name: 'Cancel' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Products' }).first().isVisible()).toBe(true)
  shop.quiet()
})
