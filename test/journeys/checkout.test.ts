import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import type { BrowserShop } from '../fixtures/browserShop.ts'
import { address, buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { addProduct } from '../fixtures/goods.ts'
import { messages, pathOf, seeMessage } from '../fixtures/onPage.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>

beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const buyer = (name: string) => buyerIn(shop, name)

async function atCheckout(visit: Parameters<BrowserShop['visit']>[0]): Promise<Page> {
  const page = await shop.visit(visit)
  await open(page, '/checkout')
  return page
}

async function expectAllFilled(page: Page, buyer: KnownPerson): Promise<void> {
  expect(pathOf(page)).toBe('/checkout')
  const known = { 'Full name': buyer.name, 'Mobile number': '9876543210', Email: buyer.email }
  for (const [label, value] of Object.entries({ ...known, ...address, State: 'Karnataka' })) {
    expect(await page.getByLabel(label, { exact: true }).inputValue(), label).toBe(value)
  }
  expect(await page.getByRole('radio', { name: /Cash on delivery/ }).isChecked()).toBe(true)
}

const flags = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('[CHECK-01] without a name it leads to the login, with an empty bag home', async () => {
  const visitor = await shop.visit()
  await visitor.goto('/checkout')
  expect(pathOf(visitor)).toBe('/login?from=%2Fcheckout')
  const page = await shop.visit({ as: shop.ravi })
  await page.goto('/checkout')
  expect(pathOf(page)).toBe('/')
  await open(page, '/about')
  await page.evaluate(() => history.pushState({}, '', '/checkout'))
  await page.waitForURL((url) => url.pathname === '/')
  shop.quiet()
})

test('[CHECK-02] what is known of the customer stands in the form, and UPI is chosen', async () => {
  const kavya = await buyer('Kavya Rao')
  const page = await atCheckout({ as: kavya, size: 'phone' })
  expect(await page.getByLabel('Full name').inputValue()).toBe('Kavya Rao')
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('9876543210')
  expect(await page.getByLabel('Email').inputValue()).toBe(kavya.email)
  expect(await page.getByRole('radio', { name: /UPI/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /Cash on delivery/ }).isChecked()).toBe(false)
  shop.quiet()
})

test('[CHECK-02] every rule of the form speaks at its field, and nothing is sent', async () => {
  const page = await atCheckout({ as: await buyer('Gita Menon') })
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('place-order') && sent.push(request.url()))
  const said = (label: string) => {
    const field = page.getByLabel(label, { exact: true })
    return field.evaluate((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    )
  }
  const required = ['Full name', 'Mobile number', 'Email', 'Address', 'City', 'PIN code', 'Country']
  for (const label of required) await page.getByLabel(label, { exact: true }).fill('')
  await placeButton(page).click()
  for (const label of [...required, 'State']) {
    await expect.poll(() => said(label), { message: label }).toContain('This field is required.')
  }
  expect(await said('Company name (optional)')).toBe('')
  expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true)

  const mobile = 'Enter a valid 10-digit mobile number starting with 6-9'
  const wrong: [label: string, value: string, message: string][] = [
    ['Full name', 'Gita 2', 'Only alphabets allowed'],
    ['City', 'Mysuru-1', 'Only alphabets allowed'],
    ['Country', 'India!', 'Only alphabets allowed'],
    ['PIN code', '570', 'Only 4 to 8 digits allowed'],
    ['PIN code', '57000a', 'Only 4 to 8 digits allowed'],
    ['Mobile number', '5876543210', mobile],
    ['Mobile number', '98765', mobile],
    ['Email', 'gita@example', 'Enter a valid email address.'],
  ]
  for (const [label, value, message] of wrong) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await placeButton(page).click()
    await expect.poll(() => said(label), { message: `${label}: ${value}` }).toContain(message)
  }
  expect(sent).toEqual([])
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  '[CHECK-03] the summary on a %s: shipping free, tax 0, grand total = subtotal',
  async (size) => {
    const page = await atCheckout({ as: await buyer(`Sara ${size}`), size })
    const summary = page.getByRole('region', { name: 'Order summary' })
    const [names, values] = await Promise.all([
      summary.locator('dt').allTextContents(),
      summary.locator('dd').allTextContents(),
    ])
    expect(names).toEqual(['Subtotal', 'Shipping', 'Tax', 'Grand total'])
    expect(values).toEqual(['₹3,297.00', 'FREE', '₹0.00', '₹3,297.00'])
    const line = summary.getByText('Bengal Cotton Saree')
    if (size === 'phone') {
      const total = summary.getByRole('button', { name: '3 pieces ₹3,297.00' })
      expect(await total.getAttribute('aria-expanded')).toBe('false')
      expect(await line.isVisible()).toBe(false)
      await total.click()
    }
    await line.waitFor()
    await summary.getByText('Size M').waitFor()
    shop.quiet()
  },
)

