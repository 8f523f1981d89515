import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { informationHeads } from '../../src/features/shop/information/informationHeads.ts'
import { informationLabels } from '../../src/features/shop/information/informationLabels.ts'
import { informationPages } from '../../src/features/shop/information.rules.ts'
import { fillBag, orderOf } from '../fixtures/orders.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** All a reader sees in the main part, in one line. */
async function textOf(page: Page, path: string): Promise<string> {
  await page.goto(path)
  return ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ')
}

test('[STATIC-01] each information page has headings and real text', async () => {
  const page = await shop.visit({ size: 'phone' })
  for (const [path, heading] of [
    ['/about', 'About Zari'],
    ['/faqs', 'Frequently asked questions'],
    ['/contact-us', 'Contact us'],
    ['/Shipping-details', 'Shipping / Returns / Exchanges'],
    ['/terms&condition', 'Terms and conditions'],
    ['/privacy-policy', 'Privacy policy'],
  ] as const) {
    const text = await textOf(page, path)
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(heading)
    expect(await page.getByRole('heading', { level: 2 }).count(), path).toBeGreaterThan(2)
    expect(text.split(' ').length, path).toBeGreaterThan(path === '/contact-us' ? 80 : 200)
    expect(text, path).not.toMatch(/lorem|undefined|NaN|\[object|TODO/i)
  }
  shop.quiet()
})

/** The recipe of CONTRIBUTING: an entry in the list, the page's file and its text are all that a new one needs. */
test.each(informationPages)(
  '$path: page, head, footer, menu and sitemap follow from the list',
  async (entry) => {
    const { path } = entry
    const label = informationLabels[path]()
    const { title, description } = informationHeads[path]
    const page = await shop.visit({ size: 'phone' })
    await open(page, path)
    expect(await page.title()).toBe(`${title()} | Zari`)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(description())
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)

    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })
    expect(await inFooter.getAttribute('href')).toBe(path)
    await page.getByRole('button', { name: 'Menu' }).click()
    const inMenu = page.getByRole('dialog').getByRole('link', { name: label, exact: true })
    await inMenu.click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    const sitemap = await page.request.get('/sitemap.xml')
    expect(await sitemap.text()).toContain(`${path.replaceAll('&', '&amp;')}</loc>`)
    shop.quiet()
  },
)

test('[STATIC-01] contact: Monday to Friday 9 to 6, Saturday 10 to 4, Sunday closed', async () => {
  const page = await shop.visit()
  await page.goto('/contact-us')
  const hours = page.getByRole('region', { name: 'Business hours' })
  const rows = await hours.locator('dl > div').allTextContents()
  expect(rows).toEqual([
    expect.stringMatching(/Monday to Friday\s*9 AM to 6 PM/),
    expect.stringMatching(/Saturday\s*10 AM to 4 PM/),
    expect.stringMatching(/Sunday\s*Closed/),
  ])
  shop.quiet()
})

test('[STATIC-01] shipping and returns: 7 days, 48 hours, 5 to 7 and 1 to 3 business days', async () => {
  const page = await shop.visit()
  const text = await textOf(page, '/Shipping-details')
  expect(text).toMatch(/within 7 days of delivery/)
  expect(text).toMatch(/within 48 hours of delivery/)
  expect(text).toMatch(/Refunds take 5 to 7 business days/)
  expect(text).toMatch(/processed in 1 to 3 business days/)
  shop.quiet()
})

/** Every amount that a page shows. The ends of the price slider are a scale, not prices. */
async function amounts(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const hidden = walker.currentNode.parentElement?.closest('script, style, fieldset')
      if (!hidden) texts.push(walker.currentNode.textContent ?? '')
    }
    return texts.join('\n')
  })
  // The rupee sign is set in a face of its own, so sign and digits are two pieces of text.
  const found = text.match(/(₹|INR|Rs\.?)\s?[\d,]+(\.\d+)?/g) ?? []
  return found.map((amount) => amount.replace('\n', ''))
}
const rupees = /^₹(\d{1,3}|\d{1,2},\d{3}|(\d{1,2},)(\d{2},)*\d{3})\.\d{2}$/

test('[MONEY-01] every price of the storefront is in rupees with 2 decimals', async () => {
  const order = await orderOf(shop.shop, shop.meera, shop.goods.banarasiSaree)
  await fillBag(shop.shop, shop.meera, { product: shop.goods.cottonSaree, quantity: 3 })
  await shop.shop.call('POST', '/api/wishlist', {
    as: shop.meera,
    json: { productId: shop.goods.cottonKurta.id },
  })
  const page = await shop.visit({ as: shop.meera })
  for (const path of [
    '/',
    '/new/saree/collections',
    '/new/all/collections',
    '/wishlist',
    '/checkout',
    '/order',
    `/order/view/${order._id}`,
  ]) {
    const shown = await amounts(page, path)
    expect(shown.length, path).toBeGreaterThan(0)
    for (const amount of shown) expect(amount, path).toMatch(rupees)
  }
  // The fee in the text of the returns policy is a whole sum of that text, not a price.
  const detail = await amounts(page, `/details/${shop.goods.banarasiSaree.id}`)
  expect(detail.filter((amount) => amount !== 'Rs 100').every((amount) => rupees.test(amount))).toBe(true)
  expect(detail).toContain('₹4,999.50')
  shop.quiet()
})

test('[MONEY-01] and every price of the admin area', async () => {
  const order = await orderOf(shop.shop, shop.ravi, shop.goods.banarasiSaree)
  const page = await shop.visit({ as: shop.adminAsha })
  for (const path of ['/admin/product', '/admin/order', `/admin/order/view/${order._id}`]) {
    const shown = await amounts(page, path)
    expect(shown.length, path).toBeGreaterThan(0)
    for (const amount of shown) expect(amount, path).toMatch(rupees)
  }
  shop.quiet()
})
