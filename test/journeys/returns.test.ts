/** A day of returns: pieces that come back, a parcel that is refused, one that is lost, and a piece nobody wants any more. */
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { button, fits, more, openForReturns } from '../fixtures/sendingBack.ts'
import { open } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openForReturns>>
beforeAll(async () => {
  shop = await openForReturns()
})
afterAll(() => shop?.close())

const fewer = (dialog: Locator, group: RegExp) =>
  dialog.getByRole('group', { name: group }).getByRole('button', { name: 'Decrease quantity' })

test.each(['phone'] as const)(
  'pieces come back one by one, and the last of them ends the order (%s)',
  async (size) => {
    const order = await shop.make('upi', 'delivered', true)
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
    await open(page, `/admin/order/view/${order._id}`)
    await button(page, 'Take a return').click()
    const dialog = page.getByRole('dialog', { name: `Return of order ${order.number}` })
    await button(dialog, 'Take these back').click()
    await dialog.getByText('Please choose at least one piece.').waitFor()
    await more(dialog, /Suit, size M came back$/).click()
    // Its price less the fee of 100 rupees.
    await expect.poll(() => dialog.getByLabel('Refund in rupees').inputValue()).toBe('2090')
    await fewer(dialog, /Suit, size M back on the shelf$/).click()
    await dialog.getByLabel('Why').selectOption({ label: 'It arrived damaged' })
    await dialog.getByLabel('Refund in rupees').fill('2,190.50')
    await button(dialog, 'Take these back').click()
    await dialog.getByText('At most ₹2,190.00 can be sent back.').waitFor()
    await dialog.getByLabel('Refund in rupees').fill('2,190')
    await dialog.getByLabel('Message to the customer (optional)').fill('We are sorry for the torn seam.')
    await fits(page)
    await button(dialog, 'Take these back').click()
    await seeMessage(page, `Order ${order.number} is partly returned`)
    await page.getByRole('heading', { name: 'Pieces that left the order' }).waitFor()
    await page.getByText('It arrived damaged').waitFor()
    await fits(page)
    expect(await shop.orderNow(order)).toMatchObject({
      status: 'delivered',
      items: [{ returned: 1, restocked: 0 }, { restocked: 0 }],
      refunds: [{ amount: 2190 }],
    })

    const mine = await shop.visit({ as: shop.meera, size })
    await open(mine, '/order')
    await mine
      .getByRole('row')
      .filter({ has: mine.getByRole('link', { name: `View order ${order.number}`, exact: true }) })
      .getByText('partly returned')
      .waitFor()
    await open(mine, `/order/view/${order._id}`)
    const timeline = mine.locator('#timeline')
    await timeline.getByText('Partly returned').waitFor()
    await timeline.getByText('We are sorry for the torn seam.').waitFor()
    await mine.getByText('1 returned').waitFor()
    expect(await mine.getByText('It arrived damaged').count()).toBe(0)
    await fits(mine)

    await button(page, 'Take a return').click()
    await button(dialog, 'Everything came back').click()
    await button(dialog, 'Mark as returned').click()
    await seeMessage(page, `Order ${order.number} is returned`)
    expect(await shop.orderNow(order)).toMatchObject({
      status: 'returned',
      items: [
        { returned: 2, restocked: 1 },
        { returned: 1, restocked: 1 },
      ],
      refunds: [{ amount: 2190 }, { amount: 7089 }],
    })
    await button(page, 'Send refund of ₹7,089.00').click()
    await page.getByRole('dialog').getByText('412345678901').waitFor()
    shop.quiet()
  },
)

