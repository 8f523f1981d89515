/** The banners at the top of the home page. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeBanner, insertBanner, listBanners } from '../../src/features/visuals/visuals.store.ts'
import { sizes } from '../fixtures/browser.ts'
import { firstProduct } from '../fixtures/fitsThePhone.ts'
import { wordyDetails } from '../fixtures/furnished.ts'
import { addPicture } from '../fixtures/pictures.ts'
import { eventually, hold, open, openStorefront, refuse, stopClock } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const carousel = (page: Page) => page.getByRole('region', { name: 'Banners' })

/** The contrast of a text with the half clear ground around it where the picture below is all black or all white. */
const contrastAtWorst = (text: Locator) =>
  text.evaluate((element) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!paint || !element.parentElement) throw new Error('Nothing to paint on')
    const brightness = (...colors: string[]) => {
      for (const color of colors) {
        paint.fillStyle = color
        paint.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = getComputedStyle(element.parentElement).backgroundColor
    const ink = brightness(getComputedStyle(element).color)
    const contrasts = ['black', 'white'].map((picture) => {
      const [more = 0, less = 0] = [brightness(picture, ground), ink].sort((one, other) => other - one)
      return (more + 0.05) / (less + 0.05)
    })
    return Math.min(...contrasts)
  })

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
    // Six sevenths of a phone's dots are enough: 310 of 360, and not the next file.
    const onPhone = await shop.visit({ size: 'phone' })
    await open(onPhone, '/')
    await expect.poll(() => seen(onPhone)).toContain(`${phone}/320.webp`)
    shop.quiet()
  })

  test.each([
    [360, 1],
    [360, 2],
    [1366, 1],
    [1366, 2],
  ])(
    'words stand whole and readable on any picture, %d px wide, text %d times as large',
    async (width, times) => {
      const { db } = shop.shop.services
      for (const { id } of await listBanners(db)) await changeBanner(db, id, wordyDetails)
      await eventually(`${shop.url}/api/admin/banner/all`, [{}, {}, {}, { headline: wordyDetails.headline }])
      const page = await shop.visit()
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/')
      await page.addStyleTag({ content: `html { font-size: ${times * 100}% }` })
      const slide = carousel(page).getByRole('listitem').filter({ visible: true }).first()
      const headline = slide.getByText(wordyDetails.headline).filter({ visible: true })
      const button = slide.getByRole('link', { name: wordyDetails.button })
      const boxOf = async (of: typeof slide) =>
        (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const place = await boxOf(slide)
      expect(await headline.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
      const controls = await boxOf(carousel(page).getByRole('button').first())
      const words = await boxOf(headline.locator('..'))
      expect(words.y).toBeGreaterThanOrEqual(place.y)
      expect(words.x + words.width).toBeLessThanOrEqual(place.x + place.width)
      if (await carousel(page).getByRole('button').first().isVisible())
        expect(words.y + words.height).toBeLessThanOrEqual(controls.y)
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44)
      expect(await contrastAtWorst(headline)).toBeGreaterThan(4.5)
      if (times === 1) {
        await page.setViewportSize(width === sizes.phone.width ? sizes.phone : sizes.laptop)
        // On the shop's own page, whose first product stands below two headings, under the longest words that a banner takes.
        expect((await firstProduct(page)).begins, 'screens').toBeLessThan(1.5)
      }
      // It is gone to without the page being loaded anew.
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      await button.click()
      await page.waitForURL('**/new/saree/collections')
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
      shop.quiet()
    },
  )

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
