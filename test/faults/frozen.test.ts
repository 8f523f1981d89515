/** Promise 25: the database answers nothing any more and nobody is told, follows another server, or takes no writes. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHealth } from '../../src/main/http/health.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startEmbeddedDatabase } from '../../src/platform/db/embedded/embedded.ts'
import type { HttpEnv } from '../../src/platform/http/env.ts'
import { addProduct } from '../fixtures/goods.ts'
import { placeBag } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { openProcess, openTestShop, type TestShop } from '../fixtures/shop.ts'
import { byStatus } from './answers.ts'
import { booksOf, complaints } from './books.ts'
import { buyersOf } from './buyers.ts'
import { openWire, type Wire } from './wire.ts'

/** Reaches the database directly. */
let shop: TestShop
/** Reaches it through the wire. */
let wired: TestShop
let wire: Wire

beforeAll(async () => {
  shop = await openTestShop()
  const url = new URL(urlOf(shop))
  wire = await openWire(Number(url.port))
  url.port = String(wire.port)
  wired = await openProcess(url.href, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', STALE_PAGES_MINUTES: '0' })
})
afterAll(async () => {
  wire.isSilent = false
  await wired.close()
  await wire.close()
  await shop.close()
})

const urlOf = ({ services }: TestShop): string => services.config.databaseUrl ?? ''

function readyz({ services }: TestShop) {
  const app = new OpenAPIHono<HttpEnv>()
  addHealth(app, services)
  return async () => (await app.request('/readyz')).status
}

test('orders on a database that froze are told so, and it is ordered again once it answers', {
  timeout: 60_000,
}, async () => {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Ordered in the Ice', quantity: 30 })
  const buyers = await buyersOf(db, 30, { productId: product.id })
  const place = (from: number, to: number) =>
    Promise.all(buyers.slice(from, to).map((buyer) => placeBag(wired, buyer, buyer.cartId)))
  const isReady = readyz(wired)
  expect(byStatus(await place(0, 10))).toEqual({ 201: 10 })
  expect(await isReady()).toBe(200)
  wire.isSilent = true
  const under = place(10, 30)
  await expect.poll(isReady).toBe(503)
  const answers = await under
  expect(byStatus(answers)).toEqual({ 503: 20 })
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(wired.services.db.reach.isUp).toBe(false)
  // From now on nobody waits: no connection is even tried for an order.
  expect(byStatus(await place(10, 12))).toEqual({ 503: 2 })
  await expect(wired.services.db.$client.connect()).rejects.toMatchObject({ code: '08001' })
  wire.isSilent = false
  await expect.poll(isReady, { timeout: 20_000 }).toBe(200)
  const again = await place(0, 30)
  expect(again.every(({ status }) => status === 200 || status === 201)).toBe(true)
  expect(await booksOf(db)).toContainEqual({ id: product.id, left: 0, sold: 30 })
  expect(await complaints(db)).toEqual([])
})

test('a slow statement on a database that answers is waited for', { timeout: 20_000 }, async () => {
  const { db } = wired.services
  const slow = db.execute(sql`select pg_sleep(4.5), 'slow' as word`)
  expect((await slow).rows).toMatchObject([{ word: 'slow' }])
})

test('a line on which nothing arrives is given up, though the database answers on others', {
  timeout: 40_000,
}, async () => {
  const { db } = wired.services
  await db.execute(sql`select 1`)
  wire.silenceOpen()
  // Outside of a transaction: a server ends one that stands still by itself.
  const stuck = db.execute(sql`select 'never heard'`)
  await expect(stuck).rejects.toThrow()
  expect((await db.execute(sql`select 'heard' as word`)).rows).toEqual([{ word: 'heard' }])
})

test('connections that rest while the database freezes are not used again', { timeout: 30_000 }, async () => {
  const db = openDatabase(urlOf(wired), { max: 2 })
  const pool = db.$client
  const pids = async () => {
    const pid = () => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)
    return (await Promise.all([pid(), pid()])).map(({ rows }) => rows[0]?.pid)
  }
  const before = await pids()
  await expect.poll(() => pool.idleCount).toBe(2)
  wire.isSilent = true
  expect(await db.reach.check()).toBe(false)
  await expect.poll(() => pool.totalCount).toBe(0)
  wire.isSilent = false
  await expect.poll(() => db.reach.check(), { timeout: 10_000 }).toBe(true)
  expect((await pids()).some((pid) => before.includes(pid))).toBe(false)
  await pool.end()
})

