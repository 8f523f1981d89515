/** A product that counts each size by itself, on its page, on its card and in the bag. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeProduct } from '../../src/features/catalog/catalog.store.ts'
import { saveOffers } from '../../src/features/catalog/offers.store.ts'
import { addProduct } from '../fixtures/goods.ts'
import { signUp } from '../fixtures/people.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let suit: { id: string }
let meera: Awaited<ReturnType<typeof signUp>>

beforeAll(async () => {
  shop = await openStorefront()
  const { db } = shop.shop.services
  const of = { pricePaise: 149_900, quantity: 0, enableSize: true, sizes: ['S', 'M', 'L'] }
  suit = await addProduct(shop.shop, { name: 'Counted Suit', categoryId: shop.goods.salwarSuit.id, ...of })
  const offers = [
    { size: 'S', pieces: 0, pricePaise: null },
    { size: 'M', pieces: 2, pricePaise: null },
    { size: 'L', pieces: 40, pricePaise: 169_900 },
  ].map((offer) => ({ ...offer, sku: '', barcode: '' }))
  await saveOffers(db, [{ productId: suit.id, offers }], { cause: 'opening' })
  meera = await signUp(shop.shop, 'Meera Sized')
  await changeProduct(db, suit.id, {})
})
afterAll(() => shop?.close())

const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'Size' })
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
