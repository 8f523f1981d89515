/** What browser and tab keep of somebody ends with that person: by a log-out, in this tab or another, by erasing, by a session that ended. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { alive, open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
let adminRavi: KnownPerson
let tries = 0
beforeAll(async () => {
  shop = await openStorefront()
  adminRavi = await signUp(shop.shop, 'Ravi Shankar', 'admin')
})
afterAll(() => shop?.close())

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** What rooms would have stored of somebody who searched, looked around and began to order. */
const storeThings = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('recentSearches', '["wedding of Leela"]')
    sessionStorage.setItem('typedCheckout', '{"owner":"somebody","address":{"address":"Lake Road"}}')
    sessionStorage.setItem('recentlyViewed', '["looked-at"]')
  })
const things = /Leela|Lake Road|looked-at/

/** Somebody else logs in, or nobody, in another tab of this browser. */
async function changePerson(page: Page, next?: KnownPerson): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto('/about')
  await tab.evaluate(async (person) => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('/api/logout', {})
    if (person) await post('/api/login', person)
  }, next && { email: next.email, password: next.password })
  await tab.close()
}

const upiId = (page: Page) => page.getByRole('textbox', { name: 'UPI id' })

async function typeUpiId(page: Page): Promise<void> {
  await open(page, '/admin/settings')
  await upiId(page).fill('attacker@upi')
  await expect.poll(() => stored(page)).toContain('attacker@upi')
}

test('what one admin typed and did not save is gone with the log-out, and not in the form of the next', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await typeUpiId(page)
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/admin/dashboard')
  await alive(page)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  expect(await stored(page)).not.toContain('attacker@upi')
  await changePerson(page, adminRavi)
  await open(page, '/admin/settings')
  expect(await upiId(page).inputValue()).not.toBe('attacker@upi')
  shop.quiet()
})

test('a draft is its admin’s own, and forgotten, also where the log-out was in another tab', async () => {
  const page = await shop.visit({ as: shop.adminAsha })
  await typeUpiId(page)
  page.on('dialog', (dialog) => dialog.accept())
  await changePerson(page, adminRavi)
  // Before anything could be forgotten: the form alone has to know whose the draft is.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await open(page, '/admin/settings')
  expect(await upiId(page).inputValue()).not.toBe('attacker@upi')
  expect(await page.getByText('Your unsaved changes are back').count()).toBe(0)
  shop.quiet()
})

test('a draft of one’s own comes back after a reload', async () => {
  const page = await shop.visit({ as: adminRavi })
  await typeUpiId(page)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByText('Your unsaved changes are back').waitFor()
  expect(await upiId(page).inputValue()).toBe('attacker@upi')
  shop.quiet()
})

test('an account that is erased leaves nothing in the browser', async () => {
  tries += 1
  const leela = await signUp(shop.shop, `Leela Rao ${tries}`)
  const page = await shop.visit({ as: leela, size: 'phone' })
  await open(page, '/dashboard')
  await storeThings(page)
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await page.getByLabel('Your password').fill(leela.password)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await stored(page)).not.toMatch(things)
  shop.quiet()
})

test.each(['somebody else', 'nobody'])(
  'a tab whose person left in another one is for %s: nothing shows, nothing stays',
  async (who) => {
    const page = await shop.visit({ as: shop.meera, size: 'phone' })
    const { banarasiSaree, cottonSaree } = shop.goods
    await open(page, `/details/${banarasiSaree.id}`)
    await page.waitForFunction(
      (id) => sessionStorage.getItem('recentlyViewed')?.includes(id),
      banarasiSaree.id,
    )
    await page.evaluate(() => sessionStorage.setItem('typedCheckout', '{"address":"Lake Road"}'))
    await changePerson(page, who === 'nobody' ? undefined : shop.ravi)
    await open(page, `/details/${cottonSaree.id}`)
    await page.waitForFunction((id) => sessionStorage.getItem('recentlyViewed')?.includes(id), cottonSaree.id)
    expect(await page.getByRole('region', { name: 'Recently viewed' }).count()).toBe(0)
    const after = await stored(page)
    expect(after).not.toContain(banarasiSaree.id)
    expect(after).not.toMatch(things)
    shop.quiet()
  },
)

test('a session that ended by itself takes along what was kept, without a reload', async () => {
  const page = await shop.visit({ as: shop.meera, expectedErrors: /401/ })
  await open(page, '/dashboard')
  await page.waitForFunction(() => sessionStorage.getItem('owner'))
  await storeThings(page)
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'My orders' }).first().click()
  await page.waitForURL('**/login*')
  await expect.poll(() => stored(page)).not.toMatch(things)
  shop.quiet()
})

test('what an admin typed waits for the same one after a session that ended by itself, and for nobody else', async () => {
  const page = await shop.visit({ as: adminRavi, expectedErrors: /401/ })
  await typeUpiId(page)
  page.on('dialog', (dialog) => dialog.accept())
  await changePerson(page)
  await open(page, '/login')
  expect(await stored(page)).toContain('attacker@upi')
  await changePerson(page, adminRavi)
  await open(page, '/admin/settings')
  await page.getByText('Your unsaved changes are back').waitFor()
  expect(await upiId(page).inputValue()).toBe('attacker@upi')
  await changePerson(page, shop.adminAsha)
  await open(page, '/admin/dashboard')
  await expect.poll(() => stored(page)).not.toContain('attacker@upi')
  shop.quiet()
})

test('what a visitor looked at is there after the log-in', async () => {
  const page = await shop.visit({ size: 'phone' })
  const { banarasiSaree } = shop.goods
  await open(page, `/details/${banarasiSaree.id}`)
  await page.waitForFunction((id) => sessionStorage.getItem('recentlyViewed')?.includes(id), banarasiSaree.id)
  await open(page, '/login')
  await page.getByLabel('Email').fill(shop.ravi.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.ravi.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await stored(page)).toContain(banarasiSaree.id)
  shop.quiet()
})
