import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { signUp } from '../fixtures/people.ts'
import { changeShop, open, stopClock } from '../fixtures/storefront.ts'

let browserShop: BrowserShop

beforeAll(async () => {
  browserShop = await openBrowserShop()
  await changeShop(browserShop, { launched: true })
})
afterAll(() => browserShop?.close())

/** The address in the newest mail to somebody, once it has arrived. */
async function resetPath(email: string): Promise<string> {
  const outbox = join(browserShop.shop.services.config.dataDir, 'outbox')
  return vi.waitFor(
    async () => {
      const mail = (await readdir(outbox))
        .filter((name) => name.includes(email))
        .sort()
        .at(-1)
      const text = await readFile(join(outbox, mail ?? ''), 'utf8')
      // Long lines of a mail are broken by "=" at their end.
      const [path] = text.replaceAll('=\n', '').match(/\/reset-password\/[\w-]+/) ?? []
      if (!path) throw new Error('The mail has no reset link')
      return path
    },
    { timeout: 30_000, interval: 250 },
  )
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Reset Link' })

async function askForLink(page: Page, email: string): Promise<void> {
  await open(page, '/forgot-password')
  await page.getByLabel('Email').fill(email)
  await sendButton(page).click()
  await seeMessage(page, 'Reset link sent to your email')
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

test('[FORGOT-01] after the link is sent 900 seconds run down with the button off; then another can be asked for', async () => {
  const page = await browserShop.visit({ size: 'phone' })
  await page.clock.install()
  await askForLink(page, 'nobody@example.com')
  await stopClock(page)
  const timer = page.getByRole('timer')
  const left = async () => {
    const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number)
    return minutes * 60 + seconds
  }
  expect(await left()).toBeGreaterThan(880)
  expect(await left()).toBeLessThanOrEqual(900)
  expect(await sendButton(page).isDisabled()).toBe(true)

  await page.clock.fastForward(((await left()) - 545) * 1_000)
  await expect.poll(() => timer.textContent()).toBe('9:05')
  await page.clock.fastForward(540_000)
  await expect.poll(() => timer.textContent()).toBe('0:05')
  expect(await sendButton(page).isDisabled()).toBe(true)
  expect(await page.getByText('Token expired. Please request a new one.').count()).toBe(0)

  await page.clock.fastForward(5_000)
  await page.getByText('Token expired. Please request a new one.').waitFor()
  const again = page.getByRole('button', { name: 'Resend Reset Link' })
  expect(await again.isEnabled()).toBe(true)
  await page.clock.resume()
  await again.click()
  await expect.poll(left).toBeGreaterThan(880)
  expect(await sendButton(page).isDisabled()).toBe(true)
  browserShop.quiet()
})

test('[FORGOT-01] an e-mail that is none is told at once', async () => {
  const page = await browserShop.visit()
  await open(page, '/forgot-password')
  await page.getByLabel('Email').fill('nobody@example')
  await sendButton(page).click()
  await page.getByText('Enter a valid email address.').waitFor()
  expect(await sendButton(page).isEnabled()).toBe(true)
  browserShop.quiet()
})

test.each([
  [
    'the server has a reason',
    { status: 429, json: { code: 'slow', message: 'Please wait a minute.' } },
    'Please wait a minute.',
  ],
  ['the server breaks', { status: 500, body: '' }, 'Failed to send reset email'],
  ['the shop cannot be reached', undefined, 'Failed to send reset email'],
])(
  '[FORGOT-01] when %s the failure is told and the link can be asked for again',
  async (_, answer, message) => {
    const page = await browserShop.visit({ expectedErrors: /429|500|ERR_FAILED/ })
    await page.route('**/api/user/forgot-password', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await open(page, '/forgot-password')
    await page.getByLabel('Email').fill('meera@example.com')
    await sendButton(page).click()
    await seeMessage(page, message)
    expect(await sendButton(page).isEnabled()).toBe(true)
    expect(await page.getByLabel('Email').inputValue()).toBe('meera@example.com')
    browserShop.quiet()
  },
)

test('[RESET-01] the link of the mail sets a new password, works once, and leads to the login', async () => {
  const meera = await signUp(browserShop.shop, 'Meera Iyer')
  const page = await browserShop.visit({ size: 'phone', expectedErrors: /400/ })
  await askForLink(page, meera.email)
  const path = await resetPath(meera.email)
  await open(page, path)
  for (const weak of ['', 'Si@26', 'Silk2026', 'Silk#2026']) {
    await setPassword(page, weak)
    await page
      .getByText('Password must be at least 6 characters and include a number and a special character.')
      .waitFor()
  }
  await setPassword(page, 'Woven@2027')
  await seeMessage(page, 'Password reset successful')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByLabel('Email').fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill('Woven@2027')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  const another = await browserShop.visit({ expectedErrors: /400/ })
  await open(another, path)
  await setPassword(another, 'Silk@2028')
  await seeMessage(another, 'Token expired. Please request a new one.')
  expect(pathOf(another)).toBe(path)
  browserShop.quiet()
})

test.each([
  ['the server breaks', 500],
  ['the shop cannot be reached', undefined],
])('[RESET-01] when %s the reset is said to have failed', async (_, status) => {
  const page = await browserShop.visit({ expectedErrors: /500|ERR_FAILED/ })
  await page.route('**/api/user/reset-password/*', (route) =>
    status ? route.fulfill({ status, body: '' }) : route.abort(),
  )
  await open(page, '/reset-password/abc')
  await setPassword(page, 'Woven@2027')
  await seeMessage(page, 'Password reset failed')
  browserShop.quiet()
})
