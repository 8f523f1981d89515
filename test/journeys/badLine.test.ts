import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { alive, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const main = (page: Page) => page.getByRole('main')
const scripts = '**/assets/*.js'

describe('before the scripts are there', () => {
  test('the shop can be read and walked through: home, menu, listing, product, its texts', async () => {
    const page = await shop.visit({ size: 'phone' })
    const release = await hold(page, scripts)
    const menu = page.getByRole('navigation', { name: /categor|collection/i }).first()
    await page.goto('/', { waitUntil: 'commit' })
    await main(page).getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    await menu.getByText('Saree', { exact: true }).first().click()
    await menu.getByRole('link', { name: 'Silk Saree' }).click()
    await page.waitForURL('**/new/saree/collections*', { waitUntil: 'commit' })
    await main(page).getByRole('link', { name: 'Banarasi Silk Saree' }).first().click()
    await page.waitForURL('**/details/*', { waitUntil: 'commit' })
    await main(page).getByRole('heading', { level: 1, name: 'Banarasi Silk Saree' }).waitFor()
    await main(page).getByText(/₹/).first().waitFor()
    const returns = main(page).getByText(/-day returns:/)
    await returns.waitFor()
    await main(page).getByText('Returns', { exact: true }).click()
    await returns.waitFor({ state: 'hidden' })
    // None of the scripts had a hand in it.
    expect(await page.locator('main h1').evaluate((part) => Object.keys(part))).toEqual([])
    await release()
    await alive(page)
    shop.quiet()
  })

  test('a spinner turns where its picture is in sight, and no further down', async () => {
    const page = await shop.visit({ size: 'phone', reducedMotion: false })
    const release = await hold(page, '**/media/**')
    await page.goto('/', { waitUntil: 'commit' })
    await main(page).getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    const turns = (spinner: Element) => spinner.checkVisibility({ contentVisibilityAuto: true })
    const last = page.locator('main .spinner').last()
    await expect.poll(() => last.evaluate(turns)).toBe(false)
    // On a slow machine more of the page comes while it is looked at, and another one is the last.
    const inSight = async () => {
      await last.evaluate((spinner) => spinner.closest('.picture')?.scrollIntoView())
      return last.evaluate(turns)
    }
    await expect.poll(inSight).toBe(true)
    await release()
    shop.quiet()
  })

  test('what was typed before stays, and is what is sent', async () => {
    const page = await shop.visit({ size: 'phone' })
    const release = await hold(page, scripts)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(shop.meera.email)
    await page.getByLabel('Password', { exact: true }).fill(shop.meera.password)
    await release()
    await alive(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(shop.meera.email)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: /^Wishlist/ }).waitFor()
    shop.quiet()
  })
})

describe('of the addresses that no first load brings', () => {
  const tree = /routeTree/
  /** Whether the document is the one that was opened: it keeps the mark. */
  const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
  const login = (page: Page) => page.getByRole('button', { name: 'Log in' })

  test('a press that comes before them waits, and is no new visit', async () => {
    const page = await shop.visit()
    const release = await hold(page, tree)
    await open(page, '/')
    await mark(page)
    await page
      .getByRole('link', { name: /^log ?in/i })
      .first()
      .click()
    await page.waitForURL('**/login')
    expect(await login(page).isVisible()).toBe(false)
    expect(await main(page).getByRole('heading', { name: 'Shop By Collections' }).isVisible()).toBe(true)
    await release()
    await login(page).waitFor()
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await main(page).getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    expect(await isMarked(page)).toBe(true)
    shop.quiet()
  })

  test('where the line does not bring them, a press is a new visit', async () => {
    const page = await shop.visit({ expectedErrors: /./ })
    await page.route(tree, (route) => route.abort(), { times: 1 })
    await open(page, '/')
    await mark(page)
    await page
      .getByRole('link', { name: /^log ?in/i })
      .first()
      .click()
    await page.waitForURL('**/login')
    await login(page).waitFor()
    expect(await isMarked(page)).toBe(false)
    await alive(page)
    shop.quiet()
  })
})

