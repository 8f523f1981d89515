import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, addProduct } from '../fixtures/goods.ts'
import { alive, eventually, hold, listen, open, openStorefront, refuse } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { saree } = shop.goods
  // More than a section shows, so that chance has something to choose from.
  for (const name of ['Asavali', 'Baluchari', 'Chanderi', 'Dhakai', 'Gadwal', 'Ilkal', 'Jamdani', 'Kota'])
    await addProduct(shop.shop, { name: `${name} Saree`, categoryId: saree.id, images: [shop.front] })
  await addCategory(shop.shop, { name: 'occasion', image: shop.back })
  await eventually(`${shop.url}/api/admin/category`, [{}, {}, { name: 'occasion' }])
})
afterAll(() => shop?.close())

/** Somebody on another page of the shop, from where the home page is loaded by the browser itself. */
async function beforeHome(visit: Parameters<typeof shop.visit>[0] = {}): Promise<Page> {
  const page = await shop.visit(visit)
  await open(page, '/about')
  return page
}
const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Zari', exact: true }).click()
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const namesIn = (page: Page, name: string) =>
  section(page, name).getByRole('article').locator('h4').allTextContents()

describe('sliding text', () => {
  test('[HOME-03] shows the default until a text is stored, then the stored one', async () => {
    const page = await shop.visit()
    await page.goto('/')
    const news = section(page, 'News')
    await news.getByText('Welcome to our store!').first().waitFor()
    const text = 'Onam: handloom cottons from Balaramapuram'
    await shop.shop.call('POST', '/api/admin/banner/slidingText', { as: shop.adminAsha, json: { text } })
    await eventually(`${shop.url}/api/admin/banner/slidingText`, { text })
    await page.goto('/')
    await news.getByText(text).first().waitFor()
    shop.quiet()
  })

  test('[HOME-03] without motion it stands whole in the middle of a phone; with it the button has its place', async () => {
    const text = 'Festive weaves are here · Free shipping all over India · Cash on delivery'
    await shop.shop.call('POST', '/api/admin/banner/slidingText', { as: shop.adminAsha, json: { text } })
    await eventually(`${shop.url}/api/admin/banner/slidingText`, { text })
    const still = await shop.visit({ size: 'phone' })
    await open(still, '/')
    const lines = await section(still, 'News')
      .getByText(text)
      .first()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ left, right, width }) => [left, innerWidth - right, width])
      })
    const shown = lines.filter(([, , width = 0]) => width > 0)
    expect(shown.length).toBeGreaterThan(0)
    // As far from one edge as from the other, and no line of a word or two.
    for (const [left = 0, right = 0] of shown) {
      expect(Math.abs(left - right)).toBeLessThan(2)
      expect(left).toBeGreaterThanOrEqual(16)
    }
    const widths = shown.map(([, , width = 0]) => width)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5)

    const moving = await shop.visit({ size: 'phone', reducedMotion: false })
    await open(moving, '/')
    const news = section(moving, 'News')
    const button = await news.getByRole('button', { name: 'Stop the running text' }).boundingBox()
    const run = await news.locator('.marquee').boundingBox()
    expect((run?.x ?? 0) + (run?.width ?? 999)).toBeLessThanOrEqual(button?.x ?? 0)
    shop.quiet()
  })

  test('[HOME-03] a failure is only logged and leaves the banner empty', async () => {
    const page = await beforeHome({ expectedErrors: /404|Sliding text/ })
    const log = listen(page)
    await refuse(page, '**/api/admin/banner/slidingText')
    await goHome(page)
    await page.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    await expect.poll(() => log.join('\n')).toContain('Sliding text fetch failed')
    expect(await section(page, 'News').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    shop.quiet()
  })
})

describe('category navigation', () => {
  const menu = {
    Saree: ['Silk Saree', 'Cotton Saree', 'Designer Saree'],
    'Dress Material': ['Cotton Dress Material', 'Silk Dress Material', 'Printed Dress Material'],
    'Salwar Suit': ['Anarkali Suit', 'Palazzo Suit', 'Straight Suit'],
    Occasion: ['Wedding Collection', 'Festive Collection', 'Casual Wear'],
  }
  const category = {
    Saree: 'saree',
    'Dress Material': 'material',
    'Salwar Suit': 'salwar suit',
    Occasion: 'occasion',
  }

  test('[HOME-04] four dropdowns of three items, each leading to the collections of its category', async () => {
    const page = await shop.visit({ size: 'phone' })
    await open(page, '/')
    const bar = page.getByRole('navigation', { name: 'Categories' })
    expect(await bar.locator('summary').allTextContents()).toEqual(Object.keys(menu))
    for (const [at, [label, items]] of Object.entries(menu).entries()) {
      const dropdown = bar.locator('details').nth(at)
      expect(await dropdown.getByRole('link').allTextContents(), label).toEqual([])
      for (const item of items) {
        await dropdown.locator('summary').click()
        expect(await dropdown.getByRole('link').allTextContents(), label).toEqual(items)
        await dropdown.getByRole('link', { name: item, exact: true }).click()
        const path = `/new/${category[label as keyof typeof category]}/collections`
        await page.waitForURL((url) => decodeURIComponent(url.pathname) === path)
        await dropdown.getByRole('link').first().waitFor({ state: 'hidden' })
      }
    }
    shop.quiet()
  })
})

