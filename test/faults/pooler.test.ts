/** Promise 25: a pooler in transaction mode stands between shop and database. */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { collect } from '../../src/main/doctor/collect.ts'
import type { PreparationWord } from '../../src/main/processes/preparation.ts'
import { makeBackup } from '../../src/platform/backup/make.ts'
import { listenForDatabaseNotices } from '../../src/platform/db/databaseNotices.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { limitRole } from '../../src/platform/db/roleLimits.ts'
import { addProduct } from '../fixtures/goods.ts'
import { placeBag } from '../fixtures/orders.ts'
import { cast } from '../fixtures/people.ts'
import { openProcess, openTestShop, type TestShop } from '../fixtures/shop.ts'
import { byStatus } from './answers.ts'
import { booksOf, complaints } from './books.ts'
import { buyersOf } from './buyers.ts'
import { openPgBouncer, pgBouncerVersion } from './pgbouncer.ts'
import { openPooler, type Pooler } from './pooler.ts'
import { MIGRATIONS, never } from './restorable.ts'

const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
const urlOf = ({ services }: TestShop): string => services.config.databaseUrl ?? ''

const version = pgBouncerVersion()
const poolers = [
  { name: 'one of its own', open: openPooler, is: true },
  {
    name: `PgBouncer ${version ?? 'is not installed: apt-get install pgbouncer'}`,
    open: openPgBouncer,
    is: version !== undefined,
  },
]

describe.each(poolers)('$name', ({ open, is }) => {
  describe.skipIf(!is)('between shop and database', () => shopBehind(open))
})

