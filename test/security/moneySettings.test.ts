import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../src/features/shop/shop.store.ts'
import { shopSettings } from '../../src/features/shop/shop.tables.ts'
import { auditLog } from '../../src/platform/db/platform.tables.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { changeSettings } from '../fixtures/settings.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let asha: KnownPerson
let count = 0

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
})
beforeEach(async () => {
  count += 1
  asha = await signUp(shop, `Asha ${'V'.repeat(count)}`, 'admin')
  await shop.services.db.delete(shopSettings)
})
afterAll(() => shop.close())

const change = (json: object, as = asha) => shop.call('POST', '/api/admin/shop', { as, json })
const stored = () => readSettings(shop.services.db)

test.each([
  ['upiId', 'attacker@evilbank'],
  ['upiName', 'Attacker'],
  ['legalName', 'Attacker Limited'],
  ['gstin', '09AAPFU0939F1ZT'],
  ['composition', true],
  // No name of the bank and no legal name are given: UPI apps and invoices say the shop's.
  ['name', 'Attacker'],
] as const)('%s is not changed with a session alone', async (name, value) => {
  const before = await stored()
  const refused = await change({ [name]: value, tagline: 'Beside it' })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'currentPassword', message: 'Enter your own password to confirm this.' }] },
  })
  const wrong = await change({ [name]: value, currentPassword: 'wrong@999' })
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'currentPassword', message: 'This is not your password.' }] },
  })
  expect(await stored()).toEqual(before)
  expect(await change({ [name]: value, currentPassword: asha.password })).toMatchObject({
    status: 200,
    body: { [name]: value },
  })
  expect(await stored()).toEqual({ ...before, [name]: value })
})

test('the password is asked for the change, not for the field: what stays as it is needs none', async () => {
  const { upiId, upiName, legalName, gstin } = await stored()
  const answer = await change({ upiId, upiName, legalName, gstin, tagline: 'Silks of the south' })
  expect(answer).toMatchObject({ status: 200, body: { tagline: 'Silks of the south' } })
})

test.each([{ upiName: 'Asha at the bank' }, { legalName: 'Asha Weavers' }])(
  'while only %j is given, payers still read the name of the shop',
  async (given) => {
    await changeSettings(shop, given)
    expect((await change({ name: 'Attacker' })).status).toBe(422)
  },
)

test('the name of the shop is free once bank and seller have names of their own', async () => {
  await changeSettings(shop, { upiName: 'Asha at the bank', legalName: 'Asha Weavers' })
  expect(await change({ name: 'Asha Silks' })).toMatchObject({ status: 200, body: { name: 'Asha Silks' } })
})

test('the password itself is neither answered, stored nor logged', async () => {
  const answer = await change({ upiId: 'mine@okbank', currentPassword: asha.password })
  const settings = await shop.services.db.select().from(shopSettings)
  const log = await shop.services.db.select().from(auditLog).where(eq(auditLog.actorId, asha.id))
  expect(log).toHaveLength(1)
  expect(JSON.stringify([answer.body, settings, log])).not.toContain(asha.password)
  expect(JSON.stringify([answer.body, settings, log])).not.toContain('currentPassword')
})

test('guessing ends as at the log-in: the right password is no longer heard', async () => {
  for (let tried = 0; tried < 10; tried++)
    expect((await change({ upiId: 'thief@bank', currentPassword: `no@${tried}` })).status).toBe(422)
  const late = await change({ upiId: 'thief@bank', currentPassword: asha.password })
  expect(late.status).toBe(429)
  expect((await stored()).upiId).not.toBe('thief@bank')
  // Other settings are still the admin's to change.
  expect((await change({ tagline: 'Still here' })).status).toBe(200)
})

test('of two admins at once, the one without a password changes nothing guarded', async () => {
  const bina = await signUp(shop, `Bina ${'S'.repeat(count)}`, 'admin')
  const { upiId } = await stored()
  for (let round = 0; round < 5; round++) {
    const next = `round${round}@okbank`
    const [right, without] = await Promise.all([
      change({ upiId: next, currentPassword: asha.password }),
      change({ upiId }, bina),
    ])
    expect(right.status).toBe(200)
    // Whichever came first: had it put the old id back, it would have been asked.
    expect([200, 422]).toContain(without.status)
    expect((await stored()).upiId).toBe(next)
    await change({ upiId, currentPassword: asha.password })
  }
})

test('what another admin changed to the same a moment before is told once, not again', async () => {
  await change({ tagline: 'Silks' })
  const mailed = async () => {
    const jobs = await shop.services.db.$client.query(
      `select 1 from pgboss.job where data ->> 'kind' = 'guardedChange'`,
    )
    return jobs.rows.length
  }
  const before = await mailed()
  const rival = await shop.services.db.$client.connect()
  await rival.query('begin')
  await rival.query(`update shop_settings set values = values || '{"legalName": "Same Weavers"}'`)
  const answer = change({ legalName: 'Same Weavers', tagline: 'Cottons', currentPassword: asha.password })
  const waiting = async () => {
    const { rows } = await rival.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
  await expect.poll(waiting, { timeout: 10_000 }).toBe(true)
  await rival.query('commit')
  rival.release()
  expect(await answer).toMatchObject({ status: 200, body: { tagline: 'Cottons', legalName: 'Same Weavers' } })
  expect(await mailed()).toBe(before)
})
