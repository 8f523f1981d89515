import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { codeOf } from '../../../../test/fixtures/authenticator.ts'
import { beginGoogle, type GoogleIssuer, openGoogleIssuer } from '../../../../test/fixtures/googleIssuer.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { twoFactors } from '../accounts.tables.ts'

let issuer: GoogleIssuer
let shop: TestShop
let asha: KnownPerson
let secret: string
/** The session of another device, from before. */
let elsewhere: string
let recoveryCodes: string[]
let count = 0

const people = [
  'Asha Verma',
  'Bina Shah',
  'Chitra Nair',
  'Divya Menon',
  'Esha Gill',
  'Farah Khan',
  'Gita Rao',
  'Hema Das',
  'Indu Bose',
  'Jaya Sen',
  'Kiran Lal',
  'Lila Roy',
  'Mala Dey',
  'Nina Jain',
  'Oviya Raj',
  'Pia Kaur',
  'Rani Sethi',
  'Sita Pal',
  'Tuli Basu',
  'Urmi Lodh',
  'Vani Kher',
]

beforeAll(async () => {
  issuer = await openGoogleIssuer()
  shop = await openTestShop(issuer.env)
})
afterAll(async () => {
  await shop.close()
  await issuer.close()
})
/** Every test has an admin of its own with the second factor on. */
beforeEach(async () => {
  asha = await signUp(shop, people[count++] ?? '', 'admin')
  elsewhere = (await logIn()).body.token
  const password = { password: asha.password }
  const made = await shop.call('POST', '/api/admin/two-factor', { as: asha, json: password })
  ;({ secret, recoveryCodes } = made.body)
  expect(made.body.qrSvg).toMatch(/^<svg /)
  expect(recoveryCodes).toHaveLength(10)
  const confirmed = await shop.call('POST', '/api/admin/two-factor/confirm', {
    as: asha,
    json: { code: codeOf(secret) },
  })
  expect(confirmed.status).toBe(200)
  await aWhileLater()
})
/** As if the code that was taken last were long over. */
const aWhileLater = () => shop.services.db.update(twoFactors).set({ lastUsedStep: 0 })

