import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages, pathOf, seeMessage } from '../fixtures/onPage.ts'
import { billing, fillBag, orderOf } from '../fixtures/orders.ts'
import { changeShop, open, openStorefront, stopClock, tickUntil } from '../fixtures/storefront.ts'
import { flagOf, homeHeading, storedThanks, thanksHeading } from '../fixtures/thanks.ts'

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
  await tickUntil(page, () => thanksHeading(page).isVisible(), 80)
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

test('[THANKS-01] where the shop does not count down, a phone may go to its order at once', async () => {
  await changeShop(shop, { whatsappCountdown: false })
  const orderId = await orderFrom('mobile')
  const page = await visitThanks('phone', `/thankyou?order=${orderId}`, true)
  expect(await page.getByRole('link', { name: 'Track order' }).isVisible()).toBe(true)
  await changeShop(shop, { whatsappCountdown: true })
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
  await homeHeading(page).waitFor()
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

describe('what the page says', () => {
  /** The page of an order as the checkout leads to it. */
  async function thanksOf(fields: object, product = shop.goods.cottonSaree) {
    const order = await orderOf(shop.shop, shop.meera, product, fields)
    const page = await shop.visit({ as: shop.meera, size: 'phone' })
    await open(page, '/about')
    await flagOf(page, order._id)
    await open(page, `/thankyou?order=${order._id}`)
    return { order, page, main: page.getByRole('main') }
  }
  const steps = (page: Page) =>
    page.getByRole('region', { name: 'What happens next' }).getByRole('listitem').allTextContents()

  test('nobody is thanked for what was taken back: the order’s own page says what became of it', async () => {
    const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, {})
    await shop.shop.call('POST', `/api/order/${order._id}/cancel`, { as: shop.meera })
    const page = await shop.visit({ as: shop.meera, size: 'phone' })
    await open(page, '/about')
    await flagOf(page, order._id)
    await page.goto(`/thankyou?order=${order._id}`)
    await page.waitForURL(`**/order/view/${order._id}`)
    await page.getByRole('main').getByText('Cancelled').first().waitFor()
    expect(await thanksHeading(page).count()).toBe(0)
    // From home, which leads to a fresh order, once and not again.
    await page.goto('/')
    await page.waitForURL(`**/order/view/${order._id}`)
    await expect.poll(() => storedThanks(page)).toEqual([null, null])
    await page.goto('/')
    await homeHeading(page).waitFor()
    expect(pathOf(page)).toBe('/')
    shop.quiet()
  })

  test('by UPI, which the shop has stopped to take since: the page says to write, and how', async () => {
    const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, {})
    const { upiId } = (await shop.shop.call('GET', '/api/shop')).body
    await changeShop(shop, { upiId: '' })
    try {
      const page = await shop.visit({ as: shop.meera, size: 'phone', expectedErrors: /409/ })
      await open(page, '/about')
      await flagOf(page, order._id)
      await open(page, `/thankyou?order=${order._id}`)
      const main = page.getByRole('main')
      await main.getByText('The shop takes no payments by UPI at the moment. Please write to us.').waitFor()
      await main.getByRole('link', { name: /on WhatsApp$/ }).waitFor()
      shop.quiet()
    } finally {
      await changeShop(shop, { upiId })
    }
  })

  test('by UPI: the payment first, the chat after the reference, and the order page takes over from there', async () => {
    const { order, page, main } = await thanksOf({})
    await main.getByText('One step is left: pay ₹899.00 by UPI and send us the reference.').waitFor()
    const tops = await Promise.all(
      [
        page.getByRole('region', { name: 'Pay by UPI' }).getByText('₹899.00', { exact: true }),
        // A phone cannot scan itself.
        main.getByRole('link', { name: 'Pay in a UPI app' }),
        main.getByRole('img', { name: /^QR code/ }),
        main.getByRole('button', { name: 'Copy UPI id' }),
        main.getByLabel('UPI reference (UTR)'),
        main.getByRole('heading', { name: 'Your pieces' }),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect((await steps(page))[0]).toMatch(/^Pay by UPI/)
    const chat = main.getByRole('link', { name: /on WhatsApp$/ })
    expect(await chat.count()).toBe(0)
    await main.getByText('It leaves us within 1 to 3 business days of your payment’s approval.').waitFor()

    await main.getByLabel('UPI reference (UTR)').fill('412345678901')
    await main.getByRole('button', { name: 'I have paid: send the reference' }).click()
    await main.getByText('We look for your payment in our bank account and write').waitFor()
    expect((await steps(page))[0]).toMatch(/^We compare it/)
    await chat.waitFor()
    const heading = main.getByRole('heading', { name: 'Your payment' })
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    // Nobody is asked to pay what is paid; the code is there for whoever wants to see it again.
    const code = main.getByRole('img', { name: /^QR code/ })
    expect(await main.getByRole('link', { name: 'Pay in a UPI app' }).count()).toBe(0)
    expect(await code.count()).toBe(0)
    await main.getByText('See the code and the UPI id again').click()
    await code.waitFor()
    const said = await steps(page)
    await main.getByRole('link', { name: 'My orders' }).click()
    await page.waitForURL('**/order')
    await open(page, `/order/view/${order._id}`)
    await page.getByText('4123 4567 8901').waitFor()
    expect(await steps(page)).toEqual(said)
    shop.quiet()
  })

  test('a shop that says how long its couriers take names the days between which it arrives', async () => {
    await changeShop(shop, { transitDaysLeast: 2, transitDaysMost: 6 })
    const { page } = await thanksOf({ payment: 'cod' })
    const next = page.getByRole('region', { name: 'What happens next' })
    await next.getByText(/^Usually between .+ and .+, at \d{6} /).waitFor()
    const days = await next
      .locator('time')
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
    const [from = 0, to = 0, leaves = 0] = days
    expect([days.length, from < to, to - leaves]).toEqual([3, true, 6 * 86_400_000])
    expect(await next.textContent()).toContain('the courier usually takes 2 to 6 days')
    const { page: unpaid, main } = await thanksOf({})
    await main.getByText('approval. Couriers usually take 2 to 6 days from there.').waitFor()
    for (const path of ['/Shipping-details', '/faqs']) {
      await open(unpaid, path)
      await unpaid
        .getByText('your PIN code: couriers usually take 2 to 6 days.')
        .first()
        .waitFor({ state: 'attached' })
    }
    await changeShop(shop, { transitDaysLeast: 0, transitDaysMost: 0 })
    shop.quiet()
  })

  test('in cash: what to have ready, by when it leaves, what was bought, where it goes and where we wrote', async () => {
    const { page, main } = await thanksOf(
      { payment: 'cod', companyName: 'Iyer and Sons' },
      shop.goods.banarasiSaree,
    )
    await main.getByText('You pay at the door: please have ₹4,999.50 in cash ready').waitFor()
    expect(await main.getByRole('heading', { name: 'Pay by UPI' }).count()).toBe(0)
    const pieces = page.getByRole('region', { name: 'Your pieces' })
    await pieces.getByRole('link', { name: 'Banarasi Silk Saree' }).waitFor()
    await expect
      .poll(() => pieces.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const next = page.getByRole('region', { name: 'What happens next' })
    expect(await next.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    await next.getByText('How long the courier takes to 600004 Chennai is known once it has left').waitFor()
    const to = page.getByRole('region', { name: 'Goes to' })
    for (const words of ['Iyer and Sons', '14 Temple Street', 'Chennai, Tamil Nadu 600004'])
      await to.getByText(words).waitFor()
    // Without a mail server nothing was sent to her.
    expect(await to.getByText('We wrote to').count()).toBe(0)
    shop.quiet()
  })

  test('the family is shown the product and nothing of the order, by the sheet of the phone or without one', async () => {
    const { order, page } = await thanksOf({ payment: 'cod' })
    const secrets = [order._id, String(order.number), 'Meera', 'meera.iyer', 'Temple Street', '9876543210']
    const product = `/details/${shop.goods.cottonSaree.id}`
    const share = page.getByRole('button', { name: 'Share with family: Bengal Cotton Saree' })
    await share.click()
    const chat = page.getByRole('region', { name: 'Your pieces' }).getByRole('link', { name: 'WhatsApp' })
    const href = decodeURIComponent((await chat.getAttribute('href')) ?? '')
    expect(href).toMatch(/^https:\/\/wa\.me\/\?text=Look what I chose at Zari: Bengal Cotton Saree\n/)
    expect(href.endsWith(product)).toBe(true)
    for (const secret of secrets) expect(href).not.toContain(secret)

    const copied = await page.evaluateHandle(() => {
      const texts: string[] = []
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void texts.push(text) },
      })
      Object.defineProperty(navigator, 'share', {
        value: async (data: object) => void texts.push(JSON.stringify(data)),
      })
      return texts
    })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await seeMessage(page, 'Link copied')
    await share.click()
    const texts = await copied.jsonValue()
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain(product)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    shop.quiet()
  })

  test('whoever pays in another app comes back to the order, also when the phone let go of the page', async () => {
    const { order, page, main } = await thanksOf({})
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await hide(false)
    expect(pathOf(page)).toBe(`/thankyou?order=${order._id}`)
    await hide(true)
    await page.evaluate(() => localStorage.removeItem('showThankYou'))
    await page.reload()
    await main.getByRole('heading', { name: `Order ${order.number}` }).waitFor()
    await main.getByRole('heading', { name: 'Pay by UPI' }).waitFor()
    expect(pathOf(page)).toBe(`/order/view/${order._id}`)
    shop.quiet()
  })
})
