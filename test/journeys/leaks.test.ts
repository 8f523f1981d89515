/** Pages and answers that many get alike: no byte of them says anything about any of those who got them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../src/features/accounts/accounts.tables.ts'
import { type BrowserShop, openBrowserShop } from '../fixtures/browserShop.ts'
import { type Furnished, furnish } from '../fixtures/furnished.ts'
import { fillBag, orderOf } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'

/** Somebody with all that a shop knows of a person, and the session cookie of their browser. */
interface Shopper extends KnownPerson {
  readonly cookie: string
  /** Texts that stand nowhere but in what is theirs. */
  readonly secrets: readonly string[]
}

const names = 'Anjali Bhavna Chitra Deepa Esha Falguni Gauri Hema Indira Jyoti'.split(' ')

let browserShop: BrowserShop
let world: Furnished
let shoppers: Shopper[]
/** Addresses that are the same for all of an audience. */
let shared: string[]

beforeAll(async () => {
  browserShop = await openBrowserShop()
  world = await furnish(browserShop, 'open')
  shoppers = []
  for (const [at, name] of names.entries()) shoppers.push(await makeShopper(`${name} Vijayaraghavan`, at))
  shared = [
    '/',
    '/new/saree/collections',
    '/new/all/collections?sort=lowToHigh',
    `/details/${world.longSaree.id}`,
    `/details/${world.goods.cottonSaree.slug}`,
    `/details/${world.goods.cottonKurta.id}?size=M`,
    '/about',
    '/faqs',
    '/privacy-policy',
    '/Shipping-details',
    '/api/admin/product?limit=24',
    '/api/admin/category',
    '/api/admin/banner/all',
    `/api/product/${world.longSaree.id}`,
  ]
})
afterAll(() => browserShop?.close())

async function makeShopper(name: string, at: number): Promise<Shopper> {
  const { shop, url } = browserShop
  const { goods, longSaree } = world
  const person = await signUp(shop, name)
  const contact = `90000123${String(at).padStart(2, '0')}`
  await shop.services.db.update(users).set({ contact }).where(eq(users.id, person.id))
  const [address, zipCode] = [`${name}’s house, ${at} Lotus Tank Lane`, `6210${String(at).padStart(2, '0')}`]
  const order = await orderOf(shop, person, longSaree, { name, contact, address, zipCode })
  const bag = await fillBag(shop, person, { product: goods.cottonSaree, quantity: 2 })
  const wish = { as: person, json: { productId: goods.banarasiSaree.id } }
  await shop.call('POST', '/api/wishlist', wish)
  const wishes = await shop.call('GET', `/api/wishlist/${person.id}`, { as: person })
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  const cookie = login.headers
    .getSetCookie()
    .find((set) => set.startsWith('zari.session='))
    ?.split(';')[0]
  return {
    ...person,
    cookie: cookie ?? '',
    secrets: [
      ...[name, person.email, person.id, person.token, contact, address, zipCode, bag._id, bag.items[0]._id],
      ...[
        wishes.body[0]._id,
        cookie?.split('=')[1] ?? '',
        ...[order?._id, order?.paymentId?._id].filter(Boolean),
      ],
    ],
  }
}

interface Got {
  readonly bytes: string
  readonly cacheControl: string | null
  /** Whether it was rendered before, for somebody else perhaps. */
  readonly isCached: boolean
}

/** All that is sent for an address: status line, headers and body. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await fetch(`${browserShop.url}${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  })
  return {
    bytes: `${answer.status}\n${JSON.stringify([...answer.headers])}\n${await answer.text()}`,
    cacheControl: answer.headers.get('cache-control'),
    isCached: answer.headers.get('content-security-policy')?.includes("'sha256-") === true,
  }
}

/** What of anybody stands in what was sent. */
const leaksIn = ({ bytes }: Got): string[] =>
  shoppers.flatMap(({ secrets }) => secrets).filter((secret) => bytes.includes(secret))

