/** Promise 9, the other half: what is damaged, foreign or too new is refused in words, and nothing of it is kept. */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import { openArchive } from '../../src/platform/backup/archive.ts'
import { makeBackup } from '../../src/platform/backup/make.ts'
import type { Manifest } from '../../src/platform/backup/manifest.ts'
import { explain } from '../../src/platform/backup/problem.ts'
import { restoreBackup } from '../../src/platform/backup/restore.ts'
import { rowsOf } from '../../src/platform/backup/rows.ts'
import { openSession } from '../../src/platform/backup/session.ts'
import { takeSnapshot } from '../../src/platform/backup/snapshot.ts'
import { tablesOf } from '../../src/platform/backup/tables.ts'
import { assertKnown, assertNoPictures } from '../../src/platform/backup/target.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrateDatabase } from '../../src/platform/db/migrate.ts'
import { appliedMigrations, buildSchema, knownMigrations } from '../../src/platform/db/migrations.ts'
import { makeJobTables } from '../../src/platform/jobs/jobTables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { orderOf } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { addPicture } from '../fixtures/pictures.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { entriesOf, rewrite } from './backups.ts'
import { complaints } from './books.ts'
import { smallDisk } from './smallDisk.ts'

const MIGRATIONS = 'db/migrations'
const never = new AbortController().signal

let shop: TestShop
let meera: KnownPerson
let place: string
let file: string
let databases = 0

const urlOf = (shop: TestShop): string => shop.services.config.databaseUrl ?? ''
const mediaOf = (shop: TestShop): string => join(shop.services.config.dataDir, 'media')

/** An empty database and an empty data folder. */
async function emptyTarget() {
  databases += 1
  const name = `restored_${process.pid}_${databases}`
  const admin = new Client({ connectionString: urlOf(shop) })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(urlOf(shop))
  url.pathname = `/${name}`
  const media = join(place, name, 'media')
  return { databaseUrl: url.href, media, migrationsFolder: MIGRATIONS }
}

type Target = Awaited<ReturnType<typeof emptyTarget>>

/** What `npm run restore` does. */
async function restore(from: string, target: Target, signal = never) {
  const archive = await openArchive(from)
  try {
    assertKnown(archive.manifest, MIGRATIONS)
    await assertNoPictures(target.media, archive)
    const done = await restoreBackup(archive, target, signal)
    await migrateDatabase(target.databaseUrl, MIGRATIONS)
    return done
  } catch (error) {
    throw explain(error)
  } finally {
    archive.close()
  }
}

async function ask<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openSession(url)
  return work(client).finally(() => client.end())
}

async function expectEmpty({ databaseUrl, media }: Target): Promise<void> {
  expect(await ask(databaseUrl, tablesOf)).toEqual([])
  expect(await readdir(media, { recursive: true }).catch(() => [])).toEqual([])
}

/** Whether this shop is there again. */
async function expectRestored({ databaseUrl, media }: Target): Promise<void> {
  const db = openDatabase(databaseUrl)
  expect(await db.select().from(orders)).toEqual(await shop.services.db.select().from(orders))
  expect(await complaints(db)).toEqual([])
  await db.$client.end()
  const files = async (folder: string) => (await readdir(folder, { recursive: true })).sort()
  expect(await files(media)).toEqual(await files(mediaOf(shop)))
}

const manifestIn = (entries: Map<string, Buffer>): Manifest =>
  JSON.parse(String(entries.get('manifest.json')))

const withManifest = (change: (manifest: Manifest) => object) => (entries: Map<string, Buffer>) =>
  void entries.set('manifest.json', Buffer.from(JSON.stringify(change(manifestIn(entries)))))

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'zari-restore-'))
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
  const images = [await addPicture(shop, '#8a1a2e'), await addPicture(shop, '#1d4e5f')]
  const product = await addProduct(shop, { name: 'Kept Saree', images })
  for (let count = 0; count < 5; count += 1) await orderOf(shop, meera, product)
  file = join(place, 'shop.zip')
  await makeBackup({ databaseUrl: urlOf(shop), media: mediaOf(shop), program: '0' }, file, never)
})
afterAll(async () => {
  await shop.close()
  await rm(place, { recursive: true, force: true })
})

test('an empty database of the shopkeeper takes it', async () => {
  const target = await emptyTarget()
  expect(await restore(file, target)).toEqual({ leftOut: [] })
  await expectRestored(target)
  await expect(restore(file, { ...target, media: join(place, 'other') })).rejects.toThrow(
    /The database is not empty: it holds \d+ tables, such as \S+ with \d+ rows/,
  )
  await expectRestored(target)
})

