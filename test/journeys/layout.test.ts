import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMessages } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { changeShop, hold, open, openStorefront, stopClock, tickUntil } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ externalSite: 'https://handlooms.example' })
})
afterAll(() => shop?.close())

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

test('[LAYOUT-01] every page has the navigation above its content and the footer below', async () => {
  const page = await shop.visit()
  for (const path of ['/', '/about', '/new/saree/collections', '/login']) {
    await page.goto(path)
    const parts = [header(page), page.getByRole('main'), footer(page)]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? Number.NaN)
    expect(tops, path).toEqual([...tops].sort((a, b) => a - b))
    expect(await page.getByRole('main').textContent(), path).not.toBe('')
  }
  shop.quiet()
})

test('the menu slides away in the frame of Esc; the page is usable right after, with the focus where it was', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.waitFor()
  await menu.evaluate((dialog: HTMLDialogElement) => {
    const states: boolean[] = []
    Object.assign(window, { states })
    const see = new MutationObserver(() => states.push(dialog.open))
    see.observe(dialog, { attributeFilter: ['data-leaving', 'open'] })
  })
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  const states = await page.evaluate(() => (window as unknown as { states: boolean[] }).states)
  expect(states[0], 'open while it leaves').toBe(true)
  expect(states.at(-1)).toBe(false)
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Menu')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.waitFor()
  shop.quiet()
})

test('while the next page is on its way a line along the upper edge says so', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, '/new/saree/collections')
  const release = await hold(page, '**/api/product/**')
  await page.getByRole('link', { name: 'Banarasi Silk Saree' }).click()
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').height)
  await expect.poll(line).toBe('3px')
  await release()
  await page.getByRole('heading', { level: 1, name: 'Banarasi Silk Saree' }).waitFor()
  await expect.poll(line).not.toBe('3px')
  shop.quiet()
})

test('[LAYOUT-01] toasts stand at the top right and close after 3000 ms', async () => {
  const page = await shop.visit({ as: shop.ravi })
  await page.clock.install()
  await open(page, '/new/saree/collections')
  await stopClock(page)
  await page.getByRole('button', { name: 'Add Bengal Cotton Saree to wishlist' }).click()
  const toast = newMessages(page, 'Item added to wishlist')
  await tickUntil(page, () => toast.isVisible())
  // Until it stands still it slides in.
  await page.clock.runFor(500)
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 999).toBeLessThan(120)
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 * 0.75)
  await page.clock.runFor(2_200)
  expect(await toast.isVisible()).toBe(true)
  await tickUntil(page, async () => (await toast.count()) === 0, 1_300)
  shop.quiet()
})

test('[LAYOUT-02] the footer leads to the six information pages, the external site and shows the logo', async () => {
  const page = await shop.visit()
  await open(page, '/')
  for (const [name, path] of [
    ['Privacy policy', '/privacy-policy'],
    ['Terms & conditions', '/terms&condition'],
    ['About us', '/about'],
    ['Contact us', '/contact-us'],
    ['Shipping / Returns / Exchanges', '/Shipping-details'],
    ['FAQs', '/faqs'],
  ] as const) {
    await footer(page).getByRole('link', { name, exact: true }).click()
    await page.waitForURL((url) => decodeURIComponent(url.pathname) === path)
  }
  const name = footer(page).getByRole('link', { name: 'Zari', exact: true })
  expect(await name.getAttribute('href')).toBe('https://handlooms.example')
  const logo = footer(page).getByRole('img', { name: 'Zari logo' })
  await logo.scrollIntoViewIfNeeded()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  shop.quiet()
})

test('[LAYOUT-03] the shop name leads home; somebody signed in has search, wishlist, bag and account', async () => {
  await fillBag(shop.shop, shop.meera, { product: shop.goods.cottonSaree, quantity: 2 })
  await shop.shop.call('POST', '/api/wishlist', {
    as: shop.meera,
    json: { productId: shop.goods.cottonKurta.id },
  })
  const page = await shop.visit({ as: shop.meera })
  await open(page, '/about')
  const top = header(page)
  expect(await top.getByRole('link', { name: 'Wishlist, 1 product' }).textContent()).toBe('1')
  expect(await top.getByRole('button', { name: 'Bag, 2 items' }).textContent()).toBe('2')
  await top.getByRole('button', { name: 'Search' }).waitFor()
  await top.getByRole('link', { name: 'Your account' }).click()
  await page.waitForURL('**/dashboard')
  await top.getByRole('link', { name: 'Zari', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await top.getByRole('link', { name: /^Wishlist/ }).click()
  await page.waitForURL('**/wishlist')
  shop.quiet()
})

test('[LAYOUT-03] the heart is an hourglass while the wishlist is updating', async () => {
  const page = await shop.visit({ as: shop.ravi })
  await open(page, '/new/salwar suit/collections')
  const release = await hold(page, '**/api/wishlist')
  await page.getByRole('button', { name: 'Add Cotton Straight Suit to wishlist' }).click()
  const updating = header(page).getByRole('link', { name: 'Wishlist, updating' })
  await updating.waitFor()
  expect(await updating.locator('svg[data-icon=hourglass]').isVisible()).toBe(true)
  await release()
  const settled = header(page).getByRole('link', { name: /Wishlist, \d+ product/ })
  await settled.waitFor()
  expect(await settled.locator('svg[data-icon=hourglass]').count()).toBe(0)
  shop.quiet()
})

test('[LAYOUT-03] the bag icon toggles the bag and says whether it is open', async () => {
  const page = await shop.visit({ as: shop.ravi })
  await open(page, '/')
  const icon = header(page).getByRole('button', { name: /^Bag/ })
  const bag = page.getByRole('dialog', { name: 'BAG' })
  expect(await icon.getAttribute('aria-expanded')).toBe('false')
  await icon.click()
  await bag.waitFor()
  // While the drawer is open the page behind it rests: the button is asked directly.
  const button = page.locator('header button[aria-haspopup=dialog][aria-expanded=true]')
  await button.waitFor({ state: 'attached' })
  await button.dispatchEvent('click')
  await bag.waitFor({ state: 'hidden' })
  expect(await icon.getAttribute('aria-expanded')).toBe('false')
  shop.quiet()
})

test('[LAYOUT-04] somebody signed out sees none of these controls, while the shop is for members', async () => {
  await changeShop(shop, { access: 'members' })
  for (const size of ['laptop', 'phone'] as const) {
    const page = await shop.visit({ size })
    await open(page, '/')
    const top = header(page)
    await top.getByRole('link', { name: 'Zari', exact: true }).waitFor()
    expect(await top.getByRole('button', { name: /bag|search/i }).count()).toBe(0)
    expect(await top.getByRole('link', { name: /wishlist|account|dashboard/i }).count()).toBe(0)
  }
  await changeShop(shop, { access: 'open' })
  shop.quiet()
})
