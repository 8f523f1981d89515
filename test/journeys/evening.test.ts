import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { alive, open, openStorefront } from '../fixtures/storefront.ts'

/** One shopper on a phone from the first look to the order: each step stands on the one before. */
describe("a shopper's evening on the sofa", () => {
  let shop: Awaited<ReturnType<typeof openStorefront>>
  let page: Page

  beforeAll(async () => {
    shop = await openStorefront()
    page = await shop.visit({ size: 'phone' })
  })
  afterAll(() => shop?.close())

  const main = () => page.getByRole('main')
  const bag = () => page.getByRole('dialog', { name: 'BAG' })
  const header = () => page.getByRole('banner')
  const card = (name: string) => main().getByRole('article').filter({ hasText: name })

  test('looks around without an account and opens the sarees from the menu', async () => {
    await open(page, '/')
    await header().getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary').filter({ hasText: 'Saree' }).click()
    await menu.getByRole('link', { name: 'Silk Saree' }).click()
    await page.waitForURL('**/new/saree/collections?type=Silk')
    await card('Banarasi Silk Saree').waitFor()
    await expect.poll(() => card('Bengal Cotton Saree').count()).toBe(0)
  })

  test('takes the filter away, sorts, and finds the way back with the browser', async () => {
    await main().getByRole('link', { name: 'Remove the filter Silk' }).click()
    await card('Bengal Cotton Saree').waitFor()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('highToLow')
    await sheet.getByRole('button', { name: /^Show 2 products/ }).click()
    const names = () => main().locator('article h2').allTextContents()
    await expect.poll(names).toEqual(['Banarasi Silk Saree', 'Bengal Cotton Saree'])
    await page.goBack()
    await page.goBack()
    await page.waitForURL('**/new/saree/collections?type=Silk')
    await expect.poll(names).toEqual(['Banarasi Silk Saree'])
  })

  test('wants to keep the silk saree, logs in and comes back to it', async () => {
    await card('Banarasi Silk Saree').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Banarasi Silk Saree' }).waitFor()
    await alive(page)
    await main()
      .getByRole('button', { name: /to wishlist$/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Please Login To Add To Wishlist' })
    await dialog.getByRole('link', { name: 'Log in' }).click()
    const button = page.getByRole('button', { name: 'Log in' })
    await button.waitFor()
    await page.getByLabel('Email').fill(shop.meera.email)
    await page.getByLabel('Password', { exact: true }).fill(shop.meera.password)
    await button.click()
    await page.waitForURL('**/details/*')
    await header()
      .getByRole('link', { name: /^Wishlist/ })
      .waitFor()
  })

  test('finds the wish come true, takes it back and wishes again', async () => {
    await alive(page)
    await seeMessage(page, 'Item added to wishlist')
    await main().getByRole('button', { name: 'Remove Banarasi Silk Saree from wishlist' }).click()
    await seeMessage(page, 'Item removed from wishlist')
    await header().getByRole('link', { name: 'Wishlist', exact: true }).waitFor()
    await main().getByRole('button', { name: 'Add Banarasi Silk Saree to wishlist' }).click()
    await seeMessage(page, 'Item added to wishlist')
    await header().getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
    await main().getByRole('button', { name: 'Remove Banarasi Silk Saree from wishlist' }).waitFor()
  })

  test('looks for a suit by name and reads what others think of it', async () => {
    const { cottonKurta } = shop.goods
    const json = { productId: cottonKurta.id, comment: 'Cool in May', rating: 5 }
    await shop.shop.call('POST', '/api/reviews', { as: shop.ravi, json })
    await expect.poll(() => page.locator('.toast').count()).toBe(0)
    await header().getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox', { name: 'Search Products' }).fill('straight')
    await page.getByRole('option', { name: /Cotton Straight Suit/ }).click()
    await page.waitForURL(`**/details/${cottonKurta.id}`)
    await main().getByText('Cool in May').waitFor()
  })

  test('writes a review of it', async () => {
    await main().getByRole('radio', { name: '5 stars' }).check()
    await main().getByLabel('Comment').fill('Mine too, and it washes well')
    await main().getByRole('button', { name: 'Submit review' }).click()
    await seeMessage(page, 'Review Added')
    await expect
      .poll(() => main().getByRole('region', { name: 'Reviews' }).getByRole('article').first().textContent())
      .toContain('washes well')
  })

  test('puts two of size L and the wished saree into the bag', async () => {
    await main().getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByText('Please select a size before adding to cart').waitFor()
    await main().getByRole('radio', { name: 'L', exact: true }).check()
    await main().getByRole('button', { name: 'Add To Cart' }).click()
    await bag().getByText('Size L').waitFor()
    await bag().getByRole('button', { name: 'Increase quantity' }).click()
    await bag().getByText('₹2,998.00').first().waitFor()
    await bag().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('.toast').count()).toBe(0)
    await header().getByRole('link', { name: 'Wishlist, 1 product' }).click()
    await page.waitForURL('**/wishlist')
    await card('Banarasi Silk Saree').getByRole('link').click()
    await page.waitForURL('**/details/*')
    await main().getByRole('button', { name: 'Add To Cart' }).click()
    await bag().getByText('3 items in your bag').waitFor()
    await expect.poll(() => bag().locator('dd').last().textContent()).toBe('₹7,997.50')
  })

  test('orders it all', async () => {
    await bag().getByRole('link', { name: 'Proceed To Checkout' }).click()
    await page.waitForURL('**/checkout')
    await main().getByLabel('Address', { exact: true }).fill('14 Temple Street')
    await main().getByLabel('City').fill('Chennai')
    await main().getByLabel('PIN code').fill('600004')
    await main().getByLabel('State').selectOption('Tamil Nadu')
    await main()
      .getByRole('button', { name: /Place order/ })
      .click()
    await page.waitForURL('**/thankyou?order=*')
    await main().getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    await main().getByText('₹7,997.50').first().waitFor()
    const { body } = await shop.shop.call('POST', '/api/cart', { as: shop.meera })
    expect(body.currentCart.items).toEqual([])
    shop.quiet()
  })
})

/** The same shop without a mouse: what can be clicked can be reached and used with keys. */
describe('a shopper who uses keys only', () => {
  let shop: Awaited<ReturnType<typeof openStorefront>>
  beforeAll(async () => {
    shop = await openStorefront()
  })
  afterAll(() => shop?.close())

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

  test('skips to the content', async () => {
    const page = await shop.visit()
    await open(page, '/')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    shop.quiet()
  })

  test('[HOME-04] unfolds a dropdown, walks through it with arrows, leaves with Esc and chooses with Enter', async () => {
    const page = await shop.visit()
    await open(page, '/about')
    const summary = page.getByRole('navigation', { name: 'Categories' }).locator('summary').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    const links = page.getByRole('navigation', { name: 'Categories' }).locator('details[open] a')
    await expect.poll(() => links.count()).toBe(3)
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Silk Saree')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Designer Saree')
    await page.keyboard.press('Escape')
    await expect.poll(() => links.count()).toBe(0)
    expect(await summary.evaluate((found) => found === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Cotton Saree')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/new/saree/collections?type=Cotton')
    shop.quiet()
  })

  test('sorts, narrows and opens a product, then wishes for it and puts it into the bag', async () => {
    const page = await shop.visit({ as: shop.ravi })
    await open(page, '/new/saree/collections')
    await page.getByRole('radio', { name: 'All', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(/type=Silk/)
    await page.getByRole('link', { name: 'Banarasi Silk Saree' }).focus()
    await page.keyboard.press('Enter')
    // The address changes while the list, which has the same button, is still there.
    await page.getByRole('heading', { level: 1, name: 'Banarasi Silk Saree' }).waitFor()
    await alive(page)
    await page.getByRole('main').getByRole('button', { name: 'Add Banarasi Silk Saree to wishlist' }).focus()
    await page.keyboard.press('Enter')
    await seeMessage(page, 'Item added to wishlist')
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).focus()
    await page.keyboard.press('Enter')
    const bag = page.getByRole('dialog', { name: 'BAG' })
    await bag.getByText('1 item in your bag').waitFor()
    await page.keyboard.press('Escape')
    await bag.waitFor({ state: 'hidden' })
    // The focus is on what took the place of the button.
    await expect.poll(() => focused(page)).toBe('Proceed To Checkout')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout')
    shop.quiet()
  })
})
