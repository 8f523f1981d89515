import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GoogleIssuer, openGoogleIssuer } from '../../../../test/fixtures/googleIssuer.ts'
import { signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { updateUser } from '../accounts.store.ts'

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

const logIn = (credential: string, more = {}) =>
  shop.call('POST', '/api/auth/google-login', { json: { credential, ...more } })
const now = () => Math.floor(Date.now() / 1000)

describe('a person with a Google account', () => {
  test('[LOGIN-03] becomes a customer the first time and is the same customer the next time', async () => {
    const first = await logIn(await issuer.token({ picture: 'https://lh3.example/tara' }))
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
    const again = await logIn(await issuer.token({ email: 'tara@new.example', name: 'Somebody Else' }))
    expect(again.body.user).toEqual(first.body.user)
    const me = await shop.call('GET', '/api/me', { as: { token: again.body.token } })
    expect(me.body.user.name).toBe('Tara Rao')
  })

  test('gets a cookie that ends with the browser when not to be remembered', async () => {
    const answer = await logIn(await issuer.token(), { rememberMe: false })
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('zari.session='))
    expect(session).not.toMatch(/Max-Age|Expires/)
  })

  test('makes one account when logging in twice at once', async () => {
    const credential = await issuer.token({ sub: 'twice', email: 'twice@example.com' })
    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(credential)))
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
    const answer = await logIn(
      await issuer.token({ sub, email: `odd.name@${now()}-${Math.random()}.in`, name }),
    )
    expect(answer.body.user.name).toBe(shown)
  })

  test('cannot come back once disabled', async () => {
    const token = await issuer.token({ sub: 'disabled', email: 'disabled@example.com' })
    const { body } = await logIn(token)
    await updateUser(shop.services.db, body.user._id, { status: 'inactive' })
    expect((await logIn(token)).status).toBe(401)
  })
})

describe('a token that proves nothing is refused', () => {
  const spoilt: [string, () => Promise<string> | string][] = [
    ['signed by somebody else', () => issuer.token({}, { key: 'foreign' })],
    ['with a key nobody published', () => issuer.token({}, { kid: 'unknown' })],
    ['for another shop', () => issuer.token({ aud: 'other.apps.googleusercontent.com' })],
    ['by another issuer', () => issuer.token({ iss: 'https://accounts.evil.example' })],
    ['that expired', () => issuer.token({ iat: now() - 3700, exp: now() - 60 })],
    ['that never expires', () => issuer.token({ exp: undefined })],
    ['of tomorrow', () => issuer.token({ iat: now() + 86_400, exp: now() + 90_000 })],
    ['issued long ago', () => issuer.token({ iat: now() - 7200 })],
    ['with an unverified e-mail', () => issuer.token({ email_verified: false })],
    ['with a text for verified', () => issuer.token({ email_verified: 'true' })],
    ['without an e-mail', () => issuer.token({ email: undefined })],
    ['without a subject', () => issuer.token({ sub: undefined })],
    ['that is no token', () => 'abc'],
    ['without a signature', () => new UnsecuredJWT({ sub: '1', email: 'a@b.co' }).encode()],
    [
      'signed with the client id as a shared secret',
      () =>
        new SignJWT({ sub: '1', email: 'a@b.co', email_verified: true })
          .setProtectedHeader({ alg: 'HS256', kid: 'first' })
          .sign(new TextEncoder().encode('zari-tests.apps.googleusercontent.com')),
    ],
  ]
  test.each(spoilt)('%s', async (_name, make) => {
    const answer = await logIn(await make())
    expect(answer).toMatchObject({ status: 401, body: { code: 'bad_google_token' } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('tampered with', async () => {
    const [head, body = '', signature] = (await issuer.token()).split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'someone' })).toString('base64url')
    expect((await logIn([head, forged, signature].join('.'))).status).toBe(401)
  })
})

describe('an account with a password and the same e-mail', () => {
  test('is not taken over; once signed in, its owner connects Google and logs in with either', async () => {
    const meera = await signUp(shop, 'Meera Iyer')
    const claims = { sub: 'meera', email: meera.email.toUpperCase() }
    const refused = await logIn(await issuer.token(claims))
    expect(refused).toMatchObject({ status: 409, body: { code: 'google_email_taken' } })
    expect(refused.body.message).toContain('Log in with its password')

    const connect = async (as: { token?: string }, more = {}) =>
      shop.call('POST', '/api/me/google', {
        as,
        json: { credential: await issuer.token({ ...claims, ...more }) },
      })
    expect((await connect({})).status).toBe(401)
    expect(await connect(meera, { email: 'other@example.com' })).toMatchObject({
      status: 409,
      body: { code: 'google_other_email' },
    })
    expect((await connect(meera)).status).toBe(200)
    expect((await connect(meera)).status).toBe(200)
    expect((await shop.call('GET', '/api/google', { as: meera })).body.connected).toBe(true)
    expect((await logIn(await issuer.token(claims))).body.user._id).toBe(meera.id)

    await shop.call('DELETE', '/api/me/google', { as: meera })
    expect((await logIn(await issuer.token(claims))).status).toBe(409)
  })

  test.each([
    ['e-mail', { email: 'tara.new@example.com' }],
    ['password', { password: 'safe@2031' }],
  ])('Google lets nobody in any more once an admin has set a new %s', async (what, json) => {
    const tara = await signUp(shop, `Tara ${what.replace('-', ' ')}`)
    const admin = await signUp(shop, `Asha ${what.replace('-', ' ')}`, 'admin')
    const claims = { sub: `thief ${what}`, email: tara.email }
    const connect = { as: tara, json: { credential: await issuer.token(claims) } }
    expect((await shop.call('POST', '/api/me/google', connect)).status).toBe(200)
    expect((await logIn(await issuer.token(claims))).body.user._id).toBe(tara.id)
    const path = `/api/admin/user/update/${tara.id}`
    expect((await shop.call('POST', path, { as: admin, json })).status).toBe(200)
    const after = await logIn(await issuer.token(claims))
    expect(after.body.user?._id).not.toBe(tara.id)
  })

  test('a Google account is connected to one account only, and stays while it is the only way in', async () => {
    const { body } = await logIn(await issuer.token({ sub: 'only', email: 'only@example.com' }))
    const only = { token: body.token }
    expect(await shop.call('DELETE', '/api/me/google', { as: only })).toMatchObject({
      status: 409,
      body: { code: 'no_password' },
    })
    const ravi = await signUp(shop, 'Ravi Kumar')
    const credential = await issuer.token({ sub: 'only', email: ravi.email })
    expect(await shop.call('POST', '/api/me/google', { as: ravi, json: { credential } })).toMatchObject({
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
  await plain.close()
  const csp = (await shop.call('GET', '/api/google')).headers.get('content-security-policy')
  expect(csp).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client/)
})
