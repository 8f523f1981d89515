/** The pictures of a product on the whole screen: how they open, how they are enlarged, and every way back. */

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

const look = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Banarasi Silk Saree' })
const stage = (page: Page) => page.getByRole('region', { name: /^Pictures of/ })
const at = (page: Page) => look(page).getByRole('status')
const picture = (page: Page, number = 1) =>
  look(page).locator(`img.pswp__img[alt$="picture ${number} of 2"]:not(.pswp__img--placeholder)`)
const width = async (page: Page, number?: number) => (await picture(page, number).boundingBox())?.width ?? 0

async function product(visit?: Parameters<typeof shop.visit>[0]) {
  const page = await shop.visit(visit)
  await open(page, `/details/${shop.goods.banarasiSaree.id}`)
  return page
}

/** A product page whose pictures fill the screen, opened by a press on the picture. */
async function opened(visit?: Parameters<typeof shop.visit>[0]) {
  const page = await product(visit)
  await stage(page)
    .getByRole('img', { name: /picture 1 of 2/ })
    .click()
  await picture(page).waitFor()
  await expect.poll(() => width(page)).toBeGreaterThan(100)
  return page
}

test('a press on the picture opens it; its bytes and those of the viewer come only then', async () => {
  const page = await product()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const before = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  )
  expect(before.filter((url) => /CloseLook/.test(url))).toEqual([])
  await page.evaluate(() => {
    const note = () => {
      const found = document.querySelector<HTMLImageElement>('img.pswp__img--placeholder')
      if (found) document.body.dataset.placeholder ??= found.src
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  await stage(page).getByRole('button', { name: 'Look closer' }).click()
  await picture(page).waitFor()
  expect(asked.filter((url) => /CloseLook.*\.js/.test(url))).toHaveLength(1)
  // Until a sharper one has come, nobody looks at an empty sheet.
  const shown = stage(page).getByRole('img', { name: /picture 1 of 2/, includeHidden: true })
  const file = await shown.first().evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(() => page.evaluate(() => document.body.dataset.placeholder)).toBe(file)
  await expectNoViolations(page)
  shop.quiet()
})

test('with keys alone: arrows turn, + and - zoom, Escape closes and gives the focus back', async () => {
  const page = await product()
  const button = stage(page).getByRole('button', { name: 'Look closer' })
  await button.focus()
  await page.keyboard.press('Enter')
  await picture(page).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => at(page).textContent()).toMatch(/2.*2/)
  await page.keyboard.press('ArrowRight')
  expect(await at(page).textContent()).toContain('2 /')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => at(page).textContent()).toContain('1 /')
  const small = await width(page)
  await page.keyboard.press('+')
  await expect.poll(() => width(page)).toBeGreaterThan(small * 1.4)
  await page.keyboard.press('-')
  await expect.poll(() => width(page)).toBeLessThan(small * 1.1)
  await page.keyboard.press('-')
  await expect.poll(() => width(page)).toBeGreaterThan(small * 0.95)
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await look(page).waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  shop.quiet()
})

test('the wheel, a press and the buttons zoom; the widest file is asked for only when it is enlarged', async () => {
  const page = await opened()
  const source = () => picture(page).evaluate((image: HTMLImageElement) => image.sizes)
  const small = await width(page)
  const sizes = Number.parseInt(await source(), 10)
  await picture(page).hover()
  await page.mouse.wheel(0, -500)
  await expect.poll(() => width(page)).toBeGreaterThan(small * 1.5)
  await expect.poll(async () => Number.parseInt(await source(), 10)).toBeGreaterThan(sizes)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(() => width(page)).toBeLessThan(small * 1.1)
  await picture(page).click()
  await expect.poll(() => width(page)).toBeGreaterThan(small * 1.5)
  await picture(page).click()
  await expect.poll(() => width(page)).toBeLessThan(small * 1.1)
  await look(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => width(page)).toBeGreaterThan(small * 1.4)
  await look(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => width(page)).toBeLessThan(small * 1.1)
  shop.quiet()
})

test('no press brings it closer than three times its size', async () => {
  const page = await opened()
  const small = await width(page)
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('+')
  await expect.poll(() => width(page)).toBeGreaterThan(small * 2.9)
  await page.keyboard.press('-')
  await expect.poll(() => width(page)).toBeLessThan(small * 2.1)
  expect(await width(page)).toBeGreaterThan(small * 1.9)
  shop.quiet()
})

