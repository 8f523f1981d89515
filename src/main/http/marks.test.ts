import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOBODYS, OWN_TOO, SESSION_MARK } from '#/platform/http/sessionMark.rules.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const markOf = async (as: Person, path = '/api/me') =>
  (await shop.call('GET', path, { as })).headers.get(SESSION_MARK)

test('an answer says whose it is: the same for one session, another one for each, and nobody’s for an admin', async () => {
  const { meera, ravi, adminAsha, visitor } = people
  const meeras = await markOf(meera)
  expect(meeras).toMatch(/^[\w-]{20}$/)
  expect(meeras).not.toContain(meera.token.slice(0, 8))
  expect(await markOf(meera, '/api/me/shopper')).toBe(meeras)
  expect(new Set([meeras, await markOf(ravi), await markOf(visitor)]).size).toBe(3)
  expect(await markOf(visitor, '/api/me/shopper')).toBe(await markOf(visitor))
  expect(await markOf(adminAsha)).toBe(NOBODYS)
})

test('who the shop is open to is part of it', async () => {
  const before = [await markOf(people.meera), await markOf(people.visitor)]
  const { access } = await shop.services.settings()
  const other = access === 'open' ? 'members' : 'open'
  await changeSettings(shop, { access: other })
  const after = [await markOf(people.meera), await markOf(people.visitor)]
  for (const [at, mark] of after.entries()) expect(mark).not.toBe(before[at])
})

test('what is somebody’s own may be saved where the owner says so, which others hear nothing of', async () => {
  expect(await markOf(people.meera)).not.toContain(OWN_TOO)
  await changeSettings(shop, { saveOwnPages: true })
  expect(await markOf(people.meera)).toContain(OWN_TOO)
  expect(await markOf(people.visitor)).not.toContain(OWN_TOO)
  expect(await markOf(people.adminAsha)).toBe(NOBODYS)
})

test('an answer that changes who one is, is nobody’s', async () => {
  const { email, password } = people.ravi
  const { headers } = await shop.call('POST', '/api/login', { json: { email, password } })
  expect(headers.get('set-cookie')).toContain('session')
  expect(headers.get(SESSION_MARK)).toBe(NOBODYS)
})
