import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendMail } from '../../src/main/jobs/mails.ts'
import { rateLimits, securityEvents } from '../../src/platform/db/platform.tables.ts'
import type { MailJob } from '../../src/platform/mail/jobs/kinds.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { codeOf } from '../fixtures/authenticator.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let asha: KnownPerson
let meera: KnownPerson
let count = 0

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
beforeEach(async () => {
  count += 1
  await shop.services.db.delete(rateLimits)
  meera = await signUp(shop, `Meera ${'I'.repeat(count)}`)
  await shop.services.db.delete(securityEvents)
  await shop.services.db.$client.query('delete from pgboss.job')
})
afterAll(() => shop.close())

const events = () => shop.services.db.select().from(securityEvents).orderBy(securityEvents.at)
const kinds = async () => (await events()).map(({ kind }) => kind)
const logIn = (password = meera.password, email = meera.email) =>
  shop.call('POST', '/api/login', {
    json: { email, password },
    headers: { 'x-test-address': '203.0.113.9' },
  })
const edit = (json: object) =>
  shop.call('POST', `/api/admin/user/update/${meera.id}`, {
    as: asha,
    json: { ...json, currentPassword: asha.password },
  })

/** The mails that wait, as they would be sent now. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void sent.push(mail) }
  const { rows } = await shop.services.db.$client.query<{ data: MailJob }>(
    "select data from pgboss.job where name = 'mail' order by created_on",
  )
  for (const { data } of rows) await sendMail({ ...shop.services, mailer }, data)
  return sent
}

describe('what concerns who gets in is recorded', () => {
  test('a log-in with its account, address and request, and its end', async () => {
    const { body, headers } = await logIn()
    const [event] = await events()
    expect(event).toMatchObject({
      kind: 'signIn',
      userId: meera.id,
      actorId: meera.id,
      address: '203.0.113.9',
      requestId: headers.get('x-request-id'),
    })
    await shop.call('POST', '/api/logout', { as: { token: body.token } })
    expect(await kinds()).toEqual(['signIn', 'signOut'])
  })

  test('wrong passwords, for a known e-mail and an unknown one, and one lock', async () => {
    for (let tried = 0; tried < 14; tried++) await logIn('wrong@999')
    await logIn('wrong@999', 'nobody@example.com')
    const rows = await events()
    const of = (kind: string) => rows.filter((row) => row.kind === kind)
    expect(of('signInFailed').map(({ userId }) => userId)).toEqual([...Array(10).fill(meera.id), null])
    expect(of('locked')).toHaveLength(1)
    expect(of('locked')[0]).toMatchObject({ userId: meera.id, address: '203.0.113.9' })
  })

  test('a customer who knocks at what is for admins, once and not a thousand times', async () => {
    for (let tried = 0; tried < 3; tried++) {
      expect((await shop.call('GET', '/api/admin/user', { as: meera })).status).toBe(403)
    }
    expect(await events()).toMatchObject([{ kind: 'refused', userId: meera.id, actorId: meera.id }])
  })

  test('a new e-mail, password, role and status, each with who did it', async () => {
    await edit({ email: `changed.${count}@example.com`, password: 'safe@2031' })
    await edit({ role: 'admin' })
    await edit({ role: 'customer' })
    await shop.call('POST', '/api/admin/user/status', {
      as: asha,
      json: { ids: [meera.id], status: 'inactive' },
    })
    const rows = await events()
    expect(rows.map(({ kind }) => kind).sort()).toEqual(
      ['emailChanged', 'passwordChanged', 'roleChanged', 'roleChanged', 'statusChanged'].sort(),
    )
    for (const row of rows) expect(row).toMatchObject({ userId: meera.id, actorId: asha.id })
  })

  test('nothing of it where the change itself was refused', async () => {
    await shop.call('POST', `/api/admin/user/update/${meera.id}`, { as: asha, json: { role: 'admin' } })
    await edit({ email: asha.email })
    expect(await kinds()).toEqual([])
  })

  test('the second factor: on, a wrong code, off', async () => {
    const bina = await signUp(shop, `Bina ${'S'.repeat(count)}`, 'admin')
    const password = { password: bina.password }
    const made = await shop.call('POST', '/api/admin/two-factor', { as: bina, json: password })
    const confirm = { as: bina, json: { code: codeOf(made.body.secret) } }
    const on = await shop.call('POST', '/api/admin/two-factor/confirm', confirm)
    expect(on.status).toBe(200)
    await shop.call('POST', '/api/login/two-factor', { json: { code: '000000' } })
    const token = on.headers.get('set-cookie')?.match(/zari\.session=([^;]+)/)?.[0] ?? ''
    const off = await shop.call('POST', '/api/admin/two-factor/disable', {
      json: password,
      headers: { cookie: token, 'sec-fetch-site': 'same-origin' },
    })
    expect(off.status).toBe(200)
    expect(await kinds()).toEqual(['signIn', 'twoFactorOn', 'codeFailed', 'twoFactorOff'])
    expect((await mails()).map(({ to }) => to)).toEqual([bina.email, bina.email])
  })

  test('never a secret nor anything that was typed', async () => {
    await logIn('Typed!By1Visitor')
    await logIn('wrong@999', 'typed.by.visitor@example.com')
    const text = JSON.stringify(await events())
    expect(text).not.toMatch(/typed/i)
    expect(text).not.toContain(meera.email)
  })

  test('for a year', async () => {
    await logIn()
    await shop.services.db.$client.query(
      `update security_events set at = now() - interval '1 year' - interval '1 minute'`,
    )
    await logIn()
    expect(await kinds()).toEqual(['signIn'])
  })
})

describe('the person concerned', () => {
  test('hears of a new e-mail at the old address, too, and of a new password and role', async () => {
    const email = `newer.${count}@example.com`
    await edit({ email })
    const mailed = await mails()
    expect(mailed.map(({ to }) => to).sort()).toEqual([meera.email, email].sort())
    for (const { text, subject } of mailed) {
      expect(subject).toContain('New email')
      expect(text).toContain('by an admin of the shop')
      expect(text).toContain('/forgot-password')
    }
    await shop.services.db.$client.query('delete from pgboss.job')
    await edit({ password: 'safe@2031' })
    await edit({ role: 'admin' })
    expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual(['New password', 'New role'])
  })

  test('sees it in the account, without the address of an admin; nobody else does', async () => {
    await logIn('wrong@999')
    const as = { token: (await logIn()).body.token }
    await edit({ email: `seen.${count}@example.com` })
    const again = await shop.call('POST', '/api/login', {
      json: { email: `seen.${count}@example.com`, password: meera.password },
    })
    const { body } = await shop.call('GET', '/api/me/events', { as: { token: again.body.token } })
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual([
      'signIn',
      'emailChanged',
      'signIn',
      'signInFailed',
    ])
    expect(body[1]).toMatchObject({ byAnother: true, address: null })
    expect(body[3]).toMatchObject({ byAnother: false, address: '203.0.113.9' })
    expect((await shop.call('GET', '/api/me/events', { as })).status).toBe(401)
    const ravi = await signUp(shop, `Ravi ${'K'.repeat(count)}`)
    const others = await shop.call('GET', '/api/me/events', { as: ravi })
    expect(others.body).toMatchObject([{ kind: 'signIn' }])
  })

  test('takes it along and has it erased with the account', async () => {
    await logIn('wrong@999')
    const exported = await shop.call('GET', '/api/me/export', { as: meera })
    expect(exported.body.account.events).toMatchObject([{ kind: 'signInFailed', address: '203.0.113.9' }])
    await shop.call('POST', '/api/me/erase', { as: meera, json: { password: meera.password } })
    const mine = and(eq(securityEvents.userId, meera.id))
    expect(await shop.services.db.select().from(securityEvents).where(mine)).toEqual([])
  })
})

describe('all admins', () => {
  test('hear who changed where shoppers pay, from what to what; of other settings nobody does', async () => {
    const bina = await signUp(shop, `Nita ${'S'.repeat(count)}`, 'admin')
    await shop.services.db.delete(securityEvents)
    const change = (json: object) => shop.call('POST', '/api/admin/shop', { as: asha, json })
    await change({ tagline: `Told to nobody ${count}` })
    expect(await mails()).toEqual([])
    await change({ upiId: 'first@okbank', currentPassword: asha.password })
    await shop.services.db.$client.query('delete from pgboss.job')
    await change({ upiId: 'second@okbank', currentPassword: asha.password })
    const mailed = await mails()
    expect(mailed.map(({ to }) => to)).toEqual(expect.arrayContaining([asha.email, bina.email]))
    expect(mailed.map(({ to }) => to)).not.toContain(meera.email)
    for (const { text, subject } of mailed) {
      expect(subject).toContain('UPI id changed')
      expect(text).toContain('UPI id: first@okbank → second@okbank')
      expect(text).toContain('Asha Verma')
    }
    expect(await kinds()).toEqual(['moneySettingsChanged', 'moneySettingsChanged'])
  })

  test.each([
    [{ name: 'Other Silks' }, 'Shop name: Zari → Other Silks'],
    [{ composition: true }, 'Composition scheme: off → on'],
  ])('hear of %j', async (json, words) => {
    await changeSettings(shop, { name: 'Zari', upiName: '', composition: false })
    const sent = { ...json, currentPassword: asha.password }
    expect((await shop.call('POST', '/api/admin/shop', { as: asha, json: sent })).status).toBe(200)
    const mailed = await mails()
    expect(mailed.length).toBeGreaterThan(0)
    for (const { text } of mailed) expect(text).toContain(words)
  })
})
