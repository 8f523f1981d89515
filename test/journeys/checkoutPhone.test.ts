/** An order from a phone leads to WhatsApp after a countdown, unless somebody wants to stay. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { messages, pathOf, standStill } from '../fixtures/onPage.ts'
import { seller } from '../fixtures/seller.ts'
import { open, openStorefront, pageTime, stopClock, tickUntil } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** Places an order on a phone with the page's clock in our hands and WhatsApp played by us. */
async function orderOnPhone(name: string) {
  const page = await shop.visit({ as: await buyerIn(shop, name), size: 'phone' })
  const chats: URL[] = []
  await page.context().route('https://wa.me/**', (route) => {
    chats.push(new URL(route.request().url()))
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' })
  })
  await page.clock.install()
  await open(page, '/checkout')
  await fillAddress(page)
  await stopClock(page)
  const answer = page.waitForResponse(/place-order/)
  await placeButton(page).click()
  await tickUntil(page, async () => pathOf(page).startsWith('/thankyou'), 10_000)
  const since = await pageTime(page)
  const { order } = await (await answer).json()
  const countdown = messages(page).locator('[aria-hidden]', {
    hasText: /Opening WhatsApp with your order in \d+ s/,
  })
  await tickUntil(page, () => countdown.isVisible(), 5_000)
  const waited = (await pageTime(page)) - since
  const left = async () => Number((await countdown.textContent())?.match(/\d+/)?.[0])
  return { page, order, chats, countdown, left, waited }
}

test('[CHECK-05] on a phone a countdown of 10 seconds leads to WhatsApp with the order in words', async () => {
  const { page, order, chats, left, waited } = await orderOnPhone('Rukmini Das')
  expect(order.device).toBe('mobile')
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  const first = await left()
  expect(first * 1_000 + waited).toBeGreaterThanOrEqual(10_000)
  expect(first).toBeLessThanOrEqual(10)
  await page.clock.fastForward(3_000)
  await expect.poll(left).toBe(first - 3)
  await page.clock.fastForward((first - 4) * 1_000)
  await expect.poll(left).toBe(1)
  expect(chats).toEqual([])
  await page.clock.fastForward(1_000)
  await page.waitForURL('https://wa.me/**')
  const [chat] = chats
  expect(chat?.pathname).toBe(`/${seller.whatsappNumber}`)
  const text = chat?.searchParams.get('text') ?? ''
  for (const words of [
    order._id,
    'Bengal Cotton Saree x 2',
    '(size M) x 1',
    '₹3,297.00',
    '21 Temple Street',
  ]) {
    expect(text).toContain(words)
  }
  await page.clock.resume()
  await page.goto(`/thankyou?order=${order._id}`)
  expect(await page.evaluate(() => localStorage.getItem('orderPlacedOnce'))).toBeNull()
  shop.quiet()
})

test('[CHECK-05] what is said after an order stands over nothing of the thanks', async () => {
  const { page } = await orderOnPhone('Sarojini Pillai')
  const heading = page.getByRole('heading', { name: 'Thank you for your order' })
  await heading.waitFor()
  const said = messages(page).getByRole('listitem')
  expect(await said.count()).toBe(2)
  await page.clock.runFor(1_000)
  await standStill(said)
  const bottoms = await said.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...bottoms)).toBeLessThanOrEqual((await heading.boundingBox())?.y ?? 0)
  shop.quiet()
})

test('[CHECK-05] the countdown can be stopped, and WhatsApp opened by hand at any time', async () => {
  const { page, order, chats, countdown } = await orderOnPhone('Parvati Rao')
  const byHand = page.getByRole('main').getByRole('link', { name: /WhatsApp/ })
  expect(await byHand.getAttribute('href')).toContain(`https://wa.me/${seller.whatsappNumber}?text=`)
  expect(decodeURIComponent((await byHand.getAttribute('href')) ?? '')).toContain(order._id)
  await messages(page).getByRole('button', { name: 'Stay here' }).click()
  await page.clock.runFor(2_000)
  await expect.poll(() => countdown.count()).toBe(0)
  await page.clock.runFor(12_000)
  expect(pathOf(page)).toContain('/thankyou')
  expect(chats).toEqual([])
  shop.quiet()
})

const disturbances: [what: string, disturb: (page: Page) => Promise<unknown>][] = [
  ['a touch of the payment panel', (page) => page.getByRole('heading', { name: 'Pay by UPI' }).click()],
  ['focus in the field of the reference', (page) => page.getByLabel('UPI reference (UTR)').focus()],
  [
    'another app before the page for a while',
    (page) =>
      page.evaluate(() => {
        for (const value of [true, false]) {
          Object.defineProperty(document, 'hidden', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }
      }),
  ],
]

test.each(disturbances)('[CHECK-05] %s ends the countdown for good', async (what, disturb) => {
  const { page, order, chats, countdown } = await orderOnPhone(`Payer ${what.replaceAll(' ', '')}`)
  await disturb(page)
  await page.clock.runFor(2_000)
  await expect.poll(() => countdown.count()).toBe(0)
  await page.clock.runFor(12_000)
  expect(pathOf(page)).toBe(`/thankyou?order=${order._id}`)
  expect(chats).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('orderPlacedOnce'))).toBeNull()
  shop.quiet()
})

test('[CHECK-05] a touch elsewhere on the page does not end it', async () => {
  const { page, chats } = await orderOnPhone('Padma Rao')
  await page.getByText('Order id').click()
  await page.clock.fastForward(11_000)
  await page.waitForURL('https://wa.me/**')
  expect(chats).toHaveLength(1)
  shop.quiet()
})
