/** The mail that carries a gift card: the one place where its code stands, on the narrowest screens and in the dark. */

import { render } from '@react-email/render'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftCardMails } from '../../src/features/credit/giftCard.mails.tsx'
import { openBrowser } from '../fixtures/browser.ts'
import { expectNoViolations } from '../fixtures/expectNoViolations.ts'

const shop = {
  ...{ name: 'Zari', origin: 'https://zari.example', email: 'care@zari.example', address: 'Varanasi' },
  promise: { processingDaysLeast: 1, processingDaysMost: 3, returnDays: 7 },
}
const code = 'WWWWW-MMMMM-WWWWW-MMMMM'
const greeting = `Dear Meera,\nfor you <b>alone</b>: ${'Lakshmi'.repeat(60)}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const write = (words: string) =>
  giftCardMails['credit.giftCard'].write({ code, valuePaise: 2_500_00, greeting: words }, shop)

async function opened(words: string) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await page.route(/./, (route) => route.abort())
  await page.setContent(await render(write(words).body))
  return page
}

test('says amount, greeting and code, and where it is redeemed, on a screen and in plain text', async () => {
  const { subject, body } = write(greeting)
  expect(subject).toBe('A gift card of ₹2,500.00 for Zari')
  const page = await opened(greeting)
  await page.getByText('₹2,500.00 to spend at Zari').first().waitFor()
  await page.getByText('Dear Meera,').waitFor()
  // What a giver types is words, and nothing of it becomes the mail's own.
  await page.getByText('for you <b>alone</b>:').waitFor()
  await page.getByText(code, { exact: true }).waitFor()
  const link = page.getByRole('link', { name: 'Redeem it' })
  expect(await link.getAttribute('href')).toBe('https://zari.example/dashboard/credit')
  const plain = await render(body, { plainText: true })
  for (const part of [code, 'Dear Meera,', 'https://zari.example/dashboard/credit']) {
    expect(plain).toContain(part)
  }
  await page.context().close()
})

test.each([greeting, ''])(
  'fits at 320, 480 and 700 px, its code on one line, by day and in the dark',
  async (words) => {
    const page = await opened(words)
    for (const width of [320, 480, 700]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
      const lines = await page.getByText(code, { exact: true }).evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      // Whoever copies it by hand or by thumb gets all of it.
      expect([width, lines]).toEqual([width, 1])
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page, {
        rules: ['color-contrast', 'image-alt', 'link-name'],
        note: colorScheme,
      })
    }
    if (process.env.LOOK) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.screenshot({
        path: `${process.env.LOOK}/gift-mail-${words ? 'words' : 'plain'}.png`,
        fullPage: true,
      })
    }
    await page.context().close()
  },
)
