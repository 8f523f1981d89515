import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { pathOf } from '../fixtures/onPage.ts'
import { alive, eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  await addProduct(shop.shop, { name: 'Kota Stole', weave: 'Kota doria' })
  await addProduct(shop.shop, { name: 'Shelfless Stole', enableSize: true, sizes: [], quantity: 10 })
  const last = await addProduct(shop.shop, {
    name: 'Nine Yards',
    categoryId: shop.goods.saree.id,
    quantity: 9,
  })
  await eventually(`${shop.url}/api/product/${last.id}`, { name: 'Nine Yards' })
})
afterAll(() => shop?.close())

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** The cell of a product under a column's head. */
async function cell(page: Page, name: string, column: string) {
  const heads = await page.getByRole('columnheader').allTextContents()
  return row(page, name).getByRole('cell').nth(heads.indexOf(column))
}

test('[ADMIN-02] a row shows images, name, price, stock, sizes, category, status and Edit', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product')
  const banarasi = row(page, 'Banarasi Silk Saree')
  expect(await banarasi.locator('img').count()).toBe(2)
  await expect
    .poll(() =>
      banarasi
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0)
  const text = async (name: string, column: string) =>
    (await (await cell(page, name, column)).textContent())?.trim()
  expect(await text('Banarasi Silk Saree', 'Price')).toBe('₹4,999.50')
  expect(await text('Banarasi Silk Saree', 'Stock')).toBe('3')
  expect(await text('Banarasi Silk Saree', 'Sizes')).toBe('Disabled')
  expect(await text('Cotton Straight Suit', 'Sizes')).toBe('S, M, L')
  expect(await text('Shelfless Stole', 'Sizes')).toBe('No Sizes')
  expect(await text('Banarasi Silk Saree', 'Category')).toBe('saree')
  expect(await text('Shelfless Stole', 'Category')).toBe('N/A')
  expect(await text('Banarasi Silk Saree', 'Status')).toBe('Active')
  expect(await text('Hidden Linen Saree', 'Status')).toBe('Inactive')

  await banarasi.getByRole('link', { name: 'Edit Banarasi Silk Saree' }).click()
  await page.getByRole('heading', { name: 'Edit Banarasi Silk Saree' }).waitFor()
  expect(pathOf(page)).toBe(`/admin/product/edit/${shop.goods.banarasiSaree.id}`)
  shop.quiet()
})

test('on a phone the card of goods without sizes goes without a line for them', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product')
  const sizes = (name: string) => row(page, name).locator('td[data-label="Sizes"]')
  expect(await sizes('Banarasi Silk Saree').isVisible()).toBe(false)
  expect(await sizes('Cotton Straight Suit').isVisible()).toBe(true)
  expect(await row(page, 'Banarasi Silk Saree').locator('td[data-label="Stock"]').isVisible()).toBe(true)
})

test('[ADMIN-02] stock under 10 is red and bold, 10 and more is not', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product')
  const look = async (name: string) => {
    const stock = (await cell(page, name, 'Stock')).locator(':scope, b').last()
    return stock.evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element)
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return { text: element.textContent, bold: Number(fontWeight) >= 700, color, red, green, blue }
    })
  }
  const plain = await look('Shelfless Stole')
  expect(plain).toMatchObject({ text: '10', bold: false })
  for (const [name, text] of [
    ['Nine Yards', '9'],
    ['Banarasi Silk Saree', '3'],
    ['Chanderi Palazzo Suit', '0'],
  ] as const) {
    const low = await look(name)
    expect(low, name).toMatchObject({ text, bold: true })
    expect(low.color, name).not.toBe(plain.color)
    expect(low.red, name).toBeGreaterThan(2 * Math.max(low.green, low.blue))
  }
  shop.quiet()
})

test('[ADMIN-02] a list without a match says No products found; the low-stock filter lives in the address', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product?q=spaceship')
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
  await row(page, 'Nine Yards').waitFor()
  await page.getByLabel('Stock', { exact: true }).selectOption('Low stock (under 10)')
  await page.getByText('3 products', { exact: true }).waitFor()
  expect(pathOf(page)).toBe('/admin/product?stock=low')
  await page.reload()
  await alive(page)
  for (const name of ['Nine Yards', 'Banarasi Silk Saree', 'Chanderi Palazzo Suit'])
    expect(await row(page, name).count(), name).toBe(1)
  expect(await row(page, 'Shelfless Stole').count()).toBe(0)
  // The heads of columns, which sort and choose all on a laptop, are hidden.
  await page.getByLabel('Sort', { exact: true }).selectOption('Stock, falling')
  await page.waitForURL(/order=-quantity/)
  await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('Nine Yards')
  await page.getByLabel('Choose Nine Yards').check()
  await page.getByRole('button', { name: 'Choose all 3' }).click()
  await page.getByText('3 products chosen').waitFor()
  expect(await page.getByRole('button', { name: 'Choose all 3' }).count()).toBe(0)
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'what products are made of narrows the list, and so does what nobody has said of them: %s',
  async (size) => {
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/product')
    await page.getByText('More filters').click()
    await page.getByText('Weave or craft', { exact: true }).waitFor()
    await page.getByLabel('Weave or craft').selectOption('Kota doria (1)')
    await page.waitForURL(/weave=kota-doria/)
    await row(page, 'Kota Stole').waitFor()
    await expect.poll(() => row(page, 'Nine Yards').count()).toBe(0)
    await page.reload()
    await alive(page)
    await page.getByText('More filters (1 in use)').waitFor()
    expect(await page.getByLabel('Weave or craft').inputValue()).toBe('kota-doria')
    await page.getByLabel('Weave or craft').selectOption('')
    await page.getByLabel('Not described').selectOption('Weave or craft: none')
    await page.waitForURL(/\?without=weave$/)
    await row(page, 'Nine Yards').waitFor()
    await expect.poll(() => row(page, 'Kota Stole').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    shop.quiet()
  },
)
