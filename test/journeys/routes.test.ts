import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillBag, orderOf } from '../fixtures/orders.ts'
import { alive, changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** The page's address and its main heading; a heading is what every page has and no redirect or failure shares. */
const stands = async (page: Page, path: string, heading: string | RegExp) => {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(path)
}

describe('what everybody can open', () => {
  test('[ROUTE-01] [ROUTE-05] every public route renders for somebody signed out', async () => {
    const page = await shop.visit()
    const { banarasiSaree } = shop.goods
    await stands(page, '/', /chosen by hand/)
    await stands(page, `/details/${banarasiSaree.id}`, 'Banarasi Silk Saree')
    await stands(page, '/new/saree/collections', 'Saree')
    await stands(page, '/new/salwar suit/collections', 'Salwar Suit')
    await stands(page, '/new/material/collections', 'Dress Material')
    await stands(page, '/new/occasion/collections', 'Occasion')
    await stands(page, '/new/all/collections', 'The whole collection')
    await stands(page, '/login', /log ?in|welcome/i)
    await stands(page, '/register', /account|register/i)
    await stands(page, '/forgot-password', /password/i)
    await stands(page, '/reset-password/abcdef', /password/i)
    await stands(page, '/about', 'About Zari')
    await stands(page, '/faqs', 'Frequently asked questions')
    await stands(page, '/contact-us', 'Contact us')
    await stands(page, '/Shipping-details', /Shipping/)
    await stands(page, '/terms&condition', 'Terms and conditions')
    await stands(page, '/privacy-policy', 'Privacy policy')
    shop.quiet()
  })

  test('[ROUTE-01] checkout, wishlist and thank-you page render for a customer', async () => {
    await fillBag(shop.shop, shop.meera, { product: shop.goods.cottonSaree })
    const page = await shop.visit({ as: shop.meera })
    await stands(page, '/checkout', 'Checkout')
    await stands(page, '/wishlist', 'Wishlist')
    await page.evaluate(() => localStorage.setItem('showThankYou', '1'))
    await stands(page, '/thankyou', 'Thank you for your order')
    shop.quiet()
  })
})

describe('what only those signed in can open', () => {
  test('[ROUTE-02] dashboard, profile, orders and order of a customer', async () => {
    const order = await orderOf(shop.shop, shop.ravi, shop.goods.cottonSaree)
    const page = await shop.visit({ as: shop.ravi })
    await stands(page, '/dashboard', /profile/i)
    await stands(page, `/profile/edit/${shop.ravi.id}`, /edit profile/i)
    await stands(page, '/order', /orders/i)
    await stands(page, `/order/view/${order._id}`, /order/i)
    shop.quiet()
  })

  test('[ROUTE-02] the same for an admin under /admin', async () => {
    const order = await orderOf(shop.shop, shop.ravi, shop.goods.cottonSaree)
    const page = await shop.visit({ as: shop.adminAsha })
    await stands(page, '/admin/dashboard', 'Dashboard')
    await page.getByRole('heading', { name: 'Admin Profile' }).waitFor()
    await stands(page, `/admin/profile/edit/${shop.adminAsha.id}`, /edit profile/i)
    await stands(page, '/admin/order', /orders/i)
    await stands(page, `/admin/order/view/${order._id}`, /order/i)
    shop.quiet()
  })

  test('[ROUTE-03] the admin pages for categories, products, users and visuals', async () => {
    const page = await shop.visit({ as: shop.adminAsha })
    const { saree, banarasiSaree } = shop.goods
    for (const [path, heading] of [
      ['/admin/category', /categor/i],
      ['/admin/category/create', /category/i],
      [`/admin/category/edit/${saree.id}`, /category|saree/i],
      ['/admin/product', /products/i],
      ['/admin/product/create', /product/i],
      [`/admin/product/edit/${banarasiSaree.id}`, /product|banarasi/i],
      ['/admin/user', /users/i],
      ['/admin/user/create', /user/i],
      [`/admin/user/edit/${shop.meera.id}`, /user|meera/i],
      ['/admin/manage-banners', /visuals/i],
    ] as const) {
      await stands(page, path, heading)
    }
    shop.quiet()
  })
})

/** Where the server sends a request before anything is drawn. */
async function sentTo(page: Page, path: string): Promise<string | undefined> {
  const answer = await page.context().request.get(path, { maxRedirects: 0 })
  if (answer.status() === 200) return undefined
  expect(answer.status(), path).toBe(302)
  return new URL(answer.headers().location ?? '', shop.url).pathname
}

describe('the guard', () => {
  test('[ROUTE-05] in an open shop checkout, wishlist, thanks and account pages ask for login', async () => {
    const page = await shop.visit()
    for (const path of ['/checkout', '/wishlist', '/thankyou', '/dashboard', '/order', '/admin/product']) {
      expect(await sentTo(page, path), path).toBe('/login')
    }
    await page.goto('/wishlist')
    await page.waitForURL(/\/login\?from=%2Fwishlist/)
  })

  test('[ROUTE-06] an admin is led to the desk from everywhere but home, products and information', async () => {
    const page = await shop.visit({ as: shop.adminAsha })
    const admin = '/admin/dashboard'
    for (const path of [
      '/login',
      '/register',
      '/new/all/collections',
      '/checkout',
      '/wishlist',
      '/dashboard',
    ])
      expect(await sentTo(page, path), path).toBe(admin)
    for (const path of ['/', '/about', `/details/${shop.goods.cottonSaree.id}`])
      expect(await sentTo(page, path), path).toBeUndefined()
    await open(page, '/')
    await page.getByRole('link', { name: 'View All' }).click()
    await page.waitForURL(`**${admin}`)
    shop.quiet()
  })

  test('[ROUTE-07] a customer is led home from the doors and from every admin page', async () => {
    const page = await shop.visit({ as: shop.meera })
    for (const path of ['/login', '/register', '/admin', '/admin/dashboard', '/admin/user/create'])
      expect(await sentTo(page, path), path).toBe('/')
    await page.goto('/admin/product')
    await page.waitForURL((url) => url.pathname === '/')
    shop.quiet()
  })

  test('[ROUTE-08] registration leads to the login, the login of a customer home', async () => {
    const page = await shop.visit()
    await open(page, '/register')
    await page.getByLabel('Full name').fill('Kavya Rao')
    await page.getByLabel('Email').fill('kavya@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Saree@2026')
    await page.getByLabel(/contact/i).fill('9845012345')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /register|create/i }).click()
    await page.waitForURL('**/login')
    await logIn(page, 'kavya@example.com', 'Saree@2026')
    await page.waitForURL((url) => url.pathname === '/')
    shop.quiet()
  })

  test('[ROUTE-08] the login of an admin ends on the admin dashboard', async () => {
    const page = await shop.visit()
    await open(page, '/login')
    await logIn(page, shop.adminAsha.email, shop.adminAsha.password)
    await page.waitForURL('**/admin/dashboard')
    shop.quiet()
  })

  test('[ROUTE-04] in a shop for members a visitor sees home, doors, recovery and information only', async () => {
    await changeShop(shop, { access: 'members' })
    const page = await shop.visit()
    for (const path of [
      '/new/saree/collections',
      `/details/${shop.goods.cottonSaree.id}`,
      '/checkout',
      '/wishlist',
      '/thankyou',
      '/dashboard',
      '/order',
      '/admin/dashboard',
      '/no-such-page',
    ]) {
      expect(await sentTo(page, path), path).toBe('/login')
    }
    for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password/abc', '/about'])
      expect(await sentTo(page, path), path).toBeUndefined()
    await open(page, '/')
    await page.getByRole('link', { name: 'View All' }).click()
    await page.waitForURL(/\/login/)
    await changeShop(shop, { access: 'open' })
    shop.quiet()
  })
})

describe('pages that are not there or cannot be drawn', () => {
  test('[ROUTE-09] an unknown page says so, with the shop around it and ways on', async () => {
    const page = await shop.visit({ expectedErrors: /404/ })
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    await alive(page)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    shop.quiet()
  })

  test('[ROUTE-09] a page that breaks while it is drawn says Unexpected Application Error! and leads home', async () => {
    const page = await shop.visit({ expectedErrors: /./ })
    await open(page, '/new/saree/collections')
    // A product without anything in it cannot be drawn.
    await page.route('**/api/product/*', (route) => route.fulfill({ json: { _id: 'broken' } }))
    await page.getByRole('link', { name: 'Bengal Cotton Saree' }).click()
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
    await page.unroute('**/api/product/*')
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    shop.quiet()
  })
})

async function logIn(page: Page, email: string, password: string): Promise<void> {
  // The address changes a moment before the page does, and the form of registration has the same fields.
  const button = page.getByRole('button', { name: 'Log in' })
  await button.waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button.click()
}