test('Back closes it and stays on the product; closed by its button, one Back leaves the product', async () => {
  const page = await product({ size: 'phone' })
  const { pathname } = new URL(page.url())
  await stage(page).getByRole('button', { name: 'Look closer' }).click()
  await picture(page).waitFor()
  await expect.poll(() => page.evaluate(() => history.state?.closeLook)).toBe(true)
  await page.goBack()
  await look(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(pathname)

  await stage(page).getByRole('button', { name: 'Look closer' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.closeLook)).toBe(true)
  await look(page).getByRole('button', { name: 'Close' }).click()
  await look(page).waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => history.state?.closeLook)).toBeUndefined()
  expect(new URL(page.url()).pathname).toBe(pathname)
  shop.quiet()
})

/** Fingers on the glass: each step is where all of them are, in px from the middle of the screen. */
async function fingers(page: Page, ...steps: readonly (readonly [x: number, y: number])[][]): Promise<void> {
  const { width: w, height: h } = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof steps)[number] = []) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x: w / 2 + x, y: h / 2 + y, id })),
    })
  const [first, ...others] = steps
  await touch('touchStart', first)
  for (const step of others) await touch('touchMove', step)
  await touch('touchEnd')
  await session.detach()
}

/** Two taps at the same place, handed on in one go: 300 ms apart they would be two single ones. */
async function tapTwice(page: Page, x: number, y: number): Promise<void> {
  const { width: w, height: h } = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const events = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
  await Promise.all(
    events.map((type) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: w / 2 + x, y: h / 2 + y }] : [],
      }),
    ),
  )
  await session.detach()
}

/** Over more than half of the screen, so that it turns however slowly a busy machine hands on the steps. */
const turn: [number, number][][] = [[[150, 0]], [[50, 0]], [[-50, 0]], [[-150, 0]]]

test('on a phone two fingers zoom, one turns the picture, and a picture moved up is let go', async () => {
  const page = await opened({ size: 'phone', reducedMotion: false })
  const small = await width(page)
  const apart = (px: number): [number, number][] => [
    [-px, 0],
    [px, 0],
  ]
  await fingers(page, apart(20), apart(30), apart(45), apart(60), apart(70))
  await expect.poll(() => width(page)).toBeGreaterThan(small * 1.8)
  // Enlarged, one finger moves what is seen.
  const left = async () => (await picture(page).boundingBox())?.x ?? 0
  const before = await left()
  await fingers(page, [[0, 0]], [[20, 0]], [[40, 0]], [[60, 0]])
  await expect.poll(left).toBeGreaterThan(before + 20)
  await look(page).getByRole('button', { name: 'Zoom out' }).click()
  await look(page).getByRole('button', { name: 'Zoom out' }).click()
  await look(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => width(page)).toBeLessThan(small * 1.05)
  await fingers(page, ...turn)
  await expect.poll(() => at(page).textContent()).toContain('2 /')
  await expect.poll(async () => Math.abs((await picture(page, 2).boundingBox())?.x ?? 999)).toBeLessThan(60)
  await fingers(page, [[0, 0]], [[0, 60]], [[0, 140]], [[0, 240]], [[0, 300]])
  await look(page).waitFor({ state: 'hidden' })
  await expect
    .poll(() => stage(page).getByRole('status').textContent(), { message: 'the page shows the same picture' })
    .toBe('Picture 2 of 2')
  shop.quiet()
})

test('on a phone two quick taps bring a picture closer where they fall, two more let it go; one picture swiped aside stays small', async () => {
  const page = await opened({ size: 'phone' })
  const small = await width(page)
  await tapTwice(page, 30, 40)
  await expect.poll(() => width(page)).toBeGreaterThan(small * 1.8)
  await tapTwice(page, 30, 40)
  await expect.poll(() => width(page)).toBeLessThan(small * 1.1)
  await fingers(page, ...turn)
  await expect.poll(() => at(page).textContent()).toContain('2 /')
  await expect.poll(() => width(page, 2)).toBeLessThan(small * 1.1)
  shop.quiet()
})
