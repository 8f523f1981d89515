/** Pages that several visitors get: rendered once, alive for each of them, and never somebody's own. */
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { alive, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
  const { banarasiSaree, cottonSaree } = shop.goods
  await fillBag(shop.shop, shop.ravi, { product: banarasiSaree }, { product: cottonSaree })
  const wish = { as: shop.ravi, json: { productId: banarasiSaree.id } }
  await shop.shop.call('POST', '/api/wishlist', wish)
})
afterAll(() => shop?.close())

/** The scripts that an answer lets run: by a nonce where it was rendered for this visitor, else by their hashes. */
const policyOf = (headers: Record<string, string>) =>
  headers['content-security-policy']?.match(/script-src[^;]*/)?.[0] ?? ''

/** Opens a page again and again until it is one that was rendered for somebody else. */
async function openCached(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.goto(path)
      return policyOf(answer?.headers() ?? {})
    })
    .toMatch(/sha256-/)
  await alive(page)
}

test.each(['/', '/new/saree/collections', '/details/banarasi-silk-saree', '/about', '/login'])(
  'a page that another visitor got comes to life: %s',
  async (path) => {
    const page = await shop.visit()
    await openCached(page, path)
    const born = await page.evaluate(() => performance.timeOrigin)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await page.waitForURL('**/faqs')
    // Its own scripts went there; the browser did not load another page.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(born)
    shop.quiet()
  },
)

test.each(['/', '/new/saree/collections', '/details/banarasi-silk-saree', '/about'])(
  'who is logged in gets the page of all customers, and what is the own comes to it: %s',
  async (path) => {
    await openCached(await shop.visit(), path)
    await openCached(await shop.visit({ as: shop.meera }), path)
    const page = await shop.visit({ as: shop.ravi })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openCached(page, path)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: /^Bag, \d+ items?$/ }).waitFor()
    await header.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
    const heart = page.getByRole('button', { name: 'Remove Banarasi Silk Saree from wishlist' })
    if (path !== '/about') await heart.first().waitFor()
    if (path.startsWith('/details/')) {
      await page.getByRole('link', { name: 'Proceed To Checkout' }).waitFor()
    }
    // One small answer for each page that was loaded, and nothing that it has said already.
    const own = asked.filter((address) => /^\/api\/(me|cart|wishlist)/.test(address))
    expect(own).toEqual(asked.filter((address) => address === path).map(() => '/api/me/shopper'))
    // And her page is no visitor's.
    const visitor = await shop.visit()
    await open(visitor, path)
    await visitor.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    shop.quiet()
  },
)

test('the own part is on its way before the styles are there', async () => {
  const page = await shop.visit({ as: shop.ravi })
  const release = await hold(page, '**/assets/styles-*.css')
  const asked = page.waitForRequest('**/api/me/shopper*')
  const loaded = page.goto('/about')
  await asked
  await release()
  await loaded
  await page.getByRole('link', { name: 'Wishlist, 1 product' }).waitFor()
  shop.quiet()
})

test('a button that is pressed before the own bag is known puts nothing in twice', async () => {
  const { cottonSaree } = shop.goods
  const bag = await fillBag(shop.shop, shop.meera, { product: cottonSaree })
  const page = await shop.visit({ as: shop.meera })
  const release = await hold(page, '**/api/me/shopper*')
  await open(page, `/details/${cottonSaree.slug}`)
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await release()
  await page.getByRole('dialog', { name: 'BAG' }).waitFor()
  await page.getByRole('link', { name: 'Proceed To Checkout' }).first().waitFor()
  const { body } = await shop.shop.call('POST', '/api/cart', { as: shop.meera })
  expect(body.currentCart).toEqual(bag)
  shop.quiet()
})

test('two presses at the same moment put one piece into the bag', async () => {
  const buyer = await signUp(shop.shop, 'Twice Tapped')
  const page = await shop.visit({ as: buyer })
  await open(page, `/details/${shop.goods.banarasiSaree.slug}`)
  await page.getByRole('button', { name: 'Add To Cart' }).dblclick()
  await page.getByRole('link', { name: 'Proceed To Checkout' }).first().waitFor()
  const { body } = await shop.shop.call('POST', '/api/cart', { as: buyer })
  expect(body.currentCart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1])
  shop.quiet()
})

