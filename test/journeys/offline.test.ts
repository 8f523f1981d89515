/** What can be done without a connection: the service worker, what it saves, for whom, and how that ends. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { orderOf } from '../fixtures/orders.ts'
import type { KnownPerson } from '../fixtures/people.ts'
import { alive, changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ saveOwnPages: true })
})
afterAll(() => shop?.close())

/** What the browser itself complains about without a connection. */
const expectedErrors = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503|Error fetching|fetch failed/

const main = (page: Page) => page.getByRole('main')

/** A phone whose browser takes the worker, on a page of the shop that it has saved. */
async function visit(path: string, as?: KnownPerson): Promise<Page> {
  const page = await shop.visit({ size: 'phone', serviceWorker: true, expectedErrors, ...(as && { as }) })
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

/** The pages that the browser has saved. */
const saved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = (await caches.has('pages')) ? await (await caches.open('pages')).keys() : []
    return keys.map(({ url }) => url.slice(location.origin.length)).sort()
  })
const isSaved = (page: Page, ...paths: string[]) =>
  expect.poll(() => saved(page)).toEqual(expect.arrayContaining(paths))
/** The page for without a connection is saved last. */
const isReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => caches.match('/offline', { cacheName: 'offline', ignoreVary: true }).then(Boolean)),
    )
    .toBe(true)

const goOffline = (page: Page, offline = true) => page.context().setOffline(offline)
const callout = (page: Page) => page.getByRole('status').filter({ hasText: 'This page is from' })

const cottonSaree = () => `/details/${shop.goods.cottonSaree.slug}`

test('the shop can be installed; a page that was seen is read offline with its time, one that was not says what can be', async () => {
  const page = await visit('/about')
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', name: expect.any(String) })
  expect(await page.locator('link[rel="apple-touch-icon"]').count()).toBe(1)
  expect(await page.locator('meta[name="theme-color"]').count()).toBe(1)
  const script = await page.request.get('/service-worker.js')
  expect(script.headers()).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'public, no-cache',
  })

  // One is visited, the other come upon.
  await open(page, cottonSaree())
  await page
    .getByRole('link', { name: /home|zari/i })
    .first()
    .click()
  await main(page).getByRole('heading', { name: 'Shop By Collections' }).waitFor()
  await isSaved(page, '/about', cottonSaree(), '/')
  await isReady(page)
  await goOffline(page)
  for (const [path, heading] of [
    [cottonSaree(), 'Cotton Saree'],
    ['/', 'Shop By Collections'],
  ] as const) {
    await page.goto(path)
    await main(page).getByRole('heading', { name: heading }).first().waitFor()
    expect(await callout(page).textContent()).toMatch(
      /^You are offline\. This page is from \d{1,2}:\d\d [ap]m\./,
    )
  }
  await page.goto('/faqs')
  await main(page).getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await page.locator('script').count()).toBe(0)
  expect(await main(page).getByRole('link', { name: 'Try again' }).isVisible()).toBe(true)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-unseen.png` })
  await main(page).getByRole('link', { name: 'About us' }).click()
  await main(page).getByRole('heading', { level: 1 }).waitFor()
  await alive(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-seen.png` })

  // A link that leads on within the page is a visit, too.
  await page
    .getByRole('link', { name: /home|zari/i })
    .first()
    .click()
  await main(page).getByRole('heading', { name: 'Shop By Collections' }).waitFor()
  await callout(page).waitFor()

  await goOffline(page, false)
  await callout(page).getByRole('link', { name: 'Load it again' }).click()
  await callout(page).waitFor({ state: 'hidden' })
  await page.goto('/faqs')
  await main(page)
    .getByRole('heading', { level: 1, name: /Frequently/ })
    .waitFor()
  shop.quiet()
})

