import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, twoFactors } from '../../src/features/accounts/accounts.tables.ts'
import { findCallers } from '../../src/features/accounts/sessions/caller.ts'
import { credentialOf } from '../../src/platform/http/credential.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

/** What somebody sends to be let in, and whose it is when it is the only thing that is sent. */
interface Shown {
  readonly header: 'authorization' | 'cookie'
  readonly value: string
  readonly who: string | null
  /** A cookie that is none of the shop's: nobody looks at it. */
  readonly ignored?: boolean
}

let shop: TestShop
let shown: Record<string, Shown>
let asha: KnownPerson
let ravi: KnownPerson

beforeAll(async () => {
  shop = await openTestShop({ ORIGIN: 'https://shop.example.com' })
  asha = await signUp(shop, 'Asha Verma', 'admin')
  ravi = await signUp(shop, 'Ravi Kumar')
  shown = await everything()
})
afterAll(() => shop.close())

/** The value of the session cookie of a new log-in, and the token beside it. */
async function logIn({ email, password }: KnownPerson) {
  const { body, headers } = await shop.call('POST', '/api/login', { json: { email, password } })
  const cookie = headers.getSetCookie().find((set) => set.startsWith('__Host-zari.session=')) ?? ''
  return { token: String(body.token), value: cookie.split(';')[0]?.split('=')[1] ?? '' }
}

async function everything(): Promise<Record<string, Shown>> {
  const [admin, other, over, out] = [
    await logIn(asha),
    await logIn(ravi),
    await logIn(asha),
    await logIn(asha),
  ]
  const { db } = shop.services
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.token, over.token))
  await shop.call('POST', '/api/logout', { as: out })
  const cookie = (value: string, who: string | null = null): Shown => ({
    header: 'cookie',
    value: `__Host-zari.session=${value}`,
    who,
  })
  const sisters = (value: string): Shown => ({
    header: 'cookie',
    value: `zari.session=${value}`,
    who: null,
    ignored: true,
  })
  const token = (value: string, who: string | null = null): Shown => ({
    header: 'authorization',
    value,
    who,
  })
  const [signature = ''] = admin.value.split('.').slice(1)
  return {
    'the admin’s cookie': cookie(admin.value, asha.name),
    'a customer’s cookie': cookie(other.value, ravi.name),
    'a made-up cookie': cookie('x'),
    'an empty cookie': cookie(''),
    'a cookie with another signature': cookie(admin.value.replace(/\.../, '.AA')),
    'another session under the admin’s signature': cookie(`${other.token}.${signature}`),
    'an expired cookie': cookie(over.value),
    'a logged-out cookie': cookie(out.value),
    'a made-up cookie of a sister site': sisters('x'),
    'the admin’s cookie under the sister site’s name': sisters(admin.value),
    'a customer’s cookie under the sister site’s name': sisters(other.value),
    'the admin’s token': token(admin.token, asha.name),
    'the admin’s token as Bearer': token(`Bearer ${admin.token}`, asha.name),
    'a customer’s token as Bearer': token(`bearer ${other.token}`, ravi.name),
    'a made-up token': token('x'),
    'a made-up token with a dot': token('Bearer x.y'),
    'the cookie’s value as a token': token(`Bearer ${admin.value}`),
    'the token as a password': token(`Basic ${btoa(`asha:${admin.token}`)}`),
    'an expired token': token(over.token),
    'a logged-out token': token(`Bearer ${out.token}`),
    'an empty token': token('Bearer'),
  }
}

/** What is in the request, in this order. Headers of one name are joined as HTTP joins them. */
function headersOf(...all: Shown[]): Record<string, string> {
  const cookies = all.filter(({ header }) => header === 'cookie').map(({ value }) => value)
  const tokens = all.filter(({ header }) => header === 'authorization').map(({ value }) => value)
  return {
    'sec-fetch-site': 'same-origin',
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
    ...(tokens.length > 0 ? { authorization: tokens.join(', ') } : {}),
  }
}

/** Who two credentials together may be: the only token, else the only cookie, else nobody. */
function expected(...all: Shown[]): string | null {
  const tokens = all.filter(({ header }) => header === 'authorization')
  const counted = tokens.length > 0 ? tokens : all.filter(({ ignored }) => !ignored)
  return counted.length === 1 ? (counted[0]?.who ?? null) : null
}

async function seen(headers: Record<string, string>) {
  const { body } = await shop.call('GET', '/api/me', { headers })
  return body.user?.name ?? null
}

const STATUSES: Record<string, { visitor: number; customer: number; admin: number }> = {
  'GET /api/sessions': { visitor: 401, customer: 200, admin: 200 },
  'GET /api/me/export': { visitor: 401, customer: 200, admin: 200 },
  'POST /api/cart': { visitor: 401, customer: 200, admin: 200 },
  'GET /api/admin/user': { visitor: 401, customer: 403, admin: 200 },
  'GET /api/admin/two-factor': { visitor: 401, customer: 403, admin: 200 },
}
const roleOf = (who: string | null) => (who === null ? 'visitor' : who === asha.name ? 'admin' : 'customer')

