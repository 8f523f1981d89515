/** The banners at the top of the home page. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBanner } from '../../src/features/visuals/visuals.store.ts'
import { addPicture } from '../fixtures/pictures.ts'
import { eventually, hold, open, openStorefront, refuse, stopClock } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const carousel = (page: Page) => page.getByRole('region', { name: 'Banners' })

describe('banner carousel', () => {
  /** Name of the picture on top of the slide that is in sight. */
  const seen = (page: Page) =>
    carousel(page)
      .getByRole('listitem')
      .filter({ visible: true })
      .first()
      .locator('img')
      .last()
      .evaluate((image: HTMLImageElement) => image.currentSrc)

  test('[HOME-05] without banners each device sees its default picture, 400 px high', async () => {
    const page = await shop.visit()
    await open(page, '/')
    await expect.poll(() => seen(page)).toContain('default-desktop')
    expect((await carousel(page).boundingBox())?.height).toBe(400)
    await page.setViewportSize({ width: 545, height: 800 })
    await expect.poll(() => seen(page)).toContain('default-mobile')
    expect((await carousel(page).boundingBox())?.height).toBe(400)
    shop.quiet()
  })

  test('[HOME-05] a screen from 546 px on sees the carousel banners for desktops, a narrower one those for phones', async () => {
    const { db } = shop.shop.services
    const picture = async (color: string) => (await addPicture(shop.shop, color)).replace(/\/\d+\.webp$/, '')
    const [first, second, phone, listing] = [
      await picture('#aa0000'),
      await picture('#00aa00'),
      await picture('#0000aa'),
      await picture('#aaaa00'),
    ]
    const banner = (url: string, device: 'desktop' | 'mobile', type: 'carousel' | 'banner') =>
      insertBanner(db, { url: `${url}/340.webp`, device, type })
    await banner(listing, 'desktop', 'banner')
    await banner(first, 'desktop', 'carousel')
    await banner(second, 'desktop', 'carousel')
    await banner(phone, 'mobile', 'carousel')
    await eventually(`${shop.url}/api/admin/banner/all`, [{}, {}, {}, { device: 'mobile' }])

    const page = await shop.visit()
    await page.setViewportSize({ width: 546, height: 800 })
    await open(page, '/')
    await expect.poll(() => seen(page)).toContain(first)
    expect(await carousel(page).getByRole('listitem').filter({ visible: true }).count()).toBe(2)
    expect(await carousel(page).innerHTML()).not.toContain(listing)
    await page.setViewportSize({ width: 545, height: 800 })
    await expect.poll(() => seen(page)).toContain(phone)
    expect(await carousel(page).getByRole('listitem').filter({ visible: true }).count()).toBe(1)
    shop.quiet()
  })

  test('[HOME-05] its buttons say what they do, and do it', async () => {
    const page = await shop.visit()
    await open(page, '/')
    const rail = carousel(page).getByRole('list')
    const at = () => rail.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
    const button = (name: string) => carousel(page).getByRole('button', { name, exact: true })
    expect(await carousel(page).getByRole('button').count()).toBe(3)
    await button('Next banner').click()
    await expect.poll(at).toBe(1)
    await button('Previous banner').click()
    await expect.poll(at).toBe(0)
    // Whoever wants less motion gets none until asked for.
    await button('Let the banners move').click()
    await button('Stop the banners').click()
    await button('Let the banners move').waitFor()
    shop.quiet()
  })

  test('[HOME-05] it moves on every 3000 ms', async () => {
    const page = await shop.visit({ reducedMotion: false })
    await page.clock.install()
    await open(page, '/')
    await stopClock(page)
    const rail = carousel(page).getByRole('list')
    const at = () => rail.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
    // While the mouse is over it the banners rest; when it leaves, their time begins anew.
    await carousel(page).hover()
    const before = await at()
    await page.mouse.move(5, 895)
    await page.clock.runFor(2_950)
    expect(await at()).toBe(before)
    await page.clock.runFor(100)
    await expect.poll(at).toBe(1 - before)
    await page.clock.runFor(3_000)
    await expect.poll(at).toBe(before)
    shop.quiet()
  })

  test('[HOME-05] until a banner has come, and when it never comes, the default picture is seen', async () => {
    const page = await shop.visit({ expectedErrors: /404/ })
    await refuse(page, /\/media\//)
    const release = await hold(page, /\/media\//)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const slide = carousel(page).getByRole('listitem').filter({ visible: true }).first()
    const beneath = slide.locator('img').first()
    await expect
      .poll(() => beneath.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await beneath.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('default-desktop')
    expect(
      await slide
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.complete),
    ).toBe(false)
    await release()
    await expect.poll(() => slide.locator('img').count()).toBe(1)
    await expect.poll(() => seen(page)).toContain('default-desktop')
    shop.quiet()
  })
})
