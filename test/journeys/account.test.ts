import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../src/features/accounts/accounts.tables.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import { cast, signUp } from '../fixtures/people.ts'
import { addPicture } from '../fixtures/pictures.ts'
import { changeShop, open, seenBetween, stopClock } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  browserShop = await openBrowserShop()
  people = await cast(browserShop.shop)
  await changeShop(browserShop, { launched: true })
})
afterAll(() => browserShop?.close())

const entries = async (page: Page, menu: string) =>
  (await page.getByRole('navigation', { name: menu }).locator('a, button').allTextContents()).map((text) =>
    text.trim(),
  )

test("[SIDE-01] a customer's sidebar: Dashboard, My orders, Logout, and nothing of the desk", async () => {
  for (const size of ['phone', 'laptop'] as const) {
    const page = await browserShop.visit({ as: people.meera, size })
    await open(page, '/dashboard')
    const shown = await entries(page, 'Your account')
    expect(shown[0]).toBe('Dashboard')
    expect(shown[1]).toBe('My orders')
    expect(shown.at(-1)).toBe('Logout')
    for (const name of ['Category', 'Product', 'User', 'Manage Visuals']) expect(shown).not.toContain(name)
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'My orders' })
      .click()
    await page.getByRole('heading', { name: 'My orders' }).waitFor()
    expect(pathOf(page)).toBe('/order')
  }
  browserShop.quiet()
})

