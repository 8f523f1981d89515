import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../fixtures/goods.ts'
import { newMessages, seeMessage } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { hold, listen, open, openStorefront, pageTime, stopClock, tickUntil } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const detail = (product: { id: string }) => `/details/${product.id}`
const bag = (page: Page) => page.getByRole('dialog', { name: 'BAG' })
const main = (page: Page) => page.getByRole('main')
const add = (page: Page) => main(page).getByRole('button', { name: 'Add To Cart' })
const checkout = (page: Page) => main(page).getByRole('link', { name: 'Proceed To Checkout' })
const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'Size', exact: true })
/** A customer whose bag and wishlist nobody else fills. */
let customers = 0
const customer = () => signUp(shop.shop, `Customer ${'abcdefghij'[customers++]}`)

describe('the page', () => {
  test('[DETAIL-01] a spinner while the product loads', async () => {
    const page = await shop.visit()
    await open(page, '/new/saree/collections')
    const release = await hold(page, '**/api/product/*')
    await page.getByRole('link', { name: 'Bengal Cotton Saree' }).click()
    await page.getByRole('status').filter({ hasText: 'Loading the product' }).waitFor()
    await release()
    await page.getByRole('heading', { level: 1, name: 'Bengal Cotton Saree' }).waitFor()
    expect(await page.getByText('Loading the product').count()).toBe(0)
    shop.quiet()
  })

  test('[DETAIL-01] a missing product says so and warns in the console', async () => {
    const page = await shop.visit({ expectedErrors: /404/ })
    await open(page, '/new/saree/collections')
    const log = listen(page)
    await page.route('**/api/product/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found' } }),
    )
    await page.getByRole('link', { name: 'Bengal Cotton Saree' }).click()
    await page.getByRole('heading', { name: 'Product not found.' }).waitFor()
    expect(log.join('\n')).toMatch(/warning: Product not found\./)
    log.length = 0
    const answer = await page.goto('/details/01890000-0000-7000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Product not found.' }).waitFor()
    await expect.poll(() => log.join('\n')).toMatch(/warning: Product not found\./)
    shop.quiet()
  })

  test('[DETAIL-01] the arrow leads back to where one came from', async () => {
    const page = await shop.visit()
    await open(page, '/new/saree/collections?type=Silk')
    await page.getByRole('link', { name: 'Banarasi Silk Saree' }).click()
    await page.waitForURL('**/details/*')
    const back = main(page).getByRole('link', { name: 'Back' })
    await back.locator('svg[data-icon=arrow-left]').waitFor()
    await back.click()
    await page.waitForURL('**/new/saree/collections?type=Silk')
    shop.quiet()
  })
})

