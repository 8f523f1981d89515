/** Sizes that are counted by themselves, as a shopkeeper fills them in. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const stored = async (slug: string) =>
  (await shop.shop.call('GET', `/api/product/${slug}`, { as: shop.adminAsha })).body
const cell = (page: Page, size: string, name: string) =>
  page.getByRole('group', { name: `Size ${size}`, exact: true }).getByLabel(name)
const sizes = ['S', 'M', 'L', 'XL', 'XXL']

test.each(['phone', 'laptop'] as const)('a kurta in five sizes, by keys alone: %s', async (size) => {
  const page = await shop.visit({ as: shop.adminAsha, size })
  await open(page, '/admin/product/create')
  const name = `Meera Kurta ${size}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price', { exact: true }).fill('1,499')
  await page.getByLabel('Enable sizes').check()
  await page.getByRole('checkbox', { name: 'XS', exact: true }).uncheck()
  await page.getByText('Count each size by itself').click()
  expect(await page.getByLabel('Quantity').count()).toBe(0)
  await cell(page, 'S', 'Pieces').focus()
  for (const [at] of sizes.entries()) {
    await page.keyboard.type(String(at + 1))
    await page.keyboard.press('ArrowDown')
  }
  await page.getByText('15 pieces in all').waitFor()
  await cell(page, 'XXL', 'Price if different').fill('₹1,599')
  await cell(page, 'S', 'SKU').fill(`MK-${size}-S`)
  await cell(page, 'M', 'SKU').fill(`mk-${size}-s`)
  await page.getByRole('button', { name: 'Add product', exact: true }).click()
  await page.getByText('Another size has this SKU.').waitFor()
  await expect.poll(() => cell(page, 'M', 'SKU').getAttribute('aria-invalid')).toBe('true')
  await cell(page, 'M', 'SKU').fill(`MK-${size}-M`)
  await page.getByRole('button', { name: 'Add product', exact: true }).click()
  await seeMessage(page, 'Product added successfully')
  const product = await stored(`meera-kurta-${size}`)
  expect(product).toMatchObject({ quantity: 15, sizes, price: 1499 })
  expect(product.offers[0]).toMatchObject({ size: 'S', quantity: 1, sku: `MK-${size}-S`, price: null })
  expect(product.offers[4]).toMatchObject({ size: 'XXL', quantity: 5, price: 1599 })
  shop.quiet()
})

test('a SKU that another product has is refused at its cell, and nothing typed is lost', async () => {
  await addProduct(shop.shop, { name: 'Owner', enableSize: true, sizes: ['M'] })
  const form = new FormData()
  form.set('sku', 'TAKEN-1')
  const owner = await stored('owner')
  await shop.shop.call('POST', `/api/admin/product/update/${owner._id}`, { as: shop.adminAsha, form })
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /422/ })
  const { id } = await addProduct(shop.shop, {
    name: 'Other',
    enableSize: true,
    sizes: ['S', 'L'],
    quantity: 7,
  })
  await open(page, `/admin/product/edit/${id}`)
  await page.getByText('Count each size by itself').click()
  await cell(page, 'S', 'Pieces').fill('3')
  await cell(page, 'L', 'Pieces').fill('4')
  await cell(page, 'L', 'SKU').fill('taken-1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Owner has this SKU already.').first().waitFor()
  await expect.poll(() => cell(page, 'L', 'SKU').getAttribute('aria-invalid')).toBe('true')
  expect(await cell(page, 'L', 'Pieces').inputValue()).toBe('4')
  await cell(page, 'L', 'SKU').fill('FREE-1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(page, 'Product updated successfully')
  expect(await stored('other')).toMatchObject({ quantity: 7, offers: [{ quantity: 3 }, { sku: 'FREE-1' }] })

  // And back to one number, which is their sum.
  await open(page, `/admin/product/edit/${id}`)
  await page.getByText('One number for all sizes').click()
  expect(await page.getByLabel('Quantity').inputValue()).toBe('7')
  // What was typed is still there until it is saved, and a code that would go is asked about.
  await page.getByText('Count each size by itself').click()
  expect(await cell(page, 'L', 'SKU').inputValue()).toBe('FREE-1')
  expect(await cell(page, 'L', 'Pieces').inputValue()).toBe('4')
  await page.getByRole('checkbox', { name: 'L', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'L', exact: true }).check()
  expect(await cell(page, 'L', 'SKU').inputValue()).toBe('FREE-1')
  await page.getByText('One number for all sizes').click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const asks = page.getByRole('dialog', { name: 'This SKU goes away' })
  await asks.getByText(/^FREE-1: nothing would have it/).waitFor()
  await asks.getByRole('button', { name: 'Back to the form' }).click()
  expect(await stored('other')).toMatchObject({ offers: [{}, { sku: 'FREE-1' }] })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await asks.getByRole('button', { name: 'Save without' }).click()
  await seeMessage(page, 'Product updated successfully')
  expect(await stored('other')).toMatchObject({ quantity: 7, sizes: ['S', 'L'], offers: [] })
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'a size is given pictures of its own, new ones too: %s',
  async (size) => {
    const product = await addProduct(shop.shop, {
      name: `Pictured Kurta ${size}`,
      images: [shop.front, shop.back],
      enableSize: true,
      sizes: ['M', 'L'],
    })
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, `/admin/product/edit/${product.id}`)
    await page.getByLabel('Images').setInputFiles([await pictureFile('third.png', '#203070')])
    await page.getByText('Count each size by itself').click()
    await cell(page, 'M', 'Pieces').fill('3')
    await cell(page, 'L', 'Pieces').fill('4')
    const row = page.getByRole('group', { name: 'Size L', exact: true })
    await row.getByText('Pictures: all of the product').click()
    await row.getByRole('checkbox', { name: 'Picture 3 shows size L' }).check()
    await row.getByRole('checkbox', { name: 'Picture 2 shows size L' }).check()
    await row.getByText('Pictures: 2 of its own').waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await seeMessage(page, 'Product updated successfully')
    const { images, offers } = await stored(product.slug)
    expect(images).toEqual([shop.front, shop.back, expect.any(String)])
    expect(offers).toMatchObject([
      { size: 'M', images: [] },
      { size: 'L', images: [shop.back, images[2]] },
    ])
    shop.quiet()
  },
)
