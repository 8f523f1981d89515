import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { informationPaths } from '../../src/features/shop/information.rules.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { stockGoods } from '../fixtures/goods.ts'
import { pathOf } from '../fixtures/onPage.ts'
import { cast, type KnownPerson } from '../fixtures/people.ts'
import { siteMap } from '../fixtures/sitePaths.ts'
import { alive, changeShop, open } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let people: Awaited<ReturnType<typeof cast>>
let sareeId: string

beforeAll(async () => {
  browserShop = await openBrowserShop()
  people = await cast(browserShop.shop)
  sareeId = (await stockGoods(browserShop.shop)).banarasiSaree.id
  await changeShop(browserShop, { launched: true, access: 'members' })
})
afterAll(() => browserShop?.close())

const authPages = ['/login', '/register']
const recovery = ['/forgot-password', '/reset-password/abc']
/** Whoever has the link of a mail may say that no more are wanted, logged in or not. */
const fromMail = ['/back-in-stock/abc', '/confirm-order/abc']
/** What browsers show of a page that they do not have: it names nothing of the shop. */
const withoutLine = ['/offline']
const personal = ['/checkout', '/wishlist', '/thankyou', '/dashboard', '/profile/edit/1', '/order']
/** Every page of the site map, with something in the place of its parameters. */
const allPages = siteMap().map((path) => path.replaceAll(/\$\w+/g, 'abc'))
const adminPages = allPages.filter((path) => path.startsWith('/admin/'))

/** What the server answers to somebody's first request for a page: where it sends them, or its status. */
async function answers(as: KnownPerson | undefined, paths: readonly string[]) {
  const page = await browserShop.visit({ ...(as && { as }) })
  const found: Record<string, string | number> = {}
  for (const path of paths) {
    const answer = await page.context().request.get(path, { maxRedirects: 0 })
    const location = answer.headers().location
    found[path] = answer.status() === 302 && location ? location.replace(/\?.*/, '') : answer.status()
  }
  return found
}

const each = (paths: readonly string[], answer: string | number) =>
  Object.fromEntries(paths.map((path) => [path, answer]))

/** Goes somewhere inside the page, as a link does: nothing is loaded anew. */
const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

test('[ROUTE-04] the server lets a visitor see the home page, the doors, recovery and information, and redirects all else', async () => {
  const allowed = ['/', ...authPages, ...recovery, ...fromMail, ...withoutLine, ...informationPaths]
  expect(await answers(undefined, allowed)).toEqual(each(allowed, 200))
  const others = [...allPages.filter((path) => !allowed.includes(path)), '/no-such-page']
  expect(others.length).toBeGreaterThan(20)
  expect(await answers(undefined, others)).toEqual(each(others, '/login'))
})

test('[ROUTE-04] a link inside the page also leads a visitor to the login, which knows the way back', async () => {
  const page = await browserShop.visit({ size: 'phone' })
  await open(page, '/about')
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Saree', { exact: true }).click()
  await page.getByRole('link', { name: 'Silk Saree' }).click()
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(pathOf(page)).toMatch(/^\/login\?from=/)
  await page.getByLabel('Email').fill(people.meera.email)
  await page.getByLabel('Password', { exact: true }).fill(people.meera.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/new/saree/collections?type=Silk')
  browserShop.quiet()
})

test('[ROUTE-05] in an open shop a visitor reaches every public page; what is personal asks for the login', async () => {
  await changeShop(browserShop, { access: 'open' })
  const browsing = ['/', '/new/saree/collections', '/new/all/collections', `/details/${sareeId}`]
  const allowed = [...browsing, ...authPages, ...recovery, ...informationPaths]
  expect(await answers(undefined, allowed)).toEqual(each(allowed, 200))
  const closed = [...personal, ...adminPages]
  expect(await answers(undefined, closed)).toEqual(each(closed, '/login'))
  const page = await browserShop.visit()
  await open(page, '/new/saree/collections')
  await page
    .getByRole('link', { name: /Banarasi Silk Saree/ })
    .first()
    .waitFor()
  for (const path of ['/checkout', '/wishlist', '/thankyou', '/dashboard', '/order']) {
    await goInside(page, path)
    await page.waitForURL('**/login?*')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  }
  await changeShop(browserShop, { access: 'members' })
})

test('[ROUTE-06] the server keeps an admin at the desk', async () => {
  const toDashboard = [...authPages, ...recovery, ...personal, '/new/saree/collections']
  expect(await answers(people.adminAsha, toDashboard)).toEqual(each(toDashboard, '/admin/dashboard'))
  const allowed = ['/', ...informationPaths, `/details/${sareeId}`, '/admin/dashboard', '/admin/order']
  expect(await answers(people.adminAsha, allowed)).toEqual(each(allowed, 200))
})

test('[ROUTE-06] inside the page an admin is led to the desk as well', async () => {
  const page = await browserShop.visit({ as: people.adminAsha })
  for (const path of ['/login', '/wishlist']) {
    await open(page, '/')
    await goInside(page, path)
    await page.waitForURL('**/admin/dashboard')
    await page.getByRole('heading', { name: 'Admin Profile' }).waitFor()
  }
  await open(page, '/')
  await page.getByRole('link', { name: 'View All' }).click()
  await page.waitForURL('**/admin/dashboard')
})

test('[ROUTE-07] the server sends a customer home from the doors and from every page of the desk', async () => {
  const home = [...authPages, '/admin', ...adminPages, '/admin/no-such-page']
  expect(await answers(people.meera, home)).toEqual(each(home, '/'))
  const allowed = ['/', '/wishlist', '/dashboard', '/order', ...informationPaths]
  expect(await answers(people.meera, allowed)).toEqual(each(allowed, 200))
})

test('[ROUTE-07] inside the page a customer is led home as well', async () => {
  const page = await browserShop.visit({ as: people.meera })
  for (const path of ['/register', '/admin/user']) {
    await open(page, '/about')
    await goInside(page, path)
    await page.waitForURL((url) => url.pathname === '/')
    await alive(page)
    await page.getByRole('heading', { name: 'Shop By Collections' }).waitFor()
  }
})
