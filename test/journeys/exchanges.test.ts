/** An exchange from the customer's page to the new order on its way: what it costs more is paid, what it costs less goes back. */
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEvent } from '../../src/features/orders/life.store.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../src/features/orders/tables/payments.tables.ts'
import { addProduct, stockOf } from '../fixtures/goods.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { orderOf } from '../fixtures/orders.ts'
import { button, fits } from '../fixtures/sendingBack.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let kurta: { id: string }
let dear: { id: string }
let cheap: { id: string }
beforeAll(async () => {
  shop = await openStorefront()
  const design = { family: 'Peacock', quantity: 40 }
  kurta = await addProduct(shop.shop, { name: 'Peacock Kurta', pricePaise: 1_000_00, ...design })
  dear = await addProduct(shop.shop, { name: 'Peacock Silk', pricePaise: 1_300_00, ...design })
  cheap = await addProduct(shop.shop, { name: 'Peacock Cotton', pricePaise: 600_00, ...design })
})
afterAll(() => shop?.close())

const orderNow = async ({ _id }: Json): Promise<Json> =>
  (await shop.shop.call('GET', `/api/order/${_id}`, { as: shop.adminAsha })).body

/** One kurta of 1,000 rupees, paid by UPI and delivered just now. */
async function delivered(): Promise<Json> {
  const { db } = shop.shop.services
  const order = await orderOf(shop.shop, shop.meera, kurta)
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
  const paid = { status: 'Completed', reference: '412345678901' } as const
  await db.update(payments).set(paid).where(eq(payments.orderId, order._id))
  await insertEvent(db, { orderId: order._id, event: 'delivered' })
  return order
}

const asked = (page: Page) => page.getByRole('region', { name: 'Return asked for' })

/** The customer asks for another piece, the admin accepts it. @returns the new order, and the pages on which both look at the earlier one */
async function exchange(order: Json, instead: string, [theirs, ours]: readonly ('phone' | 'laptop')[]) {
  const page = await shop.visit({ as: shop.meera, ...(theirs && { size: theirs }) })
  await open(page, `/order/view/${order._id}`)
  await button(page, 'Send something back').click()
  const dialog = page.getByRole('dialog', { name: `Send back from order ${order.number}` })
  await dialog.getByLabel('In return').selectOption({ label: instead })
  await dialog.getByText('If they cost more you pay the difference').waitFor()
  await dialog.getByLabel('Why').selectOption('size')
  await fits(page)
  await button(dialog, 'Ask for the return').click()
  await seeMessage(page, 'We have your request and write to you')
  await asked(page).getByText(`1 x Peacock Kurta, in return for ${instead}`).waitFor()

  const admin = await shop.visit({ as: shop.adminAsha, ...(ours && { size: ours }) })
  await open(admin, `/admin/order/view/${order._id}`)
  await asked(admin).getByText(`in return for ${instead}`).waitFor()
  await button(asked(admin), 'Accept').click()
  const accepting = admin.getByRole('dialog', { name: `Accept the return of order ${order.number}` })
  await accepting.getByText('The new order is placed at once').waitFor()
  await fits(admin)
  await button(accepting, 'Accept the return').click()
  await seeMessage(admin, 'The customer gets a mail')
  await admin.getByText('Exchanged for a new order').waitFor()
  const [{ other }] = (await orderNow(order)).exchanges
  await admin.getByRole('link', { name: `See order ${other.number}` }).waitFor()
  return { placed: other as Json, page, admin }
}

/** The admin takes the kurta back by the dialog as it stands. */
async function takeBack(admin: Page, order: Json): Promise<void> {
  await open(admin, `/admin/order/view/${order._id}`)
  await button(admin, 'Take a return').click()
  const dialog = admin.getByRole('dialog', { name: `Return of order ${order.number}` })
  await dialog.getByText('of that paid for the exchange').waitFor()
  expect(await dialog.getByLabel('Credited for these pieces, in rupees').inputValue()).toBe('1000')
  await fits(admin)
  await button(dialog, 'Mark as returned').click()
  await seeMessage(admin, `Order ${order.number} is returned`)
}

test.each([['laptop', 'phone'] as const])(
  'for something dearer the difference is paid by UPI, and it is packed once the pieces are back (%s, %s)',
  async (...sizes) => {
    const stock = (await stockOf(shop.shop, dear)) ?? 0
    const order = await delivered()
    const { placed, page, admin } = await exchange(order, 'Peacock Silk', sizes)
    expect(await stockOf(shop.shop, dear)).toBe(stock - 1)

    await open(page, `/order/view/${order._id}`)
    await asked(page).getByText('Your new order is placed.').waitFor()
    // What the server refuses while the new order stands is not offered.
    expect(await button(asked(page), 'Withdraw').count()).toBe(0)
    await page.getByRole('link', { name: `See order ${placed.number}` }).click()
    await page.waitForURL(`**/order/view/${placed._id}`)
    await page.getByText('This order is an exchange').waitFor()
    await page.getByText(`What goes back of order ${order.number} pays ₹1,000.00 of it.`).waitFor()
    await page.getByAltText(/^QR code: pay ₹300\.00/).waitFor()
    await page.getByLabel('UPI reference (UTR)').fill('4123 4567 8902')
    await button(page, 'I have paid: send the reference').click()
    await page.getByText(/^Reference 4123 4567 8902 noted/).waitFor()
    await fits(page)

    await open(admin, `/admin/order/view/${placed._id}`)
    await button(admin, `Approve payment of order ${placed.number}`).click()
    await button(admin.getByRole('dialog'), 'Approve payment').click()
    await seeMessage(admin, 'Payment approved successfully')
    expect(await button(admin, 'Mark as packed').count()).toBe(0)

    await takeBack(admin, order)
    expect(await orderNow(order)).toMatchObject({
      status: 'returned',
      exchanges: [{ state: 'arrived', open: 0 }],
      adjustments: [{ value: 1000, agreed: 0, money: 'none' }],
    })
    await open(admin, `/admin/order/view/${placed._id}`)
    await button(admin, 'Mark as packed').waitFor()
    await fits(admin)
    expect(await orderNow(placed)).toMatchObject({
      grandTotal: 1300,
      credit: 1000,
      paymentId: { status: 'Completed', amount: 300 },
    })
    shop.quiet()
  },
)

test('for something cheaper the difference goes back once the piece is there, and not less by a fee', async () => {
  const order = await delivered()
  const { placed, page, admin } = await exchange(order, 'Peacock Cotton', ['phone', 'phone'])
  expect(await orderNow(placed)).toMatchObject({ grandTotal: 600, paymentId: { status: 'Completed' } })
  await takeBack(admin, order)
  await button(admin, 'Send refund of ₹400.00').click()
  const sending = admin.getByRole('dialog')
  await sending.getByLabel('The bank’s reference').fill('412345678903')
  await button(sending, 'The money is sent').click()
  await seeMessage(admin, '₹400.00 sent back')
  const { refunds } = await orderNow(order)
  expect(refunds.filter(({ kind }: Json) => kind !== 'credit')).toMatchObject([
    { amount: 400, state: 'sent' },
  ])
  await open(page, `/order/view/${order._id}`)
  await page.getByText(`What goes back pays ₹600.00 of order ${placed.number}.`).waitFor()
  await page.locator('#timeline').getByText('₹400.00').first().waitFor()
  await fits(page)
  expect(await stockOf(shop.shop, cheap)).toBe(39)
  shop.quiet()
})
