import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'

let shop: TestShop
let meera: KnownPerson
let ravi: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
  ravi = await signUp(shop, 'Ravi Kumar')
})
afterAll(() => shop.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
const logIn = async ({ email, password }: KnownPerson) => {
  const headers = { 'user-agent': firefox, 'x-test-address': '203.0.113.9' }
  const { body } = await shop.call('POST', '/api/login', { json: { email, password }, headers })
  return { token: String(body.token) }
}
const sessionsOf = async (as: { token: string }) => (await shop.call('GET', '/api/sessions', { as })).body

test('sessions are told with device, address and time; the own one is marked', async () => {
  const second = await logIn(meera)
  const [newest, first] = await sessionsOf(second)
  expect(newest).toMatchObject({ device: 'Firefox on Linux', address: '203.0.113.9', current: true })
  expect(Date.parse(newest.createdAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(first).toMatchObject({ device: 'Unknown device', current: false })
  expect(JSON.stringify(await sessionsOf(second))).not.toContain(second.token)
})

test('one session is ended from another device, in every process', async () => {
  const other = await shop.anotherProcess()
  const lost = await logIn(meera)
  const isIn = async () => (await other.call('GET', '/api/me', { as: lost })).body.user !== null
  expect(await isIn()).toBe(true)
  const { _id } = (await sessionsOf(lost)).find((session: { current: boolean }) => session.current)
  const path = `/api/sessions/${_id}`
  expect((await shop.call('DELETE', path, { as: ravi })).status).toBe(404)
  expect(await isIn()).toBe(true)
  expect((await shop.call('DELETE', path, { as: meera })).status).toBe(200)
  await expect.poll(isIn, { timeout: 1000 }).toBe(false)
  expect((await shop.call('DELETE', path, { as: meera })).status).toBe(404)
  await other.close()
})

test('all others end at once, the own one and other people’s stay', async () => {
  const devices = [await logIn(meera), await logIn(meera)]
  expect(await shop.call('DELETE', '/api/sessions', { as: meera })).toMatchObject({
    status: 200,
    body: { message: 'All other devices are logged out' },
  })
  for (const as of devices) {
    const out = async () => (await shop.call('GET', '/api/me', { as })).body.user
    await expect.poll(out, { timeout: 1000 }).toBeNull()
  }
  expect(await sessionsOf(meera)).toHaveLength(1)
  expect((await shop.call('GET', '/api/me', { as: ravi })).body.user.name).toBe('Ravi Kumar')
})
