import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payments } from '../../src/features/orders/tables/payments.tables.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { clearOrders, orderOf } from '../fixtures/orders.ts'
import type { Json, Person } from '../fixtures/shop.ts'
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

const make = (payment = 'upi'): Promise<Json> =>
  orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment })
const post = (path: string, json?: Json, as: Person = shop.adminAsha) =>
  shop.shop.call('POST', `/api${path}`, { as, ...(json === undefined ? {} : { json }) })
const orderNow = async ({ _id }: Json): Promise<Json> =>
  (await shop.shop.call('GET', `/api/order/${_id}`, { as: shop.adminAsha })).body

test.each(['phone'] as const)(
  'the approval shows what to compare with the bank, and is taken back on the order’s page (%s)',
  async (size) => {
    const [one, two] = [await make(), await make()]
    for (const { _id } of [one, two]) {
      await post(`/order/${_id}/upi-reference`, { reference: '412345678901' }, shop.meera)
    }
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/order?needs=approval')
    const approve = page.getByRole('button', { name: `Approve payment of order ${one.number}` })
    const dialog = page.getByRole('dialog', { name: 'Is the money in your bank account?' })
    await approve.click()
    await dialog.getByText('The same reference stands at another order').waitFor()
    await dialog.getByText('412345678901').waitFor()
    await expectNoViolations(page, { within: '[role=dialog], dialog' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect((await orderNow(one)).paymentId.status).toBe('Pending')
    await approve.click()
    await dialog.getByRole('button', { name: 'Approve payment' }).click()
    await seeMessage(page, 'Payment approved successfully')

    await open(page, `/admin/order/view/${one._id}`)
    await page.getByRole('button', { name: 'Undo the approval' }).click()
    const undo = page.getByRole('dialog', { name: 'Is the money not there?' })
    await undo.getByText(/gets a mail that we wrote too early/).waitFor()
    await undo.getByRole('button', { name: 'Take it back' }).click()
    await seeMessage(page, `The payment of order ${one.number} is pending again`)
    await page.getByText('Transaction through UPI - Pending', { exact: true }).waitFor()
    await page.getByText('Payment not confirmed after all').waitFor()
    expect(await page.getByRole('button', { name: 'Undo the approval' }).count()).toBe(0)
    expect((await orderNow(one)).paymentId.status).toBe('Pending')
    shop.quiet()
  },
)

test.each(['laptop'] as const)(
  'cash is asked for once the parcel has left; a slip of the finger is undone (%s)',
  async (size) => {
    const order = await make('cod')
    await post(`/admin/order/status/${order._id}`, { status: 'packed' })
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, `/admin/order/view/${order._id}`)
    await page.getByRole('button', { name: 'Ship', exact: true }).waitFor()
    const cash = page.getByRole('button', { name: `Cash collected for order ${order.number}` })
    expect(await cash.count()).toBe(0)
    await post(`/admin/order/status/${order._id}`, {
      status: 'shipped',
      carrier: 'Delhivery',
      trackingNumber: 'DL1',
    })
    await page.reload()
    await cash.click()
    await page.getByRole('button', { name: 'Yes, it is collected' }).click()
    await seeMessage(page, 'Cash collected')
    await page.getByRole('button', { name: 'Undo “Cash collected”' }).click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await cash.waitFor()
    expect((await orderNow(order)).paymentId.status).toBe('Pending')
    shop.quiet()
  },
)

test.each(['laptop'] as const)(
  'an unpaid parcel asks why it leaves, alone and among many (%s)',
  async (size) => {
    const [one, two, cash] = [await make(), await make(), await make('cod')]
    for (const { _id } of [one, two, cash]) await post(`/admin/order/status/${_id}`, { status: 'packed' })
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
    // What is left to pay after pieces were cancelled.
    const left = { amountPaise: 50_000 }
    await shop.shop.services.db.update(payments).set(left).where(eq(payments.orderId, one._id))
    const reason = 'A customer of many years'
    await open(page, `/admin/order/view/${one._id}`)
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Ship order ${one.number}` })
    await dialog.getByText(`Order ${one.number} (₹500.00) is not paid`).waitFor()
    await dialog.getByLabel('Carrier').fill('Delhivery')
    await dialog.getByLabel('Tracking number').fill('DL1')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await dialog
      .getByText('This order is not paid. Please say why it is sent all the same.')
      .first()
      .waitFor()
    expect((await orderNow(one)).status).toBe('packed')
    await dialog.getByLabel('Why it is sent all the same').fill(reason)
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await page.getByText(`Sent although it is not paid: ${reason}`).waitFor()

    await open(page, '/admin/order?needs=shipping')
    await page.getByRole('button', { name: 'Choose all 2' }).click()
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    const many = page.getByRole('dialog', { name: 'Ship 2 orders' })
    await many.getByLabel('Carrier').fill('Delhivery')
    for (const { number } of [two, cash]) {
      await many.getByLabel(`Tracking number of order ${number}, Meera Iyer`).fill(`DL${number}`)
    }
    await many.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect
      .poll(() =>
        many.getByLabel('Why it is sent all the same').evaluate((box) => box === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.type(reason)
    await many.getByRole('button', { name: 'Mark as shipped' }).click()
    await seeMessage(page, '2 orders shipped')
    expect((await orderNow(cash)).events.some(({ event }: Json) => event === 'note')).toBe(false)
    shop.quiet()
  },
)

test.each(['phone'] as const)(
  'a wrong tracking number is corrected, and leads to the carrier (%s)',
  async (size) => {
    const order = await make('cod')
    await post(`/admin/order/status/${order._id}`, { status: 'packed' })
    const parcel = { carrier: 'DTDC', trackingNumber: 'D1' }
    await post(`/admin/order/status/${order._id}`, { status: 'shipped', ...parcel })
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
    await open(page, `/admin/order/view/${order._id}`)
    expect(await page.getByRole('link', { name: /^Follow it at/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Correct tracking number' }).click()
    const dialog = page.getByRole('dialog', { name: `Parcel of order ${order.number}` })
    expect(await dialog.getByLabel('Tracking number').inputValue()).toBe('D1')
    await dialog.getByLabel('Carrier').fill('delhivery')
    await dialog.getByLabel('Tracking number').fill('')
    await page.keyboard.press('Enter')
    await dialog.getByText('Please give the tracking number.').waitFor()
    await dialog.getByLabel('Tracking number').fill('DL4711')
    await page.keyboard.press('Enter')
    await seeMessage(page, 'Tracking number corrected')
    await page.getByText('delhivery DL4711, not DTDC D1').waitFor()

    const mine = await shop.visit({ as: shop.meera, size })
    await open(mine, `/order/view/${order._id}`)
    const link = mine.getByRole('link', { name: 'Follow it at delhivery (opens in a new tab)' })
    expect(await link.getAttribute('href')).toBe('https://www.delhivery.com/track/package/DL4711')
    shop.quiet()
  },
)