test.each(['laptop'] as const)(
  'a refused parcel comes back, and no cash is waited for (%s)',
  async (size) => {
    const order = await shop.make('cod', 'shipped', false)
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, `/admin/order/view/${order._id}`)
    await button(page, 'Did not arrive').click()
    const dialog = page.getByRole('dialog', { name: `Order ${order.number} did not arrive` })
    await button(dialog, 'Mark as not delivered').click()
    await dialog.getByText('Please say what became of the parcel.').waitFor()
    await dialog.getByRole('radio', { name: /It came back/ }).check()
    await fewer(dialog, /Suit, size M back on the shelf$/).click()
    await dialog.getByText('Nothing was paid, so nothing is owed back or waited for.').waitFor()
    await fits(page)
    await button(dialog, 'Mark as not delivered').click()
    await seeMessage(page, `Order ${order.number} was not delivered`)
    expect(await shop.orderNow(order)).toMatchObject({
      status: 'undelivered',
      items: [{ restocked: 1 }, { restocked: 1 }],
      refunds: [],
    })
    const mine = await shop.visit({ as: shop.meera, size })
    await open(mine, `/order/view/${order._id}`)
    await mine.locator('#timeline').getByText('Not delivered').waitFor()
    await mine.locator('#timeline').getByText('The parcel came back to us').waitFor()
    expect(await mine.locator('#timeline').getByText('Delivered', { exact: true }).count()).toBe(0)
    await fits(mine)
    await open(page, '/admin/order')
    await page
      .getByRole('navigation', { name: 'Work lists' })
      .getByRole('link', { name: 'Did not arrive' })
      .click()
    await page.getByRole('link', { name: `View order ${order.number}`, exact: true }).waitFor()
    shop.quiet()
  },
)

test('a lost parcel that was paid is owed back', async () => {
  const order = await shop.make('upi', 'shipped', true)
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, `/admin/order/view/${order._id}`)
  await button(page, 'Did not arrive').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /It is lost/ }).check()
  expect(await dialog.getByRole('group', { name: /back on the shelf$/ }).count()).toBe(0)
  await button(dialog, 'Mark as not delivered').click()
  await button(page, 'Send refund of ₹9,379.00').waitFor()
  expect(await shop.orderNow(order)).toMatchObject({ items: [{ restocked: 0 }, { restocked: 0 }] })
  shop.quiet()
})

test.each(['phone'] as const)('a shopper cancels one piece: the rest is asked for (%s)', async (size) => {
  const order = await shop.make('upi', 'placed', false)
  const page = await shop.visit({ as: shop.meera, size })
  await open(page, `/order/view/${order._id}`)
  await page.getByAltText(/^QR code: pay ₹9,379\.00/).waitFor()
  await button(page, 'Cancel single pieces').click()
  const dialog = page.getByRole('dialog', { name: `Cancel pieces of order ${order.number}` })
  await button(dialog, 'Cancel these pieces').click()
  await dialog.getByText('Please choose at least one piece.').waitFor()
  await more(dialog, /^Pieces of Kanjivaram.* cancelled$/).click()
  await dialog.getByText('1 of 1 cancelled').waitFor()
  expect(await dialog.getByText('Please choose at least one piece.').count()).toBe(0)
  await dialog.getByText('The rest costs ₹4,380.00.').waitFor()
  expect(await dialog.getByLabel('Message to the customer (optional)').count()).toBe(0)
  await fits(page)
  await button(dialog, 'Cancel these pieces').click()
  await seeMessage(page, 'These pieces are cancelled')
  await page.getByAltText(/^QR code: pay ₹4,380\.00/).waitFor()
  await page.getByText('1 cancelled').waitFor()
  await page.locator('#timeline').getByText('Partly cancelled').waitFor()
  await fits(page)
  expect(await shop.orderNow(order)).toMatchObject({ status: 'placed', grandTotal: 4380 })
  shop.quiet()
})

test('a dialog is left with Esc, and its steppers are reached with the keyboard', async () => {
  const order = await shop.make('upi', 'delivered', true)
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, `/admin/order/view/${order._id}`)
  await button(page, 'Take a return').click()
  const dialog = page.getByRole('dialog')
  await more(dialog, /Suit, size M came back$/).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await dialog.getByText('2 of 2 came back').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await shop.orderNow(order)).toMatchObject({ status: 'delivered', refunds: [] })
  shop.quiet()
})
