import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginGoogle, type GoogleIssuer, openGoogleIssuer } from '../../../../test/fixtures/googleIssuer.ts'
import { signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { updateUser } from '../accounts.store.ts'
import { verifications } from '../accounts.tables.ts'

let issuer: GoogleIssuer
let shop: TestShop

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  shop = await openTestShop(issuer.env)
})
afterAll(async () => {
  await shop.close()
  await issuer.close()
})

/** Shows what `make` makes for the nonce that this browser was given. */
const show = async (make: (nonce: string) => Promise<string> | string, more = {}) => {
  const { nonce, headers } = await beginGoogle(shop)
  const json = { credential: await make(nonce), ...more }
  return shop.call('POST', '/api/auth/google-login', { json, headers })
}
const logIn = (claims = {}, more = {}) => show((nonce) => issuer.token({ nonce, ...claims }), more)
const connectAs = async (as: { token?: string }, claims: object) => {
  const { nonce, headers } = await beginGoogle(shop)
  const json = { credential: await issuer.token({ nonce, ...claims }) }
  return shop.call('POST', '/api/me/google', { as, json, headers })
}
const now = () => Math.floor(Date.now() / 1000)

describe('a person with a Google account', () => {
  test('[LOGIN-03] becomes a customer the first time and is the same customer the next time', async () => {
    const first = await logIn({ picture: 'https://lh3.example/tara' })
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Logged in successfully',
        user: {
          name: 'Tara Rao',
          email: 'tara.rao@example.com',
          contact: '',
          role: 'customer',
          status: 'active',
          image: 'https://lh3.example/tara',
        },
      },
    })
    expect(first.headers.get('set-cookie')).toMatch(/zari\.session=.*Max-Age=.*HttpOnly; SameSite=Lax/)
    const again = await logIn({ email: 'tara@new.example', name: 'Somebody Else' })
    expect(again.body.user).toEqual(first.body.user)
    const me = await shop.call('GET', '/api/me', { as: { token: again.body.token } })
    expect(me.body.user.name).toBe('Tara Rao')
  })

  test('gets a cookie that ends with the browser when not to be remembered', async () => {
    const answer = await logIn({}, { rememberMe: false })
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('zari.session='))
    expect(session).not.toMatch(/Max-Age|Expires/)
  })

  test('makes one account when logging in twice at once', async () => {
    const twice = { sub: 'twice', email: 'twice@example.com' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(twice)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1)
  })

  test.each([
    ['S. Meera', 'S Meera'],
    ['मीरा अय्यर', 'मीरा अय्यर'],
    ['', 'odd name'],
    ['<b>4</b>', 'b b'],
    [42, 'odd name'],
  ])('called %j is %j here, a name that the profile form takes', async (name, shown) => {
    const sub = `named ${name}`
    const answer = await logIn({ sub, email: `odd.name@${now()}-${Math.random()}.in`, name })
    expect(answer.body.user.name).toBe(shown)
  })

  test('cannot come back once disabled', async () => {
    const person = { sub: 'disabled', email: 'disabled@example.com' }
    const { body } = await logIn(person)
    await updateUser(shop.services.db, body.user._id, { status: 'inactive' })
    expect((await logIn(person)).status).toBe(401)
  })
})

