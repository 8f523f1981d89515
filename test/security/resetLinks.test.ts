import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findUserByEmail } from '../../src/features/accounts/accounts.store.ts'
import { verifications } from '../../src/features/accounts/accounts.tables.ts'
import { resetPassword } from '../../src/features/accounts/resetPassword.actions.ts'
import { sendMail } from '../../src/main/jobs/mails.ts'
import type { Mail } from '../../src/platform/mail/mailer.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let asha: KnownPerson
let meera: KnownPerson
let count = 0

beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
beforeEach(async () => {
  count += 1
  meera = await signUp(shop, `Meera ${'I'.repeat(count)}`)
})
afterAll(() => shop.close())

/** The token of a reset mail to this address; empty when none is sent. */
async function linkFor(email: string): Promise<string> {
  const mails: Mail[] = []
  await mailLink(email, async (mail) => void mails.push(mail))
  return mails[0]?.text.match(/reset-password\/(\w+)/)?.[1] ?? ''
}
async function mailLink(email: string, deliver: (mail: Mail) => Promise<void>) {
  const user = await findUserByEmail(shop.services.db, email)
  const ids = { userId: user?.id ?? null }
  return sendMail({ ...shop.services, mailer: { deliver } }, { kind: 'passwordReset', ids })
}
const reset = (token: string, password = 'thief@2031') =>
  shop.call('POST', `/api/user/reset-password/${token}`, { json: { password } })
const edit = (json: object, as = asha) =>
  shop.call('POST', `/api/admin/user/update/${meera.id}`, { as, json })
const logIn = (password: string, email = meera.email) =>
  shop.call('POST', '/api/login', { json: { email, password } })
const rowOf = async () => {
  const [row] = await shop.services.db.select().from(verifications).where(eq(verifications.value, meera.id))
  return row
}

describe('a reset link', () => {
  test('stands in no table: who reads the database or a backup cannot use it', async () => {
    const token = await linkFor(meera.email)
    const { $client } = shop.services.db
    const { rows } = await $client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { name } of rows) {
      const found = await $client.query(`select 1 from ${name} t where t::text like $1`, [`%${token}%`])
      expect(found.rows, name).toEqual([])
    }
    expect((await reset(token)).status).toBe(200)
  })

  test('lives 900 s and not a moment longer', async () => {
    const [early, late] = [await linkFor(meera.email), await linkFor(meera.email)]
    const { createdAt, expiresAt } = (await rowOf()) ?? {}
    expect(Number(expiresAt) - Number(createdAt)).toBe(900_000)
    const end = Math.max(...(await shop.services.db.select().from(verifications)).map(endOf))
    const at = (ms: number) => resetPassword(shop.services, late, 'silk@2031', { now: new Date(end + ms) })
    await expect(at(0)).rejects.toMatchObject({ code: 'bad_token' })
    await expect(at(-1)).resolves.toMatchObject({ id: meera.id })
    expect((await reset(early)).status).toBe(400)
  })
  const endOf = ({ expiresAt }: { expiresAt: Date }) => expiresAt.getTime()

  test('works beside a later one, until one of them is used', async () => {
    const links = [await linkFor(meera.email), await linkFor(meera.email), await linkFor(meera.email)]
    const [first = '', second = '', third = ''] = links
    expect((await reset(second, 'mine@2031')).status).toBe(200)
    for (const link of [first, third, second]) {
      expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'bad_token' } })
    }
    expect((await logIn('mine@2031')).status).toBe(200)
  })

  test('is one of many used at once: one of them sets the password', async () => {
    const links = await Promise.all([1, 2, 3, 4].map(() => linkFor(meera.email)))
    const passwords = links.map((_link, at) => `several@${at}`)
    const answers = await Promise.all(links.map((link, at) => reset(link, passwords[at])))
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await logIn(passwords[won] ?? '')).status).toBe(200)
  })

  test('of a mail that could not be sent does not live on', async () => {
    const failing = mailLink(meera.email, () => Promise.reject(new Error('no mail')))
    await expect(failing).rejects.toThrow('no mail')
    expect(await rowOf()).toBeUndefined()
  })

  test('is not made for who cannot log in', async () => {
    await edit({ status: 'inactive' })
    expect(await linkFor(meera.email)).toBe('')
    expect(await linkFor('nobody@example.com')).toBe('')
  })
})

describe('a reset link ends', () => {
  const endings: [string, () => Promise<{ status: number }>][] = [
    ['when an admin changes the e-mail', () => edit({ email: `new.${count}@example.com` })],
    ['when an admin sets a password', () => edit({ password: 'safe@2031' })],
    ['when an admin disables the account', () => edit({ status: 'inactive' })],
    ['when the owner disables the account', () => edit({ status: '0' }, meera)],
    [
      'when an admin disables several',
      () =>
        shop.call('POST', '/api/admin/user/status', {
          as: asha,
          json: { ids: [meera.id], status: 'inactive' },
        }),
    ],
    [
      'when the account is deleted',
      () => shop.call('DELETE', `/api/admin/user/delete/${meera.id}`, { as: asha, json: {} }),
    ],
  ]
  test.each(endings)('%s', async (_when, change) => {
    const token = await linkFor(meera.email)
    expect((await change()).status).toBe(200)
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'bad_token' } })
    expect(await rowOf()).toBeUndefined()
    // Coming back does not bring it back.
    await edit({ status: 'active' })
    expect((await reset(token)).status).toBe(400)
    expect((await logIn('thief@2031')).status).toBe(401)
  })

  test('but not with a new name, nor with another person’s change', async () => {
    const token = await linkFor(meera.email)
    const ravi = await signUp(shop, 'Ravi Kumar')
    await edit({ name: 'Meera Rao' })
    const path = `/api/admin/user/update/${ravi.id}`
    await shop.call('POST', path, { as: asha, json: { email: 'ravi@new.example', password: 'safe@2031' } })
    expect((await reset(token)).status).toBe(200)
  })
})

describe('the sessions of an account end', () => {
  const isIn = async (as: KnownPerson) => (await shop.call('GET', '/api/me', { as })).body.user !== null

  test.each([
    ['a new e-mail', { email: 'changed@example.com' }],
    ['a promotion', { role: 'admin' }],
    ['a new password', { password: 'safe@2031' }],
  ])('with %s', async (_change, json) => {
    const currentPassword = asha.password
    expect((await edit({ ...json, currentPassword })).status).toBe(200)
    await expect.poll(() => isIn(meera), { timeout: 2000 }).toBe(false)
    expect(await isIn(asha)).toBe(true)
  })

  test('but for the one in which an admin changes the own password', async () => {
    const other = { ...asha, token: String((await logIn(asha.password, asha.email)).body.token) }
    const json = { password: 'LongerIsSafe@2031', currentPassword: asha.password }
    const path = `/api/admin/user/update/${asha.id}`
    expect((await shop.call('POST', path, { as: asha, json })).status).toBe(200)
    await expect.poll(() => isIn(other), { timeout: 2000 }).toBe(false)
    expect(await isIn(asha)).toBe(true)
    asha = { ...asha, password: json.password }
  })
})
