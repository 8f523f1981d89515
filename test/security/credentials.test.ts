import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '../../src/features/accounts/accounts.tables.ts'
import { sendMail } from '../../src/main/jobs/mails.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { cast } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop({ ORIGIN: 'https://shop.example.com' })
  people = await cast(shop)
})
afterAll(() => shop.close())

const logIn = (more = {}, headers: Record<string, string> = {}) =>
  shop.call('POST', '/api/login', {
    json: { email: people.meera.email, password: people.meera.password, ...more },
    headers,
  })
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const me = (headers: Record<string, string>) => shop.call('GET', '/api/me', { headers })

describe('the session cookie', () => {
  test('is out of reach for scripts and other sites, and held to this host over HTTPS', async () => {
    const cookies = (await logIn()).headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      expect(cookie).toMatch(/; Path=\//)
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).not.toMatch(/Domain=/i)
    }
  })

  test('[LOGIN-04] outlasts the browser with Remember me and ends with it without', async () => {
    const session = (headers: Headers) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-zari.session='))
    expect(session((await logIn({ rememberMe: true })).headers)).toMatch(/Max-Age=2592000/)
    const brief = await logIn({ rememberMe: false })
    expect(session(brief.headers)).not.toMatch(/Max-Age|Expires/)
    const ends = (await shop.services.db.select().from(sessions)).find(
      ({ token }) => token === brief.body.token,
    )
    // The server forgets it after a day at the latest.
    expect(ends?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000)
  })

  test('is a new one at every log-in, whatever was sent along', async () => {
    const first = await logIn()
    const again = await logIn({}, { cookie: cookiesOf(first.headers), origin: 'https://shop.example.com' })
    expect(again.body.token).not.toBe(first.body.token)
    const chosen = await logIn({}, { authorization: 'chosen-by-somebody-else' })
    expect(chosen.body.token).not.toContain('chosen')
    expect((await me({ authorization: 'chosen-by-somebody-else' })).body.user).toBeNull()
  })

  test('does not work with another signature', async () => {
    const cookie = cookiesOf((await logIn()).headers)
    expect((await me({ cookie })).body.user.name).toBe('Meera Iyer')
    const forged = cookie.replace(
      /(session=[^.;]+\.)[^;]+/,
      '$1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D',
    )
    expect(forged).not.toBe(cookie)
    expect((await me({ cookie: forged })).body.user).toBeNull()
  })
})

describe('tokens', () => {
  test.each([
    'Bearer',
    'Bearer ',
    'Basic bWVlcmE6eA==',
    'Bearer null',
    'Bearer undefined',
    '%00',
    '../../etc/passwd',
    "' or '1'='1",
    'x'.repeat(8000),
  ])('%j is a visitor', async (authorization) => {
    expect(await me({ authorization })).toMatchObject({ status: 200, body: { user: null } })
  })

  test('are no good in the address', async () => {
    const { token } = people.meera
    const { body } = await shop.call(
      'GET',
      `/api/me?token=${token}&authorization=${token}&access_token=${token}`,
    )
    expect(body.user).toBeNull()
  })

  test('never come back in an answer but that of the log-in', async () => {
    const { meera, adminAsha } = people
    for (const [path, as] of [
      ['/api/me', meera],
      ['/api/sessions', meera],
      ['/api/me/export', meera],
      ['/api/admin/user', adminAsha],
      ['/api/admin/audit', adminAsha],
    ] as const) {
      const { body } = await shop.call('GET', path, { as })
      for (const { token } of [meera, adminAsha]) expect(JSON.stringify(body)).not.toContain(token)
      expect(JSON.stringify(body)).not.toMatch(/argon2|"password":/)
    }
  })

  test('an answer that belongs to one person is kept by nobody', async () => {
    const { headers } = await shop.call('GET', '/api/me', { as: people.meera })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('injected headers and addresses', () => {
  test('a host that was made up reaches no mail', async () => {
    const { email } = people.ravi
    await shop.call('POST', '/api/user/forgot-password', {
      json: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const mails: Mail[] = []
    const mailer = { deliver: async (mail: Mail) => void mails.push(mail) }
    const ids = { userId: people.ravi.id }
    expect(await sendMail({ ...shop.services, mailer }, { kind: 'passwordReset', ids })).toBe(true)
    expect(mails[0]?.text).toContain('https://shop.example.com/reset-password/')
    expect(JSON.stringify(mails)).not.toContain('evil.example')
  })

  test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com,b@example.com', 'A <a@example.com>'])(
    'a mail cannot be sent to %j',
    async (email) => {
      const answer = await shop.call('POST', '/api/user/forgot-password', { json: { email } })
      expect(answer.status).toBe(422)
    },
  )

  test('line breaks in a query make no headers', async () => {
    const query = encodeURIComponent('x\r\nSet-Cookie: evil=1')
    const { headers } = await shop.call('GET', `/api/admin/product?limit=1&q=${query}&type=${query}`)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('link') ?? '').not.toMatch(/[\r\n]/)
  })

  test('no answer sends a browser to another site', async () => {
    for (const path of ['//evil.example', '/api//evil.example', '/api/login?from=https://evil.example']) {
      const { status, headers } = await shop.call('GET', path)
      expect(status).not.toBe(302)
      expect(headers.get('location')).toBeNull()
    }
  })

  test('every answer forbids framing, sniffing and foreign scripts', async () => {
    for (const path of ['/api/me', '/api/nothing', '/nowhere']) {
      const { headers } = await shop.call('GET', path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|data:|http:)/)
    }
    for (const [path, policy] of [
      ['/media/x/y', 'cross-origin'],
      ['/assets/x.js', 'same-origin'],
    ] as const) {
      const { headers } = await shop.call('GET', path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe(policy)
    }
  })
})
