import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMessages } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { hold, open, openStorefront, pageTime, stopClock, tickUntil } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const bag = (page: Page) => page.getByRole('dialog', { name: 'BAG' })
const line = (page: Page, name: string) => bag(page).getByRole('listitem').filter({ hasText: name })
const plus = (page: Page, name: string) => line(page, name).getByRole('button', { name: 'Increase quantity' })
const minus = (page: Page, name: string) =>
  line(page, name).getByRole('button', { name: 'Decrease quantity' })
const quantity = (page: Page, name: string) => line(page, name).locator('output')
const total = (page: Page) => bag(page).locator('dd').last()
const SAREE = 'Bengal Cotton Saree'
const SUIT = 'Cotton Straight Suit'

/** A customer with two cotton sarees and a suit of size M in a bag that stands open: 899 x 2 + 1,499 rupees. */
let customers = 0
async function withBag(size: 'phone' | 'laptop' = 'laptop', prepare?: (page: Page) => Promise<void>) {
  const person: KnownPerson = await signUp(shop.shop, `Shopper ${'abcdefgh'[customers++]}`)
  const { cottonSaree, cottonKurta } = shop.goods
  await fillBag(shop.shop, person, { product: cottonSaree, quantity: 2 }, { product: cottonKurta, size: 'M' })
  const page = await shop.visit({ as: person, size, expectedErrors: /401/ })
  await prepare?.(page)
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Bag, 3 items' }).click()
  await line(page, SUIT).waitFor()
  return { page, person }
}

/** The requests that change the bag, with what they carry. */
function changes(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/cart'))
      seen.push(`${request.method()} ${path.split('/')[3] ?? 'read'} ${request.postData() ?? ''}`)
  })
  return seen
}

test('[BAG-01] the sidebar is titled BAG; its button, the overlay and Esc close it', async () => {
  const { page } = await withBag()
  const again = async () => {
    await page.getByRole('banner').getByRole('button', { name: /^Bag/ }).click()
    await bag(page).waitFor()
  }
  expect(await bag(page).getByRole('heading', { name: 'BAG' }).textContent()).toBe('BAG')
  await bag(page).getByRole('button', { name: 'Close' }).click()
  await bag(page).waitFor({ state: 'hidden' })
  await again()
  await page.mouse.click(20, 400)
  await bag(page).waitFor({ state: 'hidden' })
  await again()
  await page.keyboard.press('Escape')
  await bag(page).waitFor({ state: 'hidden' })
  shop.quiet()
})

test('[BAG-02] signed in and empty: Your bag is empty', async () => {
  const page = await shop.visit({ as: shop.ravi, size: 'phone' })
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Bag', exact: true }).click()
  await bag(page).getByText('Your bag is empty').waitFor()
  expect(await bag(page).getByRole('link', { name: 'Proceed To Checkout' }).count()).toBe(0)
  shop.quiet()
})

const login = (page: Page) => bag(page).getByRole('link', { name: 'Click here to login' })

test('[BAG-02] signed out, from Add To Cart: Click here to login, which leads to /login', async () => {
  const page = await shop.visit({ size: 'phone' })
  await open(page, `/details/${shop.goods.cottonSaree.id}`)
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please Login To Add To Cart' })
  await dialog.getByRole('button', { name: 'See the bag' }).click()
  await login(page).click()
  await page.waitForURL('**/login?*')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  shop.quiet()
})

test('[BAG-02] the same in an open bag when the session ends', async () => {
  const { page } = await withBag()
  const remove = line(page, SUIT).getByRole('button', { name: `Remove ${SUIT}` })
  // Not while the bag still slides in: whatever is asked for in that time would find the session ended before the press does.
  await remove.click({ trial: true })
  await page.context().clearCookies()
  await remove.click()
  await login(page).waitFor()
  await bag(page)
    .getByRole('button', { name: `Remove ${SUIT}` })
    .waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /^Bag/ }).count()).toBe(0)
  shop.quiet()
})

test('[BAG-03] each item shows image, name, price, quantity controls, size and a remove control', async () => {
  const { page } = await withBag('phone')
  const suit = line(page, SUIT)
  expect(await suit.getByRole('link', { name: SUIT }).getAttribute('href')).toBe(
    `/details/${shop.goods.cottonKurta.id}`,
  )
  expect(await suit.textContent()).toContain('₹1,499.00')
  expect(await suit.getByText('Size M').isVisible()).toBe(true)
  expect(await quantity(page, SUIT).textContent()).toBe('1')
  expect(await plus(page, SUIT).isVisible()).toBe(true)
  expect(await minus(page, SUIT).isVisible()).toBe(true)
  expect(await suit.getByRole('button', { name: `Remove ${SUIT}` }).isVisible()).toBe(true)
  expect(await line(page, SAREE).getByText(/^Size/).count()).toBe(0)
  expect(await total(page).textContent()).toBe('₹3,297.00')
  await fillBag(shop.shop, shop.meera, { product: shop.goods.banarasiSaree })
  const other = await shop.visit({ as: shop.meera })
  await open(other, '/about')
  await other.getByRole('banner').getByRole('button', { name: 'Bag, 1 item' }).click()
  const image = line(other, 'Banarasi').locator('img')
  await expect.poll(() => image.evaluate((found: HTMLImageElement) => found.naturalWidth)).toBeGreaterThan(0)
  shop.quiet()
})

