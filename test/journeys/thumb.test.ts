import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ name: 'Meera Silks', upiId: 'meerasilks@okbank' })
})
afterAll(() => shop?.close())

async function order(payment: 'cod' | 'upi'): Promise<string> {
  const cart = await fillBag(shop.shop, shop.meera, { product: shop.goods.cottonSaree })
  const placed = await placeBag(shop.shop, shop.meera, cart._id, { payment })
  return placed.body.order._id
}

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
  // A field that gets the focus under them comes up from there.
  const price = page.getByLabel('Price', { exact: true })
  await price.evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().bottom - window.innerHeight))
  await price.focus()
  const bar = await page.getByRole('button', { name: 'Add product' }).boundingBox()
  const bottom = () => price.evaluate((box) => box.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0)
  shop.quiet()
})

test('a step of an order leaves the focus on the page, not above it', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, `/admin/order/view/${await order('cod')}`)
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  shop.quiet()
})

test('the complaint about a bank reference goes as soon as it is whole', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/order/view/${await order('upi')}`)
  const field = page.getByLabel(/UPI reference/)
  await field.fill('12345')
  await page.getByRole('button', { name: /I have paid/ }).click()
  const complaint = page.getByText(/The UPI reference \(UTR\) is 12 digits\./)
  await complaint.waitFor()
  await field.fill('4123 4567')
  expect(await complaint.isVisible()).toBe(true)
  await field.fill('4123 4567 8901')
  await complaint.waitFor({ state: 'hidden' })
  shop.quiet()
})

test('after a review the focus stays at its form', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/details/${shop.goods.cottonSaree.id}`)
  const form = page.getByRole('form', { name: 'Your review' })
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('radio').nth(3).check({ force: true })
  await form.getByLabel('Comment').fill('Soft, and the border is as on the picture.')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await seeMessage(page, 'Review Added')
  await expect.poll(() => form.evaluate((node) => node === document.activeElement)).toBe(true)
  shop.quiet()
})
