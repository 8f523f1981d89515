import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rateLimits } from '../../src/platform/db/platform.tables.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

const hashing = vi.hoisted(() => ({ calls: 0 }))
vi.mock('../../src/features/accounts/password.ts', async (original) => {
  const { hashPassword, verifyPassword } =
    await original<typeof import('../../src/features/accounts/password.ts')>()
  return {
    hashPassword: (password: string) => {
      hashing.calls += 1
      return hashPassword(password)
    },
    verifyPassword: (stored: string, password: string) => {
      hashing.calls += 1
      return verifyPassword(stored, password)
    },
  }
})

// Passwords are hashed dozens of times in a test, which takes its time on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

let shop: TestShop
let meera: KnownPerson

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  meera = await signUp(shop, 'Meera Iyer')
})
beforeEach(async () => {
  await shop.services.db.delete(rateLimits)
})
afterAll(() => shop.close())

let lastAddress = 0
const elsewhere = () => {
  lastAddress += 1
  return { 'x-test-address': `198.51.${lastAddress >> 8}.${lastAddress & 255}` }
}
const wrong = 'wrong@999'
const logIn = (email: string, password: string, headers: Record<string, string> = elsewhere()) =>
  shop.call('POST', '/api/login', { json: { email, password }, headers })
const deviceOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('zari.device='))
    ?.split(';')[0] ?? ''
/** A browser sends its cookie with `Sec-Fetch-Site`. */
const onDevice = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin', ...elsewhere() })
const guess = async (times: number, email: string, headers?: () => Record<string, string>) => {
  const statuses: number[] = []
  for (let at = 0; at < times; at++) statuses.push((await logIn(email, wrong, headers?.())).status)
  return statuses
}
const tenThenNoMore = [...Array<number>(10).fill(401), 429, 429]

describe('guessing one account', () => {
  test('from many addresses ends after 10 wrong passwords, with words and a time', async () => {
    expect(await guess(12, meera.email)).toEqual(tenThenNoMore)
    const refused = await logIn(meera.email, meera.password)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: 'Too many tries. Please try again in 15 minutes.' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(refused.headers.getSetCookie()).toEqual([])
  })

  test('many at once get no more than 10 tries', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(meera.email, wrong)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('is counted over all processes', async () => {
    const other = await shop.anotherProcess()
    await guess(10, meera.email)
    const json = { email: meera.email, password: wrong }
    expect((await other.call('POST', '/api/login', { json, headers: elsewhere() })).status).toBe(429)
    await other.close()
  })

  test('is possible again when the quarter of an hour is over', async () => {
    await guess(11, meera.email)
    await shop.services.db.update(rateLimits).set({ expire: Date.now() - 1 })
    expect((await logIn(meera.email, meera.password)).status).toBe(200)
  })

  test('does not lock the owner out of a device that was used before', async () => {
    const device = deviceOf((await logIn(meera.email, meera.password)).headers)
    await guess(11, meera.email)
    expect((await logIn(meera.email, meera.password, onDevice(device))).status).toBe(200)
    // The known device has ten tries of its own, and no more.
    expect(await guess(12, meera.email, () => onDevice(device))).toEqual(tenThenNoMore)
  })

  test('a right password gives back its own try only', async () => {
    await guess(9, meera.email)
    expect((await logIn(meera.email, meera.password)).status).toBe(200)
    expect(await guess(2, meera.email)).toEqual([401, 429])
  })

  test('a device known to one account is a stranger to another', async () => {
    const ravi = await signUp(shop, 'Ravi Kumar')
    const device = deviceOf((await logIn(ravi.email, ravi.password)).headers)
    await guess(10, meera.email)
    expect((await logIn(meera.email, wrong, onDevice(device))).status).toBe(429)
  })

  test.each([
    ['made up', () => 'zari.device=0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b.aaaa.bbbb'],
    ['tampered with', (cookie: string) => cookie.replace(/=./, '=f')],
    ['cut', (cookie: string) => cookie.slice(0, -5)],
    ['without signatures', (cookie: string) => cookie.split('.').slice(0, 2).join('.')],
  ])('a device cookie that is %s makes no device known', async (_name, spoil) => {
    const device = deviceOf((await logIn(meera.email, meera.password)).headers)
    await guess(10, meera.email)
    expect((await logIn(meera.email, meera.password, onDevice(spoil(device)))).status).toBe(429)
  })

  test('a family shares a device: both accounts stay known on it', async () => {
    const ravi = await signUp(shop, 'Ravi Varma')
    const first = deviceOf((await logIn(meera.email, meera.password)).headers)
    const both = deviceOf((await logIn(ravi.email, ravi.password, onDevice(first))).headers)
    for (const person of [meera, ravi]) {
      await guess(10, person.email)
      expect((await logIn(person.email, person.password, onDevice(both))).status).toBe(200)
    }
  })
})

test('guessing one password for many accounts from one address ends too', async () => {
  const headers = { 'x-test-address': '203.0.113.7' }
  const answers = await Promise.all(
    Array.from({ length: 105 }, (_, at) => logIn(`person${at}@example.com`, wrong, headers)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect((await logIn('person200@example.com', wrong)).status).toBe(401)
})

describe('an unknown e-mail is answered as a known one', () => {
  test('in words, headers and limits', async () => {
    const seen = async (email: string) => {
      const answers: unknown[] = []
      for (let at = 0; at < 12; at++) {
        const { status, body, headers } = await logIn(email, wrong)
        const names = [...headers.keys()].filter((name) => name !== 'x-request-id').sort()
        answers.push({ status, body, names })
      }
      return answers
    }
    expect(await seen('nobody@example.com')).toEqual(await seen(meera.email))
  })

  test('at the price of one hash each', async () => {
    const priceOf = async (email: string) => {
      hashing.calls = 0
      await logIn(email, wrong)
      return hashing.calls
    }
    expect(await priceOf('nobody@example.com')).toBe(1)
    expect(await priceOf(meera.email)).toBe(1)
  })

  test('when asking for a reset, also too often', async () => {
    const ask = async (email: string) => {
      const answers: unknown[] = []
      for (let at = 0; at < 7; at++) {
        const call = { json: { email }, headers: elsewhere() }
        const { status, body } = await shop.call('POST', '/api/user/forgot-password', call)
        answers.push({ status, body })
      }
      return answers
    }
    const known = await ask(meera.email)
    expect(await ask('nobody@example.com')).toEqual(known)
    expect(known.map((answer) => (answer as { status: number }).status)).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ])
  })
})

describe('one line is one, whatever address it uses', () => {
  /** Ten may be asked for within a quarter of an hour. */
  const ask = async (address: string, at: number) => {
    const call = { json: { email: `somebody${at}@example.com` }, headers: { 'x-test-address': address } }
    return (await shop.call('POST', '/api/user/forgot-password', call)).status
  }

  test('the addresses of a /64 of IPv6 count together, the next /64 for itself', async () => {
    for (let at = 0; at < 10; at++) expect(await ask(`2001:db8:1:2:${at}::${at}`, at)).toBe(200)
    expect(await ask('2001:db8:1:2:ffff::', 10)).toBe(429)
    expect(await ask('2001:db8:1:3::1', 11)).toBe(200)
  })

  test('IPv4 is the same within IPv6, however it is written', async () => {
    const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107']
    for (let at = 0; at < 10; at++) expect(await ask(spellings[at % 4] ?? '', at)).toBe(200)
    for (const spelling of spellings) expect(await ask(spelling, 10)).toBe(429)
    expect(await ask('203.0.113.8', 11)).toBe(200)
  })
})
