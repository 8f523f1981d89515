/** How the mails about an order look in a mail program: its widths, its dark mode, and nothing fetched that is not said. */

import { render } from '@react-email/render'
import type { Browser, BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codMails } from '../../src/features/cod/cod.mails.tsx'
import { orderMails } from '../../src/features/orders/mails/orders.mails.tsx'
import { sampleMail } from '../../src/features/orders/mails/sampleMail.ts'
import { mailColours } from '../../src/features/shop/look/mailColours.ts'
import { readyLooks } from '../../src/features/shop/look/readyLooks.rules.ts'
import { mailKinds } from '../../src/main/jobs/mails.ts'
import type { MailContent } from '../../src/platform/mail/jobs/kinds.ts'
import { openBrowser } from '../fixtures/browser.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'

const shop = {
  ...{ name: 'Zari', origin: 'https://zari.example', email: 'care@zari.example', address: 'Varanasi' },
  promise: { processingDaysLeast: 1, processingDaysMost: 3, returnDays: 7 },
}
const image = '/media/0197a3c5.1200x1600.7a1230/1020.webp'

let browser: Browser
let context: BrowserContext
let dot: Buffer
beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ serviceWorkers: 'block' })
  dot = await sharp({ create: { width: 160, height: 213, channels: 3, background: '#7a1230' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => browser?.close())

/** The longest things that people type. */
const long = {
  ...sampleMail,
  name: 'Venkatanarasimharajuvaripeta Subrahmanyeswari',
  note: `See https://zari.example/${'a'.repeat(90)}`,
  pieces: sampleMail.pieces.map((piece) => ({
    ...piece,
    image,
    slug: 'banarasi-katan-silk-saree-in-kumkum-red',
    name: `${piece.name} ${'Handwoven'.repeat(6)}`,
  })),
  enclosed: {
    upi: { upiId: `${'b'.repeat(64)}@bank`, payeeName: 'Zari', amountPaise: 1_00, qr: Buffer.from('') },
    documents: [],
  },
}

/** Every mail about an order, at its longest. */
const written = Object.fromEntries([
  ...Object.entries(orderMails).map(([kind, { write }]) => [kind, () => write(long, shop)]),
  ...Object.entries(codMails).flatMap(([kind, { write, shown }]) =>
    shown ? [[kind, () => write({ ...shown.sample, pieces: long.pieces }, shop)]] : [],
  ),
]) as Record<keyof typeof orderMails | keyof typeof codMails, () => MailContent>
const kinds = Object.keys(written) as (keyof typeof written)[]

async function opened(kind: keyof typeof written) {
  const page = await context.newPage()
  const asked: string[] = []
  await page.route(/./, (route) => {
    const url = route.request().url()
    if (!url.startsWith('cid:')) asked.push(url)
    return route.fulfill({ body: dot, contentType: 'image/jpeg' })
  })
  await page.setContent(await render(written[kind]().body))
  return { page, asked }
}

test.each(kinds)('%s fits at 320, 480 and 700 px, and reads by day and in the dark', async (kind) => {
  const { page } = await opened(kind)
  for (const width of [320, 480, 700]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    expect(await page.locator('img[width="80"]').count()).toBe(long.pieces.length)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoViolations(page, { rules: ['color-contrast', 'image-alt', 'link-name'], note: colorScheme })
  }
  await page.close()
})

test.each(readyLooks.map(({ name, look }) => [name(), mailColours(look)] as const))(
  'every mail to a shopper fits at three widths, and reads by day and in the dark: %s',
  async (_, colours) => {
    const sender = { ...shop, ...(colours && { colours }) }
    const shown = Object.values(mailKinds).flatMap(({ shown, write }) =>
      shown ? [write(shown.sample, sender).body] : [],
    )
    expect(shown.length).toBeGreaterThan(kinds.length)
    // One under another, as one page: they share the style of their heads.
    const page = await context.newPage()
    await page.route(/./, (route) => route.fulfill({ body: dot, contentType: 'image/jpeg' }))
    await page.setContent((await Promise.all(shown.map((body) => render(body)))).join(''))
    // None has the colour that the mail program gives to links.
    const plain = page.locator('a:not(.mail-link, .mail-button)')
    expect(await plain.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([])
    for (const width of [320, 480, 700]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, { rules: ['color-contrast'], note: colorScheme })
    }
    await page.close()
  },
)

test('no line sticks out of the frame, and nothing but pictures of the shop is fetched', async () => {
  const { page, asked } = await opened('order.placed')
  await page.setViewportSize({ width: 420, height: 800 })
  const sheet = await page.locator('.mail-sheet').boundingBox()
  const boxes = await page.locator('.mail-line').all()
  expect(boxes.length).toBeGreaterThan(1)
  for (const line of boxes) {
    const box = await line.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
  }
  // On a dark screen the ground around the sheet is dark as well, whatever cell it is painted on.
  await page.setViewportSize({ width: 700, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = await sharp(await page.screenshot({ clip: { x: 0, y: 0, width: 20, height: 200 } })).stats()
  expect(Math.max(...ground.channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(60)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.filter((url) => !url.startsWith('https://zari.example/media/'))).toEqual([])
  await page.close()
})
