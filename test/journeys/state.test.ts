import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { hold, open, openStorefront, refuse } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const main = (page: Page) => page.getByRole('main')

describe('loading, data and error', () => {
  test('[STATE-01] products: places while loading, then the products', async () => {
    const page = await shop.visit()
    await open(page, '/about')
    const release = await hold(page, '**/api/admin/product?*')
    await main(page).getByRole('link', { name: 'See the collection' }).click()
    await page.getByRole('status').filter({ hasText: 'Loading products' }).waitFor()
    await release()
    await page.getByRole('link', { name: 'Bengal Cotton Saree' }).waitFor()
    expect(await page.getByText('Loading products').count()).toBe(0)
    shop.quiet()
  })

  test('[STATE-01] reviews: a spinner while loading, then the reviews', async () => {
    const page = await shop.visit()
    await open(page, '/new/saree/collections')
    const release = await hold(page, '**/api/reviews/*')
    await page.getByRole('link', { name: 'Bengal Cotton Saree' }).click()
    await page.getByRole('status').filter({ hasText: 'Loading the reviews' }).waitFor()
    await release()
    await page.getByText('No reviews yet.', { exact: false }).waitFor()
    shop.quiet()
  })

  test('[STATE-01] cart: a spinner while loading, then the bag', async () => {
    await fillBag(shop.shop, shop.ravi, { product: shop.goods.cottonSaree })
    const page = await shop.visit()
    await open(page, '/login')
    const release = await hold(page, '**/api/cart')
    await page.getByLabel('Email').fill(shop.ravi.email)
    await page.getByLabel('Password', { exact: true }).fill(shop.ravi.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    // The toast lies over the header's controls for as long as it stays.
    await seeMessage(page, 'Logged in successfully')
    await page.getByText('Logged in successfully').waitFor({ state: 'detached' })
    await page.getByRole('banner').getByRole('button', { name: 'Bag', exact: true }).click()
    const bag = page.getByRole('dialog', { name: 'BAG' })
    await bag.getByText('Loading your bag').waitFor()
    await release()
    await bag.getByText('Bengal Cotton Saree').waitFor()
    shop.quiet()
  })

  test('[STATE-01] wishlist: what the server refuses is taken back and said', async () => {
    const page = await shop.visit({ as: shop.meera, expectedErrors: /404/ })
    await open(page, '/new/saree/collections')
    await refuse(page, '**/api/wishlist')
    await page.getByRole('button', { name: 'Add Bengal Cotton Saree to wishlist' }).click()
    await seeMessage(page, 'Something went wrong')
    await page.getByRole('button', { name: 'Add Bengal Cotton Saree to wishlist' }).waitFor()
    shop.quiet()
  })

  for (const [area, path, api, shown] of [
    ['categories', '/admin/category', /\/api\/admin\/category(\?|$)/, 'saree'],
    ['products', '/admin/product', /\/api\/admin\/product(\?|$)/, 'Bengal Cotton Saree'],
    ['users', '/admin/user', /\/api\/admin\/user(\?|$)/, 'Ravi Kumar'],
    ['orders', '/admin/order', /\/api\/admin\/order(\?|$)/, 'No orders found / Slow Internet'],
  ] as const) {
    test(`[STATE-01] ${area} of the desk: an error with another try, then the data`, async () => {
      const page = await shop.visit({ as: shop.adminAsha, expectedErrors: /./ })
      await open(page, '/admin/settings')
      await refuse(page, api)
      await page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first().click()
      const again = main(page).getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await page.unroute(api)
      await again.click()
      await main(page).getByText(shown).first().waitFor()
      expect(await again.count()).toBe(0)
    })
  }
})

describe('lists after a change', () => {
  /** How often a list was asked for since. */
  function asking(page: Page, path: RegExp): () => number {
    let count = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && path.test(new URL(request.url()).pathname)) count += 1
    })
    return () => count
  }

  for (const [area, edit, list, from, to] of [
    [
      'category',
      () => `/admin/category/edit/${shop.goods.salwarSuit.id}`,
      '/admin/category',
      'salwar suit',
      'suits',
    ],
    [
      'product',
      () => `/admin/product/edit/${shop.goods.cottonKurta.id}`,
      '/admin/product',
      'Cotton Straight Suit',
      'Khadi Suit',
    ],
    ['user', () => `/admin/user/edit/${shop.ravi.id}`, '/admin/user', 'Ravi Kumar', 'Ravi Shankar'],
  ] as const) {
    test(`[STATE-01] the list is fetched again after a ${area} was changed`, async () => {
      const page = await shop.visit({ as: shop.adminAsha })
      await open(page, list)
      await main(page).getByText(from, { exact: true }).first().waitFor()
      const asked = asking(page, new RegExp(`^/api${list}/?$`))
      await page.locator(`a[href="${edit()}"]`).filter({ visible: true }).first().click()
      const name = main(page).getByLabel('Name', { exact: true })
      await expect.poll(() => name.inputValue()).toBe(from)
      const before = asked()
      await name.fill(to)
      await main(page).getByRole('button', { name: 'Save changes' }).click()
      await page.waitForURL((url) => url.pathname === list)
      await main(page).getByText(to, { exact: true }).first().waitFor()
      expect(asked()).toBeGreaterThan(before)
      shop.quiet()
    })
  }
})

