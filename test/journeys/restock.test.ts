/** "Tell me when it is back": a customer's press, a visitor's mail, and every way to take it back. */

import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wishesOf } from '../../src/features/restock/restock.store.ts'
import { restockWishes } from '../../src/features/restock/restock.tables.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { addProduct } from '../fixtures/goods.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

let made = 0
async function gone(fields: Partial<Parameters<typeof addProduct>[1]> = {}) {
  const product = await addProduct(shop.shop, { name: `Gone saree ${made++}`, quantity: 0, ...fields })
  await eventually(`${shop.url}/api/product/${product.id}`, { quantity: 0 })
  return product
}
const box = (page: Page) => page.getByRole('region', { name: 'When it is back' })
const wishes = (product: { id: string }) =>
  shop.shop.services.db.select().from(restockWishes).where(eq(restockWishes.productId, product.id))

test('a customer presses once, chooses the size, sees it on the wishlist page and takes it back there', async () => {
  const kurta = await gone({ enableSize: true, sizes: ['S', 'M'] })
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  await open(page, `/details/${kurta.id}`)
  await box(page).getByLabel('Sold out in').selectOption('M')
  await box(page).getByRole('button', { name: 'Tell me when it is back' }).click()
  await box(page).getByText('We will mail you once, when size M is back.').waitFor()
  expect(await wishes(kurta)).toMatchObject([{ size: 'M', userId: shop.meera.id }])
  await expectNoViolations(page)
  await open(page, '/wishlist')
  await page.getByRole('button', { name: `Do not mail me about ${kurta.name}, size M` }).click()
  await expect.poll(() => wishes(kurta)).toEqual([])
  shop.quiet()
})

test('a visitor leaves an address, is told what is wrong with it, and confirms by the link', async () => {
  const saree = await gone()
  const page = await shop.visit({ expectedErrors: /422/ })
  await open(page, `/details/${saree.id}`)
  await box(page).getByRole('button', { name: 'Tell me when it is back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' })
  await dialog.getByLabel('E-mail').fill('meera at home')
  await dialog.getByRole('button', { name: 'Tell me' }).click()
  await dialog.getByText('Please enter a valid e-mail.').waitFor()
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe('meera at home')
  await dialog.getByLabel('E-mail').fill('asker@example.com')
  await dialog.getByRole('button', { name: 'Tell me' }).click()
  await seeMessage(page, 'Please press the button in the mail that we sent you.')
  const [wish] = await wishesOf(shop.shop.services.db, { email: 'asker@example.com' })
  await page.goto(`/back-in-stock/${wish?.token}`)
  await page.getByRole('button', { name: 'Yes, mail me once' }).click()
  await page.getByText('We will mail you once, when it is back.').waitFor()
  expect((await wishes(saree))[0]?.confirmedAt).toBeTruthy()
  await page.goto(`/back-in-stock/${wish?.token}`)
  await page.getByRole('button', { name: 'Do not mail me about it' }).click()
  await page.getByText('You will get no mail about it.').waitFor()
  expect(await wishes(saree)).toEqual([])
  shop.quiet()
})

test('what is there asks nothing, and no shared page says who waits', async () => {
  const html = async (id: string) => (await fetch(`${shop.url}/details/${id}`)).text()
  expect(await html(shop.goods.banarasiSaree.id)).not.toContain('Tell me when')
  expect(await html((await gone()).id)).not.toContain('We will mail you once')
})
