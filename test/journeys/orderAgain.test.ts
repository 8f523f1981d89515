/** An earlier order put into the bag once more: what is not as it was is said before the bag opens. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag, placeBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { button, fits, longName } from '../fixtures/sendingBack.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const sizes = ['phone', 'laptop'] as const

test.each(sizes)(
  'a new price and what is sold out stand in the dialog, and the bag opens from it (%s)',
  async (size) => {
    const { db } = shop.shop.services
    const buyer = await signUp(shop.shop, `Again ${size}`)
    const same = await addProduct(shop.shop, { name: `Same ${size}`, pricePaise: 700_00 })
    const dearer = await addProduct(shop.shop, { name: `${longName} ${size}`, pricePaise: 1_000_00 })
    const gone = await addProduct(shop.shop, { name: `Gone ${size}`, pricePaise: 500_00 })
    const few = await addProduct(shop.shop, { name: `Few ${size}`, pricePaise: 300_00 })
    const bag = await fillBag(
      shop.shop,
      buyer,
      { product: same },
      { product: dearer },
      { product: gone },
      { product: few, quantity: 3 },
    )
    const { order } = (await placeBag(shop.shop, buyer, bag._id)).body
    await db.update(products).set({ pricePaise: 1_250_00 }).where(eq(products.id, dearer.id))
    await db.update(products).set({ quantity: 0 }).where(eq(products.id, gone.id))
    await db.update(products).set({ quantity: 2 }).where(eq(products.id, few.id))
    await eventually(`${shop.url}/api/product/${dearer.id}`, { price: 1250 })

    const page = await shop.visit({ as: buyer, size })
    await open(page, `/order/view/${order._id}`)
    await button(page, `Order again: order ${order.number}`).click()
    const dialog = page.getByRole('dialog', { name: 'Not everything is as it was' })
    await dialog.getByText('The rest is in your bag as you had it.').waitFor()
    const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await line(longName).getByText('Now ₹1,250.00, was ₹1,000.00 a piece.').waitFor()
    await line(longName).getByText('In your bag', { exact: true }).waitFor()
    await line(gone.name).getByText('It is out of stock.').waitFor()
    await line(gone.name).getByText('Not in your bag', { exact: true }).waitFor()
    await line(few.name).getByText('Only 2 of 3 can be had.').waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(3)
    await fits(page)
    await button(dialog, 'Open the bag').click()
    await dialog.waitFor({ state: 'detached' })
    const drawer = page.getByRole('dialog')
    await drawer.getByText(same.name).first().waitFor()
    await drawer.getByText(few.name).first().waitFor()
    expect(await drawer.getByText(gone.name).count()).toBe(0)
    await fits(page)
    const { body } = await shop.shop.call('POST', '/api/cart', { as: buyer })
    // 700 + 1,250 + 2 x 300 rupees, as they cost now.
    expect(body.currentCart.grandTotal).toBe(2550)
    shop.quiet()
  },
)

test.each(sizes)('of what is gone altogether nothing opens but the words why (%s)', async (size) => {
  const buyer = await signUp(shop.shop, `None ${size}`)
  const only = await addProduct(shop.shop, { name: `Only ${size}`, pricePaise: 500_00 })
  const bag = await fillBag(shop.shop, buyer, { product: only })
  const { order } = (await placeBag(shop.shop, buyer, bag._id)).body
  await shop.shop.services.db.update(products).set({ status: false }).where(eq(products.id, only.id))
  const page = await shop.visit({ as: buyer, size })
  await open(page, `/order/view/${order._id}`)
  await button(page, `Order again: order ${order.number}`).click()
  const dialog = page.getByRole('dialog', { name: 'None of it can be had now' })
  await dialog.getByText('No longer on sale.').waitFor()
  expect(await button(dialog, 'Open the bag').count()).toBe(0)
  await fits(page)
  await button(dialog, 'Close').first().click()
  await dialog.waitFor({ state: 'detached' })
  shop.quiet()
})

test('what is as it was opens the bag at once', async () => {
  const buyer = await signUp(shop.shop, 'Again Same')
  const bag = await fillBag(shop.shop, buyer, { product: shop.goods.cottonSaree, quantity: 2 })
  const { order } = (await placeBag(shop.shop, buyer, bag._id)).body
  const page = await shop.visit({ as: buyer, size: 'phone' })
  await open(page, `/order/view/${order._id}`)
  await button(page, `Order again: order ${order.number}`).click()
  await seeMessage(page, `Everything of order ${order.number} is in your bag`)
  await page.getByRole('dialog').getByText('Bengal Cotton Saree').first().waitFor()
  shop.quiet()
})
