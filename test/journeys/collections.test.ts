import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf } from '../fixtures/onPage.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

test('an admin puts collections together by rule and by hand, with the keyboard, and a shopper narrows one on a phone', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/collection')
  await page.getByRole('link', { name: 'Add collection' }).first().click()
  await page.getByLabel('Name', { exact: false }).first().fill('Under ₹1,500')
  await page.getByLabel('Price up to, ₹').fill('1500')
  await page.getByText('3 products on sale').waitFor()
  await page.getByRole('list', { name: 'Its first products' }).getByText('Bengal Cotton Saree').waitFor()
  await page.getByRole('button', { name: 'Add collection' }).click()
  await page.getByRole('table').getByText('/collections/under-1-500').waitFor()

  await page.getByRole('link', { name: 'Add collection' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our two')
  await page.getByRole('radio', { name: 'By hand' }).check()
  const find = page.getByRole('searchbox', { name: 'Find a product for the collection' })
  for (const name of ['Bengal Cotton Saree', 'Cotton Straight Suit']) {
    await find.fill(name)
    await page.getByRole('list', { name: 'Products found' }).getByText(name).waitFor()
    await find.press('Enter')
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
  }
  await page.getByRole('button', { name: 'Move Cotton Straight Suit up' }).press('Enter')
  await page.getByText('2 products on sale').waitFor()
  await page.getByRole('button', { name: 'Add collection' }).click()
  await page.getByRole('table').getByText('/collections/our-two').waitFor()

  const phone = await shop.visit({ size: 'phone' })
  await open(phone, '/collections')
  await phone.getByRole('link', { name: /Our two/ }).click()
  await phone.getByRole('heading', { level: 1, name: 'Our two' }).waitFor()
  const names = phone.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 2 })
  await expect.poll(() => names.allInnerTexts()).toEqual(['Cotton Straight Suit', 'Bengal Cotton Saree'])
  await open(phone, '/collections/our-two?categories=saree')
  await expect.poll(() => names.allInnerTexts()).toEqual(['Bengal Cotton Saree'])
  await phone.getByRole('link', { name: /Saree/ }).first().waitFor()

  // The address of before leads to the page for good, with what narrows it.
  await page.getByRole('link', { name: 'Edit Our two' }).click()
  await page.getByLabel('Slug', { exact: false }).first().fill('our-pair')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('table').getByText('/collections/our-pair').waitFor()
  await open(phone, '/collections/our-two?categories=saree')
  await expect.poll(() => pathOf(phone)).toBe('/collections/our-pair?categories=saree')
  await expect.poll(() => names.allInnerTexts()).toEqual(['Bengal Cotton Saree'])
  const left = await phone.request.get('/collections/our-two', { maxRedirects: 0 })
  expect([left.status(), left.headers().location]).toEqual([301, '/collections/our-pair'])
  await open(phone, '/collections/nothing')
  await phone.getByRole('heading', { name: 'No such collection' }).waitFor()
})