describe('a token that proves nothing is refused', () => {
  const spoilt: [string, (nonce: string) => Promise<string> | string][] = [
    ['signed by somebody else', (nonce) => issuer.token({ nonce }, { key: 'foreign' })],
    ['with a key nobody published', (nonce) => issuer.token({ nonce }, { kid: 'unknown' })],
    ['for another shop', (nonce) => issuer.token({ nonce, aud: 'other.apps.googleusercontent.com' })],
    ['by another issuer', (nonce) => issuer.token({ nonce, iss: 'https://accounts.evil.example' })],
    ['that expired', (nonce) => issuer.token({ nonce, iat: now() - 3700, exp: now() - 60 })],
    ['that never expires', (nonce) => issuer.token({ nonce, exp: undefined })],
    ['of tomorrow', (nonce) => issuer.token({ nonce, iat: now() + 86_400, exp: now() + 90_000 })],
    ['issued long ago', (nonce) => issuer.token({ nonce, iat: now() - 7200 })],
    ['with an unverified e-mail', (nonce) => issuer.token({ nonce, email_verified: false })],
    ['with a text for verified', (nonce) => issuer.token({ nonce, email_verified: 'true' })],
    ['without an e-mail', (nonce) => issuer.token({ nonce, email: undefined })],
    ['without a subject', (nonce) => issuer.token({ nonce, sub: undefined })],
    ['that is no token', () => 'abc'],
    ['without a signature', (nonce) => new UnsecuredJWT({ nonce, sub: '1', email: 'a@b.co' }).encode()],
    [
      'signed with the client id as a shared secret',
      (nonce) =>
        new SignJWT({ nonce, sub: '1', email: 'a@b.co', email_verified: true })
          .setProtectedHeader({ alg: 'HS256', kid: 'first' })
          .sign(new TextEncoder().encode('zari-tests.apps.googleusercontent.com')),
    ],
  ]
  test.each(spoilt)('%s', async (_name, make) => {
    const answer = await show(make)
    expect(answer).toMatchObject({ status: 401, body: { code: 'bad_google_token' } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('tampered with', async () => {
    const tamper = async (nonce: string) => {
      const [head, body = '', signature] = (await issuer.token({ nonce })).split('.')
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'someone' })).toString('base64url')
      return [head, forged, signature].join('.')
    }
    expect((await show(tamper)).status).toBe(401)
  })
})

describe('a token is good for the browser that asked for it, and once', () => {
  const send = (credential: string, headers: Record<string, string> = {}) =>
    shop.call('POST', '/api/auth/google-login', { json: { credential }, headers })

  test('not in another browser, nor where no nonce was asked for', async () => {
    const [mine, other] = [await beginGoogle(shop), await beginGoogle(shop)]
    expect(mine.nonce).not.toBe(other.nonce)
    const credential = await issuer.token({ nonce: mine.nonce })
    const made = { ...mine.headers, cookie: `zari.google=${'A'.repeat(32)}` }
    for (const headers of [other.headers, {}, made]) {
      expect(await send(credential, headers)).toMatchObject({
        status: 401,
        body: { code: 'bad_google_token' },
      })
    }
    for (const nonce of [undefined, '', mine.headers.cookie?.split('=')[1], other.nonce]) {
      expect((await send(await issuer.token({ nonce }), mine.headers)).status, String(nonce)).toBe(401)
    }
    expect((await send(credential, mine.headers)).status).toBe(200)
  })

  test('not twice, also in another process and at the same moment', async () => {
    const process = await shop.anotherProcess()
    const { nonce, headers } = await beginGoogle(shop)
    const json = { credential: await issuer.token({ nonce }) }
    const answers = await Promise.all(
      [shop, process, shop, process].map((where) =>
        where.call('POST', '/api/auth/google-login', { json, headers }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await send(json.credential, headers)).status).toBe(401)
    await process.close()
  })

  test('nor does a used one connect an account', async () => {
    const lila = await signUp(shop, 'Lila Roy')
    const { nonce, headers } = await beginGoogle(shop)
    const json = { credential: await issuer.token({ nonce, sub: 'lila', email: lila.email }) }
    expect((await send(json.credential, headers)).status).toBe(409)
    const connect = await shop.call('POST', '/api/me/google', { as: lila, json, headers })
    expect(connect.status).toBe(401)
  })

  test('is remembered for as long as it could be shown', async () => {
    const end = now() + 1800
    await logIn({ exp: end })
    const remembered = await shop.services.db
      .select()
      .from(verifications)
      .where(eq(verifications.identifier, 'google-token'))
    expect(remembered.some(({ expiresAt }) => expiresAt.getTime() === (end + 11) * 1000)).toBe(true)
  })

  test('the cookie is out of reach for scripts; two tabs share a nonce until it did its work', async () => {
    const first = await shop.call('POST', '/api/auth/google-nonce')
    const cookie = first.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/^zari\.google=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(first.body.nonce)
    const headers = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
    const second = await shop.call('POST', '/api/auth/google-nonce', { headers })
    expect(second.body.nonce).toBe(first.body.nonce)
    const done = await send(await issuer.token({ nonce: second.body.nonce }), headers)
    expect(done.headers.getSetCookie().join()).toMatch(/zari\.google=; Max-Age=0/)
  })
})

describe('an account with a password and the same e-mail', () => {
  test('is not taken over; once signed in, its owner connects Google and logs in with either', async () => {
    const meera = await signUp(shop, 'Meera Iyer')
    const claims = { sub: 'meera', email: meera.email.toUpperCase() }
    const refused = await logIn(claims)
    expect(refused).toMatchObject({ status: 409, body: { code: 'google_email_taken' } })
    expect(refused.body.message).toContain('Log in with its password')

    const connect = (as: { token?: string }, more = {}) => connectAs(as, { ...claims, ...more })
    expect((await connect({})).status).toBe(401)
    expect(await connect(meera, { email: 'other@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'google_other_email' },
    })
    expect((await connect(meera)).status).toBe(200)
    expect((await connect(meera)).status).toBe(200)
    expect((await shop.call('GET', '/api/google', { as: meera })).body.connected).toBe(true)
    expect((await logIn(claims)).body.user._id).toBe(meera.id)

    await shop.call('DELETE', '/api/me/google', { as: meera })
    expect((await logIn(claims)).status).toBe(409)
  })

  test.each([
    ['e-mail', { email: 'tara.new@example.com' }],
    ['password', { password: 'safe@2031' }],
  ])('Google lets nobody in any more once an admin has set a new %s', async (what, json) => {
    const tara = await signUp(shop, `Tara ${what.replace('-', ' ')}`)
    const admin = await signUp(shop, `Asha ${what.replace('-', ' ')}`, 'admin')
    const claims = { sub: `thief ${what}`, email: tara.email }
    expect((await connectAs(tara, claims)).status).toBe(200)
    expect((await logIn(claims)).body.user._id).toBe(tara.id)
    const path = `/api/admin/user/update/${tara.id}`
    expect((await shop.call('POST', path, { as: admin, json })).status).toBe(200)
    const after = await logIn(claims)
    expect(after.body.user?._id).not.toBe(tara.id)
  })

  test('a Google account is connected to one account only, and stays while it is the only way in', async () => {
    const { body } = await logIn({ sub: 'only', email: 'only@example.com' })
    const only = { token: body.token }
    expect(await shop.call('DELETE', '/api/me/google', { as: only })).toMatchObject({
      status: 409,
      body: { code: 'no_password' },
    })
    const ravi = await signUp(shop, 'Ravi Kumar')
    expect(await connectAs(ravi, { sub: 'only', email: ravi.email })).toMatchObject({
      status: 409,
      body: { code: 'google_connected_elsewhere' },
    })
  })
})

test('the keys are fetched once, not for every log-in', () => {
  // An unknown key id may ask once more.
  expect(issuer.fetches).toBeLessThanOrEqual(2)
})

test('keys that cannot be fetched are no fault of the person', async () => {
  const away = await openTestShop({ ...issuer.env, GOOGLE_JWKS_URL: 'http://127.0.0.1:9/certs' })
  const json = { credential: await issuer.token() }
  expect((await away.call('POST', '/api/auth/google-login', { json })).status).toBe(503)
  await away.close()
})

test('a shop without a client id has no log-in with Google and lets nothing of Google in', async () => {
  const plain = await openTestShop()
  const options = await plain.call('GET', '/api/google')
  expect(options.body).toEqual({ clientId: null, connected: false })
  expect(options.headers.get('content-security-policy')).not.toContain('google')
  const json = { credential: await issuer.token() }
  expect((await plain.call('POST', '/api/auth/google-login', { json })).status).toBe(404)
  expect((await plain.call('POST', '/api/auth/google-nonce')).status).toBe(404)
  await plain.close()
  const csp = (await shop.call('GET', '/api/google')).headers.get('content-security-policy')
  expect(csp).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client/)
})
