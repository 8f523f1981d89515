/** The pictures of a product and its video: with a mouse, by touch, with keys, and when there are none. */

import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'
import { clip } from '../fixtures/videos.ts'

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

/** How a video does: `still` while nothing of it was fetched. */
const playing = (video: Locator) =>
  video.evaluate((found: HTMLVideoElement) =>
    found.networkState === HTMLMediaElement.NETWORK_IDLE && found.readyState === 0
      ? 'still'
      : found.paused
        ? 'paused'
        : 'playing',
  )

/** A visit to the product with the video, and the addresses of videos that it asked for. */
async function visitVideo(visit: Parameters<typeof shop.visit>[0], isSaving = false) {
  const page = await shop.visit(visit)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/video/')) asked.push(request.url())
  })
  if (isSaving)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  await open(page, detail(shop.goods.cottonSaree))
  return { page, asked, video: gallery(page).getByLabel(/^Video of/) }
}

test('a video is chosen in the form, and plays after the first picture when it is turned to', async () => {
  const admin = await shop.visit({ as: shop.adminAsha })
  await open(admin, `/admin/product/edit/${shop.goods.cottonSaree.id}`)
  const choose = admin.getByLabel('Video', { exact: true })
  await choose.setInputFiles({ name: 'clip.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await admin.getByText('clip.gif: Please choose a video').waitFor()
  const images = await Promise.all(['#8a1a2e', '#0e5a63'].map((colour) => pictureFile('a.png', colour)))
  await admin.getByLabel('Images').setInputFiles(images)
  await choose.setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: clip('loop.webm') })
  await admin.getByLabel('Preview of the video').waitFor()
  await admin.getByRole('button', { name: 'Save changes' }).click()
  await seeMessage(admin, 'Product updated successfully')

  const { page, asked, video } = await visitVideo({ reducedMotion: false })
  const thumbs = gallery(page).getByRole('button', { name: /^Show .* of Bengal Cotton/ })
  const labels = thumbs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(await labels).toEqual([
    'Show picture 1 of 3 of Bengal Cotton Saree',
    'Show the video of Bengal Cotton Saree',
    'Show picture 3 of 3 of Bengal Cotton Saree',
  ])
  expect([asked, await video.count()]).toEqual([[], 0])
  const height = async () => (await gallery(page).boundingBox())?.height
  const before = await height()
  await thumbs.nth(1).click()
  await expect.poll(() => playing(video)).toBe('playing')
  expect(await height()).toBe(before)
  expect(await video.evaluate((found: HTMLVideoElement) => [found.muted, found.loop])).toEqual([true, true])
  expect(await gallery(page).getByRole('status').textContent()).toBe('Video 2 of 3')
  const stop = gallery(page).getByRole('button', { name: 'Pause video' })
  await stop.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => playing(video)).toBe('paused')
  await gallery(page).getByRole('button', { name: 'Play video' }).waitFor()

  await gallery(page).getByRole('button', { name: 'Look closer' }).click()
  const whole = page.getByRole('dialog', { name: /^Pictures of Bengal Cotton/ })
  await expect.poll(() => playing(whole.getByLabel(/^Video of/))).toBe('playing')
  await expectNoViolations(page)
  await whole.getByRole('button', { name: 'Pause video' }).press('Enter')
  await expect.poll(() => playing(whole.getByLabel(/^Video of/))).toBe('paused')
  await whole.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => whole.getByLabel(/^Video of/).count()).toBe(0)
  shop.quiet()
})

test.each([
  ['who want little motion', { reducedMotion: true, size: 'phone' as const }, false],
  ['who save data', { reducedMotion: false, size: 'phone' as const }, true],
])('for those %s nothing of a video comes before it is asked for', async (_who, visit, isSaving) => {
  const { page, asked, video } = await visitVideo(visit, isSaving)
  await gallery(page).getByRole('button', { name: 'Show the video', exact: true }).click()
  const start = gallery(page).getByRole('button', { name: 'Play video' })
  await start.waitFor()
  // The code that plays it has had its turn: what would begin by itself had begun.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect([asked, await playing(video)]).toEqual([[], 'still'])
  await start.press('Enter')
  await expect.poll(() => playing(video)).toBe('playing')
  expect(asked.length).toBeGreaterThan(0)
  shop.quiet()
})
