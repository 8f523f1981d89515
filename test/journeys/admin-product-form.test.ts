import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront, seenBetween, stopClock } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const stored = async (name: string) => {
  const { body } = await shop.shop.call('GET', `/api/admin/product?page=1&q=${encodeURIComponent(name)}`, {
    as: shop.adminAsha,
  })
  return body[0]
}
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const ticked = (page: Page) =>
  page
    .getByRole('group', { name: 'Sizes' })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))

/** Saves with the page's clock in our hands: 0.8 s after the answer comes the list, and the toast meanwhile. */
async function save(page: Page, button: string, call: string, message: string): Promise<void> {
  await stopClock(page)
  const answer = page.waitForResponse(call)
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await answer).finished()
  const seen = seeMessage(page, message)
  await seenBetween(page, [800, 1_800], async () => pathOf(page) === '/admin/product')
  await seen
  await page.clock.resume()
}

test('[ADMIN-03] a product is added with all its fields; 0.8 s after Product added successfully stands the list', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await page.clock.install()
  await open(page, '/admin/product/create')
  await page.getByText(/recommended 340x480/).waitFor()
  const images = page.getByLabel('Images')
  expect((await images.getAttribute('accept'))?.split(',')).toEqual(
    expect.arrayContaining(['.png', '.jpeg', '.jpg']),
  )
  expect(await images.getAttribute('multiple')).not.toBeNull()
  const description = page.getByLabel('Description')
  expect(await description.getAttribute('rows')).toBe('6')

  await page.getByLabel('Name').fill('Kota Doria Saree')
  // The address is proposed from the name.
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('kota-doria-saree')
  await images.setInputFiles([
    await pictureFile('front.jpg', '#8a1a2e'),
    await pictureFile('back.png', '#1d4e5f'),
  ])
  await page.getByRole('img', { name: 'Preview of picture 2 of 2' }).waitFor()
  await description.fill('Light as air.')
  await page.getByLabel('Price', { exact: true }).fill('2450.50')
  await page.getByLabel('Quantity').fill('12')
  await page.getByLabel('Category').selectOption('saree')
  await page.getByLabel('Status').selectOption('Active')
  await save(page, 'Add product', '**/api/admin/product/store', 'Product added successfully')
  await page.getByRole('row').filter({ hasText: 'Kota Doria Saree' }).waitFor()
  const product = await stored('Kota Doria Saree')
  expect(product).toMatchObject({
    slug: 'kota-doria-saree',
    description: 'Light as air.',
    price: 2450.5,
    quantity: 12,
    enableSize: false,
    sizes: [],
    category: { name: 'saree' },
    status: true,
  })
  expect(product.images).toHaveLength(2)
  shop.quiet()
})

test('[ADMIN-03] name, slug, price and quantity are required; the first of them gets the cursor', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product/create')
  await page.getByRole('button', { name: 'Add product', exact: true }).click()
  for (const label of ['Name', 'Slug', 'Price', 'Quantity'])
    await expect
      .poll(() => page.getByLabel(label, { exact: true }).getAttribute('aria-invalid'), { message: label })
      .toBe('true')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  expect(pathOf(page)).toBe('/admin/product/create')
  shop.quiet()
})

test('[ADMIN-03] enabling sizes selects all six, disabling clears them, and chosen ones are stored', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, `/admin/product/edit/${shop.goods.cottonSaree.id}`)
  const group = page.getByRole('group', { name: 'Sizes' })
  expect(await group.getByRole('checkbox').count()).toBe(6)
  expect(await ticked(page)).toEqual(sizes.map(() => false))
  await page.getByLabel('Enable sizes').check()
  expect(await ticked(page)).toEqual(sizes.map(() => true))
  await page.getByLabel('Enable sizes').uncheck()
  expect(await ticked(page)).toEqual(sizes.map(() => false))
  await page.getByLabel('Enable sizes').check()
  for (const size of ['XS', 'XXL']) await group.getByLabel(size, { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(page, 'Product updated successfully')
  await page.getByRole('row').filter({ hasText: 'S, M, L, XL' }).waitFor()
  expect(await stored('Bengal Cotton Saree')).toMatchObject({
    enableSize: true,
    sizes: ['S', 'M', 'L', 'XL'],
  })
  shop.quiet()
})

test('[ADMIN-03] only active categories are offered', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product/create')
  expect(await page.getByLabel('Category').locator('option').allTextContents()).toEqual([
    'Choose a category',
    'saree',
    'salwar suit',
  ])
  shop.quiet()
})

test('[ADMIN-03] status before category: Please select a category before choosing a status.', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product/create')
  await page.getByLabel('Status').selectOption('Active')
  await seeMessage(page, 'Please select a category before choosing a status.')
  expect(await page.getByLabel('Status').inputValue()).toBe('')
  await page.getByLabel('Category').selectOption('saree')
  await page.getByLabel('Status').selectOption('Active')
  expect(await page.getByLabel('Status').inputValue()).toBe('true')
  shop.quiet()
})

test('[ADMIN-03] 0.8 s after Product updated successfully stands the list; stored pictures stay', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await page.clock.install()
  await open(page, `/admin/product/edit/${shop.goods.banarasiSaree.id}`)
  await page.getByRole('img', { name: 'Preview of picture 2 of 2' }).waitFor()
  await page.getByLabel('Price', { exact: true }).fill('5100')
  await save(page, 'Save changes', '**/api/admin/product/update/*', 'Product updated successfully')
  await page.getByRole('row').filter({ hasText: '₹5,100.00' }).waitFor()
  expect((await stored('Banarasi Silk Saree')).images).toEqual([shop.front, shop.back])
  shop.quiet()
})
