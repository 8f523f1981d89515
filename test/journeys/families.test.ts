/** The other colours of a design: from card to card's other colour, from product to product, and as the shopkeeper makes them. */
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { addPicture, pictureFile } from '../fixtures/pictures.ts'
import { alive, eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let teal: Awaited<ReturnType<typeof addProduct>>
beforeAll(async () => {
  shop = await openStorefront()
  const { banarasiSaree, saree } = shop.goods
  const picture = await addPicture(shop.shop, '#0e5a63')
  const colour = (name: string, fields = {}) =>
    addProduct(shop.shop, { name, categoryId: saree.id, family: 'BAN-1', images: [picture], ...fields })
  teal = await colour('Banarasi Silk Saree, teal')
  for (const name of ['green', 'yellow', 'white']) await colour(`Banarasi Silk Saree, ${name}`)
  await colour('Banarasi Silk Saree, pink', { quantity: 0, images: [] })
  await shop.shop.services.db
    .update(products)
    .set({ family: 'BAN-1', updatedAt: new Date() })
    .where(inArray(products.id, [banarasiSaree.id]))
  await eventually(`${shop.url}/api/product/${teal.id}`, {
    colours: [{ id: banarasiSaree.id }, {}, {}, {}, {}],
  })
})
afterAll(() => shop?.close())

test.each(['phone', 'laptop'] as const)(
  'a card leads to its other colours and shows them, and nothing moves: %s',
  async (size) => {
    const page = await shop.visit({ size })
    await open(page, '/new/saree/collections?sort=highToLow')
    const card = page.getByRole('article').filter({ hasText: 'Banarasi Silk Saree' }).first()
    const dots = card.getByRole('list', { name: 'Other colours' })
    expect(await dots.getByRole('link').count()).toBe(4)
    expect(await dots.textContent()).toContain('+1')
    const link = dots.getByRole('link', { name: 'Banarasi Silk Saree, teal', exact: true })
    const place = () =>
      card.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { left, top: Math.round(top + scrollY), width, height }
      })
    const before = await place()
    const pictures = await card.locator('img').count()
    await expect
      .poll(async () => {
        // Until the dots listen: they come to life after the card.
        await card.getByRole('link').first().focus()
        await link.focus()
        return card.locator('img').count()
      })
      .toBeGreaterThan(pictures)
    expect(await place()).toEqual(before)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Banarasi Silk Saree, teal' }).waitFor()
    expect(pathOf(page)).toBe(`/details/${teal.id}`)
    shop.quiet()
  },
)

test('a page’s first HTML leads to the other colours, without scripts', async () => {
  const html = async (path: string) => (await fetch(shop.url + path)).text()
  expect(await html('/new/saree/collections?sort=highToLow')).toContain(`href="/details/${teal.id}"`)
  expect(await html('/details/banarasi-silk-saree')).toContain(`href="/details/${teal.id}"`)
})

test('a product shows all colours in one order, its own among them, and which are sold out', async () => {
  const page = await shop.visit()
  await open(page, '/details/banarasi-silk-saree')
  const colours = page.getByRole('region', { name: 'Colours' })
  const names = () =>
    colours.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  const all = await names()
  expect(all).toEqual([
    'Banarasi Silk Saree',
    ...['teal', 'green', 'yellow', 'white'].map((colour) => `Banarasi Silk Saree, ${colour}`),
    'Banarasi Silk Saree, pink, sold out',
  ])
  const current = colours.locator('[aria-current]')
  expect(await current.getAttribute('aria-label')).toBe('Banarasi Silk Saree')
  await colours.getByRole('link', { name: 'Banarasi Silk Saree, teal' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banarasi Silk Saree, teal' }).waitFor()
  await expect.poll(() => current.getAttribute('aria-label')).toBe('Banarasi Silk Saree, teal')
  expect(await names()).toEqual(all)
  shop.quiet()
})

test('another colour takes a press, a name, a picture and the pieces', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/product?q=bengal')
  await page.getByRole('link', { name: 'Add another colour of Bengal Cotton Saree' }).click()
  await page.getByRole('heading', { name: 'Another colour of Bengal Cotton Saree' }).waitFor()
  expect(await page.getByLabel('Family').inputValue()).toBe('bengal-cotton-saree')
  expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('899.00')
  expect(await page.getByLabel('Quantity').inputValue()).toBe('')
  await page.getByLabel('Name').fill('Bengal Cotton Saree, indigo')
  await expect.poll(() => page.getByLabel('Slug').inputValue()).toBe('bengal-cotton-saree-indigo')
  await page.getByLabel('Images').setInputFiles([await pictureFile('indigo.png', '#203070')])
  await page.getByLabel('Quantity').fill('4')
  await page.getByRole('button', { name: 'Add product', exact: true }).click()
  await seeMessage(page, 'Product added successfully')
  await eventually(`${shop.url}/api/product/bengal-cotton-saree`, {
    family: 'bengal-cotton-saree',
    colours: [{ name: 'Bengal Cotton Saree, indigo', soldOut: false }],
  })
  shop.quiet()
})

test('the list of products is narrowed to a family from one of it, and the form shows the others', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/product?q=teal')
  await page.getByRole('link', { name: 'Family BAN-1' }).click()
  await page.getByRole('row').filter({ hasText: 'Banarasi Silk Saree, white' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Family' }).inputValue()).toBe('BAN-1')
  expect(await page.getByRole('row').count()).toBe(7)
  await open(page, `/admin/product/edit/${teal.id}`)
  await page.getByText('Other colours:').waitFor()
  expect(await page.getByRole('link', { name: 'Banarasi Silk Saree, white' }).count()).toBe(1)
  const field = page.getByRole('combobox', { name: 'Family' })
  await field.fill('ban')
  await expect.poll(() => page.locator('datalist option').evaluateAll((all) => all.length)).toBe(1)
  await page.getByText('No other product has this code yet.').waitFor()
  await alive(page)
  shop.quiet()
})
