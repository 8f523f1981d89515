/** What stands in the billing form by itself, what stays in it, and the button that is always at hand. */
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { insertCreditLine } from '../../src/features/credit/credit.store.ts'
import { serviceInputSchema } from '../../src/features/tailoring/tailoring.schema.ts'
import { insertService } from '../../src/features/tailoring/tailoring.store.ts'
import { tailoringServices } from '../../src/features/tailoring/tailoring.tables.ts'
import { address, buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { fillBag, orderOf } from '../fixtures/orders.ts'
import { changeShop, eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())
// Also where a test fails: its second try begins where the first did.
afterEach(async () => {
  await shop.shop.services.db.delete(tailoringServices)
  await changeShop(shop, { rememberCheckout: false, giftWrap: false, giftWrapPrice: 0 })
})

/** A service at so many rupees, which the server that the browsers visit offers by now. @returns its id */
async function offerService(typed: { name: string; price: number; days: number }): Promise<string> {
  const { price, ...fields } = serviceInputSchema.parse(typed)
  const id = await insertService(shop.shop.services.db, { ...fields, pricePaise: price * 100 })
  const offered = { services: [expect.objectContaining({ name: typed.name })] }
  await eventually(`${shop.url}/api/tailoring/product/${shop.goods.cottonSaree.id}`, offered)
  return id
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const state = (page: Page) => page.getByLabel('State')
const typed = (page: Page) => page.evaluate(() => sessionStorage.getItem('typedCheckout'))

test('the last own address stands in the form, and that of a present does not', async () => {
  const { cottonSaree } = shop.goods
  await orderOf(shop.shop, shop.meera, cottonSaree, { address: '9 Lake View', companyName: 'Iyer and Sons' })
  await orderOf(shop.shop, shop.meera, cottonSaree, { name: 'Sita Rao', address: '1 Beach Road' })
  await fillBag(shop.shop, shop.meera, { product: cottonSaree })
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, '/checkout')
  expect(await field(page, 'Full name').inputValue()).toBe('Meera Iyer')
  expect(await field(page, 'Address').inputValue()).toBe('9 Lake View')
  expect(await field(page, 'Company name (optional)').inputValue()).toBe('Iyer and Sons')
  expect(await state(page).inputValue()).toBe('Tamil Nadu')
  const earlier = page.getByLabel('Send it where an earlier order went')
  expect(await earlier.locator('option:checked').textContent()).toContain('9 Lake View')
  await earlier.selectOption({ index: 1 })
  expect(await field(page, 'Address').inputValue()).toBe('1 Beach Road')
  expect(await field(page, 'Full name').inputValue()).toBe('Sita Rao')
  shop.quiet()
})

test('a PIN code fills in its state and city, changes none that was typed, and an unknown one is not refused', async () => {
  const page = await shop.visit({ as: await buyerIn(shop, 'Pina Rao'), size: 'phone' })
  await open(page, '/checkout')
  const pin = field(page, 'PIN code')
  await pin.fill('570 001')
  expect(await state(page).inputValue()).toBe('Karnataka')
  await page.getByText('By the PIN code. Choose another if it is wrong.').waitFor()
  const city = field(page, 'City')
  await expect.poll(() => city.inputValue()).toBe('Mysuru')
  // Somebody who stands in the city by then types it in the place of what comes, not behind it.
  await city.focus()
  await page.evaluate(() => {
    const pinField = document.querySelector<HTMLInputElement>('[name="zipCode"]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(pinField, '600004')
    pinField?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect.poll(() => city.inputValue()).toBe('Chennai')
  await page.keyboard.type('Madras')
  expect(await city.inputValue()).toBe('Madras')
  await city.fill('')
  await pin.fill('570001')
  await expect.poll(() => city.inputValue()).toBe('Mysuru')
  // What is known of one PIN code is not said of one that nobody knows.
  await pin.fill('999999')
  expect(await state(page).inputValue()).toBe('')
  await expect.poll(() => city.inputValue()).toBe('')
  await pin.fill('110001')
  expect(await state(page).inputValue()).toBe('Delhi')
  await expect.poll(() => city.inputValue()).toBe('Delhi')
  await city.fill('Panjim')
  await state(page).selectOption('Goa')
  await pin.fill('600004')
  expect(await state(page).inputValue()).toBe('Goa')
  await field(page, 'Address').fill('21 Temple Street')
  expect(await city.inputValue()).toBe('Panjim')
  await pin.fill('99999')
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})

test('the place of an address that was used before goes with its PIN code, until it is typed', async () => {
  const { cottonSaree } = shop.goods
  const as = await buyerIn(shop, 'Moved Rao')
  const before = { name: 'Moved Rao', city: 'Whitefield', state: 'Karnataka', zipCode: '560066' }
  await orderOf(shop.shop, as, cottonSaree, before)
  await fillBag(shop.shop, as, { product: cottonSaree })
  const page = await shop.visit({ as, size: 'phone' })
  await open(page, '/checkout')
  const [pin, city] = [field(page, 'PIN code'), field(page, 'City')]
  expect([await city.inputValue(), await state(page).inputValue()]).toEqual(['Whitefield', 'Karnataka'])
  // Another one of the same city: it knows it no better.
  await pin.fill('560048')
  await page.waitForLoadState('networkidle')
  expect([await city.inputValue(), await state(page).inputValue()]).toEqual(['Whitefield', 'Karnataka'])
  await pin.fill('600004')
  await expect.poll(() => city.inputValue()).toBe('Chennai')
  expect(await state(page).inputValue()).toBe('Tamil Nadu')
  const earlier = page.getByLabel('Send it where an earlier order went')
  await earlier.selectOption({ index: 0 })
  await earlier.selectOption({ index: 1 })
  expect(await city.inputValue()).toBe('Whitefield')
  await pin.fill('110001')
  await expect.poll(() => city.inputValue()).toBe('Delhi')
  expect(await state(page).inputValue()).toBe('Delhi')
  shop.quiet()
})

test('the button with the amount stands above the edge of the phone, and over no field that has the focus', async () => {
  const page = await shop.visit({ as: await buyerIn(shop, 'Sticky Rao'), size: 'phone' })
  await open(page, '/checkout')
  const bar = page.locator('.action-bar')
  const top = async () => (await bar.boundingBox())?.y ?? 0
  const fits = async () => {
    const box = await placeButton(page).boundingBox()
    return box !== null && box.y > 0 && box.y + box.height <= 740
  }
  expect(await placeButton(page).textContent()).toContain('₹3,297.00')
  expect(await fits()).toBe(true)
  for (const label of ['Email', 'Address', 'City', 'PIN code', 'State', 'Country']) {
    const control = label === 'State' ? state(page) : field(page, label)
    await control.evaluate((element: HTMLElement) => element.focus())
    const box = await control.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual(await top())
    expect(await fits(), label).toBe(true)
  }
  await page.setViewportSize({ width: 320, height: 225 })
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('static')
  shop.quiet()
})

test('what the server refuses leads to the first wrong field from the top', async () => {
  const page = await shop.visit({
    as: await buyerIn(shop, 'Refused Rao'),
    size: 'phone',
    expectedErrors: /422/,
  })
  await open(page, '/checkout')
  await fillAddress(page)
  const errors = ['zipCode', 'address'].map((name) => ({
    field: `billingAddress.${name}`,
    message: `Wrong ${name}`,
  }))
  const json = { code: 'invalid', message: 'Please check the form.', errors }
  await page.route(/place-order/, (route) => route.fulfill({ status: 422, json }))
  await placeButton(page).click()
  await page.getByText('Wrong zipCode').waitFor()
  await expect
    .poll(() => field(page, 'Address').evaluate((element) => element === document.activeElement))
    .toBe(true)
  shop.quiet()
})

test('[STATE-02] nothing of what is typed is stored, unless the shop remembers it for a reload', async () => {
  const page = await shop.visit({ as: await buyerIn(shop, 'Forgetful Rao'), size: 'phone' })
  await open(page, '/checkout')
  await fillAddress(page)
  expect(await typed(page)).toBeNull()
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Temple')
  shop.quiet()
})

test('where the shop remembers it, a reload loses nothing, and it ends with the order and with a log-out', async () => {
  await changeShop(shop, { rememberCheckout: true })
  const buyer = await buyerIn(shop, 'Reloading Rao')
  const page = await shop.visit({ as: buyer, size: 'phone' })
  await open(page, '/checkout')
  await fillAddress(page)
  await field(page, 'Full name').fill('Radha Rao')
  await page.getByText('Cash on delivery').click()
  expect(await typed(page)).not.toContain('cod')
  await open(page, '/checkout')
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Radha Rao')
  expect(await field(page, 'Address').inputValue()).toBe('21 Temple Street')
  expect(await state(page).inputValue()).toBe('Karnataka')
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  expect(await typed(page)).toBeNull()

  await fillBag(shop.shop, buyer, { product: shop.goods.cottonSaree })
  await open(page, '/checkout')
  await field(page, 'Address').fill('7 Hill Road')
  await expect.poll(() => typed(page)).toContain('7 Hill Road')
  // The owner switches it off and on: what was remembered before is gone.
  await changeShop(shop, { rememberCheckout: false })
  await open(page, '/checkout')
  await expect.poll(() => typed(page)).toBeNull()
  await changeShop(shop, { rememberCheckout: true })
  await open(page, '/checkout')
  await field(page, 'Address').fill('7 Hill Road')
  await expect.poll(() => typed(page)).toContain('7 Hill Road')
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await seeMessage(page, 'Logged out successfully')
  expect(await typed(page)).toBeNull()
  shop.quiet()
})

test('a place that was typed before its PIN code stays as it was typed, also through a reload', async () => {
  await changeShop(shop, { rememberCheckout: true })
  const page = await shop.visit({ as: await buyerIn(shop, 'Placed Rao'), size: 'phone' })
  await open(page, '/checkout')
  const city = field(page, 'City')
  await city.fill('Whitefield')
  await state(page).selectOption('Karnataka')
  await expect.poll(() => typed(page)).toContain('Whitefield')
  await open(page, '/checkout')
  await expect.poll(() => city.inputValue()).toBe('Whitefield')
  await field(page, 'PIN code').fill('600004')
  await page.waitForLoadState('networkidle')
  expect([await city.inputValue(), await state(page).inputValue()]).toEqual(['Whitefield', 'Karnataka'])
  shop.quiet()
})

test('ordered in one tab, the form that another still shows leads to the same order and makes no second', async () => {
  const buyer = await buyerIn(shop, 'Two Tabs')
  const one = await shop.visit({ as: buyer, size: 'phone' })
  const other = await shop.visit({ as: buyer, size: 'phone' })
  for (const tab of [one, other]) {
    await open(tab, '/checkout')
    await fillAddress(tab)
  }
  await placeButton(one).click()
  await one.waitForURL('**/thankyou?order=*')
  await placeButton(other).click()
  await other.waitForURL('**/thankyou?order=*')
  expect(pathOf(other)).toBe(pathOf(one))
  const { body } = await shop.shop.call('POST', '/api/order/user', { as: buyer, json: { userId: buyer.id } })
  expect(body).toHaveLength(1)
  shop.quiet()
})

test('a returning customer types nothing: saved addresses for buyer and recipient, and a new one is kept when asked', async () => {
  await changeShop(shop, { rememberCheckout: true })
  const buyer = await buyerIn(shop, 'Returning Rao')
  const page = await shop.visit({ as: buyer, size: 'phone' })
  await open(page, '/checkout')
  await fillAddress(page)
  const save = page.getByLabel('Save this address for next time')
  expect(await save.isChecked()).toBe(false)
  await save.check()
  await page.getByLabel('Name of this address').fill('Home')
  await field(page, 'Note to the shop (optional)').fill('Ring twice')
  await open(page, '/checkout')
  await expect.poll(() => field(page, 'Note to the shop (optional)').inputValue()).toBe('Ring twice')
  expect(await page.getByLabel('Name of this address').inputValue()).toBe('Home')
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')

  await fillBag(shop.shop, buyer, { product: shop.goods.cottonSaree })
  await open(page, '/dashboard/credit')
  await page.getByText('No store credit yet').waitFor()
  await open(page, '/dashboard/addresses')
  await page.getByText('21 Temple Street').waitFor()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of this address').fill('Maa')
  await dialog.getByLabel('Full name').fill('Sita Rao')
  for (const label of ['Address', 'City', 'PIN code']) {
    await dialog.getByLabel(label, { exact: true }).fill(address[label as 'City'])
  }
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await seeMessage(page, 'Address saved')

  await offerService({ name: 'Fall and pico', price: 150, days: 2 })
  await open(page, '/checkout')
  // Nothing is chosen by itself: the bag costs what it cost.
  expect(await placeButton(page).textContent()).toContain('₹899.00')
  await page.getByLabel('Fall and pico').click()
  await expect.poll(() => placeButton(page).textContent()).toContain('₹1,049.00')
  await page.getByLabel('It is a gift').check()
  await page.getByLabel('Words to go with it (optional)').fill('For Diwali')
  expect(await page.getByText('Cash on delivery').count()).toBe(0)
  expect(await page.getByRole('radio', { name: /Home/ }).first().isChecked()).toBe(true)
  expect(await field(page, 'Full name').isVisible()).toBe(false)
  await page.getByLabel('Send it to somebody else, or to another address').check()
  await page.getByRole('radiogroup', { name: 'Who receives it' }).getByText('Maa', { exact: true }).click()
  expect(await page.getByLabel('Recipient’s full name').inputValue()).toBe('Sita Rao')
  expect(await page.getByText('Recipient’s PIN code', { exact: true }).count()).toBe(1)
  expect(await page.getByLabel(/Use my store credit/).count()).toBe(0)
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  await page.getByRole('region', { name: 'Goes to' }).getByText('Sita Rao').waitFor()
  await page.getByRole('region', { name: 'Your pieces' }).getByText('+ Fall and pico: ₹150.00').waitFor()
  shop.quiet()
})

test('store credit pays what it can where it is ticked, and says what is left', async () => {
  const buyer = await buyerIn(shop, 'Crediting Rao')
  const move = (amountPaise: number, cause: 'granted' | 'withdrawn') =>
    insertCreditLine(shop.shop.services.db, { customerId: buyer.id, amountPaise, cause })
  await move(60_000, 'granted')
  const page = await shop.visit({ as: buyer, size: 'phone', expectedErrors: /409/ })
  await open(page, '/checkout')
  await fillAddress(page)
  const use = page.getByLabel('Use my store credit (₹600.00)')
  expect(await use.isChecked()).toBe(false)
  await use.check()
  await page.getByText('₹600.00 by store credit, ₹2,697.00 left to pay.').waitFor()
  expect(await placeButton(page).textContent()).toContain('₹2,697.00')
  // Part of it went elsewhere meanwhile: nobody pays more than the screen said.
  await move(-10_000, 'withdrawn')
  await placeButton(page).click()
  await page.getByText('Your store credit is ₹500.00 now.').first().waitFor()
  await page.getByText('₹500.00 by store credit, ₹2,797.00 left to pay.').waitFor()
  await move(400_000, 'granted')
  await open(page, '/checkout')
  await fillAddress(page)
  await page.getByLabel('Use my store credit (₹4,500.00)').check()
  await page.getByText('nothing left to pay').waitFor()
  expect(await page.getByRole('radiogroup', { name: 'Payment' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Place order · paid by store credit' }).click()
  await page.waitForURL('**/thankyou?order=*')
  await page.getByText('Your store credit paid all of it: nothing is left to do.').waitFor()
  await open(page, '/dashboard/credit')
  await page.getByText('₹1,203.00').first().waitFor()
  await page.getByRole('link', { name: /^Order \d/ }).click()
  await page.getByText('Paid by store credit').waitFor()
  shop.quiet()
})

test('a price of a service or of the wrapping that changed meanwhile is shown again before anything is ordered', async () => {
  const { db } = shop.shop.services
  const id = await offerService({ name: 'Tassels', price: 200, days: 1 })
  await changeShop(shop, { giftWrap: true, giftWrapPrice: 49 })
  const buyer = await buyerIn(shop, 'Wrapping Rao')
  const page = await shop.visit({ as: buyer, size: 'phone', expectedErrors: /409/ })
  await open(page, '/checkout')
  await fillAddress(page)
  await page.getByLabel('Tassels').first().click()
  await page.getByLabel('It is a gift').check()
  await page.getByLabel('Wrap it, ₹49.00').check()
  // Two of three pieces get them.
  await expect.poll(() => placeButton(page).textContent()).toContain('₹3,746.00')
  await changeShop(shop, { giftWrapPrice: 99 })
  await placeButton(page).click()
  await page.getByRole('main').getByText('The total is ₹3,796.00 now.').first().waitFor()
  await page.getByLabel('Wrap it, ₹99.00').waitFor()
  await expect.poll(() => placeButton(page).textContent()).toContain('₹3,796.00')
  await db.update(tailoringServices).set({ pricePaise: 25_000 }).where(eq(tailoringServices.id, id))
  await placeButton(page).click()
  await page.getByRole('main').getByText('The total is ₹3,896.00 now.').first().waitFor()
  await expect.poll(() => placeButton(page).textContent()).toContain('₹3,896.00')
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})