test('what is committed after the snapshot is not in it, whatever is read first', async () => {
  const client = await openSession(urlOf(shop))
  const { tables } = await takeSnapshot(client)
  const product = await addProduct(shop, { name: 'Sold Meanwhile' })
  const order = await orderOf(shop, meera, product)
  let text = ''
  for (const table of tables) for await (const piece of rowsOf(client, table)) text += piece
  await client.end()
  expect(text).toContain('Kept Saree')
  expect(text).not.toContain('Sold Meanwhile')
  expect(text).not.toContain(order._id)
  // The orders of the other tests are those of the backup.
  await shop.services.db.delete(orders).where(eq(orders.id, order._id))
})

describe('a damaged backup', () => {
  const damaged = () => join(place, `damaged-${databases}.zip`)

  test.each(['tables/public.orders.copy', 'media/', 'manifest.json'])('one byte of %s', async (entry) => {
    const target = await emptyTarget()
    const bytes = await readFile(file)
    // The name stands before the content and, once more, in the table of contents: 8 bytes after the first one.
    const at = bytes.indexOf(entry) + entry.length + (entry === 'media/' ? 2_000 : 8)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    await writeFile(damaged(), bytes)
    await expect(restore(damaged(), target)).rejects.toThrow(/The backup is damaged: .*Nothing was restored/)
    await expectEmpty(target)
    await restore(file, target)
  })

  test.each([1, 100, 5_000])('the last %i bytes are missing', async (missing) => {
    const target = await emptyTarget()
    await writeFile(damaged(), await readFile(file))
    await truncate(damaged(), (await readFile(file)).length - missing)
    await expect(restore(damaged(), target)).rejects.toThrow(/The backup is damaged: \d+ bytes are there/)
    await expectEmpty(target)
  })

  test('a picture or a row that is another one, in a ZIP without a flaw', async () => {
    const target = await emptyTarget()
    const names = [...(await entriesOf(file)).keys()]
    for (const name of ['tables/public.orders.copy', names.find((one) => one.startsWith('media/')) ?? '']) {
      await rewrite(file, damaged(), (entries) => {
        entries.set(name, Buffer.from(String(entries.get(name)).replace(/.$/s, '!')))
      })
      await expect(restore(damaged(), target)).rejects.toThrow(`${name} is not as it was written`)
    }
    await rewrite(file, damaged(), (entries) => entries.delete('tables/public.orders.copy'))
    await expect(restore(damaged(), target)).rejects.toThrow('tables/public.orders.copy is missing in it')
    await expectEmpty(target)
  })

  test('another figure in what it says of itself', async () => {
    const target = await emptyTarget()
    await rewrite(
      file,
      damaged(),
      withManifest((manifest) => manifest),
    )
    const bytes = await readFile(damaged())
    const at = bytes.indexOf('"madeAt":"2') + '"madeAt":"2'.length
    bytes[at] = (bytes[at] ?? 0) ^ 0x01
    await writeFile(damaged(), bytes)
    await expect(restore(damaged(), target)).rejects.toThrow('manifest.json is not as it was written')
    await expectEmpty(target)
  })

  test('rows that do not belong together', async () => {
    const target = await emptyTarget()
    const lines = 'tables/public.order_items.copy'
    await rewrite(file, damaged(), (entries) => {
      const manifest = manifestIn(entries)
      const table = manifest.tables.find(({ name }) => name === 'orders')
      const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
      Object.assign(table ?? {}, { rows: 0, bytes: 0, sha256 })
      entries.set('tables/public.orders.copy', Buffer.alloc(0))
      entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
    })
    expect((await entriesOf(damaged())).get(lines)?.length).toBeGreaterThan(0)
    await expect(restore(damaged(), target)).rejects.toThrow('violates foreign key constraint')
    await expectEmpty(target)
    await restore(file, target)
  })

  test('fewer rows than it says', async () => {
    const target = await emptyTarget()
    const more = withManifest((manifest) => ({
      ...manifest,
      tables: manifest.tables.map((table) =>
        table.name === 'orders' ? { ...table, rows: table.rows + 1 } : table,
      ),
    }))
    await rewrite(file, damaged(), more)
    await expect(restore(damaged(), target)).rejects.toThrow('The table public.orders is not the same')
    await expectEmpty(target)
  })
})

test('a file that is no backup is named as such', async () => {
  const target = await emptyTarget()
  const other = join(place, 'other.zip')
  await rewrite(file, other, (entries) => entries.delete('manifest.json'))
  await expect(restore(other, target)).rejects.toThrow('is no backup')
  await expect(restore(join(place, 'none.zip'), target)).rejects.toThrow('There is no file')
})

