/** Promise 9, the other half: what was saved comes back, on whatever place and release. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { openArchive } from '../../src/platform/backup/archive.ts'
import { makeBackup } from '../../src/platform/backup/make.ts'
import { explain } from '../../src/platform/backup/problem.ts'
import { rowsOf } from '../../src/platform/backup/rows.ts'
import { openSession } from '../../src/platform/backup/session.ts'
import { takeSnapshot } from '../../src/platform/backup/snapshot.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { appliedMigrations, buildSchema, knownMigrations } from '../../src/platform/db/migrations.ts'
import { makeJobTables } from '../../src/platform/jobs/jobTables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { orderOf } from '../fixtures/orders.ts'
import { rewrite } from './backups.ts'
import {
  ask,
  expectEmpty,
  MIGRATIONS,
  manifestIn,
  mediaOf,
  never,
  openRestorable,
  restore,
  type Target,
  urlOf,
} from './restorable.ts'
import { smallDisk } from './smallDisk.ts'

let saved: Awaited<ReturnType<typeof openRestorable>>

beforeAll(async () => {
  saved = await openRestorable()
})
afterAll(() => saved.close())

test('an empty database of the shopkeeper takes it', async () => {
  const target = await saved.emptyTarget()
  expect(await restore(saved.file, target)).toEqual({ leftOut: [] })
  await saved.expectRestored(target)
  await expect(restore(saved.file, { ...target, media: join(saved.place, 'other') })).rejects.toThrow(
    /The database is not empty: it holds \d+ tables, such as \S+ with \d+ rows/,
  )
  await saved.expectRestored(target)
})

test('of several servers the one that takes writes gets it, and its backup is read there', async () => {
  const target = await saved.emptyTarget()
  const several = (url: string) => url.replace(/@/, '@127.0.0.1:1,')
  const databaseUrl = `${several(target.databaseUrl)}?target_session_attrs=read-write`
  expect(await restore(saved.file, { ...target, databaseUrl })).toEqual({ leftOut: [] })
  await saved.expectRestored({ ...target, databaseUrl })
  const again = join(saved.place, 'several.zip')
  const { manifest } = await makeBackup({ databaseUrl, media: target.media, program: '0' }, again, never)
  expect(manifest.tables.find(({ name }) => name === 'orders')?.rows).toBe(5)
})

test('what is committed after the snapshot is not in it, whatever is read first', async () => {
  const client = await openSession(urlOf(saved.shop))
  const { tables } = await takeSnapshot(client)
  const product = await addProduct(saved.shop, { name: 'Sold Meanwhile' })
  const order = await orderOf(saved.shop, saved.meera, product)
  let text = ''
  for (const table of tables) for await (const piece of rowsOf(client, table)) text += piece
  await client.end()
  expect(text).toContain('Kept Saree')
  expect(text).not.toContain('Sold Meanwhile')
  expect(text).not.toContain(order._id)
  // The orders of the other tests are those of the backup.
  await saved.shop.services.db.delete(orders).where(eq(orders.id, order._id))
})

/** A shop of an older release, with one person in it. */
async function olderShop(): Promise<Target> {
  const old = await saved.emptyTarget()
  const known = knownMigrations(MIGRATIONS).slice(0, 7)
  await ask(old.databaseUrl, async (client) => {
    await buildSchema(client, MIGRATIONS, known)
    for (const { hash, at } of known) {
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        at,
      ])
    }
    await makeJobTables(client)
    await client.query(
      `insert into users (id, name, email) values (gen_random_uuid(), 'Old', 'old@example.com')`,
    )
  })
  return old
}

test('a backup of an older release is restored and brought up to date', async () => {
  const [old, target] = [await olderShop(), await saved.emptyTarget()]
  const before = join(saved.place, 'old.zip')
  await makeBackup({ databaseUrl: old.databaseUrl, media: old.media, program: '0' }, before, never)
  await restore(before, target)
  await ask(target.databaseUrl, async (client) => {
    expect(await appliedMigrations(client)).toEqual(knownMigrations(MIGRATIONS))
    expect((await client.query('select name from users')).rows).toEqual([{ name: 'Old' }])
    // A table that came later.
    expect((await client.query('select count(*)::int as refunds from refunds')).rows).toEqual([
      { refunds: 0 },
    ])
  })
})

