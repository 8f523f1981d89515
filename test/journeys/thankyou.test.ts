import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages, pathOf } from '../fixtures/onPage.ts'
import { billing, fillBag } from '../fixtures/orders.ts'
import { open, openStorefront, stopClock, tickUntil } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** An order of Meera's, placed from such a device. */
async function orderFrom(device: 'mobile' | 'desktop'): Promise<string> {
  const cart = await fillBag(shop.shop, shop.meera, { product: shop.goods.cottonSaree })
  const json = { billingAddress: billing, device }
  const path = `/api/cart/place-order/${cart._id}`
  const { body } = await shop.shop.call('POST', path, { as: shop.meera, json })
  return body.order._id
}

/** A page of Meera's with its clock in our hands, and the flag of a fresh order if wanted. */
async function visitThanks(size: 'phone' | 'laptop', path: string, fresh: boolean): Promise<Page> {
  const page = await shop.visit({ as: shop.meera, size })
  await page.clock.install()
  await open(page, '/about')
  if (fresh) await page.evaluate(() => localStorage.setItem('showThankYou', '1'))
  await stopClock(page)
  await page.evaluate((to) => history.pushState({}, '', to), path)
  const heading = page.getByRole('heading', { name: 'Thank you for your order' })
  await tickUntil(page, () => heading.isVisible(), 80)
  return page
}

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('showThankYou'))

test('[THANKS-01] on a phone the way to the order opens after 10 seconds', async () => {
  const orderId = await orderFrom('mobile')
  const page = await visitThanks('phone', `/thankyou?order=${orderId}`, true)
  const waiting = page.getByRole('button', { name: 'Track order' })
  expect(await waiting.isDisabled()).toBe(true)
  await page.clock.runFor(9_500)
  expect(await waiting.isDisabled()).toBe(true)
  await page.clock.runFor(1_000)
  const track = page.getByRole('link', { name: 'Track order' })
  await track.waitFor()
  await page.clock.resume()
  await track.click()
  await page.waitForURL(`**/order/view/${orderId}*`)
  // No order was placed in this browser: nothing counts down to WhatsApp.
  expect(
    await messages(page)
      .getByText(/WhatsApp/)
      .count(),
  ).toBe(0)
  shop.quiet()
})

test('[THANKS-01] on a desktop it is open at once', async () => {
  const orderId = await orderFrom('desktop')
  const page = await visitThanks('laptop', `/thankyou?order=${orderId}`, true)
  await page.clock.resume()
  await page.getByRole('link', { name: 'Track order' }).click()
  await page.waitForURL(`**/order/view/${orderId}*`)
  shop.quiet()
})

test('[THANKS-01] without the flag it leads home after 100 ms', async () => {
  const page = await visitThanks('laptop', '/thankyou', false)
  await page.clock.runFor(15)
  expect(pathOf(page)).toBe('/thankyou')
  await tickUntil(page, async () => pathOf(page) === '/', 200)
  shop.quiet()
})

test('[THANKS-01] a page loaded anew without the flag leads home as well', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await page.goto('/thankyou')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
  shop.quiet()
})

test('[THANKS-01] the flag is gone after 15 seconds', async () => {
  const orderId = await orderFrom('desktop')
  const page = await visitThanks('laptop', `/thankyou?order=${orderId}`, true)
  await page.clock.runFor(14_800)
  expect(await flag(page)).toBe('1')
  expect(pathOf(page)).toBe(`/thankyou?order=${orderId}`)
  await page.clock.runFor(400)
  expect(await flag(page)).toBeNull()
  expect(pathOf(page)).toBe(`/thankyou?order=${orderId}`)
  shop.quiet()
})

const storedThanks = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('showThankYou'), localStorage.getItem('thankYouOrder')])
const thanksHeading = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order' })
const homeHeading = (page: Page) => page.getByRole('heading', { name: 'Shop By Collections' })

/** An order as the checkout leaves it: the flag, and beside it which order and until when. */
const flagOf = (page: Page, orderId: string) =>
  page.evaluate((order) => {
    localStorage.setItem('showThankYou', '1')
    localStorage.setItem('thankYouOrder', JSON.stringify({ orderId: order, until: Date.now() + 15_000 }))
  }, orderId)

describe('leaving the thanks', () => {
  const ways: [way: string, go: (page: Page) => Promise<unknown>][] = [
    ['Continue shopping', (page) => page.getByRole('link', { name: 'Continue shopping' }).click()],
    [
      "the shop's name",
      (page) => page.getByRole('banner').getByRole('link', { name: 'Zari' }).first().click(),
    ],
  ]

  test.each(ways)('[HOME-02] by %s ends on the home page, and nobody is led back', async (_way, go) => {
    const page = await shop.visit({ as: shop.meera, size: 'phone' })
    const orderId = await orderFrom('desktop')
    await open(page, '/about')
    await flagOf(page, orderId)
    await open(page, `/thankyou?order=${orderId}`)
    await thanksHeading(page).waitFor()
    await go(page)
    await page.waitForURL((url) => url.pathname === '/')
    await homeHeading(page).waitFor()
    expect(await storedThanks(page)).toEqual([null, null])
    await page.goto('/')
    await homeHeading(page).waitFor()
    expect(pathOf(page)).toBe('/')
    shop.quiet()
  })

  test('[HOME-02] by Back, and by an address typed within the 15 seconds', async () => {
    const page = await shop.visit({ as: shop.meera })
    const orderId = await orderFrom('desktop')
    await open(page, '/about')
    await flagOf(page, orderId)
    await page.evaluate((to) => history.pushState({}, '', to), `/thankyou?order=${orderId}`)
    await thanksHeading(page).waitFor()
    await page.goBack()
    await page.waitForURL('**/about')
    await expect.poll(() => storedThanks(page)).toEqual([null, null])

    await flagOf(page, orderId)
    await open(page, `/thankyou?order=${orderId}`)
    await thanksHeading(page).waitFor()
    await page.goto('/')
    await homeHeading(page).waitFor()
    expect(pathOf(page)).toBe('/')
    shop.quiet()
  })

  test('[HOME-02] a crash between order and page is led back, with the number of the order', async () => {
    const page = await shop.visit({ as: shop.meera })
    const orderId = await orderFrom('desktop')
    await open(page, '/about')
    await flagOf(page, orderId)
    await page.goto('/')
    await page.waitForURL(`**/thankyou?order=${orderId}`)
    await page.getByText(orderId).waitFor()
    shop.quiet()
  })

  test('[THANKS-01] days later, whoever sits there, the home page is the home page', async () => {
    const page = await shop.visit({ as: shop.meera })
    const orderId = await orderFrom('desktop')
    await page.clock.install()
    await open(page, '/about')
    await flagOf(page, orderId)
    await page.clock.fastForward(15_500)
    await open(page, '/')
    await homeHeading(page).waitFor()
    expect(pathOf(page)).toBe('/')
    expect(await storedThanks(page)).toEqual([null, null])
    shop.quiet()
  })
})
