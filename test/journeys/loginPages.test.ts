import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { messages, pathOf, seeMessage } from '../fixtures/onPage.ts'
import { cast } from '../fixtures/people.ts'
import { changeShop, open } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  browserShop = await openBrowserShop()
  people = await cast(browserShop.shop)
  await changeShop(browserShop, { launched: true })
})
afterAll(() => browserShop?.close())

const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function logIn(page: Page, as: { email: string; password: string }) {
  await page.getByLabel('Email').fill(as.email)
  await password(page).fill(as.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The same browser after it was closed and opened again: cookies of the session are gone, the others stay. */
async function reopened(page: Page): Promise<Page> {
  const persistent = (await page.context().cookies()).filter(({ expires }) => expires !== -1)
  const next = await browserShop.visit()
  await next.context().addCookies(persistent)
  return next
}

test.each(['phone', 'laptop'] as const)(
  '[LOGIN-01] everything of the login is there on a %s',
  async (size) => {
    const page = await browserShop.visit({ size })
    await open(page, '/login')
    await page.getByLabel('Email').fill('meera@example.com')
    await password(page).fill('secret')
    expect(await password(page).getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password(page).getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await password(page).getAttribute('type')).toBe('password')
    expect(await password(page).inputValue()).toBe('secret')
    await page.getByText(/6 characters or more/).waitFor()
    const remember = page.getByRole('checkbox', { name: 'Remember me' })
    expect(await remember.isChecked()).toBe(false)
    await remember.check()
    const form = page.getByRole('main')
    await form.getByRole('link', { name: /create an account/i }).click()
    await page.waitForURL('**/register')
    await page.goBack()
    await form.getByRole('link', { name: /forgot password/i }).click()
    await page.waitForURL('**/forgot-password')
    browserShop.quiet()
  },
)

test('[LOGIN-02] [ROUTE-08] a customer reads that it worked and ends on the home page', async () => {
  const page = await browserShop.visit({ size: 'phone' })
  await open(page, '/login')
  await logIn(page, people.meera)
  await seeMessage(page, 'Logged in successfully')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Your account' }).waitFor()
  browserShop.quiet()
})

test('[ROUTE-08] an admin ends on the desk', async () => {
  const page = await browserShop.visit()
  await open(page, '/login')
  await logIn(page, people.adminAsha)
  await seeMessage(page, 'Logged in successfully')
  await page.waitForURL('**/admin/dashboard')
  browserShop.quiet()
})

test("[LOGIN-02] a refused login shows the server's message and keeps the e-mail", async () => {
  const page = await browserShop.visit({ expectedErrors: /401/ })
  await open(page, '/login')
  await logIn(page, { ...people.meera, password: 'wrong@1' })
  await seeMessage(page, 'Invalid email or password.')
  expect(pathOf(page)).toBe('/login')
  expect(await page.getByLabel('Email').inputValue()).toBe(people.meera.email)
  await logIn(page, people.meera)
  await page.waitForURL((url) => url.pathname === '/')
  browserShop.quiet()
})

test.each([
  ['the shop cannot be reached', undefined],
  ['the server breaks', 500],
])('[LOGIN-02] when %s it says that something went wrong', async (_, status) => {
  const page = await browserShop.visit({ expectedErrors: /500|ERR_FAILED/ })
  await page.route('**/api/login', (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()))
  await open(page, '/login')
  await logIn(page, people.meera)
  await seeMessage(page, 'Something went wrong')
  expect(await password(page).inputValue()).toBe(people.meera.password)
  browserShop.quiet()
})

test('[LOGIN-04] with Remember me one is still known when the browser is opened again', async () => {
  const page = await browserShop.visit()
  await open(page, '/login')
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await logIn(page, people.ravi)
  await page.waitForURL((url) => url.pathname === '/')
  const again = await reopened(page)
  await open(again, '/dashboard')
  expect(pathOf(again)).toBe('/dashboard')
  await again.getByText(people.ravi.email).waitFor()
  browserShop.quiet()
})

test('[LOGIN-04] without it the session lasts until the browser is closed', async () => {
  const page = await browserShop.visit()
  await open(page, '/login')
  await logIn(page, people.ravi)
  await page.waitForURL((url) => url.pathname === '/')
  await open(page, '/dashboard')
  expect(pathOf(page)).toBe('/dashboard')
  const again = await reopened(page)
  await again.goto('/dashboard')
  expect(pathOf(again)).toBe('/login?from=%2Fdashboard')
  browserShop.quiet()
})

test('[LOGIN-04] scripts of the page never see what the session is', async () => {
  const page = await browserShop.visit({ as: people.meera })
  await open(page, '/')
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'zari.session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(people.meera.email)
  expect(await messages(page).count()).toBe(0)
})