test('a server that takes no writes any more is left, and answered with 503', async () => {
  const { db } = shop.services
  const other = await shop.anotherProcess()
  const product = await addProduct(shop, { name: 'Read Only', quantity: 5 })
  const [buyer] = await buyersOf(db, 1, { productId: product.id })
  if (!buyer) throw new Error('There is no buyer')
  const name = new URL(urlOf(shop)).pathname.slice(1)
  // Connections that are made now take no writes for as long as they last.
  await db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`))
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`,
  )
  const place = () => placeBag(other, buyer, buyer.cartId)
  await expect.poll(async () => (await other.services.db.execute(sql`select 1`)).rowCount).toBe(1)
  await expect.poll(async () => (await place()).body.code).toBe('unavailable')
  const single = openDatabase(urlOf(shop), { max: 1 })
  const note = () =>
    single.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.execute(sql`create table written ()`)
    })
  await expect(note()).rejects.toMatchObject({ cause: { code: '25006' } })
  await db.execute(sql`set default_transaction_read_only = off`)
  await db.execute(sql.raw(`alter database ${name} reset default_transaction_read_only`))
  // The one connection that it had takes no writes, but another one does.
  await note()
  await expect.poll(async () => (await place()).status).toBe(201)
  await single.$client.end()
  await other.close()
})

test('of several hosts the one that takes writes is found, and found again after it changed', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-standby-'))
  await chmod(dataDir, 0o755)
  const second = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } })
  const url = new URL(urlOf(shop))
  const name = url.pathname.slice(1)
  const admin = new Client({ connectionString: second.adminUrl })
  await admin.connect()
  const line = await openWire(Number(url.port))
  try {
    await admin.query(`create database ${name}`)
    await admin.query(`alter role ${url.username} password '${decodeURIComponent(url.password)}'`)
    await admin.query('alter system set default_transaction_read_only = on')
    await admin.query('select pg_reload_conf()')
    url.host = `127.0.0.1:${new URL(second.adminUrl).port}`
    const both = url.href.replace(url.host, `${url.host},127.0.0.1:${line.port}`)
    const db = openDatabase(`${both}?target_session_attrs=read-write`, { max: 2 })
    const tables = async () =>
      (await db.execute<{ there: boolean }>(sql`select to_regclass('products') is not null as there`)).rows[0]
        ?.there
    expect(await tables()).toBe(true)
    await line.cut()
    await expect(tables()).rejects.toThrow()
    expect(await db.reach.check()).toBe(false)
    // Not even now that the one that was known is forgotten.
    expect(await db.reach.check()).toBe(false)
    await admin.query('set default_transaction_read_only = off')
    await admin.query('alter system reset default_transaction_read_only')
    await admin.query('select pg_reload_conf()')
    await expect.poll(() => tables().catch(() => 'no server')).toBe(false)
    await db.$client.end()
  } finally {
    await admin.end()
    await line.close()
    await second.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('what the database undid is tried again, where nothing is left of the first try', async () => {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Undone Once', quantity: 5 })
  const [buyer] = await buyersOf(db, 1, { productId: product.id })
  if (!buyer) throw new Error('There is no buyer')
  await db.execute(sql`create sequence undone`)
  await db.execute(sql`create function undo_first() returns trigger language plpgsql as $$ begin
    if nextval('undone') % 3 <> 0 then raise exception using errcode = '40P01'; end if; return new; end $$`)
  await db.execute(
    sql`create trigger undo before insert on orders for each row execute function undo_first()`,
  )
  expect((await placeBag(shop, buyer, buyer.cartId)).status).toBe(201)
  await db.execute(sql`drop trigger undo on orders`)
  await db.execute(
    sql`create trigger undo before insert on cart_items for each row execute function undo_first()`,
  )
  const meera = await signUp(shop, 'Meera Undone')
  const added = await shop.call('POST', `/api/cart/add/${product.id}`, { as: meera, json: {} })
  expect(added.status).toBe(201)
  const { rows } = await db.execute(sql`select quantity from cart_items where product_id = ${product.id}
    and cart_id in (select id from carts where customer_id = ${meera.id})`)
  expect(rows).toEqual([{ quantity: 1 }])
  await db.execute(sql`drop trigger undo on cart_items`)
  await db.execute(sql`create table noted (word text)`)
  await db.execute(sql`create trigger undo before insert on noted for each row execute function undo_first()`)
  await db.execute(sql`insert into noted values ('once')`)
  expect((await db.execute(sql`select word from noted`)).rows).toEqual([{ word: 'once' }])
  expect(await complaints(db)).toEqual([])
})