test("[SIDE-01] an admin's sidebar has the desk's pages as well", async () => {
  const page = await browserShop.visit({ as: people.adminAsha })
  await open(page, '/admin/dashboard')
  const shown = await entries(page, 'Admin')
  const wanted = ['Dashboard', 'Orders', 'Category', 'Product', 'User', 'Manage Visuals']
  expect(shown.slice(0, wanted.length)).toEqual(wanted)
  expect(shown.at(-1)).toBe('Logout')
  const places = { Orders: 'order', Category: 'category', Product: 'product', User: 'user' }
  for (const [name, place] of Object.entries({ ...places, 'Manage Visuals': 'manage-banners' })) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/admin/${place}`)
  }
  browserShop.quiet()
})

test("an admin's sidebar puts together what belongs together, and shows where one is", async () => {
  const page = await browserShop.visit({ as: people.adminAsha })
  await open(page, '/admin/settings')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const money = menu.getByRole('list', { name: 'Money' }).getByRole('link')
  expect(await money.allTextContents()).toEqual([
    ...['Incoming money', 'Cash on delivery', 'Day’s close', 'GST returns'],
  ])
  // The last of a menu that is longer than the screen.
  const current = menu.getByRole('link', { name: 'Settings', exact: true })
  expect(await current.getAttribute('aria-current')).toBe('page')
  const height = page.viewportSize()?.height ?? 0
  await expect.poll(async () => ((await current.boundingBox())?.y ?? height) < height - 40).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  browserShop.quiet()
})

test('[SIDE-01] on a phone the desk has its sidebar behind a menu button', async () => {
  const page = await browserShop.visit({ as: people.adminAsha, size: 'phone' })
  await open(page, '/admin/dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Admin' }).getByRole('link', { name: 'Manage Visuals' }).click()
  await page.waitForURL('**/admin/manage-banners')
  browserShop.quiet()
})

test.each([
  ['meera', '/dashboard'],
  ['adminAsha', '/admin/dashboard'],
] as const)(
  '[SIDE-02] %s logs out: it is said, the session is over, and after a second comes the login',
  async (who, path) => {
    const page = await browserShop.visit({ as: people[who] })
    await page.clock.install()
    await open(page, path)
    await stopClock(page)
    const answer = page.waitForResponse('**/api/logout')
    await page.getByRole('button', { name: 'Logout' }).click()
    await (await answer).finished()
    const { request } = page.context()
    expect((await (await request.get('/api/me')).json()).user).toBeNull()
    const seen = seeMessage(page, 'Logged out successfully')
    await seenBetween(page, [1_000, 2_000], async () => pathOf(page) === '/login')
    await seen
    await page.clock.resume()
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('zari.session'))).toEqual([])
    await page.goto(path)
    expect(pathOf(page)).toContain('/login?from=')
    browserShop.quiet()
  },
)

test('[PROFILE-01] a customer sees name, contact, e-mail and initials, and the ways on and back', async () => {
  const page = await browserShop.visit({ as: people.meera, size: 'phone' })
  await open(page, '/dashboard')
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Admin Profile' }).count()).toBe(0)
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByText('Meera Iyer', { exact: true }).waitFor()
  await profile.getByText('9876543210', { exact: true }).waitFor()
  await profile.getByText('meera.iyer@example.com', { exact: true }).waitFor()
  expect(await profile.getByRole('img').count()).toBe(0)
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.waitForURL(`**/profile/edit/${people.meera.id}`)
  await page.goBack()
  await page.getByRole('link', { name: /^Back/ }).click()
  await page.waitForURL((url) => url.pathname === '/')
  browserShop.quiet()
})

test('[PROFILE-01] what is missing reads N/A, and a picture is shown where there is one', async () => {
  const { shop } = browserShop
  const devi = await signUp(shop, 'Devi Nair')
  const image = await addPicture(shop, '#1d4e5f', { width: 200, height: 200 })
  await shop.services.db.update(users).set({ contact: '', image }).where(eq(users.id, devi.id))
  const page = await browserShop.visit({ as: devi })
  await open(page, '/dashboard')
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByText('N/A', { exact: true }).waitFor()
  const picture = profile.locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  browserShop.quiet()
})

test("[PROFILE-01] an admin's profile is titled so", async () => {
  const page = await browserShop.visit({ as: people.adminAsha })
  await open(page, '/admin/dashboard')
  await page.getByRole('heading', { name: 'Admin Profile' }).waitFor()
  await page.getByText(people.adminAsha.email).waitFor()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.waitForURL(`**/admin/profile/edit/${people.adminAsha.id}`)
  browserShop.quiet()
})

test('[PROFILE-02] name and contact are changed, e-mail and password are not; 0.8 s later stands the profile', async () => {
  const lata = await signUp(browserShop.shop, 'Lata Bose')
  const page = await browserShop.visit({ as: lata, size: 'phone' })
  await page.clock.install()
  await open(page, `/profile/edit/${lata.id}`)
  expect(await page.getByLabel('Name').inputValue()).toBe('Lata Bose')
  expect(await page.getByLabel('Email').isDisabled()).toBe(true)
  expect(await page.getByLabel('Email').inputValue()).toBe(lata.email)
  expect(await page.getByLabel('Password').isDisabled()).toBe(true)
  await page.getByText(/forgot password.*login page/i).waitFor()
  const status = page.getByLabel('Status')
  expect(await status.inputValue()).toBe('1')
  expect(await status.locator('option').allTextContents()).toEqual(['Active', 'Inactive'])

  await page.getByLabel('Name').fill('')
  await page.getByLabel('Contact').fill('12345')
  await page.getByRole('button', { name: 'Update profile' }).click()
  await page.getByText('Enter a valid full name.').waitFor()
  await page.getByText('Enter a valid 10-digit contact number.').waitFor()

  await page.getByLabel('Name').fill('Lata Sen')
  await page.getByLabel('Contact').fill('9000000009')
  await stopClock(page)
  const saved = page.waitForResponse('**/api/admin/user/update/*')
  await page.getByRole('button', { name: 'Update profile' }).click()
  await (await saved).finished()
  const seen = seeMessage(page, 'User profile updated successfully')
  await seenBetween(page, [800, 1_800], async () => pathOf(page) === '/dashboard')
  await seen
  await page.clock.resume()
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByText('Lata Sen', { exact: true }).waitFor()
  await profile.getByText('9000000009', { exact: true }).waitFor()
  browserShop.quiet()
})

test('[PROFILE-02] who sets the status to Inactive is asked first, is out at once and cannot come back', async () => {
  const uma = await signUp(browserShop.shop, 'Uma Das')
  const page = await browserShop.visit({ as: uma, expectedErrors: /401/ })
  await open(page, `/profile/edit/${uma.id}`)
  await page.getByLabel('Status').selectOption({ label: 'Inactive' })
  await page.getByRole('button', { name: 'Update profile' }).click()
  await page
    .getByRole('dialog', { name: 'Deactivate your account?' })
    .getByRole('button', { name: 'Deactivate' })
    .click()
  await seeMessage(page, 'User profile updated successfully')
  await page.waitForURL('**/login')
  const { status } = await browserShop.shop.call('POST', '/api/login', {
    json: { email: uma.email, password: uma.password },
  })
  expect(status).toBe(401)
  browserShop.quiet()
})

test('[PROFILE-02] an unknown id, or somebody else’s, leads to the dashboard', async () => {
  const page = await browserShop.visit({ as: people.meera })
  for (const id of ['unknown', people.ravi.id]) {
    await open(page, `/profile/edit/${id}`)
    expect(pathOf(page)).toBe('/dashboard')
  }
  const admin = await browserShop.visit({ as: people.adminAsha })
  await open(admin, '/admin/profile/edit/unknown')
  expect(pathOf(admin)).toBe('/admin/dashboard')
  browserShop.quiet()
})
