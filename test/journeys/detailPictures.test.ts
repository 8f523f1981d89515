/** The pictures of a product: with a mouse, by touch, with keys, and when there are none. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const detail = (product: { id: string }) => `/details/${product.id}`
const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ })
const main = (page: Page) => page.getByRole('main')
const source = (image: Locator) => image.evaluate((found: HTMLImageElement) => found.currentSrc)
const folder = (url: string) => url.slice(0, url.lastIndexOf('/'))

test('[DETAIL-02] desktop: thumbnails change the main picture, and the mouse enlarges it', async () => {
  const page = await shop.visit({ reducedMotion: false })
  await open(page, detail(shop.goods.banarasiSaree))
  const thumbs = gallery(page).getByRole('button', { name: /^Show picture \d of 2 of Banarasi/ })
  expect(await thumbs.filter({ visible: true }).count()).toBe(2)
  const stage = gallery(page).getByRole('img', { name: /Banarasi Silk Saree, picture/ })
  expect(await source(stage)).toContain(folder(shop.front))
  await thumbs.nth(1).click()
  await expect.poll(() => source(stage)).toContain(folder(shop.back))
  const width = async () => (await stage.boundingBox())?.width ?? 0
  await page.mouse.move(2, 2)
  const small = await width()
  await stage.hover()
  await expect.poll(width).toBeGreaterThan(small * 1.9)
  await page.mouse.move(2, 2)
  await expect.poll(width).toBeLessThan(small * 1.1)
  shop.quiet()
})

/** Moves a finger sideways over the pictures by `dx` px. */
async function swipe(page: Page, dx: number): Promise<void> {
  const box = await gallery(page).locator('.touch-pan-y').boundingBox()
  if (!box) throw new Error('The pictures are not on the screen')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', x + (dx * step) / 4)
  await touch('touchEnd')
  await session.detach()
}

test('[DETAIL-02] below 768 px the pictures are swiped, from 40 px on', async () => {
  const page = await shop.visit({ size: 'phone' })
  await page.setViewportSize({ width: 767, height: 900 })
  await open(page, detail(shop.goods.banarasiSaree))
  const at = gallery(page).getByRole('status')
  expect(
    await gallery(page)
      .getByRole('button', { name: /of Banarasi/ })
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  await swipe(page, -39)
  expect(await at.textContent()).toBe('Picture 1 of 2')
  await swipe(page, -60)
  await expect.poll(() => at.textContent()).toBe('Picture 2 of 2')
  await swipe(page, 60)
  await expect.poll(() => at.textContent()).toBe('Picture 1 of 2')
  await page.setViewportSize({ width: 768, height: 900 })
  expect(
    await gallery(page)
      .getByRole('button', { name: /of Banarasi/ })
      .filter({ visible: true })
      .count(),
  ).toBe(2)
  shop.quiet()
})

test('[DETAIL-02] says No images available. when there is none', async () => {
  const page = await shop.visit()
  await page.goto(detail(shop.goods.cottonSaree))
  await main(page).getByText('No images available.').waitFor()
  shop.quiet()
})

test('[DETAIL-02] with keys alone: Tab reaches each thumbnail, Enter shows it', async () => {
  const page = await shop.visit()
  await open(page, detail(shop.goods.banarasiSaree))
  await main(page).getByRole('link', { name: 'Back' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const stage = gallery(page).getByRole('img', { name: /picture 2 of 2/ })
  await expect.poll(() => source(stage)).toContain(folder(shop.back))
  expect(
    await gallery(page).locator('[aria-current=true]').filter({ visible: true }).getAttribute('aria-label'),
  ).toContain('picture 2')
  shop.quiet()
})
