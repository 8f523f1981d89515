import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsOf } from '../../src/features/discovery/structured/richResults.fixture.ts'
import { writeReview } from '../../src/features/reviews/reviews.store.ts'
import { addCollection } from '../fixtures/collections.ts'
import { changeShop, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  await addCollection(shop.shop, { name: 'Feast of Lights', rule: { max: 2000 } })
})
afterAll(() => shop?.close())

const PRODUCT = '/details/banarasi-silk-saree'
const COLLECTION = '/collections/feast-of-lights'

/** An address of the shop where it listens: its origin is set before it has a port. */
const here = (url = ''): string => {
  const { pathname, search } = new URL(url, shop.url)
  return shop.url + pathname + search
}

/** The head of a page as it is sent, with the things of its structured data. */
async function headOf(path: string, token?: string) {
  const html = await (await fetch(shop.url + path, token ? { headers: { authorization: token } } : {})).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const things = scripts.flatMap(([, text = '']) => JSON.parse(text)['@graph'])
  return { head, content, canonical: /rel="canonical" href="([^"]*)"/.exec(head)?.[1], things }
}

test('a shared product is previewed from the first lines of its page, by a picture that WhatsApp takes', async () => {
  const { head, content } = await headOf(PRODUCT)
  expect(content('product:price:amount')).toBe('4999.50')
  expect(content('og:locale')).toBe('en_IN')
  expect(head.indexOf('og:image')).toBeLessThan(8_000)
  const picture = await fetch(here(content('og:image')))
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000)
})

test('a listing is one page to search engines, however it is filtered', async () => {
  for (const path of ['/new/saree/collections', COLLECTION]) {
    const filtered = await headOf(`${path}?fabric=silk&sort=lowToHigh&min=1000`)
    expect(here(filtered.canonical)).toBe(shop.url + path)
  }
})

test('pages say what search engines ask of them, a product with its ratings as soon as there are any', async () => {
  const lists = ['/new/saree/collections', '/collections', COLLECTION]
  for (const path of ['/', ...lists, PRODUCT, '/details/cotton-straight-suit']) {
    const { things } = await headOf(path)
    expect(things.length, path).toBeGreaterThan(0)
    // What has no picture is no rich result: that is told to the shopkeeper.
    const problems = things.flatMap((thing) => problemsOf(thing))
    expect(problems.filter((problem: string) => !problem.endsWith('image: empty'))).toEqual([])
  }
  const product = async () => (await headOf(PRODUCT)).things[0]
  expect(await product()).not.toHaveProperty('aggregateRating')
  const review = { productId: shop.goods.banarasiSaree.id, comment: 'As shown.', rating: 4 }
  await writeReview(shop.shop.services.db, shop.meera, review)
  await expect.poll(async () => (await product()).aggregateRating?.ratingValue).toBe(4)
})

test('in the browser the head follows from page to page, and the page that was sent comes to life as it is', async () => {
  const page = await shop.visit()
  await open(page, '/new/saree/collections')
  await page
    .getByRole('link', { name: /Banarasi Silk Saree/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Banarasi Silk Saree' }).waitFor()
  await expect.poll(() => page.title()).toBe('Banarasi Silk Saree | Zari')
  const canonical = page.locator('link[rel=canonical]')
  await expect.poll(() => canonical.getAttribute('href')).toContain(PRODUCT)
  await page.reload()
  await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(1)
  shop.quiet()
})

test('whoever comes for a size finds it chosen', async () => {
  const page = await shop.visit()
  await open(page, '/details/cotton-straight-suit?size=M')
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
  await open(page, '/details/cotton-straight-suit?size=99')
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  shop.quiet()
})

test('the shopkeeper finds the addresses, the secret one while the shop is for members, and what to mend', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/settings')
  await page.getByRole('button', { name: 'Google and Instagram', exact: true }).click()
  const section = page.getByRole('region', { name: 'Google and Instagram' })
  await expect
    .poll(() => section.getByLabel('Google Merchant Center', { exact: true }).inputValue())
    .toMatch(/^https?:\/\/[^/]+\/feeds\/google\.xml$/)
  await section.getByText('would be refused').click()
  await section.getByText('no description').first().waitFor()
  await section.getByRole('link', { name: 'Banarasi Silk Saree' }).waitFor()

  await changeShop(shop, { access: 'members' })
  await open(page, '/admin/settings')
  await page.getByRole('button', { name: 'Google and Instagram', exact: true }).click()
  await section.getByRole('button', { name: 'Make a secret address' }).click()
  const address = section.getByLabel('Google Merchant Center', { exact: true })
  await expect.poll(() => address.inputValue()).toContain('?key=')
  const before = await address.inputValue()
  expect((await fetch(here(before))).status).toBe(200)
  await section.getByRole('button', { name: 'New secret address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click()
  await expect.poll(() => address.inputValue()).not.toBe(before)
  expect((await fetch(here(before))).status).toBe(404)
  shop.quiet()
})

test('of a members’ shop the home page tells of the shop alone, and the rest leads to the log-in', async () => {
  await changeShop(shop, { access: 'members' })
  const { things } = await headOf('/')
  expect(things.map((thing: { '@type': string }) => thing['@type'])).toEqual(['OnlineStore', 'WebSite'])
  expect(JSON.stringify(things)).not.toContain('SearchAction')
  for (const path of [PRODUCT, '/new/saree/collections', '/collections', COLLECTION]) {
    const { things: none, content } = await headOf(path)
    expect(none).toEqual([])
    expect(content('og:image')).toBeUndefined()
    // Members see the page; nobody who would read its structured data does.
    expect((await headOf(path, shop.meera.token)).things).toEqual([])
  }
})