describe('collections', () => {
  test('[HOME-06] four placeholder cards while loading, then image and name of each, leading to the collection', async () => {
    const page = await beforeHome()
    const release = await hold(page, '**/api/admin/category*')
    await goHome(page)
    const grid = page.getByRole('region', { name: 'Shop By Collections' })
    const waiting = grid.getByRole('status')
    await waiting.waitFor()
    expect(await waiting.locator(':scope > div').count()).toBe(4)
    await release()
    await expect
      .poll(() => grid.getByRole('link').allTextContents())
      .toEqual(['Saree', 'Salwar Suit', 'Occasion'])
    const occasion = grid.getByRole('link', { name: 'Occasion' })
    const image = occasion.locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((found: HTMLImageElement) => found.naturalWidth))
      .toBeGreaterThan(0)
    await occasion.click()
    await page.waitForURL('**/new/occasion/collections')
    shop.quiet()
  })

  test('[HOME-07] a section for each category that has goods, and View All to everything', async () => {
    const page = await shop.visit()
    await open(page, '/')
    const area = page.getByRole('region', { name: 'Shop By Category' })
    expect(await area.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Saree', 'Salwar Suit'])
    expect((await namesIn(page, 'Salwar Suit')).sort()).toEqual([
      'Chanderi Palazzo Suit',
      'Cotton Straight Suit',
    ])
    await area.getByRole('link', { name: 'View All' }).click()
    await page.waitForURL('**/new/all/collections')
    shop.quiet()
  })
})

describe('products', () => {
  test('[HOME-08] stand in another order at each visit, the same one from the server and on Back', async () => {
    const page = await shop.visit()
    const orders: string[] = []
    for (let visit = 0; visit < 4; visit += 1) {
      await open(page, '/')
      orders.push((await namesIn(page, 'Saree')).join())
    }
    expect(new Set(orders).size).toBeGreaterThan(1)

    const html = page.waitForResponse((answer) => answer.request().isNavigationRequest())
    await open(page, '/')
    const sent = await (await html).text()
    const names = await namesIn(page, 'Saree')
    const places = names.map((name) => sent.indexOf(`>${name}<`))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)

    await section(page, 'Saree').getByRole('link', { name: 'See all: Saree' }).click()
    await page.waitForURL('**/new/saree/collections')
    await page.goBack()
    await expect.poll(() => namesIn(page, 'Saree')).toEqual(names)
    shop.quiet()
  })

  test('[HOME-08] eight placeholder cards while they load', async () => {
    const page = await beforeHome()
    const release = await hold(page, '**/api/admin/product*')
    await goHome(page)
    const waiting = section(page, 'Saree').getByRole('status')
    await waiting.waitFor()
    expect(await waiting.locator(':scope > div').count()).toBe(8)
    await release()
    await expect.poll(async () => (await namesIn(page, 'Saree')).length).toBe(8)
    expect(await waiting.count()).toBe(0)
    shop.quiet()
  })

  test('[HOME-08] a spinner until the primary image is there, the second image on hover', async () => {
    const page = await shop.visit()
    const release = await hold(page, /\/media\//)
    await page.goto('/new/saree/collections?q=Banarasi', { waitUntil: 'domcontentloaded' })
    await alive(page)
    const card = page.getByRole('article').filter({ hasText: 'Banarasi Silk Saree' })
    await card.locator('.spinner').waitFor()
    await release()
    await card.locator('.spinner').waitFor({ state: 'detached' })
    const images = card.locator('img')
    const source = (at: number) => images.nth(at).evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(await images.count()).toBe(1)
    expect(await source(0)).toContain(folder(shop.front))
    await card.hover()
    await expect.poll(() => images.count()).toBe(2)
    await expect.poll(() => source(1)).toContain(folder(shop.back))
    await expect.poll(() => images.nth(1).evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
    await page.mouse.move(2, 2)
    await expect.poll(() => images.nth(1).evaluate((image) => getComputedStyle(image).opacity)).toBe('0')
    shop.quiet()
  })
})

const folder = (url: string) => url.slice(0, url.lastIndexOf('/'))

describe('entry', () => {
  test('[HOME-09] products, categories and wishlist are loaded: the page of the server shows all but what is the own', async () => {
    const json = { productId: shop.goods.banarasiSaree.id }
    await shop.shop.call('POST', '/api/wishlist', { as: shop.meera, json })
    const page = await shop.visit({ as: shop.meera })
    const html = await (await page.context().request.get('/')).text()
    for (const words of ['Cotton Straight Suit', 'aria-label="Salwar Suit"']) expect(html).toContain(words)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
    shop.quiet()
  })

  test('[HOME-09] the browser loads them itself when it comes from another page', async () => {
    const page = await beforeHome({ as: shop.meera })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.evaluate(() => window.localStorage.clear())
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
    await goHome(page)
    await section(page, 'Saree').getByRole('article').first().waitFor()
    expect(asked).toContain('/api/admin/product')
    expect(asked).toContain('/api/admin/category')
    shop.quiet()
  })

  test('[HOME-02] a customer with the flag showThankYou is taken to /thankyou', async () => {
    const page = await shop.visit({ as: shop.meera })
    await page.goto('/about')
    await page.evaluate(() => localStorage.setItem('showThankYou', '0'))
    await open(page, '/')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.evaluate(() => localStorage.setItem('showThankYou', '1'))
    await page.goto('/')
    await page.waitForURL('**/thankyou')
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
    shop.quiet()
  })

  test('[HOME-02] the page is entered at its top', async () => {
    const page = await shop.visit()
    await open(page, '/terms&condition')
    await page.mouse.wheel(0, 1_500)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await goHome(page)
    await page.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    shop.quiet()
  })
})
