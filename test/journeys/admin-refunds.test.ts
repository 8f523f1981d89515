/** Money that goes back to customers: after a cancellation, of a return, and when it came in late. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { clearOrders, orderOf } from '../fixtures/orders.ts'
import { button } from '../fixtures/sendingBack.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.closePages()
  await clearOrders(shop.shop)
})

const make = (): Promise<Json> => orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment: 'upi' })
const orderNow = async ({ _id }: Json): Promise<Json> =>
  (await shop.shop.call('GET', `/api/order/${_id}`, { as: shop.adminAsha })).body

/** An order that was paid and, where a status is given, has come so far. */
async function paidOrder(status: (typeof orders.$inferSelect)['status'] = 'placed'): Promise<Json> {
  const order = await make()
  const path = `/api/admin/order/secure-payment/${order.paymentId._id}`
  expect((await shop.shop.call('POST', path, { as: shop.adminAsha })).status).toBe(200)
  await shop.shop.services.db.update(orders).set({ status }).where(eq(orders.id, order._id))
  return order
}

test.each(['phone'] as const)(
  'a refund that a cancellation owes is sent in parts, and the customer reads of it (%s)',
  async (size) => {
    const order = await paidOrder()
    await shop.shop.call('POST', `/api/order/${order._id}/cancel`, { as: shop.meera })
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
    await open(page, '/admin/order')
    await page
      .getByRole('navigation', { name: 'Work lists' })
      .getByRole('link', { name: 'Refunds due 1' })
      .click()
    await page.getByRole('link', { name: `View order ${order.number}`, exact: true }).click()
    await button(page, 'Send refund of ₹899.00').click()
    const dialog = page.getByRole('dialog', { name: `Refund of order ${order.number}` })
    const amount = dialog.getByLabel('Amount in rupees')
    await amount.fill('₹ 900.50')
    await dialog.getByRole('button', { name: 'The money is sent' }).click()
    await dialog.getByText('Please give the bank’s reference.').waitFor()
    await dialog.getByLabel('The bank’s reference').fill('612345678901')
    await page.keyboard.press('Enter')
    await dialog.getByText('At most ₹899.00 can be sent back.').waitFor()
    expect(await dialog.getByLabel('The bank’s reference').inputValue()).toBe('612345678901')
    await amount.fill('400')
    await page.keyboard.press('Enter')
    await seeMessage(page, '₹400.00 sent back')
    await dialog.waitFor({ state: 'detached' })
    await button(page, 'Send refund of ₹499.00').click()
    await dialog.getByLabel('How').selectOption('Cash')
    expect(await dialog.getByLabel('The bank’s reference').count()).toBe(0)
    await dialog.getByRole('button', { name: 'The money is sent' }).click()
    await seeMessage(page, '₹499.00 sent back')
    await dialog.waitFor({ state: 'detached' })
    expect(await button(page, 'Send refund of ₹499.00').count()).toBe(0)

    const mine = await shop.visit({ as: shop.meera, size })
    await open(mine, `/order/view/${order._id}`)
    const refund = mine.getByRole('region', { name: 'Your refund' })
    await refund
      .getByText(/^We sent ₹400\.00 back to you by UPI on .*The reference is 612345678901\.$/)
      .waitFor()
    await refund.getByText(/^We sent ₹499\.00 back to you in cash on /).waitFor()
    expect(await mine.getByRole('button', { name: /refund/i }).count()).toBe(0)
    shop.quiet()
  },
)

test.each(['laptop'] as const)(
  'of a return, what is damaged stays off the shelf and money is held back (%s)',
  async (size) => {
    const order = await paidOrder('delivered')
    const stock = async () =>
      (await shop.shop.call('GET', `/api/product/${shop.goods.cottonSaree.id}`, { as: shop.adminAsha })).body
        .quantity
    const before = await stock()
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
    await open(page, `/admin/order/view/${order._id}`)
    await button(page, 'Take a return').click()
    const dialog = page.getByRole('dialog', { name: `Return of order ${order.number}` })
    await dialog.getByText('1 of 1 back on the shelf').waitFor()
    await dialog
      .getByRole('group', { name: /back on the shelf$/ })
      .getByRole('button', { name: 'Decrease quantity' })
      .click()
    await dialog.getByText('0 of 1 back on the shelf').waitFor()
    await dialog.getByLabel('Refund in rupees').fill('1000')
    await dialog.getByRole('button', { name: 'Mark as returned' }).click()
    await dialog.getByText('At most ₹899.00 can be sent back.').waitFor()
    await dialog.getByText('0 of 1 back on the shelf').waitFor()
    await dialog.getByLabel('Refund in rupees').fill('600')
    await dialog.getByRole('button', { name: 'Mark as returned' }).click()
    await seeMessage(page, `Order ${order.number} is returned`)
    await button(page, 'Send refund of ₹600.00').waitFor()
    expect(await orderNow(order)).toMatchObject({
      status: 'returned',
      refundable: 299,
      refunds: [{ amount: 600 }],
    })
    expect(await stock()).toBe(before)
    shop.quiet()
  },
)

test('money that may have come in late is looked for, and owed back when it did', async () => {
  const order = await make()
  const as = shop.meera
  const json = { reference: '412345678901' }
  await shop.shop.call('POST', `/api/order/${order._id}/upi-reference`, { as, json })
  await shop.shop.call('POST', `/api/order/${order._id}/cancel`, { as })
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, `/admin/order/view/${order._id}`)
  await page.getByText('Look for the reference 412345678901 in your bank account.').waitFor()
  await button(page, 'The money came in').click()
  await seeMessage(page, 'Written down: it is owed back')
  await button(page, 'Withdraw refund of ₹899.00').click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw the refund of ₹899.00?' })
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await dialog.getByText('Please say why.').waitFor()
  await dialog.getByLabel('Why').fill('The bank sent it back by itself')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await seeMessage(page, 'Refund withdrawn')
  await button(page, 'Refund a part').click()
  await page.getByLabel('Amount in rupees').fill('99.50')
  await button(page, 'Owe this refund').click()
  await seeMessage(page, '₹99.50 to be sent back')
  await button(page, 'Send refund of ₹99.50').waitFor()
  shop.quiet()
})