describe('browser storage', () => {
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

  test('[STATE-02] the flags of cart and wishlist follow what the server says', async () => {
    const { cottonSaree, banarasiSaree } = shop.goods
    const page = await shop.visit({ as: shop.meera })
    await open(page, `/details/${cottonSaree.id}`)
    await page.getByRole('button', { name: 'Add Bengal Cotton Saree to wishlist' }).click()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(async () => Object.keys(await stored(page))).toContain(`cart-${cottonSaree.id}`)
    await expect.poll(async () => Object.keys(await stored(page))).toContain(`wishlist-${cottonSaree.id}`)

    // Another device changes both.
    const cart = (await shop.shop.call('POST', '/api/cart', { as: shop.meera })).body.currentCart
    await shop.shop.call('DELETE', `/api/cart/delete/${cart.items[0]._id}`, { as: shop.meera })
    await shop.shop.call('DELETE', `/api/wishlist/${shop.meera.id}/${cottonSaree.id}`, { as: shop.meera })
    await shop.shop.call('POST', '/api/wishlist', { as: shop.meera, json: { productId: banarasiSaree.id } })
    await page.evaluate(() => localStorage.setItem('cart-no-such-product', 'true'))
    await open(page, '/wishlist')
    await expect
      .poll(async () => Object.keys(await stored(page)).filter((key) => /^(cart|wishlist)-/.test(key)))
      .toEqual([`wishlist-${banarasiSaree.id}`])
    shop.quiet()
  })

  test('[STATE-02] a browser that forbids storage shows the shop all the same', async () => {
    const page = await shop.visit()
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    })
    for (const path of ['/', '/new/saree/collections', `/details/${shop.goods.cottonSaree.id}`]) {
      await open(page, path)
      expect(await page.getByText('Unexpected Application Error!').count(), path).toBe(0)
      expect(await page.getByRole('contentinfo').isVisible(), path).toBe(true)
    }
    shop.quiet()
  })

  test('[STATE-02] an order sets orderPlacedOnce and showThankYou and clears the cart flags; nothing personal is stored', async () => {
    const { cottonSaree } = shop.goods
    await fillBag(shop.shop, shop.meera, { product: cottonSaree })
    const page = await shop.visit()
    await open(page, '/login?from=%2Fcheckout')
    await page.getByLabel('Email').fill(shop.meera.email)
    await page.getByLabel('Password', { exact: true }).fill(shop.meera.password)
    const answer = page.waitForResponse('**/api/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    const { token } = await (await answer).json()
    await page.waitForURL('**/checkout')
    await page.getByLabel('Address', { exact: true }).fill('14 Temple Street')
    await page.getByLabel('City').fill('Chennai')
    await page.getByLabel('PIN code').fill('600004')
    await page.getByLabel('State').selectOption('Tamil Nadu')
    await expect.poll(async () => Object.keys(await stored(page))).toContain(`cart-${cottonSaree.id}`)
    await page.getByRole('button', { name: /Place order/ }).click()
    await page.waitForURL('**/thankyou?order=*')
    const after = await stored(page)
    expect(after).toMatchObject({ orderPlacedOnce: '1', showThankYou: '1' })
    expect(Object.keys(after).filter((key) => key.startsWith('cart-'))).toEqual([])

    await open(page, '/order')
    const everything = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    const secrets = [token, shop.meera.email, 'Meera', '9876543210', 'Temple Street', '600004']
    for (const secret of secrets) expect(everything).not.toContain(secret)
    expect(Object.keys(await stored(page)).filter((key) => /token|jwt|user/i.test(key))).toEqual([])
    expect(await page.evaluate(() => document.cookie)).toBe('')
    shop.quiet()
  })
})
