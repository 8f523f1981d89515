/** What stands in the log when a table fails under somebody who registers, logs in or sets a new password. */
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCallers } from '../../src/features/accounts/sessions/caller.ts'
import { createApi } from '../../src/main/http/api.ts'
import { consoleToLog } from '../../src/platform/log/consoleToLog.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let meera: KnownPerson
let said = ''
const TOKEN = 'SECRETRESETTOKEN123'

beforeAll(async () => {
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
})
afterAll(() => shop.close())

const captured = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      said += chunk
      done()
    },
  }),
)

const post = async (path: string, json: object, headers: Record<string, string> = {}) => {
  // Nobody is remembered from before.
  const services = { ...shop.services, log: captured }
  const api = createApi({ ...services, findCaller: findCallers(services) }, () => '127.0.0.1')
  return api.request(path, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Whatever is logged meanwhile, by us or on the console by a library, with this table out of reach. */
async function without(table: string, work: () => Promise<Response>): Promise<number> {
  const { $client } = shop.services.db
  const untouched = { ...console }
  said = ''
  consoleToLog(captured)
  await $client.query(`alter table ${table} rename to out_of_reach`)
  try {
    return (await work()).status
  } finally {
    Object.assign(console, untouched)
    await $client.query(`alter table out_of_reach rename to ${table}`)
  }
}

describe('with a table out of reach the log tells the statement, and no secret', () => {
  const lila = {
    name: 'Lila Sen',
    email: 'lila.sen@example.com',
    password: 'silk@123',
    contact: '9812345670',
  }
  const cases: [string, string, () => Promise<Response>][] = [
    ['users', 'register', () => post('/api/register', lila)],
    ['accounts', 'register', () => post('/api/register', lila)],
    ['users', 'log in', () => post('/api/login', { email: meera.email, password: meera.password })],
    ['accounts', 'log in', () => post('/api/login', { email: meera.email, password: meera.password })],
    ['sessions', 'log in', () => post('/api/login', { email: meera.email, password: meera.password })],
    ['sessions', 'call', () => post('/api/cart/add/x', {}, { authorization: `Bearer ${meera.token}` })],
    ['users', 'ask for a link', () => post('/api/user/forgot-password', { email: meera.email })],
    ['verifications', 'reset', () => post(`/api/user/reset-password/${TOKEN}`, { password: 'newsilk@1' })],
    ['verifications', 'reset', () => post(`/api/user/re%73et-password/${TOKEN}`, { password: 'newsilk@1' })],
  ]
  test.each(cases)('%s: %s', async (table, _what, work) => {
    expect(await without(table, work)).toBeGreaterThanOrEqual(500)
    expect(said).toMatch(/Failed query|Failed to get session/)
    for (const line of said.trim().split('\n')) JSON.parse(line)
    const secrets = [meera.token, meera.password, TOKEN, 'argon2', 'lila', 'Lila', '9812345670', 'silk@123']
    for (const secret of [...secrets, meera.email, 'params']) expect(said).not.toContain(secret)
  })
})