test('a page whose code never comes says so, and is loaded again by a press', async () => {
  const page = await shop.visit({ size: 'phone', expectedErrors: /./ })
  await page.route(/routeTree/, (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  const said = page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive' })
  const reload = said.getByRole('button', { name: 'Load it again' })
  await reload.waitFor()
  await page.unroute(/routeTree/)
  await reload.click()
  await alive(page)
  expect(await said.isVisible()).toBe(false)
  shop.quiet()
})

describe('who saves data', () => {
  /** What a hover over the first product asked for, until a page that was asked for afterwards is there. */
  async function askedByHover(saveData: boolean): Promise<string[]> {
    const page = await shop.visit()
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } })
    }, saveData)
    await open(page, '/new/saree/collections')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await main(page).getByRole('link', { name: 'Banarasi Silk Saree' }).first().hover()
    if (!saveData) await expect.poll(() => asked.some((path) => path.includes('/api/product/'))).toBe(true)
    // A full round trip later nothing else was asked for.
    await page.evaluate(() => fetch('/api/shop').then((answer) => answer.text()))
    return asked
  }

  test('gets nothing before asking for it; others have it ready', async () => {
    expect((await askedByHover(false)).filter((path) => path.startsWith('/api/product/'))).not.toEqual([])
    expect((await askedByHover(true)).filter((path) => !path.startsWith('/media/'))).toEqual(['/api/shop'])
    shop.quiet()
  })
})

test('without a line the page says so, and takes it back', async () => {
  const page = await shop.visit({ size: 'phone', expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  await open(page, '/about')
  await page.context().setOffline(true)
  const callout = page.getByRole('status').filter({ hasText: /offline/i })
  await callout.waitFor()
  await page.context().setOffline(false)
  await callout.waitFor({ state: 'hidden' })
  shop.quiet()
})

test('what is pressed without a line is said not to be done, and is not done when the line is back', async () => {
  const page = await shop.visit({
    as: shop.meera,
    size: 'phone',
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  })
  const words = page.waitForResponse(/ToastRegion/)
  await open(page, `/details/${shop.goods.cottonSaree.slug}`)
  await words
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const not = 'You are offline, so this was not done. Try again when you are connected.'
  await page.context().setOffline(true)
  for (const button of ['Add To Cart', /to wishlist/]) {
    await main(page).getByRole('button', { name: button }).first().click()
    await seeMessage(page, not)
  }
  // The heart is empty again, and the button can be pressed.
  await main(page)
    .getByRole('button', { name: /to wishlist/ })
    .first()
    .waitFor()
  await page.context().setOffline(false)
  await page
    .getByRole('status')
    .filter({ hasText: /offline/i })
    .waitFor({ state: 'hidden' })
  // A full round trip later nothing was sent but what reads.
  await page.evaluate(() => fetch('/api/shop').then((answer) => answer.text()))
  expect(sent.filter((call) => call !== 'POST /api/cart')).toEqual([])
  expect(await main(page).getByRole('button', { name: 'Add To Cart' }).first().isEnabled()).toBe(true)
  shop.quiet()
})

test.each([
  ['Bag', 'laptop', 'BAG', /BagPanel/, '/about'],
  ['Search', 'laptop', 'Search', /SearchPanel/, '/about'],
  ['Menu', 'phone', 'Menu', /PhoneMenuDrawer/, '/about'],
  ['Filter and sort', 'phone', 'Filter and sort', /FilterSheetDrawer/, '/new/saree/collections'],
] as const)(
  'what the line did not bring is said and leaves the page as it is; loaded again it is there: %s (%s)',
  async (name, size, title, code, path) => {
    const page = await shop.visit({ as: shop.meera, size, expectedErrors: /ERR_FAILED/ })
    await page.route(code, (route) => route.abort())
    await open(page, path)
    const opener = page.getByRole('button', { name, exact: true })
    await opener.click()
    await seeMessage(page, 'This could not be fetched.')
    expect(await main(page).isVisible()).toBe(true)
    await page.unroute(code)
    const again = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await again
    await alive(page)
    await opener.click()
    await page.getByRole('dialog', { name: title }).waitFor()
    shop.quiet()
  },
)

test('a piece can be bought although the line did not bring its reviews and what was seen before', async () => {
  const page = await shop.visit({ as: shop.meera, expectedErrors: /./ })
  await page.route(/\/(Reviews|ReviewForm|RecentlyViewed)-/, (route) => route.abort())
  await page.goto(`/details/${shop.goods.cottonSaree.slug}`)
  await main(page).getByText('This part could not be fetched.').waitFor()
  await main(page).getByRole('button', { name: 'Add To Cart' }).click()
  await main(page).getByRole('link', { name: 'Proceed To Checkout' }).waitFor()
})