test('each alone is whose it is, and stays so', async () => {
  for (const [name, one] of Object.entries(shown)) {
    for (const time of ['first', 'second'])
      expect(await seen(headersOf(one)), `${name}, ${time}`).toBe(one.who)
  }
})

test('two at once are never somebody else, and nobody is remembered for it', async () => {
  for (const [firstName, first] of Object.entries(shown)) {
    for (const [secondName, second] of Object.entries(shown)) {
      const name = `${firstName} + ${secondName}`
      const who = expected(first, second)
      // The first request would be remembered, the second finds what was.
      expect(await seen(headersOf(first, second)), name).toBe(who)
      expect(await seen(headersOf(first, second)), `${name}, again`).toBe(who)
      for (const one of [first, second])
        expect(await seen(headersOf(one)), `${name}, then alone`).toBe(one.who)
    }
  }
})

test('every endpoint sees the same person', async () => {
  const good = [
    'the admin’s cookie',
    'a customer’s cookie',
    'the admin’s token',
    'a customer’s token as Bearer',
  ]
  for (const goodName of good) {
    for (const [name, other] of Object.entries(shown)) {
      const both = [shown[goodName] as Shown, other]
      for (const [endpoint, statuses] of Object.entries(STATUSES)) {
        const [method = '', path = ''] = endpoint.split(' ')
        const { status } = await shop.call(method, path, { headers: headersOf(...both) })
        expect(status, `${endpoint}: ${goodName} + ${name}`).toBe(statuses[roleOf(expected(...both))])
      }
    }
  }
})

test('a planted second cookie of the same name lets nobody in, not even as a duplicate of a good one', async () => {
  const good = shown['the admin’s cookie'] as Shown
  expect(await seen(headersOf(good, good))).toBeNull()
  const spaced = { cookie: `a=1;  __Host-zari.session = ${good.value.split('=')[1]};b=2` }
  expect(await seen(spaced)).toBe(asha.name)
  expect(await seen({ cookie: `${spaced.cookie}; __Host-zari.session` })).toBe(asha.name)
  expect(await seen({ cookie: `${spaced.cookie}; __Host-zari.session=` })).toBeNull()
})

describe('what the library does itself', () => {
  test('logging out ends the session of the one credential, not the one beside it', async () => {
    const [mine, hers] = [await logIn(ravi), await logIn(asha)]
    const cookie = `__Host-zari.session=${hers.value}`
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    await shop.call('POST', '/api/logout', { headers: { ...headers, authorization: 'Bearer x.y' } })
    await shop.call('POST', '/api/logout', { headers: { ...headers, authorization: mine.token } })
    expect(await seen({ authorization: hers.token })).toBe(asha.name)
    expect(await seen({ cookie })).toBe(asha.name)
    await expect.poll(() => seen({ authorization: mine.token })).toBeNull()
  })

  test('a second step is set up for the caller, not for the cookie beside the token', async () => {
    const [one, other] = [
      await signUp(shop, 'First Admin', 'admin'),
      await signUp(shop, 'Second Admin', 'admin'),
    ]
    const { value } = await logIn(other)
    const answer = await shop.call('POST', '/api/admin/two-factor', {
      json: { password: one.password },
      headers: {
        'sec-fetch-site': 'same-origin',
        authorization: one.token,
        cookie: `__Host-zari.session=${value}`,
      },
    })
    expect(answer.status).toBe(200)
    const owners = await shop.services.db.select({ owner: twoFactors.userId }).from(twoFactors)
    expect(owners).toEqual([{ owner: one.id }])
  })
})

describe('those who are remembered', () => {
  /** Ends a session so that no process hears of it: only who is looked up again is out. */
  const endUnnoticed = (token: string) =>
    shop.services.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.delete(sessions).where(eq(sessions.token, token))
    })
  const shownIn = (headers: Headers) => credentialOf(headers, shop.services.config.origin)
  const shownBy = (token: string) => shownIn(new Headers({ authorization: token }))

  test('are forgotten one by one, the one unused for longest first', async () => {
    const find = findCallers(shop.services, Date.now, 2)
    const [first, second, third] = [await logIn(ravi), await logIn(ravi), await logIn(ravi)]
    for (const { token } of [first, second, third]) expect(await find(shownBy(token))).not.toBeNull()
    for (const { token } of [first, second, third]) await endUnnoticed(token)
    // Whoever is still known stands in for not being asked about again.
    expect(await find(shownBy(third.token))).not.toBeNull()
    expect(await find(shownBy(second.token))).not.toBeNull()
    expect(await find(shownBy(first.token))).toBeNull()
  })

  test('take no room for what was never verified', async () => {
    const find = findCallers(shop.services, Date.now, 1)
    const { token, value } = await logIn(ravi)
    expect(await find(shownBy(token))).not.toBeNull()
    await endUnnoticed(token)
    expect(await find(shownBy('made-up'))).toBeNull()
    expect(
      await find(shownIn(new Headers({ cookie: `__Host-zari.session=x; __Host-zari.session=${value}` }))),
    ).toBeNull()
    expect(
      await find(shownIn(new Headers({ cookie: `__Host-zari.session=${value}`, authorization: 'Basic x' }))),
    ).toBeNull()
    expect(await find(shownBy(token))).not.toBeNull()
  })
})
