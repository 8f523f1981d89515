import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentialOf } from '#/platform/http/credential.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#/platform/time/spans.rules.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { sessions } from '../accounts.tables.ts'
import { findCallers } from './caller.ts'

let shop: TestShop
let meera: KnownPerson
let asha: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

/** A new session, seen by a process whose clock stands where it is put. */
async function sitting({ email, password }: KnownPerson) {
  const { body } = await shop.call('POST', '/api/login', { json: { email, password } })
  const token = String(body.token)
  const began = Date.now()
  let clock = began
  const find = findCallers(shop.services, () => clock)
  return {
    token,
    began,
    async isInAfter(ms: number) {
      clock = began + ms
      return (
        (await find(credentialOf(new Headers({ authorization: token }), shop.services.config.origin))) !==
        null
      )
    },
  }
}
const isThere = async (token: string) =>
  (await shop.services.db.select().from(sessions).where(eq(sessions.token, token))).length === 1

/** Ends once in a while far apart from `began`, which is read a moment after the session was written. */
const MARGIN = 10 * SECOND_MS

test('a customer who comes every day is asked for the password after 30 days', async () => {
  const { isInAfter, token } = await sitting(meera)
  for (let day = 0; day < 30; day += 1) expect(await isInAfter(day * DAY_MS), `day ${day}`).toBe(true)
  expect(await isInAfter(30 * DAY_MS - MARGIN)).toBe(true)
  expect(await isInAfter(30 * DAY_MS)).toBe(false)
  expect(await isThere(token)).toBe(false)
})

test('an admin who is remembered by this process is out when 30 days are over', async () => {
  const { isInAfter } = await sitting(asha)
  for (let hour = 0; hour < 30 * 24; hour += 8) expect(await isInAfter(hour * HOUR_MS)).toBe(true)
  expect(await isInAfter(30 * DAY_MS - MARGIN)).toBe(true)
  // Nobody is asked anew within 30 s, but for this.
  expect(await isInAfter(30 * DAY_MS + MARGIN)).toBe(false)
})

test('an admin is out after 12 hours without a use, and not before', async () => {
  const one = await sitting(asha)
  expect(await one.isInAfter(12 * HOUR_MS - MARGIN)).toBe(true)
  // That was a use: twelve hours begin anew.
  expect(await one.isInAfter(24 * HOUR_MS - MINUTE_MS)).toBe(true)
  expect(await one.isInAfter(36 * HOUR_MS)).toBe(false)
  expect(await isThere(one.token)).toBe(false)
  const other = await sitting(asha)
  expect(await other.isInAfter(12 * HOUR_MS)).toBe(false)
})

test('a customer may stay away for weeks', async () => {
  const { isInAfter } = await sitting(meera)
  expect(await isInAfter(29 * DAY_MS)).toBe(true)
})

test('a session that is over is not among the devices of an admin', async () => {
  const left = await sitting(asha)
  const { token } = await sitting(asha)
  const tokens = async () => (await shop.call('GET', '/api/sessions', { as: { token } })).body.length
  const before = await tokens()
  await shop.services.db
    .update(sessions)
    .set({ updatedAt: new Date(Date.now() - 12 * HOUR_MS) })
    .where(eq(sessions.token, left.token))
  expect(await tokens()).toBe(before - 1)
})
