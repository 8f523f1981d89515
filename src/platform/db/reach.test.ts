/** Whether the database answers: how often that is asked, and what is given up. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addHealth } from '#/main/http/health.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import type { HttpEnv } from '../http/env.ts'
import { cut, guardedClient } from './guardedClient.ts'
import type { Hosts } from './hosts.ts'
import { DatabaseAway, openReach } from './reach.ts'

let shop: TestShop
let url: string
/** How often a connection was begun. */
let begun: number
let hosts: Hosts

beforeAll(async () => {
  shop = await openTestShop()
  url = shop.services.config.databaseUrl ?? ''
})
beforeEach(() => {
  begun = 0
  hosts = {
    url,
    async find() {
      begun += 1
      return undefined
    },
    forget: () => undefined,
  }
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => shop.close())

test('however many ask whether this process can serve, its database is asked once a second', async () => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(100)
  const reach = openReach(hosts)
  const app = new OpenAPIHono<HttpEnv>()
  addHealth(app, { ...shop.services, db: Object.assign(Object.create(shop.services.db), { reach }) })
  const isReady = async () => (await app.request('/readyz')).status
  for (let call = 0; call < 5; call += 1) expect(await isReady()).toBe(200)
  expect(begun).toBe(1)
  uptime.mockReturnValue(100.99)
  expect(await isReady()).toBe(200)
  expect(begun).toBe(1)
  uptime.mockReturnValue(101)
  expect(await isReady()).toBe(200)
  expect(begun).toBe(2)
  // Whoever has to know now is told how it is now.
  expect(await reach.check()).toBe(true)
  expect(begun).toBe(3)
})

test('a server that lets nobody more in, but speaks to those that it has, is there', async () => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(100)
  let speaks = true
  const find = async () => {
    uptime.mockReturnValue(process.uptime() + 1)
    if (speaks) reach.watch.received()
    throw new Error('No room')
  }
  const reach = openReach({ ...hosts, find })
  expect(await reach.check()).toBe(true)
  speaks = false
  expect(await reach.check()).toBe(false)
  // Somebody's late word does not bring it back.
  speaks = true
  expect(await reach.check()).toBe(false)
  reach.close()
})

test('the server that takes writes is looked for again after one that took none, and after nothing else', async () => {
  const forget = vi.fn()
  const One = guardedClient({ ...hosts, forget }, openReach(hosts).watch)
  const client = new One({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await expect(client.query('select no_such_column')).rejects.toThrow('no_such_column')
  expect(forget).not.toHaveBeenCalled()
  await expect(client.query('begin read only; create table never ()')).rejects.toThrow('read-only')
  expect(forget).toHaveBeenCalledOnce()
  await client.end()
})

test('a connection that is given up while its server is looked for is not made afterwards', async () => {
  const found = Promise.withResolvers<undefined>()
  const Late = guardedClient({ ...hosts, find: () => found.promise }, openReach(hosts).watch)
  const client = new Late({ connectionString: url })
  client.on('error', () => undefined)
  const made = client.connect().finally(() => client.end())
  cut(client, new DatabaseAway())
  // As seconds later, once the socket has told its end.
  await new Promise(setImmediate)
  found.resolve(undefined)
  await expect(made).rejects.toThrow('given up')
})

test('a process that stood still takes the answer that came meanwhile', async () => {
  const One = guardedClient(hosts, { ...openReach(hosts).watch, doubtMs: 50 })
  const client = new One({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  // From here on timers are the first that is looked at.
  const answer = await new Promise((resolve) =>
    setImmediate(() => {
      resolve(client.query("select 'heard' as word"))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
      vi.spyOn(process, 'uptime').mockReturnValue(process.uptime() + 20)
    }),
  )
  expect(answer).toMatchObject({ rows: [{ word: 'heard' }] })
  await client.end()
})