test('[BAG-04] removing: spinner and disabled, totals at once, then the toast and a reload about 500 ms later', async () => {
  const { page } = await withBag('laptop', (fresh) => fresh.clock.install())
  const asked = changes(page)
  const release = await hold(page, '**/api/cart/delete/*')
  await stopClock(page)
  const remove = line(page, SUIT).getByRole('button', { name: `Remove ${SUIT}` })
  await remove.click()
  await tickUntil(page, async () => (await total(page).textContent()) === '₹1,798.00')
  expect(await remove.isDisabled()).toBe(true)
  expect(await remove.locator('.spinner').isVisible()).toBe(true)
  expect(await bag(page).getByText('2 items in your bag').isVisible()).toBe(true)
  expect(asked.map((call) => call.split(' ')[1])).toEqual(['delete'])
  const since = await pageTime(page)
  await release()
  const toast = newMessages(page, 'Item removed from cart')
  await tickUntil(page, () => toast.isVisible(), 400)
  expect(await line(page, SUIT).count()).toBe(0)
  expect(asked.filter((call) => call.startsWith('POST read'))).toEqual([])
  await tickUntil(page, async () => asked.some((call) => call.startsWith('POST read')), 600)
  expect((await pageTime(page)) - since).toBeGreaterThanOrEqual(500)
  shop.quiet()
})

test('on a phone a toast stands over the head of the drawer, and neither its button nor what is in the bag lies under it', async () => {
  const { page } = await withBag('phone')
  const remove = line(page, SUIT).getByRole('button', { name: `Remove ${SUIT}` })
  await remove.click()
  const toast = newMessages(page, 'Item removed from cart')
  await toast.waitFor()
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const reach = async () => {
    const { x, y, width, height } = await boxOf(toast)
    return { right: x + width, bottom: y + height }
  }
  const close = await boxOf(bag(page).getByRole('button', { name: 'Close' }))
  const first = await boxOf(line(page, SAREE))
  await expect.poll(async () => (await reach()).right).toBeLessThanOrEqual(close.x)
  await expect.poll(async () => (await reach()).bottom).toBeLessThanOrEqual(first.y)
  expect((await reach()).bottom).toBeGreaterThan(20)
  shop.quiet()
})

test('[BAG-05] a quantity changes at once and is sent 300 ms after the last click on its line', async () => {
  const { page, person } = await withBag('phone', (fresh) => fresh.clock.install())
  const asked = changes(page)
  await stopClock(page)
  let since = 0
  for (const pieces of ['3', '4']) {
    since = await pageTime(page)
    await plus(page, SAREE).click()
    await tickUntil(page, async () => (await quantity(page, SAREE).textContent()) === pieces, 40)
  }
  await plus(page, SUIT).click()
  await tickUntil(page, async () => (await total(page).textContent()) === '₹6,594.00', 40)
  expect(asked).toEqual([])
  await tickUntil(page, async () => asked.length > 0, 320)
  expect((await pageTime(page)) - since).toBeGreaterThanOrEqual(300)
  await tickUntil(page, async () => asked.length === 2, 320)
  expect(asked.sort()).toEqual(['POST update {"quantity":2}', 'POST update {"quantity":4}'])
  await expect
    .poll(async () => (await shop.shop.call('POST', '/api/cart', { as: person })).body.currentCart.grandTotal)
    .toBe(6594)
  shop.quiet()
})

test('[BAG-05] one fewer only above 1', async () => {
  const { page } = await withBag()
  expect(await minus(page, SUIT).isDisabled()).toBe(true)
  await minus(page, SAREE).click()
  await expect.poll(() => quantity(page, SAREE).textContent()).toBe('1')
  expect(await minus(page, SAREE).isDisabled()).toBe(true)
  shop.quiet()
})

test('[BAG-03] with keys alone: opened, changed and left, and the focus is back on the icon', async () => {
  const person = await signUp(shop.shop, 'Keys Only')
  await fillBag(shop.shop, person, { product: shop.goods.cottonSaree })
  const page = await shop.visit({ as: person })
  await open(page, '/about')
  const icon = page.getByRole('banner').getByRole('button', { name: /^Bag/ })
  await icon.focus()
  await page.keyboard.press('Enter')
  await plus(page, SAREE).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => quantity(page, SAREE).textContent()).toBe('2')
  // The focus goes round within the drawer.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('header, main, footer') ?? null),
    ).toBeNull()
  }
  await page.keyboard.press('Escape')
  await bag(page).waitFor({ state: 'hidden' })
  await expect.poll(() => icon.evaluate((found) => found === document.activeElement)).toBe(true)
  shop.quiet()
})
