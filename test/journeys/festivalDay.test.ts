/** A festival: prices fall, a code is made, a shopper buys by it on a phone, and the owner ends it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSales } from '../../src/features/prices/sales/runSales.actions.ts'
import { buyerIn, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { addSale } from '../fixtures/sales.ts'
import { eventually, open, openStorefront } from '../fixtures/storefront.ts'

describe('the day of a festival', () => {
  let shop: Awaited<ReturnType<typeof openStorefront>>
  let owner: Page
  let phone: Page
  let buyer: Awaited<ReturnType<typeof buyerIn>>

  beforeAll(async () => {
    shop = await openStorefront()
    owner = await shop.visit({ as: shop.adminAsha })
    buyer = await buyerIn(shop, 'Festive Rao')
    // A code that the shop does not know is no resource to the browser.
    phone = await shop.visit({ as: buyer, size: 'phone', expectedErrors: /404/ })
  })
  afterAll(() => shop?.close())

  test('prices fall by themselves when the sale begins', async () => {
    await addSale(shop.shop, {
      name: 'Diwali',
      ...{
        from: new Date(Date.now() - 60_000).toISOString(),
        until: new Date(Date.now() + 86_400_000).toISOString(),
      },
      ...{ scope: 'products', products: [shop.goods.cottonSaree.id], by: 'percent', percent: 10 },
    })
    await runSales(shop.shop.services)
    await eventually(`${shop.url}/api/product/${shop.goods.cottonSaree.id}`, { price: 809 })
    await open(phone, '/new/saree/collections')
    await phone.getByRole('article').filter({ hasText: 'Bengal Cotton Saree' }).getByText('₹809.00').waitFor()
  })

  test('the owner makes a code on the laptop', async () => {
    await open(owner, '/admin/offer/create')
    await owner.getByLabel('Name', { exact: true }).fill('Diwali lamp')
    await owner.getByLabel('Code (optional)').fill('diwali-10')
    await owner.getByLabel('Percent off').fill('10')
    await owner.getByLabel('So many orders in all (optional)').fill('100')
    await owner.getByRole('button', { name: 'Add offer' }).click()
    await owner.waitForURL('**/admin/offer')
    await owner.getByText('Code DIWALI10').waitFor()
  })

  test('a shopper types it as people do, sees what it takes off, and orders for that', async () => {
    await open(phone, '/checkout')
    await phone.getByRole('button', { name: /piece/ }).click()
    await phone.getByLabel('Code', { exact: true }).fill('diwali 1O')
    await phone.getByRole('button', { name: 'Apply' }).click()
    await phone.getByText('We do not know the code').first().waitFor()
    await phone.getByLabel('Code', { exact: true }).fill('diwali 10')
    await phone.getByRole('button', { name: 'Apply' }).click()
    await phone.getByText('is taken off.').waitFor()
    // Two sarees at 809 and a suit at 1,499 rupees, less a tenth of it all.
    await expect.poll(() => placeButton(phone).textContent()).toContain('₹2,805.30')
    await fillAddress(phone)
    await placeButton(phone).click()
    await phone.waitForURL('**/thankyou?order=*')
    // What stands there adds up to what is to be paid.
    const pieces = phone.getByRole('region', { name: 'Your pieces' })
    await pieces.getByText('Diwali lamp').waitFor()
    await pieces.getByText('-₹311.70').waitFor()
    const order = new URL(phone.url()).searchParams.get('order')
    await open(phone, `/order/view/${order}`)
    await phone.getByText('Diwali lamp').first().waitFor()
    await phone.getByText('₹2,805.30').first().waitFor()
  })

  test('the owner reads what it sold and cost, and ends it for everybody at once', async () => {
    await open(owner, '/admin/offer')
    const row = owner.getByRole('row').filter({ hasText: 'Diwali lamp' })
    await row.getByText('1 of 100').waitFor()
    await row.getByText('₹2,805.30').waitFor()
    await row.getByText('₹311.70').waitFor()
    await row.getByRole('button', { name: 'Stop Diwali lamp' }).click()
    await seeMessage(owner, 'Offer stopped')
    await fillBag(shop.shop, buyer, { product: shop.goods.cottonSaree })
    const { status, body } = await shop.shop.call('POST', '/api/checkout/code', {
      as: buyer,
      json: { code: 'DIWALI10' },
    })
    expect([status, body.message]).toEqual([409, 'DIWALI10 is not valid any more.'])
    shop.quiet()
  })
})