test('a heart that is pressed before it is known who presses it is theirs', async () => {
  const page = await shop.visit({ as: shop.meera })
  const release = await hold(page, '**/api/me/shopper*')
  await open(page, '/details/bengal-cotton-saree')
  await page.getByRole('button', { name: 'Add Bengal Cotton Saree to wishlist' }).click()
  await release()
  await page.getByRole('button', { name: 'Remove Bengal Cotton Saree from wishlist' }).waitFor()
  await seeMessage(page, 'Item added to wishlist')
  shop.quiet()
})

test('a customer who logs out elsewhere while a page is on its way is a visitor there', async () => {
  const page = await shop.visit({ as: shop.ravi, expectedErrors: /401/ })
  const release = await hold(page, '**/api/me/shopper*')
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).waitFor()
  await page.context().clearCookies({ name: 'zari.session' })
  await release()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  shop.quiet()
})

test('without scripts a customer sees the shop, its prices and all ways on', async () => {
  const login = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: JSON.stringify({ email: shop.meera.email, password: shop.meera.password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const answer = await fetch(`${shop.url}/details/banarasi-silk-saree`, { headers: { cookie } })
  const html = await answer.text()
  for (const text of [
    'Banarasi Silk Saree',
    '4,999.50',
    'Add To Cart',
    'href="/dashboard"',
    'href="/wishlist"',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('href="/login"')
})

test('a session that ended, or none, gets what visitors got, and no cache may have it', async () => {
  const path = '/about'
  const cookies = ['zari.session=made-up.x', 'zari.session=a.b; zari.session=c.d']
  await expect.poll(async () => (await ask(path)).policy).toContain('sha256-')
  for (const cookie of cookies) {
    const answer = await fetch(`${shop.url}${path}`, { headers: { cookie, 'accept-encoding': 'identity' } })
    expect(policyOf(Object.fromEntries(answer.headers))).toContain('sha256-')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // An address that nobody has asked for yet: what was rendered for this one says nothing of it to others.
    const fresh = `/faqs?${encodeURIComponent(cookie)}`
    const first = await fetch(`${shop.url}${fresh}`, { headers: { cookie } })
    expect(first.headers.get('cache-control')).toBe('no-store')
    await expect.poll(async () => (await ask(fresh)).policy).toContain('sha256-')
    expect((await fetch(`${shop.url}${fresh}`)).headers.get('cache-control')).toBeNull()
  }
})

/** What a visitor without a browser gets; uncompressed, since nobody waits for what is just being compressed. */
async function ask(path: string): Promise<{ policy: string; html: string }> {
  const answer = await fetch(`${shop.url}${path}`, { headers: { 'accept-encoding': 'identity' } })
  return { policy: policyOf(Object.fromEntries(answer.headers)), html: await answer.text() }
}

test('[HOME-08] the home page of a moment ago comes in another order each time', async () => {
  const order = (html: string) =>
    [...html.matchAll(/href="\/details\/([^"]+)"/g)].map(([, slug]) => slug).join()
  const visits: Awaited<ReturnType<typeof ask>>[] = []
  await expect
    .poll(async () => {
      visits.push(await ask('/'))
      const cached = visits.slice(-8)
      return (
        cached.every(({ policy }) => policy.includes('sha256-')) &&
        new Set(cached.map(({ html }) => html)).size
      )
    })
    .toBe(8)
  // Few goods have few orders: two of eight may well be the same, all eight are not.
  expect(new Set(visits.slice(-8).map(({ html }) => order(html))).size).toBeGreaterThan(1)
  expect((await fetch(`${shop.url}/`)).headers.get('x-variants')).toBeNull()
})

test('a page that several ask for at the same time is rendered for the first of them', async () => {
  for (const path of ['/faqs?all=1', '/details/banarasi-silk-saree?size=7']) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(path)))
    expect(answers.filter(({ policy }) => policy.includes('nonce-'))).toHaveLength(1)
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
  }
})

test('a page that shows what failed is nobody else’s, and all others stay', async () => {
  const { db } = shop.shop.services
  const [sound, failing] = ['/faqs', `/details/bengal-cotton-saree?at=${Date.now()}`]
  await expect.poll(async () => (await ask(sound)).policy).toContain('sha256-')
  await db.execute(sql`alter table reviews rename to lost_reviews`)
  try {
    for (const _ of [1, 2, 3]) expect((await ask(failing)).policy).toContain('nonce-')
    expect((await ask(sound)).policy).toContain('sha256-')
  } finally {
    await db.execute(sql`alter table lost_reviews rename to reviews`)
  }
  await expect.poll(async () => (await ask(failing)).policy).toContain('sha256-')
})
