import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const add = (page: Page) => page.getByRole('button', { name: 'Add product', exact: true })
const stored = async (name: string) => {
  const path = `/api/admin/product?page=1&q=${encodeURIComponent(name)}`
  return (await shop.shop.call('GET', path, { as: shop.adminAsha })).body[0]
}

async function fill(page: Page, name: string) {
  await open(page, '/admin/product/create')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price', { exact: true }).fill('₹1,299.00')
  await page.getByLabel('Quantity').fill('3')
}

test('a name in Hindi gives a slug; a refused picture stops the save until it is left out', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await fill(page, 'लाल साड़ी')
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('lal-sari')
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }
  await page.getByLabel('Images').setInputFiles(heic)
  const refusal = /IMG_0001.HEIC: .*PNG or JPEG/
  await page.getByRole('main').getByText(refusal).first().waitFor()
  await add(page).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Images')
  expect(pathOf(page)).toBe('/admin/product/create')
  await page.getByRole('button', { name: 'Save without it' }).click()
  await page.getByLabel('Category').selectOption('saree')
  await page.getByLabel('Status').selectOption('Active')
  await page.getByText('It goes on sale without a picture').waitFor()
  await add(page).click()
  await seeMessage(page, 'Product added successfully')
  expect(await stored('लाल साड़ी')).toMatchObject({ slug: 'lal-sari', price: 1299, images: [] })
  shop.quiet()
})

test('a photo above the limit is made smaller in the browser, upright', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await fill(page, 'Photo Saree')
  const [width, height] = [2400, 1600]
  const raw = { width, height, channels: 3 as const }
  // Lies on its side, as a phone held upright stores it.
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  await page.getByLabel('Images').setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('img', { name: 'Preview of picture 1 of 1' }).waitFor()
  await add(page).click()
  await seeMessage(page, 'Product added successfully')
  expect((await stored('Photo Saree')).images[0]).toMatch(/\.1600x2400\./)
  shop.quiet()
})
