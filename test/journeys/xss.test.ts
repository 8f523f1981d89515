import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateUser } from '../../src/features/accounts/accounts.store.ts'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { informationPaths } from '../../src/features/shop/information.rules.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { addCategory, addProduct } from '../fixtures/goods.ts'
import { orderOf } from '../fixtures/orders.ts'
import { cast, type KnownPerson } from '../fixtures/people.ts'
import { alive, changeShop } from '../fixtures/storefront.ts'

/** Ends every context it could stand in: text, attribute, script, style, comment, template. */
const evil = `"'></script></title></style>--><b data-xss onclick=x()><img src=x onerror="window.xss=1"><script>window.xss=1</script>`
const short = '"><b data-xss><img src=x onerror=window.xss=1>'
const href = 'javascript:window.xss=1'

let browserShop: BrowserShop
let people: { meera: KnownPerson; adminAsha: KnownPerson }
let paths: Record<'productId' | 'slug' | 'categoryId' | 'orderId', string>

beforeAll(async () => {
  browserShop = await openBrowserShop({ SHOP_ACCESS: 'open' })
  const { shop } = browserShop
  const { meera, adminAsha } = await cast(shop)
  people = { meera, adminAsha }
  const settings = await shop.call('POST', '/api/admin/shop', {
    as: adminAsha,
    json: {
      currentPassword: adminAsha.password,
      ...{ name: short.slice(0, 60), tagline: evil.slice(0, 120), legalName: evil.slice(0, 120) },
      ...{ address: evil, whatsappMessage: evil, upiName: short },
      ...{
        hoursWeekdays: short,
        hoursSaturday: short,
        hoursSunday: short,
        grievanceOfficer: evil.slice(0, 120),
      },
    },
  })
  expect(settings.status).toBe(200)
  const logo = await shop.call('POST', '/api/admin/shop', { as: adminAsha, json: { logo: href } })
  expect(logo.status).toBe(422)
  // A state is chosen from a list today; what was stored before is shown as harmlessly.
  await changeShop(browserShop, { launched: true, access: 'open', state: short, gstin: '09AAPFU0939F1ZT' })
  await shop.call('POST', '/api/admin/banner/slidingText', { as: adminAsha, json: { text: evil } })
  for (const device of ['desktop', 'mobile']) {
    const json = { url: '/media/a.40x60.8a1a3a/40.webp', device, type: 'carousel' }
    await shop.call('POST', '/api/admin/banner/upload', { as: adminAsha, json })
  }
  const category = await addCategory(shop, { name: short })
  const product = await addProduct(shop, { name: evil, slug: 'evil', categoryId: category.id, quantity: 9 })
  await shop.services.db
    .update(products)
    .set({
      title: evil,
      description: `${evil}\n${href}`,
      sizes: ['"><b data-xss>'],
      hsn: short,
      countryOfOrigin: short,
    })
    .where(eq(products.id, product.id))
  const order = await orderOf(shop, meera, product, { address: evil, companyName: short })
  await shop.call('POST', `/api/admin/order/note/${order._id}`, { as: adminAsha, json: { note: evil } })
  await shop.call('POST', '/api/reviews', {
    as: meera,
    json: { productId: product.id, comment: `${evil} ${href}`, rating: 5 },
  })
  await shop.call('POST', '/api/wishlist', { as: meera, json: { productId: product.id } })
  await shop.call('POST', `/api/cart/add/${product.id}`, { as: meera, json: {} })
  await shop.call('POST', '/api/login', {
    json: { email: meera.email, password: meera.password },
    headers: { 'user-agent': evil },
  })
  // Letters only on the log-in pages; what came in another way is shown as harmlessly.
  await updateUser(shop.services.db, meera.id, { name: evil, contact: short })
  paths = { productId: product.id, slug: product.slug, categoryId: category.id, orderId: order._id }
})
afterAll(() => browserShop?.close())

/** Opens a page, waits until it lives, and looks for anything that came alive with it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
  const found = await page.evaluate(() => ({
    ran: 'xss' in window,
    elements: document.querySelectorAll('[data-xss], [onerror], [onclick], img[src="x"]').length,
    links: document.querySelectorAll('a[href^="javascript:" i], form[action^="javascript:" i]').length,
  }))
  expect(found, path).toEqual({ ran: false, elements: 0, links: 0 })
}

const query = encodeURIComponent(evil)

describe('what people typed stays text, on every screen', () => {
  test('for a visitor', { timeout: 180_000 }, async () => {
    const page = await browserShop.visit({ expectedErrors: /404/ })
    for (const path of [
      '/',
      `/details/${paths.slug}`,
      `/details/${query}`,
      '/new/all/collections',
      `/new/${query}/collections?q=${query}&type=${query}`,
      ...informationPaths,
      `/login?from=${encodeURIComponent(href)}`,
      `/login?from=${query}`,
      '/register',
      `/reset-password/${query}`,
      `/no/such/${query}`,
    ]) {
      await visit(page, path)
    }
    browserShop.quiet()
  })

  test('for a customer', { timeout: 180_000 }, async () => {
    const page = await browserShop.visit({ as: people.meera, expectedErrors: /404/ })
    for (const path of [
      '/',
      `/details/${paths.slug}`,
      '/wishlist',
      '/checkout',
      '/dashboard',
      `/profile/edit/${people.meera.id}`,
      '/order',
      `/order?q=${query}`,
      `/order/view/${paths.orderId}`,
    ]) {
      await visit(page, path)
    }
    browserShop.quiet()
  })

  test('for an admin', { timeout: 180_000 }, async () => {
    const page = await browserShop.visit({ as: people.adminAsha, expectedErrors: /404/ })
    for (const path of [
      '/admin/dashboard',
      '/admin/order',
      `/admin/order/view/${paths.orderId}`,
      '/admin/category',
      `/admin/category/edit/${paths.categoryId}`,
      '/admin/product',
      `/admin/product/edit/${paths.productId}`,
      '/admin/user',
      `/admin/user/edit/${people.meera.id}`,
      '/admin/manage-banners',
      '/admin/review',
      '/admin/settings',
      '/admin/audit',
      `/admin/audit?q=${query}`,
    ]) {
      await visit(page, path)
    }
    browserShop.quiet()
  })
})

test('scripts of a page run by its nonce only, and what is slipped in does not', async () => {
  const page = await browserShop.visit({ expectedErrors: /Content Security Policy/ })
  const answer = await page.goto('/login')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=-]{16,}'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  const again = await page.goto('/login')
  expect(again?.headers()['content-security-policy']).not.toBe(policy)
  await alive(page)
  const ran = await page.evaluate(async () => {
    const box = document.createElement('div')
    box.innerHTML = '<img src="x" onerror="window.xss=1">'
    const script = document.createElement('script')
    script.textContent = 'window.xss=1'
    const blocked = new Promise((done) => {
      document.addEventListener('securitypolicyviolation', done, { once: true })
    })
    document.body.append(box, script)
    await blocked
    return 'xss' in window
  })
  expect(ran).toBe(false)
})
