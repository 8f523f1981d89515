import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { messages, pathOf, seeMessage } from '../fixtures/onPage.ts'
import { cast, type KnownPerson } from '../fixtures/people.ts'
import { changeShop, open } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let meera: KnownPerson

beforeAll(async () => {
  browserShop = await openBrowserShop()
  meera = (await cast(browserShop.shop)).meera
  await changeShop(browserShop, { launched: true })
})
afterAll(() => browserShop?.close())

const field = {
  name: (page: Page) => page.getByLabel('Full name'),
  email: (page: Page) => page.getByLabel('Email'),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  contact: (page: Page) => page.getByLabel(/contact/i),
}
const terms = (page: Page) => page.getByRole('checkbox', { name: /terms and conditions/ })
const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

const kavya = {
  name: 'Kavya Rao',
  email: 'kavya.rao@example.com',
  password: 'Silk@2026',
  contact: '9845012345',
}

async function fillAll(page: Page, person: Partial<typeof kavya> = {}): Promise<void> {
  const wanted = { ...kavya, ...person }
  for (const key of ['name', 'email', 'password', 'contact'] as const) {
    await field[key](page).fill(wanted[key])
  }
  await terms(page).check()
}

const typed = async (page: Page) => ({
  name: await field.name(page).inputValue(),
  email: await field.email(page).inputValue(),
  password: await field.password(page).inputValue(),
  contact: await field.contact(page).inputValue(),
})

test.each(['phone', 'laptop'] as const)('[REG-01] everything of the form is there on a %s', async (size) => {
  const page = await browserShop.visit({ size })
  await open(page, '/register')
  await fillAll(page)
  expect(await field.password(page).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await field.password(page).getAttribute('type')).toBe('text')
  expect(await terms(page).isChecked()).toBe(true)
  const main = page.getByRole('main')
  const termsLink = main.getByRole('link', { name: 'terms and conditions' })
  expect(await termsLink.getAttribute('href')).toBe('/terms&condition')
  // The cloth beside the form is decoration without a name.
  const side = await main.locator('svg, img, canvas').first().boundingBox()
  expect(side?.width).toBeGreaterThan(200)
  expect(side?.height).toBeGreaterThan(100)
  await main.getByRole('link', { name: /log in/i }).click()
  await page.waitForURL('**/login')
  browserShop.quiet()
})

const passwordMessage = 'Password must be at least 6 characters and include a number and a special character.'

test('[REG-02] the first failure in the given order is said in a toast, and nothing is sent', async () => {
  const page = await browserShop.visit()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/register') && sent.push(request.url()))
  await page.clock.install()
  await open(page, '/register')

  const refuses = async (message: string) => {
    await send(page)
    await seeMessage(page, message)
    await expect.poll(() => messages(page).getByRole('listitem').count()).toBe(1)
    // The next one takes the place of one that still stands: only an empty area shows that it was said again.
    await page.clock.fastForward(4_000)
    await expect.poll(() => messages(page).getByRole('listitem').count()).toBe(0)
  }
  await refuses('Enter a valid full name.')
  for (const wrong of ['K', 'Kavya 2', 'Kavya-Rao']) {
    await field.name(page).fill(wrong)
    await refuses('Enter a valid full name.')
  }
  await field.name(page).fill(kavya.name)
  for (const wrong of ['', 'kavya', 'kavya@example', 'kavya @example.com']) {
    await field.email(page).fill(wrong)
    await refuses('Enter a valid email address.')
  }
  await field.email(page).fill(kavya.email)
  for (const wrong of ['', 'Si@26', 'Silk2026', 'Silk@@@@', '2026@2026', 'Silk#2026']) {
    await field.password(page).fill(wrong)
    await refuses(passwordMessage)
  }
  await field.password(page).fill(kavya.password)
  for (const wrong of ['', '984501234', '5845012345', '+449845012345']) {
    await field.contact(page).fill(wrong)
    await refuses('Enter a valid 10-digit contact number.')
  }
  await field.contact(page).fill(kavya.contact)
  await refuses('You must agree to the terms and conditions.')
  expect(sent).toEqual([])
  expect(await typed(page)).toEqual(kavya)
  browserShop.quiet()
})

test('[REG-02] [ROUTE-08] a form that is right registers and leads to the login', async () => {
  const page = await browserShop.visit({ size: 'phone' })
  await open(page, '/register')
  await fillAll(page, { email: 'priya@example.com', name: 'प्रिया Śarmā' })
  await send(page)
  await seeMessage(page, 'User registered successfully.')
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await page.getByLabel('Email').fill('priya@example.com')
  await field.password(page).fill(kavya.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  browserShop.quiet()
})

test('[REG-03] an e-mail that is taken is said in the words of the server, and nothing typed is lost', async () => {
  const page = await browserShop.visit({ expectedErrors: /409/ })
  await open(page, '/register')
  await fillAll(page, { email: meera.email.toUpperCase() })
  await send(page)
  await seeMessage(page, 'User email already exists.')
  expect(pathOf(page)).toBe('/register')
  expect(await typed(page)).toEqual({ ...kavya, email: meera.email.toUpperCase() })
  expect(await field.email(page).getAttribute('aria-invalid')).toBe('true')
  browserShop.quiet()
})

test.each([
  ['the server breaks', { status: 500, body: '' }, 'Registration failed.'],
  ['the answer is another one', { status: 200, json: { message: 'Come back later' } }, 'Come back later'],
  [
    'the server has a reason',
    { status: 409, json: { code: 'user_exists', message: 'User already exists.' } },
    'User already exists.',
  ],
  ['the shop cannot be reached', undefined, 'Something went wrong, please try again.'],
])('[REG-03] when %s', async (_, answer, message) => {
  const page = await browserShop.visit({ expectedErrors: /500|409|ERR_FAILED/ })
  await page.route('**/api/register', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await open(page, '/register')
  await fillAll(page)
  await send(page)
  await seeMessage(page, message)
  expect(pathOf(page)).toBe('/register')
  expect(await typed(page)).toEqual(kavya)
  browserShop.quiet()
})

test('on a bad line the form goes on without the list of common passwords, which the server knows as well', async () => {
  const page = await browserShop.visit({ expectedErrors: /ERR_FAILED|422/ })
  await page.route(/commonWords/, (route) => route.abort())
  await open(page, '/register')
  await fillAll(page, { email: 'bad.line@example.com', password: 'password@1' })
  await send(page)
  await page.getByText('This password is one of the first that are guessed.').first().waitFor()
  await field.password(page).fill('Kanjivaram@9')
  await send(page)
  await page.waitForURL('**/login')
  browserShop.quiet()
})
