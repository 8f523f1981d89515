import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBanner } from '../../src/features/visuals/visuals.store.ts'
import { banners } from '../../src/features/visuals/visuals.tables.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { addPicture, pictureFile } from '../fixtures/pictures.ts'
import { eventually, hold, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
const wide = { width: 1920, height: 720 }
const colours = ['#8a1a2e', '#1d4e5f', '#a26200'] as const
let urls: string[]

beforeAll(async () => {
  shop = await openStorefront()
  urls = await Promise.all(colours.map((colour) => addPicture(shop.shop, colour, wide)))
  for (const url of urls)
    await insertBanner(shop.shop.services.db, { url, device: 'desktop', type: 'carousel' })
  await eventually(`${shop.url}/api/admin/banner/all`, [{}, {}, {}])
})
afterAll(() => shop?.close())

const order = async () => {
  const banners: { url: string; device: string }[] = await (
    await fetch(`${shop.url}/api/admin/banner/all`)
  ).json()
  return banners.filter(({ device }) => device === 'desktop').map(({ url }) => urls.indexOf(url))
}
/** The pictures of the carousel, as places in `urls`. */
const slides = (page: Page | ReturnType<Page['frameLocator']>) =>
  page
    .getByRole('region', { name: 'Banners' })
    .locator('li source:not([srcset*="default"])')
    .evaluateAll((sources, known) => {
      const base = (url: string) => url.replace(/\/\d+\.\w+$/, '')
      return sources
        .map((source) => known.findIndex((url) => source.getAttribute('srcset')?.includes(base(url))))
        .filter((place) => place >= 0)
    }, urls)

test('banners are put in order by buttons and keys; it is stored, and the carousel follows', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  const button = (place: number, way: 'up' | 'down') =>
    page.getByRole('button', { name: `Move banner ${place}, Desktop Carousel ${way}` })
  expect(await button(1, 'up').isDisabled()).toBe(true)
  expect(await button(3, 'down').isDisabled()).toBe(true)
  await button(1, 'down').click()
  await page.getByRole('status').getByText('Moved to place 2 of 3.').waitFor()
  await expect.poll(order).toEqual([1, 0, 2])
  // The button is still under the finger: again, with the keyboard.
  await expect.poll(() => button(2, 'down').evaluate((el) => el === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Moved to place 3 of 3.').waitFor()
  await expect.poll(order).toEqual([1, 2, 0])
  // At the end only the way back can be pressed.
  await expect.poll(() => button(3, 'up').evaluate((el) => el === document.activeElement)).toBe(true)
  const home = await shop.visit()
  await open(home, '/')
  expect([...new Set(await slides(home))]).toEqual([1, 2, 0])
  await page.reload()
  await expect.poll(order).toEqual([1, 2, 0])
  shop.quiet()
})

test('banners are put in order by dragging', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  const before = await order()
  const rows = page.getByRole('table', { name: 'Uploaded banners' }).locator('tbody tr')
  await rows.nth(2).dragTo(rows.nth(0))
  await expect.poll(order).toEqual([before[2], before[0], before[1]])
  shop.quiet()
})

test('a picture of other proportions is warned about before it is sent, and may be sent all the same', async () => {
  const page = await shop.visit({ as: shop.adminAsha, size: 'phone' })
  await open(page, '/admin/manage-banners')
  const form = page.getByRole('form', { name: 'Upload a banner' })
  await form.getByLabel('Device').selectOption('Mobile')
  const choose = async (width: number, height: number) =>
    form.getByLabel('Banner image').setInputFiles(await pictureFile('b.png', '#8a1a2e', { width, height }))
  await choose(720, 1280)
  await form.getByRole('img', { name: /^Preview/ }).waitFor()
  expect(await form.getByText(/than 720x1280/).count()).toBe(0)
  await choose(900, 900)
  await form.getByText('900x900 is wider than 720x1280: its sides will be cut off.').waitFor()
  await form.getByLabel('Device').selectOption('Desktop')
  await form.getByText('900x900 is taller than 1920x720: top and bottom will be cut off.').waitFor()
  await form.getByLabel('Device').selectOption('Mobile')
  await form.getByRole('button', { name: 'Upload banner' }).click()
  await seeMessage(page, 'Banner uploaded successfully!')
  shop.quiet()
})

test('how far the picture is on its way is seen', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  const form = page.getByRole('form', { name: 'Upload a banner' })
  await form.getByLabel('Banner image').setInputFiles(await pictureFile('b.png', '#8a1a2e', wide))
  await form.getByRole('img', { name: /^Preview/ }).waitFor()
  const release = await hold(page, '**/api/media/upload')
  await form.getByRole('button', { name: 'Upload banner' }).click()
  const bar = form.getByRole('progressbar', { name: 'Sending picture 1 of 1' })
  await bar.waitFor()
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(100)
  await release()
  await seeMessage(page, 'Banner uploaded successfully!')
  await expect.poll(() => bar.count()).toBe(0)
  shop.quiet()
})

