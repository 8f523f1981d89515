/** A product that counts each size by itself, on its page, on its card and in the bag. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveVariants } from '../../src/features/catalog/stock/variantFields.store.ts'
import { changeProduct } from '../../src/features/catalog/stores/catalog.store.ts'
import { addProduct } from '../fixtures/goods.ts'
import { signUp } from '../fixtures/people.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let suit: { id: string }
let meera: Awaited<ReturnType<typeof signUp>>

beforeAll(async () => {
  shop = await openStorefront()
  const { db } = shop.shop.services
  const images = [shop.front, shop.back]
  const of = { pricePaise: 149_900, quantity: 0, enableSize: true, sizes: ['S', 'M', 'L'], images }
  suit = await addProduct(shop.shop, { name: 'Counted Suit', categoryId: shop.goods.salwarSuit.id, ...of })
  const variants = [
    { size: 'S', pieces: 0, pricePaise: null },
    { size: 'M', pieces: 2, pricePaise: null },
    { size: 'L', pieces: 40, pricePaise: 169_900, images: [shop.back] },
  ].map((variant) => ({ images: [], ...variant, sku: '', barcode: '' }))
  await db.transaction((tx) => saveVariants(tx, [{ productId: suit.id, variants }], { cause: 'opening' }))
  meera = await signUp(shop.shop, 'Meera Sized')
  await changeProduct(db, suit.id, {})
})
afterAll(() => shop?.close())

const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'Size', exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

test('a size that is sold out is struck through, cannot be chosen and says so', async () => {
  const page = await shop.visit({ as: meera })
  await open(page, `/details/${suit.id}`)
  await title(page).getByText('From ₹1,499').waitFor()
  const small = sizes(page).getByRole('radio', { name: 'S sold out' })
  expect(await small.isDisabled()).toBe(true)
  const chip = sizes(page).locator('label', { has: page.getByRole('radio', { name: 'S sold out' }) })
  expect(await chip.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through')
  await sizes(page).getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByText('Size M: ₹1,499.00, 2 left').waitFor()
  await sizes(page).getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByText('Size L: ₹1,699.00').waitFor()
  await title(page).getByText('₹1,699.00', { exact: true }).waitFor()
  await title(page).getByText('₹2,548.50').waitFor()
  expect(await title(page).getByText(/From/).count()).toBe(0)
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await page.getByRole('dialog', { name: 'BAG' }).getByText('₹1,699').first().waitFor()
  shop.quiet()
})

test('the card says from which price', async () => {
  const page = await shop.visit()
  await open(page, '/new/salwar%20suit/collections')
  const card = page.getByRole('article').filter({ hasText: 'Counted Suit' })
  await card.getByText('From ₹1,499').waitFor()
  expect(await page.getByRole('article').getByText(/^From/).count()).toBe(1)
  shop.quiet()
})

test.each(['phone', 'laptop'] as const)(
  'a size shows its own pictures first, and its price: %s',
  async (size) => {
    const page = await shop.visit({ size })
    await open(page, `/details/${suit.id}`)
    const main = page.getByRole('region', { name: 'Pictures of Counted Suit' }).getByRole('img').first()
    const fileOf = (url: string) => url.split('/').at(-2)
    const shows = (url: string) =>
      expect.poll(async () => fileOf((await main.getAttribute('src')) ?? '')).toBe(fileOf(url))
    await shows(shop.front)
    await sizes(page).getByRole('radio', { name: 'L', exact: true }).check()
    await shows(shop.back)
    await page.getByText('Picture 1 of 2').first().waitFor({ state: 'attached' })
    await sizes(page).getByRole('radio', { name: 'M', exact: true }).check()
    await shows(shop.front)
    await title(page).getByText('₹1,499.00', { exact: true }).waitFor()
    shop.quiet()
  },
)

test('whoever comes for a size sees its price and picture at once, before any script runs', async () => {
  const html = await (await fetch(`${shop.url}/details/${suit.id}?size=L`)).text()
  const heading = html.slice(html.indexOf('<h1'), html.indexOf('</h1>') + 900)
  expect(heading).toContain('1,699.00')
  expect(heading).not.toContain('From')
  const gallery = html.slice(html.indexOf('aria-label="Pictures of'))
  const places = [shop.front, shop.back].map((url) => gallery.indexOf(url.split('/').at(-2) ?? ''))
  expect(places[1]).toBeLessThan(places[0] ?? 0)
})
