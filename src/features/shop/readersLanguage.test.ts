/** In which language somebody is written to: how it is chosen, and what of it stays. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setFirstLanguage } from '#/features/accounts/accounts.store.ts'
import { users } from '#/features/accounts/accounts.tables.ts'
import { type KnownPerson, signUp } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { readersLanguage } from './readersLanguage.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await speak('hi')
})
afterAll(() => shop.close())

async function speak(...languages: 'hi'[]): Promise<void> {
  await changeSettings(shop, { languages })
  await vi.waitFor(async () =>
    expect((await shop.call('GET', '/api/shop')).body.languages).toEqual(languages),
  )
}

const languageOf = async (email: string) => {
  const [row] = await shop.services.db.select().from(users).where(eq(users.email, email))
  return row?.language
}
const hindi = { headers: { 'accept-language': 'hi-IN' } }

async function register(email: string, call: object = {}) {
  const json = { name: 'Lila Sen', email, password: 'silk@123', contact: '9812345670' }
  expect((await shop.call('POST', '/api/register', { ...call, json })).status).toBe(201)
  return languageOf(email)
}
const logIn = async ({ email, password }: KnownPerson, call: object) =>
  (await shop.call('POST', '/api/login', { ...call, json: { email, password } })).body.user.language
const choose = (person: KnownPerson, language: string) =>
  shop.call('POST', `/api/admin/user/update/${person.id}`, { as: person, json: { language } })

test('who registers on a page in Hindi is written to in Hindi, and who does on an English one has chosen nothing', async () => {
  expect(await register('in.hindi@example.com', hindi)).toBe('hi')
  expect(await register('in.english@example.com')).toBe(null)
})

test('a log-in on a Hindi page tells of who never chose, and changes nothing of what somebody chose', async () => {
  const [never, chose] = [await signUp(shop, 'Never Chose'), await signUp(shop, 'Who Chose')]
  expect(await logIn(never, {})).toBe(null)
  expect(await logIn(never, hindi)).toBe('hi')
  expect(await logIn(never, {})).toBe('hi')
  expect((await choose(chose, 'en')).status).toBe(200)
  expect(await logIn(chose, hindi)).toBe('en')
  // Also where it was chosen while the log-in was under way.
  expect(await setFirstLanguage(shop.services.db, chose.id, 'hi')).toBeUndefined()
  expect(await languageOf(chose.email)).toBe('en')
})

test('everybody changes their own, nobody another’s, and only to a language that there is', async () => {
  const [meera, ravi] = [await signUp(shop, 'Meera Rao'), await signUp(shop, 'Ravi Rao')]
  expect((await choose(meera, 'hi')).body.user).toMatchObject({ language: 'hi' })
  await vi.waitFor(async () =>
    expect((await shop.call('GET', '/api/me', { as: meera })).body.user).toMatchObject({ language: 'hi' }),
  )
  const refused = await choose(meera, 'xx')
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'language' }] } })
  const other = await shop.call('POST', `/api/admin/user/update/${ravi.id}`, {
    as: meera,
    json: { language: 'hi' },
  })
  expect([other.status, await languageOf(ravi.email)]).toEqual([403, null])
})

test('of several readers the first one with an account decides, and none where the shop does not speak it any more', async () => {
  const { db } = shop.services
  const [giver, none] = [await signUp(shop, 'Who Gives'), await signUp(shop, 'Who Is Given')]
  await choose(giver, 'hi')
  const written = (email: string) => readersLanguage(db, { email }, { userId: giver.id })
  expect(await written('stranger@example.com')).toBe('hi')
  // Who never chose reads English, whoever else reads it.
  expect(await written(none.email)).toBe('en')
  expect(await readersLanguage(db, { email: giver.email.toUpperCase() })).toBe('hi')
  expect(await readersLanguage(db, { email: 'nobody@example.com' })).toBe('en')
  await choose(none, 'hi')
  expect(await written(none.email)).toBe('hi')
  await speak()
  expect(await readersLanguage(db, { userId: giver.id })).toBe('en')
  expect(await register('off@example.com', hindi)).toBe(null)
})