test('what is looked for is there where it belongs', async () => {
  for (const { cookie, secrets, name } of shoppers) {
    expect(secrets.every((secret) => secret.length > 5)).toBe(true)
    const own = await ask('/api/me/shopper', { cookie })
    expect(leaksIn(own).length, name).toBeGreaterThan(5)
    expect(leaksIn(own).every((secret) => secrets.includes(secret))).toBe(true)
  }
})

test('every byte of every shared page, for ten customers in turn, is nobody’s', async () => {
  const cached = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    for (const path of shared) {
      for (const headers of [...shoppers.map(({ cookie }) => ({ cookie })), {}]) {
        const got = await ask(path, headers)
        expect(leaksIn(got), path).toEqual([])
        if (got.isCached) cached.add(path)
      }
    }
  }
  // Else the test looked at nothing that was kept.
  expect([...cached].sort()).toEqual(shared.filter((path) => !path.startsWith('/api/')).sort())
})

test('nor does a page that came first as somebody’s own hold anything', async () => {
  const [one] = shoppers
  for (const path of shared) {
    // An address that nobody has asked for: this answer is the first.
    const got = await ask(`${path}${path.includes('?') ? '&' : '?'}first=1`, { cookie: one?.cookie ?? '' })
    expect(leaksIn(got), path).toEqual([])
  }
})

/** For whom a shared page is: what its header offers. */
const audienceOf = ({ bytes }: Got): string =>
  bytes.includes('aria-label="Your account"') ? 'customer' : 'visitor'

test('two credentials at once are nobody’s, whatever is cached', async () => {
  const [one, other] = shoppers.map(({ cookie }) => cookie)
  const tokens = shoppers.map(({ token }) => token)
  const path = '/about'
  await expect.poll(async () => (await ask(path, { cookie: one ?? '' })).isCached).toBe(true)
  await expect.poll(async () => (await ask(path)).isCached).toBe(true)
  const seen = async (headers: Record<string, string>) => {
    const got = await ask(path, headers)
    return [audienceOf(got), got.cacheControl]
  }
  expect(await seen({})).toEqual(['visitor', null])
  expect(await seen({ cookie: '_ga=GA1.1.5; theme=dark' })).toEqual(['visitor', null])
  expect(await seen({ cookie: one ?? '' })).toEqual(['customer', 'no-store'])
  expect(await seen({ cookie: `_ga=1; ${one}; theme=dark` })).toEqual(['customer', 'no-store'])
  expect(await seen({ cookie: `${one}; ${other}` })).toEqual(['visitor', 'no-store'])
  expect(await seen({ cookie: `${one}; ${one}` })).toEqual(['visitor', 'no-store'])
  expect(await seen({ cookie: `${one}; zari.session=made-up.x` })).toEqual(['visitor', 'no-store'])
  expect(await seen({ cookie: one ?? '', authorization: 'Bearer x.y' })).toEqual(['visitor', 'no-store'])
  expect(await seen({ cookie: 'zari.session=x', authorization: tokens[0] ?? '' })).toEqual([
    'customer',
    'no-store',
  ])
})

test('who logged out or was disabled gets the visitor’s page within a second', async () => {
  const [, leaver, disabled] = shoppers
  for (const path of ['/about', `/details/${world.goods.cottonSaree.id}`]) {
    for (const who of [leaver, disabled]) {
      await expect.poll(async () => (await ask(path, { cookie: who?.cookie ?? '' })).isCached).toBe(true)
    }
  }
  const { call } = browserShop.shop
  const headers = { cookie: leaver?.cookie ?? '', 'sec-fetch-site': 'same-origin' }
  expect((await call('POST', '/api/logout', { headers })).status).toBe(200)
  const change = { as: world.people.adminAsha, json: { status: 'inactive' } }
  expect((await call('POST', `/api/admin/user/update/${disabled?.id}`, change)).status).toBe(200)
  for (const path of ['/about', `/details/${world.goods.cottonSaree.id}`]) {
    for (const who of [leaver, disabled]) {
      const cookie = who?.cookie ?? ''
      await expect
        .poll(async () => audienceOf(await ask(path, { cookie })), { timeout: 1_000 })
        .toBe('visitor')
    }
  }
})
