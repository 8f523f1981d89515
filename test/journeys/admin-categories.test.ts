import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront, refuse } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const stored = async (name: string) => {
  const { body } = await shop.shop.call('GET', '/api/admin/category', { as: shop.adminAsha })
  return body.find((category: { name: string }) => category.name === name)
}

test('[ADMIN-01] the list shows image, name, ACTIVE or INACTIVE, and Edit leads to the form', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/category')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  expect(await row('saree').getByText('ACTIVE', { exact: true }).isVisible()).toBe(true)
  expect(await row('closed').getByText('INACTIVE', { exact: true }).isVisible()).toBe(true)
  // Without a picture a drawing keeps its place.
  expect(await row('saree').locator('img').count()).toBe(0)
  expect(await row('saree').locator('td svg').first().isVisible()).toBe(true)
  await row('salwar suit').getByRole('link', { name: 'Edit salwar suit' }).click()
  await page.getByRole('heading', { name: 'Edit salwar suit' }).waitFor()
  expect(pathOf(page)).toBe(`/admin/category/edit/${shop.goods.salwarSuit.id}`)
  expect(await page.getByLabel('Name').inputValue()).toBe('salwar suit')
  shop.quiet()
})

test('[ADMIN-01] a category is added with name, status and an image of 480x640: Category added successfully', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/category')
  await page.getByRole('link', { name: 'Add category' }).click()
  await page.getByRole('heading', { name: 'Add category' }).waitFor()
  await page.getByText(/recommended 480x640/).waitFor()
  expect(await page.getByLabel('Status').locator('option').allTextContents()).toEqual([
    'Choose a status',
    'Active',
    'Inactive',
  ])

  await page.getByRole('button', { name: 'Add category' }).click()
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Status').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')

  await page.getByLabel('Name').fill('occasion')
  await page.getByLabel('Status').selectOption('Active')
  await page
    .getByLabel('Image')
    .setInputFiles(await pictureFile('lehenga.png', '#8a1a2e', { width: 480, height: 640 }))
  await page.getByRole('img', { name: 'Preview of picture 1 of 1' }).waitFor()
  await page.getByRole('button', { name: 'Add category' }).click()
  await seeMessage(page, 'Category added successfully')
  const row = page.getByRole('row').filter({ hasText: 'occasion' })
  await row.getByText('ACTIVE', { exact: true }).waitFor()
  await expect
    .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  expect(pathOf(page)).toBe('/admin/category')
  expect(await stored('occasion')).toMatchObject({ status: true, image: expect.stringContaining('/media/') })
  shop.quiet()
})

test('[ADMIN-01] a change of name and status keeps the image: Category updated successfully', async () => {
  const form = new FormData()
  form.set('name', 'material')
  form.set('status', 'true')
  const { buffer } = await pictureFile('material.png', '#1d4e5f', { width: 480, height: 640 })
  form.set('image', new File([new Uint8Array(buffer)], 'material.png', { type: 'image/png' }))
  await shop.shop.call('POST', '/api/admin/category/store', { as: shop.adminAsha, form })
  const { _id, image } = await stored('material')
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await expect.poll(async () => (await page.request.get('/api/admin/category')).text()).toContain('material')
  await open(page, `/admin/category/edit/${_id}`)
  await page.getByRole('img', { name: 'Preview of picture 1 of 1' }).waitFor()
  await page.getByLabel('Name').fill('dress material')
  await page.getByLabel('Status').selectOption('Inactive')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(page, 'Category updated successfully')
  const row = page.getByRole('row').filter({ hasText: 'dress material' })
  await row.getByText('INACTIVE', { exact: true }).waitFor()
  expect(await stored('dress material')).toMatchObject({ _id, status: false, image })
  shop.quiet()
})

test('[ADMIN-01] what is refused says why and nothing typed is lost', async () => {
  const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /503/ })
  await open(page, '/admin/category/create')
  await page.getByLabel('Name').fill('shawls')
  await page.getByLabel('Status').selectOption('Active')
  await refuse(page, '**/api/admin/category/store', 503)
  await page.getByRole('button', { name: 'Add category' }).click()
  await seeMessage(page, 'Error adding category: Service Unavailable')
  expect(pathOf(page)).toBe('/admin/category/create')
  expect(await page.getByLabel('Name').inputValue()).toBe('shawls')
  await page.unroute('**/api/admin/category/store')
  await page.getByRole('button', { name: 'Add category' }).click()
  await seeMessage(page, 'Category added successfully')
  await page.getByRole('row').filter({ hasText: 'shawls' }).waitFor()
  shop.quiet()
})

test('a category is added from within the product form, which keeps what is typed and takes it', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone', expectedErrors: /409/ })
  await open(page, '/admin/product/create')
  await page.getByLabel('Name', { exact: true }).fill('Maheshwari Dupatta')
  await page.getByLabel('Price', { exact: true }).fill('1,299')
  await page.getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog', { name: 'New category' })
  const name = dialog.getByLabel('Name of the category')
  await dialog.getByRole('button', { name: 'Add category' }).click()
  await dialog.getByText('Name is required.').waitFor()
  await name.fill('saree')
  await name.press('Enter')
  await dialog.getByText('A category with this name exists already.').waitFor()
  await name.fill('woven dupatta')
  await name.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const category = await stored('woven dupatta')
  expect(category).toMatchObject({ status: true })
  await expect.poll(() => page.getByLabel('Category', { exact: true }).inputValue()).toBe(category._id)
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Maheshwari Dupatta')
  expect(await page.getByLabel('Price', { exact: true }).inputValue()).toContain('1,299')
  // Nothing but the category was saved.
  expect(pathOf(page)).toBe('/admin/product/create')
  shop.quiet()
})

test('the menu shows a category at its place, with its entries or as a plain link, or not at all', {
  retry: 0,
}, async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  const visitor = await shop.visit()
  const bar = visitor.getByRole('navigation', { name: 'Categories' })
  const category = await stored('woven dupatta')
  const save = async (fields: Record<string, string>) => {
    await open(page, `/admin/category/edit/${category._id}`)
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await seeMessage(page, 'Category updated successfully')
  }
  await open(visitor, '/')
  await bar.getByRole('link', { name: 'Woven Dupatta' }).waitFor()
  await save({ 'Place (optional)': '1', 'Entries (optional)': 'Silk Dupatta: silk\nCotton Dupatta: cotton' })
  await open(visitor, '/')
  await expect.poll(() => bar.locator('summary').first().textContent()).toBe('Woven Dupatta')
  await bar.locator('summary').first().click()
  await bar.getByRole('link', { name: 'Cotton Dupatta' }).click()
  await visitor.waitForURL('**/new/woven%20dupatta/collections?type=cotton')
  await expect.poll(() => visitor.getByRole('radio', { name: 'cotton' }).first().isChecked()).toBe(true)
  await open(page, `/admin/category/edit/${category._id}`)
  await page.getByLabel('Show it in the menu').selectOption('No')
  await page.getByLabel('Entries (optional)').fill('Silk:')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/^Line 1: write what it says/).waitFor()
  await page.getByLabel('Entries (optional)').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(page, 'Category updated successfully')
  await open(visitor, '/')
  await bar.locator('summary').first().waitFor()
  await expect.poll(() => bar.getByText('Woven Dupatta').count()).toBe(0)
  shop.quiet()
})