test('an update waits for the end of a backup, a plain start does not', async () => {
  const old = await olderShop()
  const [reading, readingOld] = [await openSession(urlOf(saved.shop)), await openSession(old.databaseUrl)]
  await takeSnapshot(reading)
  await takeSnapshot(readingOld)
  await migrateDatabase(urlOf(saved.shop), MIGRATIONS)
  let migrated = false
  const migrating = migrateDatabase(old.databaseUrl, MIGRATIONS).then(() => {
    migrated = true
  })
  const waiting = () =>
    ask(old.databaseUrl, async (client) => {
      const { rows } = await client.query(`
        select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and not l.granted and a.datname = current_database()`)
      return rows
    })
  await expect.poll(waiting).toEqual([{ name: 'zari migrate' }])
  expect(migrated).toBe(false)
  await reading.end()
  await readingOld.end()
  await migrating
  const now = await ask(old.databaseUrl, appliedMigrations)
  expect(now).toEqual(knownMigrations(MIGRATIONS))
})

test('jobs of another version of the job tables go on', async () => {
  const target = await saved.emptyTarget()
  const other = join(saved.place, 'jobs.zip')
  await rewrite(saved.file, other, (entries) => {
    const manifest = manifestIn(entries)
    for (const table of manifest.tables.filter(({ name }) => name === 'job')) {
      table.columns = table.columns.map((column) => (column === 'blocked' ? 'halted' : column))
    }
    entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, jobs: 1 })))
  })
  await restore(other, target)
  await saved.expectRestored(target)
})

test('pictures of somebody else are not touched', async () => {
  const target = await saved.emptyTarget()
  await mkdir(join(target.media, 'kept'), { recursive: true })
  await writeFile(join(target.media, 'kept', '100.webp'), 'old')
  await expect(restore(saved.file, target)).rejects.toThrow(
    /is not empty: it holds 1 files, such as kept\/100.webp/,
  )
  expect(await readdir(target.media, { recursive: true })).toEqual(['kept', 'kept/100.webp'])
})

test('stopped in the middle it leaves nothing, and begins anew', async () => {
  const target = await saved.emptyTarget()
  const stopping = new AbortController()
  stopping.abort(new Error('stopped'))
  await expect(restore(saved.file, target, stopping.signal)).rejects.toThrow('stopped')
  await expectEmpty(target)
  // Killed, it leaves pictures behind.
  const archive = await openArchive(saved.file)
  const [name = ''] = archive.pictures
  archive.close()
  await mkdir(join(target.media, name, '..'), { recursive: true })
  await writeFile(join(target.media, name), 'half')
  await restore(saved.file, target)
  await saved.expectRestored(target)
  expect(await readFile(join(target.media, name))).toEqual(await readFile(join(mediaOf(saved.shop), name)))
})

test('what a killed backup left half written is cleared away by the next one', async () => {
  const { pid } = spawnSync('true')
  const dead = join(saved.place, `monday.zip.${pid}.part`)
  const living = join(saved.place, `tuesday.zip.${process.ppid}.part`)
  for (const part of [dead, living]) await writeFile(part, 'half')
  const source = { databaseUrl: urlOf(saved.shop), media: mediaOf(saved.shop), program: '0' }
  await makeBackup(source, join(saved.place, 'wednesday.zip'), never)
  const names = await readdir(saved.place)
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([basename(living)])
  expect(names).toContain('wednesday.zip')
})

test('a backup that is there is not written over', async () => {
  const source = { databaseUrl: urlOf(saved.shop), media: mediaOf(saved.shop), program: '0' }
  const before = await readFile(saved.file)
  await expect(makeBackup(source, saved.file, never)).rejects.toThrow('There is already a file')
  expect(await readFile(saved.file)).toEqual(before)
})

const disk = smallDisk() ?? ''

describe.skipIf(disk === '')('a full disk', () => {
  afterAll(async () => {
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true })
  })

  test('keeps no half backup and no half shop', async () => {
    const media = join(saved.place, 'heavy')
    await mkdir(join(media, 'noise'), { recursive: true })
    for (const at of [1, 2, 3]) await writeFile(join(media, 'noise', `${at}.bin`), randomBytes(900_000))
    const source = { databaseUrl: urlOf(saved.shop), media, program: '0' }
    const making = makeBackup(source, join(disk, 'backup.zip'), never)
    await expect(making.catch((error) => Promise.reject(explain(error)))).rejects.toThrow(/The disk is full/)
    expect(await readdir(disk)).toEqual([])

    const heavy = join(saved.place, 'heavy.zip')
    await makeBackup(source, heavy, never)
    const target = { ...(await saved.emptyTarget()), media: join(disk, 'media') }
    await expect(restore(heavy, target)).rejects.toThrow(/The disk is full/)
    await expectEmpty(target)
    await restore(heavy, { ...target, media: join(saved.place, 'roomy') })
  })
})
