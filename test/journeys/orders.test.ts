import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, indiaDay } from '../../src/platform/time/days.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { fillBag, orderOf, parcel, placeBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import type { Json } from '../fixtures/shop.ts'
import { changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
/** Meera's: a pending one by UPI, and one in cash of a suit of size M and two saris. */
let upi: Json
let cod: Json
/** Ravi's, by UPI. */
let ravis: Json

beforeAll(async () => {
  shop = await openStorefront()
  const { cottonSaree, cottonKurta, banarasiSaree } = shop.goods
  upi = await orderOf(shop.shop, shop.meera, banarasiSaree)
  const bag = await fillBag(
    shop.shop,
    shop.meera,
    { product: cottonKurta, size: 'M' },
    { product: cottonSaree, quantity: 2 },
  )
  cod = (await placeBag(shop.shop, shop.meera, bag._id, { payment: 'cod' })).body.order
  ravis = await orderOf(shop.shop, shop.ravi, cottonSaree)
})
afterAll(() => shop?.close())

const row = (page: Page, order: Json) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `View order ${order.number}`, exact: true }) })
const approve = (page: Page) => page.getByRole('button', { name: /^Approve/ })
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

test.each([
  ['customer', 'meera', '/order'],
  ['admin', 'adminAsha', '/admin/order'],
] as const)(
  '[ORDER-01] the list of a %s has the columns and the search by order id',
  async (area, who, path) => {
    const page = await shop.visit({ as: shop[who] })
    await open(page, path)
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      '#',
      'Name',
      'Sub total',
      'Tax',
      'Grand Total',
      'Payment',
      'Action',
    ])
    const cells = (await row(page, cod).getByRole('cell').allTextContents()).map((text) => text.trim())
    expect(cells[1]).toBe('Meera Iyer')
    expect(cells.slice(2, 5)).toEqual(['₹3,297.00', '₹0.00', '₹3,297.00'])
    expect(cells[5]).toBe('COD')
    expect(cells[6]).toContain('View')
    const box = page.getByPlaceholder('Paste Order ID')
    await box.fill(upi._id)
    await expect.poll(() => rows(page).count()).toBe(1)
    await row(page, upi).getByRole('link', { name: /^View/ }).click()
    await page.waitForURL(`**${path}/view/${upi._id}`)
    await page.goBack()
    await expect.poll(() => page.getByPlaceholder('Paste Order ID').inputValue()).toBe(upi._id)
    await box.fill('00000000-0000-7000-8000-000000000000')
    await page.getByText('No orders found / Slow Internet').waitFor()
    await box.fill('')
    await expect.poll(() => rows(page).count()).toBe(area === 'admin' ? 3 : 2)
    shop.quiet()
  },
)

test('[ORDER-01] on a phone each order is a card: an own one with its pieces and what it comes to, an admin’s with all columns', async () => {
  const labelsSeenBy = async (who: 'meera' | 'adminAsha', path: string) => {
    const page = await shop.visit({ as: shop[who], size: 'phone' })
    await open(page, path)
    await row(page, cod).getByText('₹3,297.00').last().waitFor()
    const labels = await row(page, cod)
      .locator('td')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.checkVisibility() && getComputedStyle(cell, '::before').display !== 'none')
          .map((cell) => getComputedStyle(cell, '::before').content),
      )
    return { page, labels }
  }
  const own = await labelsSeenBy('meera', '/order')
  expect(own.labels).toEqual(['"Grand Total"', '"Payment"'])
  const [picture] = await row(own.page, cod).locator('td').first().locator('span.rounded-sm').all()
  expect((await picture?.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  const admins = await labelsSeenBy('adminAsha', '/admin/order')
  expect(admins.labels).toEqual([
    ...['"#"', '"Name"', '"Sub total"', '"Tax"', '"Grand Total"', '"Payment"', '"Action"'],
  ])
  shop.quiet()
})