test.each([
  ['Desktop', 1366],
  ['Phone', 360],
])(
  'the home page is previewed on %s, with the text that is typed and leading nowhere',
  async (name, width) => {
    const page = await shop.visit({ as: shop.adminAsha })
    await open(page, '/admin/manage-banners')
    const section = page.getByRole('region', { name: 'Preview of the home page' })
    await section.getByRole('radio', { name }).check()
    const frame = section.frameLocator('iframe')
    await frame.getByRole('region', { name: 'News' }).getByText('Welcome to our store!').first().waitFor()
    await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(width)
    await page.getByRole('textbox', { name: 'Sliding text' }).fill('Not saved yet: Onam silks')
    await frame.getByRole('region', { name: 'News' }).getByText('Not saved yet: Onam silks').first().waitFor()
    expect((await (await fetch(`${shop.url}/api/admin/banner/slidingText`)).json()).text).toBe(
      'Welcome to our store!',
    )

    await frame.getByRole('link', { name: 'View All', exact: true }).click()
    expect(await frame.locator('html').evaluate(() => location.pathname)).toBe('/')
    await expect.poll(() => section.getByText('Loading the preview').count()).toBe(0)
    // It fits into the page.
    const box = await section.locator('iframe').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(width)
    shop.quiet()
  },
)

test('a banner gets words, a link and a focus, is seen as it is typed, and keeps what another admin wrote', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  await page.getByRole('link', { name: 'Edit banner 1, Desktop Carousel' }).click()
  const form = page.getByRole('form', { name: 'What the banner says' })
  const save = form.getByRole('button', { name: 'Save banner' })
  await form.getByLabel('Headline').fill('Silks for the wedding')
  await form.getByLabel('Button').fill('See the silks')
  const frame = page.frameLocator('iframe')
  await frame.getByText('Silks for the wedding').first().waitFor()
  await form.getByLabel('Leads to').fill('javascript:alert(1)')
  await save.click()
  await form
    .getByText('A page of this shop such as /new/saree/collections, or an address that begins')
    .waitFor()
  await form.getByLabel('Leads to').fill('/new/saree/collections')
  const point = form.getByRole('button', { name: /^Focus of the picture/ })
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 }
  await point.click({ position: { x: width * 0.8, y: height * 0.2 } })
  await form
    .getByRole('button', { name: 'Focus of the picture: 80 % from the left, 20 % from above' })
    .waitFor()
  await page.keyboard.press('ArrowLeft')
  await form.getByLabel('From', { exact: true }).fill('2026-01-01T09:00')
  // Somebody else writes another line of the same banner meanwhile.
  const [, id] = /edit=([\w-]+)/.exec(page.url()) ?? []
  await shop.shop.call('POST', `/api/admin/banner/details/${id}`, {
    as: shop.adminAsha,
    json: { text: 'Woven by hand' },
  })
  await save.click()
  await seeMessage(page, 'Banner changed!')
  await page.waitForURL((url) => !url.searchParams.has('edit'))
  await page.getByRole('cell', { name: 'Silks for the wedding' }).waitFor()
  await page.getByText('from 1 Jan 2026, 09:00').waitFor()
  const said = {
    headline: 'Silks for the wedding',
    text: 'Woven by hand',
    focus: { x: 75, y: 20 },
    from: '2026-01-01T03:30:00.000Z',
  }
  const [first] = await (await fetch(`${shop.url}/api/admin/banner/all`)).json()
  expect(first).toMatchObject(said)
  shop.quiet()
})

