/** A page stays as it was sent while the code of its parts is on its way, and its pictures leave the line to what is seen first. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alive, changeShop, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** The parts of a product's page whose code comes after the rest, as the build calls their files. */
const PARTS =
  /\/(BelowBuying|ColourChoice|HonestPrice|OtherProducts|ProductServices|ProductWay|RatingLink|RestockBox|Reviews|Footer)-[^/]+\.js$/

/** All that a reader finds on the page, in its order. */
const found = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, summary, nav a), footer a')]
      .filter((part) => !part.closest('dialog'))
      .map((part) => part.textContent),
  )

/** How far below the beginning of the page each heading of its parts is, px, down to the reviews. */
const places = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main :is(h1, h2, summary)')].filter(
      (part) => !part.closest('dialog'),
    )
    const upTo = parts.findIndex((part) => part.id === 'reviews-title')
    return parts
      .slice(0, upTo + 1)
      .map((part) => [part.textContent, Math.round(part.getBoundingClientRect().top + scrollY)])
  })

const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift)

test.each(['phone', 'laptop'] as const)(
  'a choice on a product does not take away what has no code yet, and nothing moves (%s)',
  async (size) => {
    const path = `/details/${shop.goods.banarasiSaree.slug}`
    const sent = await shop.visit({ size, scripts: false })
    await sent.goto(path)
    const whole = await found(sent)
    expect(whole).toEqual(expect.arrayContaining(['Reviews', 'Privacy policy']))

    const page = await shop.visit({ size })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let held = 0
    page.on('request', (request) => {
      if (PARTS.test(request.url())) held += 1
    })
    const release = await hold(page, PARTS)
    await page.goto(path, { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: 'Add To Cart' })
    const listens = (button: HTMLElement | SVGElement) =>
      Object.keys(button).some((key) => key.startsWith('__reactFiber'))
    await expect.poll(() => add.evaluate(listens)).toBe(true)
    const before = await places(page)
    expect(before.length).toBeGreaterThan(4)
    await add.click()
    await page.getByRole('dialog').waitFor()
    expect(held).toBeGreaterThan(3)
    expect([await found(page), await places(page)]).toEqual([whole, before])
    await page.keyboard.press('Escape')
    await release()
    await alive(page)
    expect(await found(page)).toEqual(expect.arrayContaining(whole))
    expect(await places(page)).toEqual(before)
    // A button that is pressed gives way a little.
    expect(await shifted(page)).toBeLessThan(0.001)
    shop.quiet()
  },
)

test('pictures that nobody can turn to yet are not asked for', async () => {
  const page = await shop.visit({ size: 'phone' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const of = (picture: string) =>
    asked.filter((url) => url.includes(picture.slice(0, picture.lastIndexOf('/') + 1)))
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto(`/details/${shop.goods.banarasiSaree.slug}`, { waitUntil: 'commit' })
  const first = page.locator('.stage img')
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  expect([of(shop.front).length, of(shop.back).length]).toEqual([1, 0])
  await release()
  await alive(page)
  await expect.poll(() => of(shop.back).length).toBe(1)
  shop.quiet()
})

test("a customer's product page in a members' shop comes to life as it was sent", async () => {
  await changeShop(shop, { access: 'members' })
  const { banarasiSaree: saree } = shop.goods
  for (const person of [shop.meera, shop.ravi])
    await shop.shop.call('POST', '/api/reviews', {
      as: person,
      json: { productId: saree.id, comment: `What ${person.name} says`, rating: 4 },
    })
  const page = await shop.visit({ as: shop.meera, size: 'phone' })
  // Sent as it was rendered for her, and then from memory.
  for (const _ of [1, 2, 3]) {
    await open(page, `/details/${saree.slug}`)
    await page.getByText('What Meera Iyer says').waitFor()
    shop.quiet()
  }
})