describe('buying', () => {
  test('[DETAIL-03] the button toggles between Add To Cart and Proceed To Checkout', async () => {
    const page = await shop.visit({ as: await customer() })
    await open(page, detail(shop.goods.cottonSaree))
    expect(await checkout(page).count()).toBe(0)
    await add(page).click()
    await bag(page).getByRole('button', { name: 'Close' }).click()
    await checkout(page).waitFor()
    expect(await add(page).count()).toBe(0)
    await checkout(page).click()
    await page.waitForURL('**/checkout')
    await page.goBack()
    await page.getByRole('banner').getByRole('button', { name: /^Bag/ }).click()
    await bag(page).getByRole('button', { name: 'Remove Bengal Cotton Saree' }).click()
    await bag(page).getByText('Your bag is empty').waitFor()
    await bag(page).getByRole('button', { name: 'Close' }).click()
    await add(page).waitFor()
    shop.quiet()
  })

  test('[DETAIL-04] a size is wanted where there are sizes: adding without one says so', async () => {
    const page = await shop.visit({ as: await customer(), size: 'phone' })
    await open(page, detail(shop.goods.cottonKurta))
    expect(await sizes(page).getByRole('radio').count()).toBe(3)
    await add(page).click()
    await page.getByText('Please select a size before adding to cart').waitFor()
    expect(await bag(page).count()).toBe(0)
    await sizes(page).getByRole('radio', { name: 'M', exact: true }).check()
    await add(page).click()
    await bag(page).getByText('Size M').waitFor()
    shop.quiet()
  })

  test('[DETAIL-04] without enableSize there is nothing to choose', async () => {
    const page = await shop.visit({ as: shop.meera })
    await open(page, detail(shop.goods.banarasiSaree))
    expect(await sizes(page).count()).toBe(0)
    shop.quiet()
  })

  test('[DETAIL-05] while the cart holds it the size stands; removing it clears size and flag', async () => {
    const { cottonKurta } = shop.goods
    const page = await shop.visit({ as: await customer() })
    const flag = () => page.evaluate((id) => localStorage.getItem(`cart-${id}`), cottonKurta.id)
    await open(page, detail(cottonKurta))
    const size = (name: string) => sizes(page).getByRole('radio', { name, exact: true })
    await size('M').check()
    await add(page).click()
    await bag(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(flag).not.toBeNull()
    await size('L').click({ force: true })
    await seeMessage(page, 'Please delete the item from cart first.')
    expect(await size('M').isChecked()).toBe(true)
    expect(await size('L').isChecked()).toBe(false)

    await page.getByRole('banner').getByRole('button', { name: /^Bag/ }).click()
    await bag(page).getByRole('button', { name: 'Remove Cotton Straight Suit' }).click()
    await bag(page).getByText('Your bag is empty').waitFor()
    await expect.poll(flag).toBeNull()
    await bag(page).getByRole('button', { name: 'Close' }).click()
    expect(await sizes(page).locator('input:checked').count()).toBe(0)
    await size('L').check()
    expect(await size('L').isChecked()).toBe(true)
    shop.quiet()
  })

  test('[DETAIL-06] adding reads the cart again and opens the drawer; its toast comes at once and stays 5 s', async () => {
    const page = await shop.visit({ as: await customer() })
    await page.clock.install()
    await open(page, detail(shop.goods.cottonSaree))
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await stopClock(page)
    await add(page).click()
    const toast = newMessages(page, 'Item added to cart')
    await tickUntil(page, () => toast.isVisible(), 3_000)
    const since = await pageTime(page)
    await tickUntil(page, () => bag(page).getByText('Bengal Cotton Saree').isVisible())
    const added = asked.findIndex((call) => call.startsWith('POST /api/cart/add/'))
    expect(asked.slice(added + 1)).toContain('POST /api/cart')
    await page.clock.runFor(4_700 - ((await pageTime(page)) - since))
    expect(await toast.isVisible()).toBe(true)
    await tickUntil(page, async () => (await toast.count()) === 0, 1_300)
    shop.quiet()
  })

  test('[DETAIL-07] the heart adds and removes with its toasts', async () => {
    const page = await shop.visit({ as: await customer(), size: 'phone' })
    await open(page, detail(shop.goods.cottonSaree))
    await main(page).getByRole('button', { name: 'Add Bengal Cotton Saree to wishlist' }).click()
    await seeMessage(page, 'Item added to wishlist')
    await page.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
    await main(page).getByRole('button', { name: 'Remove Bengal Cotton Saree from wishlist' }).click()
    await seeMessage(page, 'Item removed from wishlist')
    await page.getByRole('link', { name: 'Wishlist', exact: true }).waitFor()
    shop.quiet()
  })

  test('[DETAIL-08] the returns policy has every clause', async () => {
    const page = await shop.visit()
    await page.goto(detail(shop.goods.cottonSaree))
    const returns = main(page)
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: 'Returns' }) })
    // Unfolded from the start, or as soon as the page comes to life.
    await returns.getByRole('listitem').first().waitFor()
    const text = (await returns.textContent()) ?? ''
    for (const clause of [
      /7.day/i,
      /defective, incorrect or damaged.*24 hours of delivery/i,
      /prepaid.*original/i,
      /(cash on delivery|COD).*coupon code/i,
      /BOGO.*free.?offer.*(not|cannot).*return/i,
      /Rs 100.*deducted/i,
      /accessories, sunglasses, perfumes, masks and innerwear.*(not|cannot).*return/i,
    ]) {
      expect(text).toMatch(clause)
    }
    shop.quiet()
  })

  test('[DETAIL-09] signed out: asks to log in before the cart and the wishlist, and comes back after', async () => {
    const page = await shop.visit()
    const path = detail(shop.goods.cottonSaree)
    await open(page, path)
    await main(page)
      .getByRole('button', { name: /to wishlist/ })
      .click()
    const wish = page.getByRole('dialog', { name: 'Please Login To Add To Wishlist' })
    await wish.getByRole('link', { name: 'Log in' }).click()
    const button = page.getByRole('button', { name: 'Log in' })
    await button.waitFor()
    expect(new URL(page.url()).searchParams.get('from')).toContain(path)
    await page.goBack()
    await add(page).click()
    const cart = page.getByRole('dialog', { name: 'Please Login To Add To Cart' })
    await cart.getByRole('link', { name: 'Log in' }).click()
    await button.waitFor()
    expect(new URL(page.url()).searchParams.get('from')).toContain(path)
    await page.getByLabel('Email').fill(shop.ravi.email)
    await page.getByLabel('Password', { exact: true }).fill(shop.ravi.password)
    await button.click()
    await page.waitForURL(`**${path}`)
    // What was asked for is done.
    await bag(page).getByText('Bengal Cotton Saree').waitFor()
    shop.quiet()
  })

  test('[DETAIL-03] a product that is gone cannot be added', async () => {
    const page = await shop.visit({ as: shop.meera })
    await open(page, detail(shop.goods.soldOutKurta))
    expect(await main(page).getByRole('button', { name: 'Out of Stock' }).isDisabled()).toBe(true)
    const scarce = await addProduct(shop.shop, { name: 'Last One', quantity: 1 })
    await fillBag(shop.shop, shop.ravi, { product: scarce })
    await open(page, detail(scarce))
    expect(await main(page).getByText('1 left').isVisible()).toBe(true)
    shop.quiet()
  })
})