test('[ORDER-03] on a phone a piece stands beside its picture, under its name, and nothing is wider than the screen', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/order/view/${cod._id}`)
  const cells = page
    .getByRole('table', { name: 'Items of this order' })
    .locator('tbody tr')
    .first()
    .locator('td')
  const boxes = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect()
      return { left, top, right, bottom, label: getComputedStyle(cell, '::before').content }
    }),
  )
  const [picture, ...words] = boxes
  expect(boxes.map(({ label }) => label)).toEqual([
    ...['none', 'none', '"Price"', '"Size"', '"Quantity"', '"Total"'],
  ])
  expect(words.filter(({ left }) => left < (picture?.right ?? 999))).toEqual([])
  expect(words[0]?.top).toBeLessThan((picture?.top ?? 0) + 8)
  const tops = words.map(({ top }) => top)
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
  expect(words.at(-1)?.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  shop.quiet()
})

test('[ORDER-01] somebody without orders reads that there are none', async () => {
  const page = await shop.visit({ as: await signUp(shop.shop, 'New Buyer') })
  await open(page, '/order')
  await page.getByText('No orders found / Slow Internet').waitFor()
  expect(await page.getByPlaceholder('Paste Order ID').isVisible()).toBe(true)
  shop.quiet()
})

test('[ORDER-02] an admin approves a pending UPI payment, which the list then shows', async () => {
  const order = await orderOf(shop.shop, shop.ravi, shop.goods.cottonSaree)
  await shop.shop.call('POST', `/api/order/${order._id}/upi-reference`, {
    as: shop.ravi,
    json: { reference: '412345678955' },
  })
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /500/ })
  await open(page, '/admin/order')
  await row(page, order).getByText('Pending', { exact: true }).waitFor()
  const secure = '**/api/admin/order/secure-payment/*'
  await page.route(secure, (route) => route.fulfill({ status: 500, json: {} }))
  const sayYes = async () => {
    await row(page, order)
      .getByRole('button', { name: /^Approve/ })
      .click()
    const asked = page.getByRole('dialog', { name: 'Is the money in your bank account?' })
    for (const fact of [String(order.number), 'Ravi', '₹899.00', '412345678955']) {
      await asked.getByText(fact).first().waitFor()
    }
    await asked.getByRole('button', { name: 'Copy UPI reference' }).waitFor()
    await asked.getByRole('button', { name: 'Approve payment' }).click()
  }
  await sayYes()
  await seeMessage(page, 'Failed to approve payment')
  await row(page, order).getByText('Pending', { exact: true }).waitFor()

  await page.unroute(secure)
  const reloaded = page.waitForRequest(/\/api\/admin\/order(\?|$)/)
  await sayYes()
  await seeMessage(page, 'Payment approved successfully')
  await reloaded
  await row(page, order).getByText('Completed', { exact: true }).waitFor()
  expect(
    await row(page, order)
      .getByRole('button', { name: /^Approve/ })
      .count(),
  ).toBe(0)
  const { body } = await shop.shop.call('GET', `/api/order/${order._id}`, { as: shop.ravi })
  expect(body.paymentId.status).toBe('Completed')
  shop.quiet()
})

test('[ORDER-02] a pending cash order shows COD and offers no approval; customers approve nothing', async () => {
  const admin = await shop.visit({ as: shop.adminAsha })
  await open(admin, '/admin/order')
  await row(admin, cod).getByText('COD', { exact: true }).waitFor()
  expect(
    await row(admin, cod)
      .getByRole('button', { name: /^Approve/ })
      .count(),
  ).toBe(0)
  const page = await shop.visit({ as: shop.meera })
  await open(page, '/order')
  await row(page, upi).getByText('Pending', { exact: true }).waitFor()
  expect(await approve(page).count()).toBe(0)
  shop.quiet()
})

test.each([
  ['customer', 'meera', '/order'],
  ['admin', 'adminAsha', '/admin/order'],
] as const)('[ORDER-03] everything of an order is shown to a %s', async (_, who, base) => {
  const page = await shop.visit({ as: shop[who] })
  await open(page, `${base}/view/${cod._id}`)
  const main = page.getByRole('main')
  await main.getByText(cod._id).waitFor()
  const card = (title: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  expect(await card('Summary').locator('dt').allTextContents()).toEqual(['Sub-total', 'Tax', 'Grand total'])
  expect(await card('Summary').locator('dd').allTextContents()).toEqual(['₹3,297.00', '₹0.00', '₹3,297.00'])
  const address = (await card('Billing address').textContent()) ?? ''
  for (const part of ['Meera Iyer', '9876543210', '14 Temple Street', 'Chennai', 'Tamil Nadu', '600004']) {
    expect(address).toContain(part)
  }
  await card('Payment type').getByText('Cash on delivery - Pending', { exact: true }).waitFor()
  const items = page.getByRole('table', { name: 'Items of this order' })
  expect(await items.getByRole('columnheader').allTextContents()).toEqual([
    'Image',
    'Name',
    'Price',
    'Size',
    'Quantity',
    'Total',
  ])
  const line = async (name: string) =>
    (await items.getByRole('row').filter({ hasText: name }).getByRole('cell').allTextContents()).slice(1)
  expect(await line('Cotton Straight Suit')).toEqual([
    'Cotton Straight Suit',
    '₹1,499.00',
    'M',
    '1',
    '₹1,499.00',
  ])
  expect(await line('Bengal Cotton Saree')).toEqual([
    'Bengal Cotton Saree',
    '₹899.00',
    'N/A',
    '2',
    '₹1,798.00',
  ])
  shop.quiet()
})

test('[ORDER-03] a UPI payment reads pending until it is approved, then carries a shield; the picture is there', async () => {
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await page.clock.install()
  await open(page, `/order/view/${upi._id}`)
  await page.getByText('Transaction through UPI - Pending', { exact: true }).waitFor()
  const picture = page.getByRole('img', { name: 'Banarasi Silk Saree' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const path = `/api/admin/order/secure-payment/${upi.paymentId._id}`
  await page.getByLabel('UPI reference').focus()
  expect((await shop.shop.call('POST', path, { as: shop.adminAsha })).status).toBe(200)
  // The page finds out by itself, says so, and leaves nobody who was typing at its top.
  await page.clock.fastForward(4_500)
  const said = page.getByRole('status').filter({ hasText: 'Your payment of ₹' })
  await said.waitFor()
  await expect.poll(() => said.evaluate((place) => place === document.activeElement)).toBe(true)
  expect(await page.getByRole('heading', { name: 'Pay by UPI' }).count()).toBe(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.fastForward(60_000)
  await open(page, `/order/view/${upi._id}`)
  expect(asked.filter((path) => path.endsWith('/payment'))).toEqual([])
  await page.getByText('Transaction through UPI', { exact: true }).waitFor()
  await page.getByRole('img', { name: 'Completed' }).waitFor()
  expect(await page.getByText('- Pending').count()).toBe(0)
  shop.quiet()
})

test('[ORDER-03] [ORDER-04] what is not there, or not yours, leads to the list', async () => {
  const page = await shop.visit({ as: shop.meera, expectedErrors: /404/ })
  for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', ravis._id]) {
    await open(page, `/order/view/${id}`)
    expect(pathOf(page)).toBe('/order')
    await open(page, '/about')
    await page.evaluate((to) => history.pushState({}, '', to), `/order/view/${id}`)
    await page.waitForURL('**/order')
  }
  const admin = await shop.visit({ as: shop.adminAsha, expectedErrors: /404/ })
  await open(admin, '/admin/order/view/00000000-0000-7000-8000-000000000000')
  expect(pathOf(admin)).toBe('/admin/order')
  await open(admin, `/admin/order/view/${ravis._id}`)
  await admin.getByText(ravis._id).waitFor()
  shop.quiet()
})

test('[ORDER-04] a customer sees the own orders only, also when searching for another', async () => {
  const page = await shop.visit({ as: shop.meera })
  await open(page, '/order')
  await row(page, upi).waitFor()
  await row(page, cod).waitFor()
  expect(await rows(page).count()).toBe(2)
  expect(await page.getByText('Ravi Kumar').count()).toBe(0)
  await page.getByPlaceholder('Paste Order ID').fill(ravis._id)
  await page.getByText('No orders found / Slow Internet').waitFor()
  const admin = await shop.visit({ as: shop.adminAsha })
  await open(admin, '/admin/order')
  await row(admin, ravis).waitFor()
  await row(admin, upi).waitFor()
  shop.quiet()
})

test('a parcel on its way says between which days it usually arrives, from the day on which it left', async () => {
  await changeShop(shop, { transitDaysLeast: 2, transitDaysMost: 6 })
  const { _id } = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree, { payment: 'cod' })
  for (const json of [{ status: 'packed' }, parcel])
    expect(
      (await shop.shop.call('POST', `/api/admin/order/status/${_id}`, { as: shop.adminAsha, json })).status,
    ).toBe(200)
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/order/view/${_id}`)
  const arrives = page.getByRole('region', { name: 'When it arrives' })
  await arrives.getByText(/^Usually between .+ and .+, at 600004 Chennai\.$/).waitFor()
  const days = await arrives
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  const today = indiaDay(new Date())
  expect(days).toEqual([addDays(today, 2), addDays(today, 6)])
  expect(await page.getByRole('heading', { name: 'What happens next' }).count()).toBe(0)
  expect(await arrives.getByText('It leaves us').count()).toBe(0)
  await changeShop(shop, { transitDaysLeast: 0, transitDaysMost: 0 })
  shop.quiet()
})