const logIn = (more = {}) =>
  shop.call('POST', '/api/login', { json: { email: asha.email, password: asha.password, ...more } })
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const browser = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' })
const enter = (cookie: string, code: string) =>
  shop.call('POST', '/api/login/two-factor', { json: { code }, headers: browser(cookie) })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the log-in of an admin with a second factor', () => {
  test('asks for the code and signs nobody in before', async () => {
    const first = await logIn()
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ twoFactor: true, message: 'Enter the code of your authenticator app.' })
    const cookie = cookiesOf(first.headers)
    expect(cookie).not.toContain('zari.session=')
    const me = await shop.call('GET', '/api/me', { headers: browser(cookie) })
    expect(me.body.user).toBeNull()

    const second = await enter(cookie, codeOf(secret))
    expect(second).toMatchObject({
      status: 200,
      body: { message: 'Logged in successfully', user: { role: 'admin' } },
    })
    const { body } = await shop.call('GET', '/api/me', { as: { token: second.body.token } })
    expect(body.user._id).toBe(asha.id)
    // The question was answered; the same answer opens nothing again.
    expect((await enter(cookie, codeOf(secret))).status).toBe(401)
  })

  test('takes a recovery code once', async () => {
    const [code = ''] = recoveryCodes
    expect((await enter(cookiesOf((await logIn()).headers), code)).status).toBe(200)
    expect((await enter(cookiesOf((await logIn()).headers), code)).status).toBe(401)
  })

  test('ends the question after five wrong codes', async () => {
    const cookie = cookiesOf((await logIn()).headers)
    const right = codeOf(secret)
    for (let at = 0; at < 5; at++) {
      expect(await enter(cookie, wrong(right))).toMatchObject({ status: 401, body: { code: 'bad_code' } })
    }
    expect(await enter(cookie, right)).toMatchObject({ status: 401, body: { code: 'code_over' } })
  })

  test('a code without the password before is nothing', async () => {
    const code = codeOf(secret)
    for (const cookie of ['', 'zari.second=made-up', 'zari.second=2fa-x.AAAA']) {
      expect((await enter(cookie, code)).status).toBe(401)
    }
    const { token } = await signUp(shop, 'Second Person', 'admin')
    const headers = { authorization: String(token) }
    expect((await shop.call('POST', '/api/login/two-factor', { json: { code }, headers })).status).toBe(401)
  })

  test('ends with a new password: whoever knew only the old one gets no further', async () => {
    const cookie = cookiesOf((await logIn()).headers)
    const helper = await signUp(shop, 'Setting Hand', 'admin')
    const path = `/api/admin/user/update/${asha.id}`
    const json = { password: 'SafeEnough@2031', currentPassword: helper.password }
    expect((await shop.call('POST', path, { as: helper, json })).status).toBe(200)
    expect((await enter(cookie, codeOf(secret))).status).toBe(401)
  })

  test('is not walked around with Google', async () => {
    const claims = { sub: 'asha', email: asha.email }
    const { body } = await logIn()
    expect(body.twoFactor).toBe(true)
    const cookie = cookiesOf((await logIn()).headers)
    const { token } = (await enter(cookie, codeOf(secret))).body
    const { nonce, headers } = await beginGoogle(shop)
    const shown = async () => ({ headers, json: { credential: await issuer.token({ ...claims, nonce }) } })
    const connected = await shop.call('POST', '/api/me/google', { as: { token }, ...(await shown()) })
    expect(connected.status).toBe(200)
    const answer = await shop.call('POST', '/api/auth/google-login', await shown())
    expect(answer).toMatchObject({ status: 403, body: { code: 'google_two_factor' } })
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('a code of the app works once', () => {
  const question = async () => cookiesOf((await logIn()).headers)
  const usedStep = async () => {
    const [row] = await shop.services.db.select().from(twoFactors).where(eq(twoFactors.userId, asha.id))
    return row?.lastUsedStep
  }

  test('for a log-in; who copied it gets no further, and the owner goes on with the next one', async () => {
    const code = codeOf(secret)
    expect((await enter(await question(), code)).status).toBe(200)
    const cookie = await question()
    expect(await enter(cookie, code)).toMatchObject({ status: 401, body: { code: 'bad_code' } })
    expect((await enter(cookie, codeOf(secret, 1))).status).toBe(200)
  })

  test('nor does an earlier one that nobody used', async () => {
    const [earlier, current] = [codeOf(secret), codeOf(secret, 1)]
    expect((await enter(await question(), current)).status).toBe(200)
    expect((await enter(await question(), earlier)).status).toBe(401)
  })

  test('for one of several log-ins at the same moment, in several processes', async () => {
    const other = await shop.anotherProcess()
    for (let round = 0; round < 4; round++) {
      await aWhileLater()
      const cookies = await Promise.all([1, 2, 3, 4].map(question))
      const json = { code: codeOf(secret) }
      const answers = await Promise.all(
        cookies.map((cookie, at) =>
          (at % 2 ? other : shop).call('POST', '/api/login/two-factor', { json, headers: browser(cookie) }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    }
    await other.close()
  })

  test('also the one that switched it on', async () => {
    const late = await signUp(shop, `Late ${asha.name}`, 'admin')
    const password = { password: late.password }
    const made = await shop.call('POST', '/api/admin/two-factor', { as: late, json: password })
    const code = codeOf(made.body.secret)
    const confirm = { as: late, json: { code } }
    expect((await shop.call('POST', '/api/admin/two-factor/confirm', confirm)).status).toBe(200)
    const first = await shop.call('POST', '/api/login', { json: { email: late.email, ...password } })
    expect((await enter(cookiesOf(first.headers), code)).status).toBe(401)
  })

  test('a wrong one takes none, and one that is on already tries none', async () => {
    expect((await enter(await question(), wrong(codeOf(secret)))).status).toBe(401)
    expect(await usedStep()).toBe(0)
    const { token } = (await enter(await question(), codeOf(secret))).body
    const step = await usedStep()
    const again = { as: { token }, json: { code: codeOf(secret, 1) } }
    expect(await shop.call('POST', '/api/admin/two-factor/confirm', again)).toMatchObject({
      status: 409,
      body: { code: 'two_factor_on' },
    })
    expect(await usedStep()).toBe(step)
  })

  test('and so does a recovery code, at the same moment, too', async () => {
    const [code = ''] = recoveryCodes
    const cookies = await Promise.all([1, 2, 3].map(question))
    // All have seen that it is unused before the first one takes it.
    const rival = await shop.services.db.$client.connect()
    await rival.query('begin')
    await rival.query('select from two_factors for update')
    const answers = Promise.all(cookies.map((cookie) => enter(cookie, code)))
    const waiting = async () => {
      const { rows } = await rival.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    await expect.poll(waiting, { timeout: 10_000 }).toBe(3)
    await rival.query('commit')
    rival.release()
    expect((await answers).map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })
})

describe('switching it', () => {
  test('on ends the sessions from before, and keeps secrets unreadable in the database', async () => {
    for (const as of [asha, { token: elsewhere }]) {
      await expect.poll(async () => (await shop.call('GET', '/api/me', { as })).body.user).toBeNull()
    }
    const rows = await shop.services.db.select().from(twoFactors)
    const text = JSON.stringify(rows)
    expect(text).not.toContain(secret)
    for (const code of recoveryCodes) expect(text).not.toContain(code)
  })

  test('off asks for the password, and is for the own account', async () => {
    const { token } = (await enter(cookiesOf((await logIn()).headers), codeOf(secret))).body
    const off = (password: string) =>
      shop.call('POST', '/api/admin/two-factor/disable', { as: { token }, json: { password } })
    expect((await off('wrong@999')).status).toBe(422)
    expect((await shop.call('GET', '/api/admin/two-factor', { as: { token } })).body.enabled).toBe(true)
    expect((await off(asha.password)).status).toBe(200)
    expect((await logIn()).body.user._id).toBe(asha.id)
    const log = await shop.services.db.select().from(auditLog).where(eq(auditLog.subjectId, asha.id))
    expect(log.map(({ action }) => action).sort()).toEqual(['twoFactor.disable', 'twoFactor.enable'])
  })

  test('off is what another admin does for who lost phone and codes, by the role', async () => {
    const helper = await signUp(shop, 'Helping Hand', 'admin')
    for (const role of ['customer', 'admin']) {
      const path = `/api/admin/user/update/${asha.id}`
      const json = { role, currentPassword: helper.password }
      expect((await shop.call('POST', path, { as: helper, json })).status).toBe(200)
    }
    expect((await logIn()).body.user).toMatchObject({ _id: asha.id, role: 'admin' })
  })

  test('counts only once the first code was entered', async () => {
    const late = await signUp(shop, 'Late Admin', 'admin')
    const json = { password: late.password }
    await shop.call('POST', '/api/admin/two-factor', { as: late, json })
    const { body } = await shop.call('POST', '/api/login', { json: { email: late.email, ...json } })
    expect(body.user._id).toBe(late.id)
  })
})