function shopBehind(open: (url: string) => Promise<Pooler>): void {
  /** Reaches the database directly. */
  let shop: TestShop
  /** Reaches it through the pooler, and hears directly. */
  let pooled: TestShop
  let pooler: Pooler

  beforeAll(async () => {
    shop = await openTestShop()
    pooler = await open(urlOf(shop))
    pooled = await openProcess(pooler.url, { ...quiet, DATABASE_DIRECT_URL: urlOf(shop) })
  })
  afterAll(async () => {
    await pooled.close()
    await pooler.close()
    await shop.close()
  })

  const locks = async () =>
    (
      await shop.services.db.execute(sql`select pid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`)
    ).rows

  test('orders and jobs go through it, many at once', async () => {
    const { db } = shop.services
    const product = await addProduct(shop, { name: 'Pooled Saree', quantity: 30 })
    const buyers = await buyersOf(db, 40, { productId: product.id })
    const answers = await Promise.all(buyers.map((buyer) => placeBag(pooled, buyer, buyer.cartId)))
    expect(byStatus(answers)).toEqual({ 201: 30, 409: 10 })
    expect(await booksOf(db)).toContainEqual({ id: product.id, left: 0, sold: 30 })
    expect(await complaints(db)).toEqual([])
    const done: object[] = []
    await pooled.services.jobs.work('password-reset', async (data) => void done.push(data))
    await pooled.services.jobs.send(pooled.services.db, 'password-reset', { email: 'a@example.com' })
    await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ email: 'a@example.com' }])
  })

  test('what another machine changes is heard, and who was disabled is out', async () => {
    const { meera, adminAsha } = await cast(shop)
    const product = await addProduct(shop, { name: 'Heard of', quantity: 3 })
    const seen = async () => (await pooled.call('GET', `/api/product/${product.slug}`)).body.name
    const me = async () => (await pooled.call('GET', '/api/me', { as: meera })).body.user?.name ?? null
    expect([await seen(), await me()]).toEqual(['Heard of', meera.name])
    for (let round = 0; round < 8; round += 1) {
      const name = `Heard of ${round} times`
      await shop.services.db.execute(sql`update products set name = ${name} where id = ${product.id}`)
      await expect.poll(seen, { interval: 10 }).toBe(name)
    }
    await shop.call('POST', '/api/admin/user/status', {
      as: adminAsha,
      json: { ids: [meera.id], status: 'inactive' },
    })
    await expect.poll(me, { interval: 10 }).toBeNull()
    // Known from what was heard, not because nothing is trusted.
    expect(pooled.services.databaseNotices.connected).toBe(true)
  })

  test('without the direct address a shop, a backup and a migration refuse, and leave no lock', async () => {
    const words = /pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL/
    await expect(openProcess(pooler.url, quiet)).rejects.toThrow(
      /unsupported startup parameter|DATABASE_DIRECT_URL/,
    )
    await expect(listenForDatabaseNotices(pooler.url)).rejects.toThrow(words)
    await expect(migrateDatabase(pooler.url, MIGRATIONS)).rejects.toThrow(words)
    const file = join(shop.services.config.dataDir, 'never.zip')
    const media = shop.services.config.media.folder
    await expect(makeBackup({ databaseUrl: pooler.url, media, program: '0' }, file, never)).rejects.toThrow(
      words,
    )
    expect(await locks()).toEqual([])
    const facts = await collect({ ...shop.services.config, databaseUrl: pooler.url }, () => undefined)
    expect(facts).toMatchObject({ database: { problem: expect.stringMatching(words) } })
  })

  test('the doctor is content where both addresses lead to one database, and says so where not', async () => {
    const config = { ...pooled.services.config }
    expect(await collect(config, () => undefined)).toMatchObject({
      database: { is: { clockAheadMs: expect.any(Number) } },
    })
    const other = await openTestShop()
    const astray = { ...config, directUrl: urlOf(other) }
    expect(await collect(astray, () => undefined)).toMatchObject({
      database: { problem: expect.stringContaining('same database') },
    })
    await expect(openProcess(pooler.url, { ...quiet, DATABASE_DIRECT_URL: urlOf(other) })).rejects.toThrow(
      'same database',
    )
    await other.close()
  })

  test('a start makes the shop by way of both, and the role gets the limits that no connection brings', {
    timeout: 60_000,
  }, async () => {
    const direct = new URL(inject('databaseUrl'))
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const admin = new Client({ connectionString: direct.href })
    await admin.connect()
    await admin.query(`create database ${name}`)
    direct.pathname = `/${name}`
    const through = await open(direct.href)
    const dataDir = await mkdtemp(join(tmpdir(), 'zari-pooled-'))
    const env = { PATH: process.env.PATH, DATABASE_URL: through.url, DATABASE_DIRECT_URL: direct.href }
    const child = fork('src/main/processes/preparation.ts', {
      env: { ...env, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    try {
      const [word] = (await once(child, 'message')) as [PreparationWord]
      expect(word).toMatchObject({ first: { admin: { email: expect.any(String) } } })
      const client = new Client({ connectionString: direct.href })
      await client.connect()
      const limits = () =>
        client.query(
          "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as pause",
        )
      expect((await limits()).rows).toEqual([{ statement: '15s', pause: '15s' }])
      await client.end()
      // What somebody chose stays.
      await admin.query(`alter role current_user in database ${name} set statement_timeout = '7s'`)
      const later = await open(direct.href)
      expect(await limitRole(later.url)).toEqual([])
      const again = new Client({ connectionString: later.url })
      await again.connect()
      expect((await again.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }])
      await again.end()
      await later.close()
      // On the direct way a long migration is not cut short.
      await migrateDatabase(direct.href, MIGRATIONS)
    } finally {
      child.kill('SIGKILL')
      await through.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  test('a backup by the direct address lets go of its lock, and a migration after it does not wait', async () => {
    const { dataDir, media } = shop.services.config
    const source = { databaseUrl: urlOf(shop), media: media.folder, program: '0' }
    expect((await makeBackup(source, join(dataDir, 'pooled.zip'), never)).size).toBeGreaterThan(0)
    expect(await locks()).toEqual([])
    await migrateDatabase(urlOf(shop), MIGRATIONS)
  })
}

test('notices that are written and not heard count as gone, however well their own connection is', async () => {
  const shop = await openTestShop()
  const { db } = shop.services
  let arrives = true
  const write = async ({ channel, message }: { channel: string; message: string }) =>
    arrives && db.execute(sql`select pg_notify(${channel}, ${message})`)
  const databaseNotices = await listenForDatabaseNotices(urlOf(shop), undefined, { beatMs: 20, write })
  const isConnected = () => databaseNotices.connected
  expect(isConnected()).toBe(true)
  arrives = false
  await expect.poll(isConnected, { interval: 5 }).toBe(false)
  arrives = true
  await expect.poll(isConnected, { timeout: 10_000 }).toBe(true)
  // A pool that is busy says nothing about notices.
  await databaseNotices.close()
  let later = Promise.resolve()
  const slow = await listenForDatabaseNotices(urlOf(shop), undefined, {
    beatMs: 20,
    write: async (send) => {
      await later
      await write(send)
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  later = promise
  const lost: boolean[] = []
  slow.on('shop', () => lost.push(true))
  for (let beat = 0; beat < 8; beat += 1) await db.execute(sql`select pg_sleep(0.02)`)
  expect([slow.connected, lost]).toEqual([true, []])
  resolve()
  await slow.close()
  await shop.close()
})
