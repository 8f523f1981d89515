/** A real standby beside the database: figures, exports and backups are read there while it follows, and nothing else is. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMark } from '../../src/features/shop/launch/launch.store.ts'
import { firstSettings } from '../../src/features/shop/shop.store.ts'
import { collect } from '../../src/main/doctor/collect.ts'
import { rowsIn } from '../../src/platform/backup/manifest.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { openReplica } from '../../src/platform/db/replica.ts'
import { addProduct } from '../fixtures/goods.ts'
import { orderOf } from '../fixtures/orders.ts'
import { signUp } from '../fixtures/people.ts'
import { seller, sellerMarks } from '../fixtures/seller.ts'
import { openProcess, type TestShop } from '../fixtures/shop.ts'
import { backup, manifestOf } from './backups.ts'
import { openPair, type Pair } from './standby.ts'

let pair: Pair
let shop: TestShop
let folder: string
/** The standby, as somebody who may hold it up. */
let standby: Database
let admin: Awaited<ReturnType<typeof signUp>>
let meera: Awaited<ReturnType<typeof signUp>>

beforeAll(async () => {
  pair = await openPair()
  folder = await mkdtemp(join(tmpdir(), 'zari-replica-'))
  standby = openDatabase(pair.adminUrl, { max: 1 })
  const env = { DATABASE_READ_URL: pair.readUrl, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder }
  shop = await openProcess(pair.url, env)
  const { db } = shop.services
  await firstSettings(db, seller)
  for (const [key, value] of sellerMarks) await setMark(db, key, value)
  admin = await signUp(shop, 'Asha Owner', 'admin')
  meera = await signUp(shop, 'Meera Iyer')
  const product = await addProduct(shop, { name: 'Followed Saree', quantity: 20 })
  await orderOf(shop, meera, product)
}, 120_000)
afterAll(async () => {
  await shop?.close()
  await standby?.$client.end()
  await pair?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const get = async (path: string) => (await shop.call('GET', path, { as: admin })).body
const figures = () => get('/api/admin/sales?period=today')
const exported = async () => (await get('/api/admin/order/export.csv')).trim().split('\n').length - 1

async function whileHeldUp(work: () => Promise<void>): Promise<void> {
  // All that was committed so far is there first.
  const { rows } = await shop.services.db.execute<{ at: string }>(
    sql`select pg_current_wal_lsn()::text as at`,
  )
  const isThere = async () =>
    (
      await standby.execute<{ is: boolean }>(
        sql`select pg_last_wal_replay_lsn() >= ${rows[0]?.at}::pg_lsn as is`,
      )
    ).rows[0]?.is
  await expect.poll(isThere, { timeout: 15_000 }).toBe(true)
  await standby.execute(sql`select pg_wal_replay_pause()`)
  const isPaused = async () =>
    (await standby.execute<{ is: string }>(sql`select pg_get_wal_replay_pause_state() as is`)).rows[0]?.is
  await expect.poll(isPaused).toBe('paused')
  await work().finally(() => standby.execute(sql`select pg_wal_replay_resume()`))
}

test('figures and exports are read at the standby and say of when they are; all that decides reads the database', async () => {
  const orders = await exported()
  await whileHeldUp(async () => {
    const before = new Date()
    const product = await addProduct(shop, { name: 'Not There Yet', slug: newId(), quantity: 5 })
    const order = await orderOf(shop, meera, product)
    const sales = await figures()
    expect(sales).toMatchObject({ isReplica: true, now: { orders } })
    expect(new Date(sales.at).getTime()).toBeLessThanOrEqual(before.getTime())
    expect(await exported()).toBe(orders)
    const goods = await get('/api/admin/export/products.csv')
    expect(goods).toContain('Followed Saree')
    expect(goods).not.toContain('Not There Yet')
    expect(await get('/api/admin/order')).toHaveLength(orders + 1)
    expect((await shop.call('GET', `/api/order/${order._id}`, { as: meera })).status).toBe(200)
  })
  await expect.poll(async () => (await figures()).now.orders, { timeout: 15_000 }).toBe(orders + 1)
})

test('a backup is one of the standby and says of when it is; that it was made is noted at the database', async () => {
  const orders = await exported()
  const file = join(folder, `${newId()}.zip`)
  const env = { DATABASE_URL: pair.url, DATABASE_READ_URL: pair.readUrl, DATA_DIR: folder }
  await whileHeldUp(async () => {
    const before = new Date()
    const product = await addProduct(shop, { name: 'After the Backup', slug: newId(), quantity: 5 })
    await orderOf(shop, meera, product)
    const { code, printed } = await backup(env, file)
    expect(code, printed).toBe(0)
    const manifest = await manifestOf(file)
    expect(rowsIn(manifest, 'public.orders')).toBe(orders)
    expect(new Date(manifest.madeAt).getTime()).toBeLessThanOrEqual(before.getTime())
  })
  const noted = await shop.services.db.execute(sql`select value from launch_marks where key = 'backup'`)
  expect(noted.rows).toEqual([{ value: file }])
})

test('a standby that is too far behind, answers nothing or follows nobody is not read', async () => {
  const { db, config } = shop.services
  const chosen = async (url: string, mostBehindMs?: number) => {
    const replica = openReplica(db, url, { ...(mostBehindMs !== undefined && { mostBehindMs }) })
    const { isReplica } = await replica.choose()
    await replica.close()
    return isReplica
  }
  expect(await chosen(pair.readUrl)).toBe(true)
  expect(await chosen(pair.readUrl, -1)).toBe(false)
  expect(await chosen('postgres://zari:secret@127.0.0.1:1/zari')).toBe(false)
  // The database itself under another name, or a standby that was promoted and left behind.
  expect(await chosen(pair.url)).toBe(false)
  const { replica } = await collect(config, () => undefined)
  expect(replica).toEqual({ is: { asOf: expect.any(Date) } })
})

test('what the standby cannot answer is read at the database', async () => {
  const { replica } = shop.services
  const asked: boolean[] = []
  const answer = await replica.read(async ({ db, isReplica }) => {
    asked.push(isReplica)
    // As a standby that has to go on ends what stands in its way, or does not know a column yet.
    if (isReplica) await db.execute(sql`select no_such_column from orders`)
    return isReplica
  })
  expect([asked, answer]).toEqual([[true, false], false])
  // What nobody can answer is an error, once.
  await expect(replica.read(({ db }) => db.execute(sql`select no_such_column`))).rejects.toThrow()
})