test('on a phone the words of a banner have the room of the screen, on a laptop that of a column', async () => {
  const headline = 'The wedding silks of the season are here'
  const { db } = shop.shop.services
  const { id } = await insertBanner(db, { url: urls[0] ?? '', device: 'mobile', type: 'carousel' })
  await db.update(banners).set({ headline }).where(eq(banners.id, id))
  const widths: number[] = []
  for (const size of ['phone', 'laptop'] as const) {
    const page = await shop.visit({ as: shop.adminAsha, size })
    await open(page, '/admin/manage-banners')
    const cell = page.locator('td[data-label="Says"]').filter({ hasText: headline })
    await cell.waitFor()
    const { width = 0 } = (await cell.boundingBox()) ?? {}
    widths.push(width)
  }
  expect(widths[0]).toBeGreaterThan(280)
  expect(widths[1]).toBeLessThanOrEqual(240)
  shop.quiet()
})

test('only the preview of the home page may be framed, and by this shop alone', async () => {
  const framing = async (path: string) => {
    const { headers } = await fetch(shop.url + path, { redirect: 'manual' })
    const ancestors = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    return [ancestors, headers.get('x-frame-options')]
  }
  expect(await framing('/?preview')).toEqual(["'self'", 'SAMEORIGIN'])
  for (const path of ['/', '/login?preview', '/admin/manage-banners?preview', '/new/all/collections?preview'])
    expect(await framing(path), path).toEqual(["'none'", 'DENY'])
})

test('the listing banner gets words and a button too; the server sends them over every listing, and the button leads on', async () => {
  await insertBanner(shop.shop.services.db, { url: urls[1] ?? '', device: 'desktop', type: 'banner' })
  const page = await shop.visit({ as: shop.adminAsha })
  await open(page, '/admin/manage-banners')
  await page.getByRole('link', { name: /^Edit banner \d+, Desktop Product Listing Banner/ }).click()
  const form = page.getByRole('form', { name: 'What the banner says' })
  await form.getByLabel('Headline').fill('See the weave up close')
  await form.getByLabel('Line below it').fill('Every piece is shown whole and near')
  await form.getByLabel('Button').fill('Care and questions')
  await form.getByLabel('Leads to').fill('/faqs')
  await form.getByRole('button', { name: 'Save banner' }).click()
  await seeMessage(page, 'Banner changed!')
  await page.getByRole('cell', { name: 'See the weave up close' }).waitFor()

  const listing = '/new/saree/collections'
  const html = async () => (await fetch(shop.url + listing)).text()
  // Before any script, in the picture's place.
  await expect.poll(html).toMatch(/class="banner-words[^<]*<div[^<]*<p[^<]*See the weave up close/)
  const visitor = await shop.visit()
  await open(visitor, listing)
  await visitor.getByText('Every piece is shown whole and near').waitFor()
  await visitor.getByRole('main').getByRole('link', { name: 'Care and questions' }).click()
  await visitor.waitForURL('**/faqs')
  // A phone has a banner of its own, which says nothing yet.
  const phone = await shop.visit({ size: 'phone' })
  await open(phone, listing)
  expect(await phone.getByText('See the weave up close').filter({ visible: true }).count()).toBe(0)
  shop.quiet()
})
