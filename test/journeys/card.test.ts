import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings } from '../../src/features/shop/shop.store.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { billing, fillBag, orderOf } from '../fixtures/orders.ts'
import { cast } from '../fixtures/people.ts'
import { openRazorpayDouble, type RazorpayDouble, type WebhookCall } from '../fixtures/razorpayDouble.ts'

let razorpay: RazorpayDouble
let browser: BrowserShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  razorpay = await openRazorpayDouble()
  browser = await openBrowserShop({ ...razorpay.env, SHOP_LAUNCHED: '1' })
  await changeSettings(browser.shop.services.db, { launched: true, gstin: '09ABCDE1234F1Z5' })
  people = await cast(browser.shop)
  goods = await stockGoods(browser.shop)
})
beforeEach(() => {
  razorpay.script = 'works'
})
afterAll(async () => {
  await browser?.close()
  await razorpay.close()
})

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹[\d,.]+ by card$/ })

/** The page of a card order that waits for its payment. */
async function openOrder(expectedErrors?: RegExp) {
  const order = await orderOf(browser.shop, people.meera, goods.cottonSaree, { payment: 'card' })
  const page = await browser.visit({
    as: people.meera,
    size: 'phone',
    ...(expectedErrors ? { expectedErrors } : {}),
  })
  await page.goto(`/order/view/${order._id}`)
  return { page, order }
}

describe('[CHECK-06] paying by card', () => {
  test('from the checkout to the thanks, with the invoice on the page of the order', async () => {
    await fillBag(browser.shop, people.meera, { product: goods.cottonSaree })
    const page = await browser.visit({ as: people.meera, size: 'phone' })
    await page.goto('/checkout')
    for (const [label, value] of [
      ['Address', billing.address],
      ['City', billing.city],
      ['PIN code', billing.zipCode],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value)
    }
    await page.getByLabel('State').selectOption(billing.state)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await page.waitForURL('**/order/view/*')
    await payButton(page).click()
    await page.getByRole('button', { name: 'Provider: pay', exact: true }).click()
    await page.waitForURL('**/thankyou?**')
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await page.goto(page.url().replace(/thankyou\?order=/, 'order/view/'))
    expect(await page.getByRole('img', { name: 'Completed' }).isVisible()).toBe(true)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download invoice' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Invoice-INV-\d\d-\d\d-\d{6}\.pdf$/)
    browser.quiet()
  })

  test('a dialog says that the script loads, and goes when it is there', async () => {
    razorpay.script = 'is slow'
    const { page } = await openOrder()
    const dialog = page.getByRole('dialog', { name: 'One moment' })
    await dialog.waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await payButton(page).isEnabled()).toBe(true)
    browser.quiet()
  })

  test('a script that does not load hides the dialog and offers to try again', async () => {
    razorpay.script = 'fails'
    const { page } = await openOrder(/503/)
    await page.getByRole('alert').getByText('The payment window could not be loaded').waitFor()
    // It slides away in the frame in which the alert comes, and is gone after it.
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    razorpay.script = 'works'
    await page.getByRole('button', { name: 'Try again' }).click()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Provider: close' }).click()
    expect(await payButton(page).isEnabled()).toBe(true)
    browser.quiet()
  })

  test('or another way when the script does not load', async () => {
    razorpay.script = 'fails'
    const { page } = await openOrder(/503/)
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: 'Pay by UPI' }).click()
    await page.getByRole('heading', { name: 'Pay by UPI' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Pay by card' }).count()).toBe(0)
    browser.quiet()
  })

  test('a declined card and a forged answer are told, and nothing is paid', async () => {
    const { page } = await openOrder(/400/)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Provider: decline' }).click()
    await page.getByRole('button', { name: 'Provider: pay with a forged answer' }).click()
    await page.getByText('The payment could not be verified.').waitFor()
    expect(await payButton(page).isEnabled()).toBe(true)
    browser.quiet()
  })
})

test.each(['phone', 'laptop'] as const)(
  'a refund from the provider’s dashboard, and one that failed, are told to both sides (%s)',
  async (size) => {
    const { shop } = browser
    const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'card' })
    const { body } = await shop.call('POST', `/api/order/${order._id}/card/start`, { as: people.meera })
    const payment = razorpay.pay(body.providerOrderId)
    const receive = (call: WebhookCall) => shop.call('POST', '/api/payment/razorpay/webhook', call)
    await receive(razorpay.event(payment))
    const failing = razorpay.refundByHand(payment, 20_000)
    await receive(razorpay.refundEvent(failing))
    failing.status = 'failed'
    await receive(razorpay.refundEvent(failing, { name: 'refund.failed' }))
    const made = razorpay.refundByHand(payment, 30_000)
    await receive(razorpay.refundEvent(made))

    const admin = await browser.visit({ as: people.adminAsha, size })
    await admin.goto(`/admin/order/view/${order._id}`)
    const refunds = admin.getByRole('region', { name: 'Refunds' })
    await refunds.getByText(`made at Razorpay, reference ${made.id}`).waitFor()
    await refunds.getByText('Razorpay says that it failed: it is not counted as sent back.').waitFor()
    expect(await refunds.getByRole('button', { name: /^Send refund of/ }).count()).toBe(0)
    await admin.getByText(`₹200.00 to the card, reference ${failing.id}`, { exact: true }).waitFor()

    const mine = await browser.visit({ as: people.meera, size })
    await mine.goto(`/order/view/${order._id}`)
    const region = mine.getByRole('region', { name: 'Your refund' })
    await region.getByText('A refund of ₹200.00 did not reach your card.').waitFor()
    await region.getByText(/^We sent ₹300\.00 back to your card on /).waitFor()
    await mine.getByText('Refund failed', { exact: true }).waitFor()
    for (const page of [admin, mine]) {
      await expectNoViolations(page)
    }
    browser.quiet()
  },
)