test('[CHECK-04] [CHECK-05] on a desktop the order is placed, said in the words of the server, and thanked for at once', async () => {
  const page = await atCheckout({ as: await buyer('Nila Pillai') })
  const cartFlags = [shop.goods.cottonSaree.id, shop.goods.cottonKurta.id].map((id) => `cart-${id}`)
  await expect.poll(() => flags(page)).toEqual(expect.arrayContaining(cartFlags))
  await page.getByRole('button', { name: 'Bag, 3 items' }).waitFor()
  await fillAddress(page)
  const answer = page.waitForResponse(/place-order/)
  const bagAgain = page.waitForRequest(/\/api\/cart$/)
  await placeButton(page).click()
  const { message, order } = await (await answer).json()
  await page.waitForURL(`**/thankyou?order=${order._id}`)
  await seeMessage(page, message)
  expect(message).toBe('Order placed successfully')
  expect(order.device).toBe('desktop')
  await bagAgain
  await page.getByRole('button', { name: 'Bag', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await page.getByText(order._id).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('orderPlacedOnce'))).toBe('1')
  expect((await flags(page)).filter((key) => key.startsWith('cart-'))).toEqual([])
  expect(
    await messages(page)
      .getByText(/WhatsApp/)
      .count(),
  ).toBe(0)
  expect(await page.getByRole('link', { name: 'Track order' }).isVisible()).toBe(true)
  shop.quiet()
})

test.each([
  ['the server breaks', { status: 500, body: '' }, 'Something went wrong while placing the order.'],
  ['the shop cannot be reached', undefined, 'Something went wrong while placing the order.'],
  [
    'the server refuses it with a reason',
    { status: 422, json: { code: 'payment_not_offered', message: 'This way to pay is not available.' } },
    'This way to pay is not available.',
  ],
])('[CHECK-04] when %s every field stays and the order can be placed again', async (why, answer, message) => {
  const person = await buyer(`Asha ${why.replaceAll(' ', '')}`)
  const page = await atCheckout({ as: person, size: 'phone', expectedErrors: /500|422|ERR_FAILED/ })
  await page.route(/place-order/, (route) => (answer ? route.fulfill(answer) : route.abort()))
  await fillAddress(page)
  await page.getByText('Cash on delivery').click()
  await placeButton(page).click()
  await seeMessage(page, message)
  await page.getByRole('main').getByText(message).waitFor()
  await expectAllFilled(page, person)
  expect(await flags(page)).not.toContain('orderPlacedOnce')
  await page.unroute(/place-order/)
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})

test('[CHECK-04] what others bought meanwhile is named, the bag stays as it is and can be adjusted', async () => {
  const { banarasiSaree } = shop.goods
  const lalita = await signUp(shop.shop, 'Lalita Devi')
  await fillBag(shop.shop, lalita, { product: banarasiSaree, quantity: 3 })
  const page = await atCheckout({ as: lalita, expectedErrors: /409/ })
  await fillAddress(page)
  await page.getByText('Cash on delivery').click()
  const quick = await fillBag(shop.shop, shop.meera, { product: banarasiSaree, quantity: 2 })
  expect((await placeBag(shop.shop, shop.meera, quick._id)).status).toBe(201)

  await placeButton(page).click()
  await page.getByRole('main').getByText('Only 1 left of Banarasi Silk Saree.').first().waitFor()
  await expectAllFilled(page, lalita)
  const { body } = await shop.shop.call('POST', '/api/cart', { as: lalita })
  expect(body.currentCart.items).toMatchObject([{ quantity: 3 }])

  await page.getByRole('button', { name: 'Adjust the bag' }).click()
  await page.getByRole('region', { name: 'Order summary' }).getByText('1 x ₹4,999.50').waitFor()
  await expect.poll(() => placeButton(page).isEnabled()).toBe(true)
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})

test('[CHECK-04] a total that changed meanwhile is said first, and nothing is ordered at it unseen', async () => {
  const stole = await addProduct(shop.shop, { name: 'Pashmina Stole', pricePaise: 250_000 })
  const nalini = await signUp(shop.shop, 'Nalini Rao')
  await fillBag(shop.shop, nalini, { product: stole })
  const page = await atCheckout({ as: nalini })
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('place-order') && sent.push(request.url()))
  await fillAddress(page)
  await shop.shop.services.db.update(products).set({ pricePaise: 260_050 }).where(eq(products.id, stole.id))
  await placeButton(page).click()
  await page.getByRole('main').getByText('The total is ₹2,600.50 now.').waitFor()
  expect(sent).toEqual([])
  const answer = page.waitForResponse(/place-order/)
  await placeButton(page).click()
  expect((await (await answer).json()).order.grandTotal).toBe(2600.5)
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})

test.each([
  [767, 'mobile'],
  [768, 'desktop'],
] as const)('[CHECK-04] ordered on a screen of %i px, the device is %s', async (width, device) => {
  const page = await shop.visit({ as: await buyer(`Width ${device}`) })
  await page.setViewportSize({ width, height: 900 })
  await open(page, '/checkout')
  await fillAddress(page)
  const answer = page.waitForResponse(/place-order/)
  await placeButton(page).click()
  expect((await (await answer).json()).order.device).toBe(device)
  shop.quiet()
})
