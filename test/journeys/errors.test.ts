import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { listen, open, openStorefront, refuse } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** Somebody on a page that needs no goods, and everything that is written to the console from there on. */
async function before(path = '/about', as?: typeof shop.meera) {
  const page = await shop.visit({ expectedErrors: /./, ...(as ? { as } : {}) })
  await open(page, path)
  return { page, log: listen(page) }
}
const toEverything = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'See the collection' }).click()
const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Zari', exact: true }).click()

test('[ERR-01] products: the status text on the page and in the console, and another try', async () => {
  const { page, log } = await before()
  await refuse(page, '**/api/admin/product?*')
  await toEverything(page)
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to fetch product data' })
  await problem.getByText('Error fetching products: Not Found').waitFor()
  expect(log.join('\n')).toContain('error: Error fetching products: Not Found')
  await page.unroute('**/api/admin/product?*')
  await problem.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Bengal Cotton Saree' }).waitFor()
  expect(await problem.count()).toBe(0)
})

test('[ERR-01] products: a server that breaks is asked again before its status text is shown', async () => {
  const { page } = await before()
  let asked = 0
  await page.route('**/api/admin/product?*', (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: {} })
  })
  await toEverything(page)
  await page.getByText('Error fetching products: Service Unavailable').waitFor()
  expect(asked).toBe(3)
})

test('[ERR-01] products: an empty answer is No data received from API', async () => {
  for (const body of ['', 'null']) {
    const { page, log } = await before()
    await page.route('**/api/admin/product?*', (route) => route.fulfill({ status: 200, body }))
    await toEverything(page)
    const problem = page.getByRole('alert').filter({ hasText: 'Failed to fetch product data' })
    await problem.getByText('No data received from API').waitFor()
    expect(log.join('\n')).toContain('No data received from API')
  }
})

test('[ERR-01] categories: logged, and the page goes on without them', async () => {
  const { page, log } = await before()
  await refuse(page, '**/api/admin/category*')
  await goHome(page)
  await page.getByRole('link', { name: 'View All' }).waitFor()
  await expect.poll(() => log.join('\n')).toContain('error: Error fetching categories: Not Found')
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('[ERR-01] cart items: the status text in the bag, and another try', async () => {
  await fillBag(shop.shop, shop.ravi, { product: shop.goods.cottonSaree })
  const { page, log } = await before('/login')
  await refuse(page, '**/api/cart')
  await page.getByLabel('Email').fill(shop.ravi.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.ravi.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // The toast lies over the header's controls for as long as it stays.
  await seeMessage(page, 'Logged in successfully')
  await page.getByText('Logged in successfully').waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('button', { name: 'Bag', exact: true }).click()
  const bag = page.getByRole('dialog', { name: 'BAG' })
  await bag.getByText('Error fetching cart items: Not Found').waitFor()
  expect(log.join('\n')).toContain('error: Error fetching cart items: Not Found')
  await page.unroute('**/api/cart')
  await bag.getByRole('button', { name: 'Try again' }).click()
  await bag.getByText('Bengal Cotton Saree').waitFor()
})

test('[ERR-01] users: the status text in the list of the desk', async () => {
  const { page, log } = await before('/admin/dashboard', shop.adminAsha)
  await refuse(page, /\/api\/admin\/user(\?|$)/)
  await page.getByRole('link', { name: 'User', exact: true }).click()
  await page.getByText('Error fetching users: Not Found').waitFor()
  expect(log.join('\n')).toContain('error: Error fetching users: Not Found')
})

test('[ERR-02] banners: Banner fetch failed is logged and the default image is shown', async () => {
  const { page, log } = await before()
  await refuse(page, '**/api/admin/banner/all')
  await goHome(page)
  await expect.poll(() => log.join('\n')).toContain('error: Banner fetch failed')
  const picture = page.getByRole('region', { name: 'Banners' }).locator('img')
  await expect
    .poll(() =>
      picture.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc)),
    )
    .toEqual([expect.stringContaining('default-desktop')])
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('[ERR-02] an answer of another shape is logged and taken for no banners', async () => {
  const { page, log } = await before()
  await page.route('**/api/admin/banner/all', (route) => route.fulfill({ json: { banners: 'none' } }))
  await goHome(page)
  await expect.poll(() => log.join('\n')).toContain('Unexpected banner response format')
  await page.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
})
