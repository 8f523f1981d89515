/** Orders at the door under the guard: what is asked stands before the button, and a mail's link confirms by one press. */

import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmToken } from '../../src/features/cod/confirmLink.ts'
import { buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { orderOf } from '../fixtures/orders.ts'
import { seller } from '../fixtures/seller.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront({ upiId: seller.upiId })
})
afterAll(() => shop?.close())

/** Sets the guard, and waits until the server of the pages has heard of it. */
async function guard(page: Page, json: Json): Promise<void> {
  const answer = await shop.shop.call('POST', '/api/admin/cod/settings', { as: shop.adminAsha, json })
  expect(answer.status).toBe(200)
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch('/api/checkout/quote')).json()).asksOfCash))
    .toBe(true)
}

const noWider = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

test('a part by UPI is shown before the button, the total stays, and the order waits for it (phone)', async () => {
  const page = await shop.visit({ as: await buyerIn(shop, 'Kavya Rao'), size: 'phone' })
  await page.goto('/about')
  await guard(page, { isOn: true, confirmFrom: 1, advanceFrom: 1 })
  await open(page, '/checkout')
  await fillAddress(page)
  await page.getByText('Cash on delivery').click()
  // A tenth of ₹3,297 in whole rupees.
  const asked = page.getByText('₹330.00 by UPI first, ₹2,967.00 at the door')
  await asked.waitFor()
  const order = await asked.evaluate(
    (one, button) => one.compareDocumentPosition(button as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
    await placeButton(page).elementHandle(),
  )
  expect(order).not.toBe(0)
  await page.getByText(/The total stays the same/).waitFor()
  await noWider(page)
  const answer = page.waitForResponse(/place-order/)
  await placeButton(page).click()
  const placed = (await (await answer).json()).order
  expect(placed).toMatchObject({ grandTotal: 3_297, cashCheck: 'advance', paymentId: { atDelivery: 2_967 } })
  await open(page, `/order/view/${placed._id}`)
  await page.getByText('We pack it once the first part is here').waitFor()
  await noWider(page)
  shop.quiet()
})

test('the link of the mail confirms by one press on a phone, says so afterwards, and what it says when it cannot', async () => {
  const { services } = shop.shop
  const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment: 'cod' })
  const until = new Date(Date.now() + 60 * 60 * 1000)
  await services.db.execute(sql`
    update orders set cod_check = 'confirm' where id = ${order._id}`)
  await services.db.execute(sql`
    insert into cod_checks (order_id, asks, risk, factors, remind_at, cancel_at)
    values (${order._id}, 'confirm', 50, '[]', ${until.toISOString()}, ${until.toISOString()})
    on conflict (order_id) do nothing`)
  const path = async (end: Date) =>
    `/confirm-order/${await confirmToken(services, { orderId: order._id, until: end })}`
  const page = await shop.visit({ size: 'phone', expectedErrors: /404/ })
  await open(page, await path(new Date(Date.now() - 60_000)))
  await page.getByText('The time to answer is over').waitFor()
  await open(page, await path(until))
  const yes = page.getByRole('button', { name: 'Yes, I want this order' })
  await yes.waitFor()
  expect((await yes.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectNoViolations(page)
  await noWider(page)
  await yes.focus()
  await page.keyboard.press('Enter')
  await page.getByText(`Order ${order.number} is confirmed`).waitFor()
  await page.reload()
  await page.getByText(`Order ${order.number} is confirmed`).waitFor()
  const { status } = await shop.shop.call('POST', `/api/order/${order._id}/cancel`, { as: shop.meera })
  expect(status).toBe(200)
  await page.reload()
  await page.getByText('This order was cancelled').waitFor()
  expect(await page.getByText('is confirmed').count()).toBe(0)
  await open(page, '/confirm-order/cut-short')
  await page.getByRole('heading', { level: 1, name: 'This link leads nowhere' }).waitFor()
  shop.quiet()
})
