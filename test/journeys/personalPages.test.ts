/** Pages of somebody signed in: for nobody else, kept by no cache, gone after the log-out. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { type Furnished, furnish } from '../fixtures/furnished.ts'
import { pathOf, seeMessage } from '../fixtures/onPage.ts'
import type { KnownPerson } from '../fixtures/people.ts'
import { looks } from '../fixtures/siteMap.ts'
import { open } from '../fixtures/storefront.ts'

let browserShop: BrowserShop
let world: Furnished
beforeAll(async () => {
  browserShop = await openBrowserShop()
  world = await furnish(browserShop, 'open')
})
afterAll(() => browserShop?.close())

/** A page without a browser, as a cache between browser and shop would see it. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${browserShop.url}${path}`, { headers, redirect: 'manual' })
  const vary = (answer.headers.get('vary') ?? '').toLowerCase()
  return {
    status: answer.status,
    cacheControl: answer.headers.get('cache-control'),
    vary,
    html: await answer.text(),
  }
}

async function cookieOf({ email, password }: KnownPerson): Promise<string> {
  const answer = await fetch(`${browserShop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: browserShop.url },
    body: JSON.stringify({ email, password }),
  })
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('zari.session='))
      ?.split(';')[0] ?? ''
  )
}

/** Addresses that are no page, some of which a cache takes for files that never change. */
const odd = [
  '/x.css',
  '/details/x.css',
  '/order.js',
  '/assets/x.css',
  '/order/view/none',
  '/nothing',
  '/logo.png',
]

test('every page of somebody signed in is kept nowhere; what visitors get holds nobody’s data', async () => {
  const { people } = world
  const cookies = { meera: await cookieOf(people.meera), adminAsha: await cookieOf(people.adminAsha) }
  const paths = [...Object.values(looks).map(({ path }) => path(world)), ...odd]
  for (const path of paths) {
    for (const [who, cookie] of Object.entries(cookies)) {
      const page = await ask(path, { cookie })
      expect(page.cacheControl, `${path} for ${who}`).toBe('no-store')
      expect(page.vary, `${path} for ${who}`).toContain('cookie')
      expect(page.status, `${path} for ${who}`).toBeLessThan(500)
    }
    // The second time it may be one that was kept.
    for (const time of ['first', 'second']) {
      const page = await ask(path)
      expect(page.vary, `${path}, ${time}`).toContain('cookie')
      for (const { email } of [people.meera, people.adminAsha]) {
        expect(page.html.includes(email), `${path}, ${time}, ${email}`).toBe(false)
      }
    }
  }
})

test('a page is drawn for the one credential that counts, or for nobody', async () => {
  const { meera, adminAsha } = world.people
  const [hers, admins] = [await cookieOf(meera), await cookieOf(adminAsha)]
  // The first is a customer's alone, the second an admin's; whoever may not see one is sent elsewhere.
  const shows = async (headers: Record<string, string>) => {
    const pages = await Promise.all(['/dashboard', '/admin/dashboard'].map((path) => ask(path, headers)))
    const html = pages.map((page) => page.html).join()
    return [meera, adminAsha].filter(({ email }) => html.includes(email)).map(({ name }) => name)
  }
  expect(await shows({ cookie: hers })).toEqual([meera.name])
  expect(await shows({ cookie: `${hers}; ${admins}` })).toEqual([])
  expect(await shows({ cookie: `${admins}; zari.session=x` })).toEqual([])
  expect(await shows({ cookie: 'zari.session=x' })).toEqual([])
  expect(await shows({ cookie: `__Host-zari.session=x; ${hers}` })).toEqual([meera.name])
  expect(await shows({ cookie: '__Host-zari.session=x' })).toEqual([])
  expect(await shows({ cookie: admins, authorization: 'Bearer x.y' })).toEqual([])
  expect(await shows({ authorization: 'Bearer x.y' })).toEqual([])
  expect(await shows({ cookie: admins, authorization: `Bearer ${meera.token}` })).toEqual([meera.name])
})

test('after the log-out neither Back nor the address brings the orders', async () => {
  const page = await browserShop.visit({ as: world.people.meera })
  await open(page, '/order')
  await page.getByRole('heading', { name: 'My orders' }).waitFor()
  // Left by a document of its own, so that Back is the browser's and not the program's.
  await page.evaluate(() => location.assign('/dashboard'))
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
  await seeMessage(page, 'Logged out successfully')
  await page.waitForURL('**/login')
  for (let back = 0; back < 2; back += 1) {
    await page.goBack()
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await expect.poll(() => page.getByText(world.people.meera.email).count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'My orders' }).count()).toBe(0)
    expect(pathOf(page)).toContain('/login')
  }
  browserShop.quiet()
})

test('a page that another tab logged out of is not brought back whole', async () => {
  const page = await browserShop.visit({ as: world.people.ravi })
  await open(page, '/order')
  await page.getByRole('heading', { name: 'My orders' }).waitFor()
  const token = (await page.context().cookies()).find(({ name }) => name === 'zari.session')
  expect(token).toBeDefined()
  await page.evaluate(() => {
    // What Safari and Firefox do with a page that they kept in memory.
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 500)
  })
  await page.context().clearCookies({ name: 'zari.session' })
  await page.waitForURL('**/login?from=*')
  browserShop.quiet()
})
