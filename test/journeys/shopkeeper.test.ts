/**
 * The shopkeeper's journey: a kurta in five sizes from the form, from a file and as another colour of one that is there; each
 * is seen in the shop and bought in one size, and whoever packs, counts or orders anew is told of that size.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSlips } from '../../src/features/shipping/slip/slip.store.ts'
import { fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { csv } from '../fixtures/imports.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let lata: KnownPerson
beforeAll(async () => {
  shop = await openStorefront()
  lata = await signUp(shop.shop, 'Lata Sizes')
})
afterAll(() => shop?.close())

const sizes = ['S', 'M', 'L', 'XL', 'XXL'] as const
const cell = (page: Page, size: string, name: string) =>
  page.getByRole('group', { name: `Size ${size}`, exact: true }).getByLabel(name, { exact: true })
const stored = async (slug: string) =>
  (await shop.shop.call('GET', `/api/product/${slug}`, { as: shop.adminAsha })).body
const asAdmin = () => shop.visit({ as: shop.adminAsha })

/** Pieces and codes of five sizes: 1, 2, 3 ... pieces. */
async function fillSizes(page: Page, code: string): Promise<void> {
  for (const [at, size] of sizes.entries()) {
    await cell(page, size, 'Pieces').fill(String(at + 1))
    await cell(page, size, 'SKU').fill(`${code}-${size}`)
  }
  await page.getByText('15 pieces in all').waitFor()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add product', exact: true }).click()
  await seeMessage(page, 'Product added successfully')
}

test('by the form', async () => {
  const page = await asAdmin()
  await open(page, '/admin/product/create')
  await page.getByLabel('Name').fill('Meera Kurta')
  await page.getByLabel('Images').setInputFiles([await pictureFile('kurta.png', '#8a1a2e')])
  await page.getByLabel('Price', { exact: true }).fill('1,499')
  await page.getByLabel('Enable sizes').check()
  await page.getByRole('checkbox', { name: 'XS', exact: true }).uncheck()
  await page.getByText('Count each size by itself').click()
  await fillSizes(page, 'MK')
  await cell(page, 'XXL', 'Price if different').fill('₹1,599')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'salwar suit' })
  await page.getByLabel('Status').selectOption('Active')
  await save(page)
  shop.quiet()
})

test('from a file', async () => {
  const page = await asAdmin()
  await open(page, '/admin/import')
  const columns = ['stock', 'sku'].flatMap((field) => sizes.map((size) => `${field}.${size}`))
  const cells = [...sizes.map((_, at) => at + 1), ...sizes.map((size) => `FK-${size}`)]
  const text = csv(
    ['slug,name,category,price,status', ...columns, 'price.XXL'].join(),
    ['file-kurta,File Kurta,salwar suit,1499,active', ...cells, '1599'].join(),
  )
  const file = { name: 'kurtas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Products', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByRole('heading', { name: 'The import is done' }).waitFor()
  shop.quiet()
})

test('as another colour of one that is there', async () => {
  const page = await asAdmin()
  await open(page, '/admin/product?q=meera+kurta')
  await page.getByRole('link', { name: 'Add another colour of Meera Kurta' }).click()
  await page.getByRole('heading', { name: 'Another colour of Meera Kurta' }).waitFor()
  expect(await cell(page, 'XXL', 'Price if different').inputValue()).toBe('1599.00')
  expect(await cell(page, 'M', 'SKU').inputValue()).toBe('')
  await page.getByLabel('Name').fill('Meera Kurta, indigo')
  await page.getByLabel('Images').setInputFiles([await pictureFile('indigo.png', '#203070')])
  await fillSizes(page, 'MKI')
  await save(page)
  shop.quiet()
})

const kurtas = [
  { slug: 'meera-kurta', name: 'Meera Kurta', code: 'MK', size: 'S', price: 1499, left: 0 },
  { slug: 'file-kurta', name: 'File Kurta', code: 'FK', size: 'M', price: 1499, left: 1 },
  { slug: 'meera-kurta-indigo', name: 'Meera Kurta, indigo', code: 'MKI', size: 'XXL', price: 1599, left: 4 },
] as const

test.each(kurtas)('$name has its five sizes, their codes and prices', async ({ slug, code }) => {
  const { offers, ...product } = await stored(slug)
  expect(product).toMatchObject({ quantity: 15, price: 1499, sizes, enableSize: true, status: true })
  expect(
    offers.map(({ size, sku, quantity, price }: Record<string, unknown>) => [size, sku, quantity, price]),
  ).toEqual(sizes.map((size, at) => [size, `${code}-${size}`, at + 1, size === 'XXL' ? 1599 : null]))
})

test.each(kurtas)('$name is seen in the shop, and its size $size goes into the bag', async (kurta) => {
  const { slug, name, size, price } = kurta
  await eventually(`${shop.url}/api/product/${slug}`, { quantity: 15 })
  const page = await shop.visit({ as: lata })
  await open(page, '/new/salwar%20suit/collections')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.getByText('From ₹1,499').waitFor()
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.getByRole('radio', { name: size, exact: true }).check()
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  const line = page
    .getByRole('dialog', { name: 'BAG' })
    .getByRole('listitem')
    .filter({ hasText: `${name}₹` })
  await line.getByText(`Size ${size}`, { exact: true }).waitFor()
  expect(await line.textContent()).toContain(`₹${price.toLocaleString('en-IN')}.00`)
  shop.quiet()
})

test('they are ordered together', async () => {
  const page = await shop.visit({ as: lata })
  await open(page, '/checkout')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await placeButton(page).click()
  await page.waitForURL('**/thankyou?order=*')
  shop.quiet()
})

test('stock history, order, packing slip and low stock tell of the size and its code', async () => {
  const { body } = await shop.shop.call('GET', '/api/admin/order?limit=1&page=1', { as: shop.adminAsha })
  const [order] = body
  expect(order.grandTotal).toBe(1499 + 1499 + 1599)
  const [slip] = await findSlips(shop.shop.services.db, { orderId: order._id })
  expect(slip?.items.map(({ name, size, sku }) => [name, size, sku])).toEqual(
    kurtas.map(({ name, size, code }) => [name, size, `${code}-${size}`]),
  )
  const page = await asAdmin()
  await open(page, `/admin/order/view/${order._id}`)
  const rows = page.getByRole('table', { name: 'Items of this order' }).getByRole('row')
  for (const [at, { name, size, code }] of kurtas.entries()) {
    const text = await rows.nth(at + 1).textContent()
    for (const said of [name, size, `SKU ${code}-${size}`]) expect(text).toContain(said)
  }
  for (const { slug, size, left } of kurtas) {
    const { _id } = await stored(slug)
    await open(page, `/admin/product/stock/${_id}`)
    const movements = page.getByRole('table').getByRole('row')
    await expect.poll(() => movements.count()).toBe(7)
    const sale = movements.nth(1)
    await sale.getByRole('link', { name: 'Sale' }).waitFor()
    const cells = await sale.getByRole('cell').allTextContents()
    for (const said of [size, String(left)]) expect(cells).toContain(said)
  }
  await open(page, '/admin/dashboard')
  const low = page.getByRole('table', { name: 'Nearly sold out' })
  await low.getByText('Size S: sold out · SKU MK-S').waitFor()
  await low.getByText('Size M: 1 left · SKU FK-M').waitFor()
  await low.getByText('Size XXL: 4 left · SKU MKI-XXL').waitFor()
  shop.quiet()
})
