/** Pages that several visitors get: rendered once, alive for each of them, and never somebody's own. */
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alive, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
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

test('who is logged in gets the own page, whatever visitors got before', async () => {
  const path = '/details/banarasi-silk-saree'
  await openCached(await shop.visit(), path)
  const page = await shop.visit({ as: shop.meera })
  const answer = await page.goto(path)
  expect(policyOf(answer?.headers() ?? {})).toMatch(/'nonce-/)
  await alive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Bag', exact: true }).waitFor()
  // And her page is nobody else's.
  const visitor = await shop.visit()
  await open(visitor, path)
  expect(await visitor.content()).not.toContain(shop.meera.email)
  shop.quiet()
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

test('a page that shows what failed is nobody else’s, and all others stay', async () => {
  const { db } = shop.shop.services
  const [sound, failing] = ['/faqs', '/details/bengal-cotton-saree']
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