test('a backup of a newer release is left to that', async () => {
  const target = await emptyTarget()
  const newer = join(place, 'newer.zip')
  const migration = { hash: 'f'.repeat(64), at: 9_000_000_000_000 }
  await rewrite(
    file,
    newer,
    withManifest((manifest) => ({
      ...manifest,
      program: '9.1',
      migrations: [...manifest.migrations, migration],
    })),
  )
  await expect(restore(newer, target)).rejects.toThrow(
    /made by another release of Zari \(9.1\): its database has seen 1 changes that this release does not know/,
  )
  await rewrite(
    file,
    newer,
    withManifest((manifest) => ({ ...manifest, format: 2, program: '9.1' })),
  )
  await expect(restore(newer, target)).rejects.toThrow('made by a newer release of Zari (9.1)')
  await expectEmpty(target)
})

/** A shop of an older release, with one person in it. */
async function olderShop(): Promise<Target> {
  const old = await emptyTarget()
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
  const [old, target] = [await olderShop(), await emptyTarget()]
  const before = join(place, 'old.zip')
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
  const [reading, readingOld] = [await openSession(urlOf(shop)), await openSession(old.databaseUrl)]
  await takeSnapshot(reading)
  await takeSnapshot(readingOld)
  await migrateDatabase(urlOf(shop), MIGRATIONS)
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
  const target = await emptyTarget()
  const other = join(place, 'jobs.zip')
  await rewrite(file, other, (entries) => {
    const manifest = manifestIn(entries)
    for (const table of manifest.tables.filter(({ name }) => name === 'job')) {
      table.columns = table.columns.map((column) => (column === 'blocked' ? 'halted' : column))
    }
    entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, jobs: 1 })))
  })
  await restore(other, target)
  await expectRestored(target)
})

test('pictures of somebody else are not touched', async () => {
  const target = await emptyTarget()
  await mkdir(join(target.media, 'kept'), { recursive: true })
  await writeFile(join(target.media, 'kept', '100.webp'), 'old')
  await expect(restore(file, target)).rejects.toThrow(
    /is not empty: it holds 1 files, such as kept\/100.webp/,
  )
  expect(await readdir(target.media, { recursive: true })).toEqual(['kept', 'kept/100.webp'])
})

test('stopped in the middle it leaves nothing, and begins anew', async () => {
  const target = await emptyTarget()
  const stopping = new AbortController()
  stopping.abort(new Error('stopped'))
  await expect(restore(file, target, stopping.signal)).rejects.toThrow('stopped')
  await expectEmpty(target)
  // Killed, it leaves pictures behind.
  const archive = await openArchive(file)
  const [name = ''] = archive.pictures
  archive.close()
  await mkdir(join(target.media, name, '..'), { recursive: true })
  await writeFile(join(target.media, name), 'half')
  await restore(file, target)
  await expectRestored(target)
  expect(await readFile(join(target.media, name))).toEqual(await readFile(join(mediaOf(shop), name)))
})

test('what a killed backup left half written is cleared away by the next one', async () => {
  const { pid } = spawnSync('true')
  const dead = join(place, `monday.zip.${pid}.part`)
  const living = join(place, `tuesday.zip.${process.ppid}.part`)
  for (const part of [dead, living]) await writeFile(part, 'half')
  const source = { databaseUrl: urlOf(shop), media: mediaOf(shop), program: '0' }
  await makeBackup(source, join(place, 'wednesday.zip'), never)
  const names = await readdir(place)
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([basename(living)])
  expect(names).toContain('wednesday.zip')
})

test('a backup that is there is not written over', async () => {
  const source = { databaseUrl: urlOf(shop), media: mediaOf(shop), program: '0' }
  const before = await readFile(file)
  await expect(makeBackup(source, file, never)).rejects.toThrow('There is already a file')
  expect(await readFile(file)).toEqual(before)
})

const disk = smallDisk() ?? ''

describe.skipIf(disk === '')('a full disk', () => {
  afterAll(async () => {
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true })
  })

  test('keeps no half backup and no half shop', async () => {
    const media = join(place, 'heavy')
    await mkdir(join(media, 'noise'), { recursive: true })
    for (const at of [1, 2, 3]) await writeFile(join(media, 'noise', `${at}.bin`), randomBytes(900_000))
    const source = { databaseUrl: urlOf(shop), media, program: '0' }
    const making = makeBackup(source, join(disk, 'backup.zip'), never)
    await expect(making.catch((error) => Promise.reject(explain(error)))).rejects.toThrow(/The disk is full/)
    expect(await readdir(disk)).toEqual([])

    const heavy = join(place, 'heavy.zip')
    await makeBackup(source, heavy, never)
    const target = { ...(await emptyTarget()), media: join(disk, 'media') }
    await expect(restore(heavy, target)).rejects.toThrow(/The disk is full/)
    await expectEmpty(target)
    await restore(heavy, { ...target, media: join(place, 'roomy') })
  })
})
