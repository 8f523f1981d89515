import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { orderOf } from '../fixtures/orders.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test.each(['phone', 'laptop'] as const)(
  'the list of orders leads to the customer: figures, orders, addresses and notes (%s)',
  async (size) => {
    const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { city: 'Madurai' })
    const page = await shop.visit({ as: shop.adminAsha, size, expectedErrors: /422/ })
    await open(page, '/admin/order')
    await page.getByRole('link', { name: 'Meera Iyer' }).first().click()
    await page.waitForURL(`**/admin/user/view/${shop.meera.id}`)
    await page.getByRole('heading', { name: 'Meera Iyer', level: 1 }).waitFor()
    await page.getByText(/14 Temple Street, Madurai/).waitFor()
    await page.getByRole('link', { name: `View order ${order.number}`, exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add the note' }).click()
    await page.getByText('Please write a note.').waitFor()
    await page.getByLabel('New note').fill(`Likes green, seen on a ${size}`)
    await page.getByRole('button', { name: 'Add the note' }).click()
    await seeMessage(page, 'Note added')
    await page.getByText(`Likes green, seen on a ${size}`).waitFor()
    expect(await page.getByLabel('New note').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Grant', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount in rupees').fill('₹ 1,250')
    await dialog.getByLabel('Reason').fill(`For the late parcel (${size})`)
    await dialog.getByLabel('Your own password').fill('not mine')
    await dialog.getByRole('button', { name: 'Grant it' }).click()
    await dialog.getByText('This is not your password.').waitFor()
    await dialog.getByLabel('Your own password').fill(shop.adminAsha.password)
    await dialog.getByRole('button', { name: 'Grant it' }).click()
    await seeMessage(page, '₹1,250.00 of store credit granted')
    await page.getByText(`For the late parcel (${size})`).waitFor()
    await expectNoViolations(page)
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/customer-${size}.png`, fullPage: true })
    if (process.env.SHOTS) {
      await open(page, '/admin/settings')
      await page.getByText('Ways to pay').first().scrollIntoViewIfNeeded()
      await page.screenshot({ path: `${process.env.SHOTS}/settings-${size}.png` })
      await open(page, `/admin/order/view/${order._id}`)
      await page.getByRole('button', { name: /^Approve/ }).click()
      await page.getByRole('dialog').waitFor()
      await page.screenshot({ path: `${process.env.SHOTS}/approve-${size}.png` })
    }
    shop.quiet()
  },
)