test('wishlist, orders and an order with what is to be paid are read offline by the one who saw them, until they leave', async () => {
  const order = await orderOf(shop.shop, shop.meera, shop.goods.cottonSaree)
  await shop.shop.call('POST', '/api/wishlist', {
    as: shop.meera,
    json: { productId: shop.goods.banarasiSaree.id, userId: shop.meera.id },
  })
  const page = await visit('/order', shop.meera)
  await page
    .getByRole('link', { name: new RegExp(order.number) })
    .first()
    .click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await page
    .getByRole('link', { name: /^Wishlist/ })
    .first()
    .click()
  await page.waitForURL('**/wishlist')
  const own = [`/order/view/${order._id}`, '/wishlist', '/order']
  await isSaved(page, ...own)
  await isReady(page)
  await goOffline(page)
  await page.goto(`/order/view/${order._id}`)
  await page.getByRole('img', { name: /^QR code: pay ₹/ }).waitFor()
  await callout(page).waitFor()
  const qr = page.getByRole('img', { name: /^QR code: pay ₹/ })
  await expect.poll(() => qr.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-order.png` })
  await page.goto('/wishlist')
  await main(page).getByText('Banarasi Silk Saree').first().waitFor()
  await page.goto('/order')
  await main(page).getByText(order.number).first().waitFor()
  // Of what is not for reading there is no copy.
  await page.goto('/dashboard')
  await main(page).getByRole('heading', { name: 'You are offline' }).waitFor()

  // What is pressed on a saved page is said not to be done.
  await page.goto('/wishlist')
  await alive(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await main(page)
    .getByRole('button', { name: /Banarasi Silk Saree from wishlist/ })
    .first()
    .click()
  await seeMessage(page, 'You are offline, so this was not done. Try again when you are connected.')
  await main(page).getByText('Banarasi Silk Saree').first().waitFor()
  await goOffline(page, false)
  await callout(page).getByRole('link', { name: 'Load it again' }).waitFor()
  await page.evaluate(() => fetch('/api/shop').then((answer) => answer.text()))
  expect(sent.filter((call) => !/^GET|^POST \/api\/cart$/.test(call))).toEqual([])

  // The log-out ends it, and who comes after finds nothing.
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await seeMessage(page, 'Logged out successfully')
  await expect.poll(() => saved(page)).not.toContain('/wishlist')
  expect((await saved(page)).filter((path) => own.includes(path))).toEqual([])
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(shop.ravi.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.ravi.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await open(page, '/')
  await isSaved(page, '/')
  await isReady(page)
  await goOffline(page)
  for (const path of own) {
    await page.goto(path)
    await main(page).getByRole('heading', { name: 'You are offline' }).waitFor()
    expect(await page.content()).not.toContain(order.number)
  }
  shop.quiet()
})

test('a session that was ended elsewhere ends what was saved with the next answer', async () => {
  const page = await visit('/wishlist', shop.meera)
  await isSaved(page, '/wishlist')
  await shop.shop.call('DELETE', '/api/sessions', { as: shop.meera })
  await expect
    .poll(() => page.evaluate(() => fetch('/api/me/shopper').then(({ status }) => status)))
    .toBe(401)
  await expect.poll(() => saved(page)).not.toContain('/wishlist')
  await goOffline(page)
  await page.goto('/wishlist')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
})

test('of an admin nothing is saved, and an admin’s log-in ends what was', async () => {
  const page = await visit('/')
  await isSaved(page, '/')
  await page.request.post(`${shop.url}/api/login`, {
    data: { email: shop.adminAsha.email, password: shop.adminAsha.password },
    headers: { origin: shop.url },
  })
  await open(page, cottonSaree())
  await expect.poll(() => saved(page)).toEqual([])
  await page.goto('/admin/dashboard')
  await page.goto('/admin/order')
  await main(page).getByRole('heading', { level: 1 }).waitFor()
  const all = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'state')
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return stores.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(all.filter((path) => /^\/(admin|assets\/admin|api|order|details)\//.test(path))).toEqual([])
})

test('what was seen in an open shop is not read when it is open to members alone', async () => {
  const page = await visit(cottonSaree())
  await isSaved(page, cottonSaree())
  await changeShop(shop, { access: 'members' })
  await expect
    .poll(async () => {
      await page.evaluate(() => fetch('/api/shop').then((answer) => answer.text()))
      return saved(page)
    })
    .not.toContain(cottonSaree())
  await goOffline(page)
  await page.goto(cottonSaree())
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  // By its whole name: the menu may have a link that is called like a part of it.
  expect(await page.content()).not.toContain(shop.goods.cottonSaree.name)
  await changeShop(shop, { access: 'open' })
})

test('where the shop saves nothing any more, the next visit ends the worker and drops what it has', async () => {
  const page = await visit(cottonSaree(), shop.ravi)
  await isSaved(page, cottonSaree())
  await changeShop(shop, { saveOwnPages: false })
  await open(page, '/wishlist')
  await isReady(page)
  expect(await saved(page)).not.toContain('/wishlist')
  await shop.restart({ OFFLINE_PAGES: 'off' })
  await page.goto('/about')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await open(page, '/faqs')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
