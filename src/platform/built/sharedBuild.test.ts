/** Two versions behind one balancer: each finds what the other's pages ask for. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#/main/services/readConfig.ts'
import { openS3Double, type S3Double } from '../../../test/fixtures/s3Double.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/database.ts'
import { DAY_MS } from '../time/spans.rules.ts'
import { lockBuilds } from './builds.store.ts'
import { builds } from './builds.tables.ts'
import { openSharedBuild } from './sharedBuild.ts'

const start = new Date('2026-11-02T10:00:00Z')
const dayPlus = (days: number) => new Date(start.getTime() + days * DAY_MS)
const older = { 'entry-a1.js': 'one()', 'both-c3.css': 'p{}', 'entry-a1.js.br': 'packed' }
const newer = { 'entry-b2.js': 'two()', 'both-c3.css': 'p{}', 'admin/orders-d4.js': 'orders()' }

let shop: TestShop
let s3: S3Double
let folder: string
beforeAll(async () => {
  s3 = await openS3Double()
  shop = await openTestShop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zari-built-'))
  s3.objects.clear()
  s3.mischief = undefined
})
afterEach(async () => {
  await shop.services.db.delete(builds)
  await rm(folder, { recursive: true })
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

/** A machine that runs on these files, with the store that all machines share. */
async function machine(name: string, files: Record<string, string>, store: 'bucket' | 'folder' = 'folder') {
  const own = join(folder, name)
  await mkdir(join(own, 'admin'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(own, file), text)
  const names = Object.keys(files)
  return openSharedBuild({ db: shop.services.db, config: configFor(store) }, { folder: own, names })
}
function configFor(store: 'bucket' | 'folder'): Config {
  const dataDir = join(folder, 'data')
  return readConfig({ DATA_DIR: dataDir, ...(store === 'bucket' && s3.env) })
}

const textOf = (bytes?: Uint8Array) => bytes && Buffer.from(bytes).toString()

describe.each(['folder', 'bucket'] as const)('the shared store is a %s', (store) => {
  test("an older machine answers for the files of a newer one's pages, and the other way round", async () => {
    const [before, now] = [await machine('before', older, store), await machine('now', newer, store)]
    await before.publish(start)
    await now.publish(start)
    expect(textOf(await before.find('entry-b2.js'))).toBe('two()')
    expect(textOf(await before.find('admin/orders-d4.js'))).toBe('orders()')
    expect(textOf(await now.find('entry-a1.js'))).toBe('one()')
    expect(textOf(await now.find('both-c3.css'))).toBe('p{}')
    expect(await now.find('entry-a1.js.br')).toBeUndefined()
    expect(await now.find('../data')).toBeUndefined()
  })

  test('a week after its last process a build goes, but for what another one has', async () => {
    const [before, now] = [await machine('before', older, store), await machine('now', newer, store)]
    await before.publish(start)
    await now.publish(dayPlus(3))
    await before.publish(dayPlus(3))
    await now.publish(dayPlus(9.9))
    expect(textOf(await now.find('entry-a1.js'))).toBe('one()')
    await now.publish(dayPlus(10.1))
    const later = openSharedBuild(
      { db: shop.services.db, config: configFor(store) },
      { folder: '', names: [] },
    )
    expect(await later.find('entry-a1.js')).toBeUndefined()
    expect(textOf(await later.find('both-c3.css'))).toBe('p{}')
    const lies = (name: string) =>
      store === 'folder' ? existsSync(join(folder, 'data/built', name)) : s3.objects.has(`built/${name}`)
    expect(['entry-a1.js', 'entry-b2.js', 'both-c3.css'].map(lies)).toEqual([false, true, true])
    // Who goes back to it puts it there again.
    await before.publish(dayPlus(11))
    expect(textOf(await later.find('both-c3.css'))).toBe('p{}')
    expect(lies('entry-a1.js')).toBe(true)
  })
})

test("a page's files are all there, though a process that just started is asked for all at once", async () => {
  const [before, now] = [await machine('before', older), await machine('now', newer)]
  await now.publish(start)
  const found = await Promise.all(Object.keys(newer).map((name) => before.find(name)))
  expect(found.map(textOf)).toEqual(Object.values(newer))
})

test('what nobody built costs the store nothing', async () => {
  const one = await machine('before', older, 'bucket')
  await one.publish(start)
  const { length } = s3.asked
  for (const name of ['entry-zz.js', '../../x', 'built/entry-a1.js'])
    expect(await one.find(name)).toBeUndefined()
  expect(s3.asked).toHaveLength(length)
})

test('however much is asked for that nobody built, the list of files is read once a second', async () => {
  const one = await machine('before', older)
  await one.publish(start)
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000)
  const select = vi.spyOn(shop.services.db, 'select')
  try {
    for (let call = 0; call < 5; call += 1) await one.find(`entry-zz${call}.js`)
    now.mockReturnValue(5_999)
    await one.find('entry-zz.js')
    expect(select).toHaveBeenCalledTimes(1)
    now.mockReturnValue(6_000)
    await one.find('entry-zz.js')
    expect(select).toHaveBeenCalledTimes(2)
  } finally {
    vi.restoreAllMocks()
  }
})

test('a build that is there is not sent again, unless the store lost it', async () => {
  const one = await machine('before', older, 'bucket')
  await one.publish(start)
  s3.asked.length = 0
  await one.publish(start)
  expect(s3.asked.filter((call) => /\.(js|css)$/.test(call))).toEqual([])
  s3.objects.clear()
  await one.publish(start)
  expect([...s3.objects.keys()].sort()).toEqual(
    expect.arrayContaining(['built/both-c3.css', 'built/entry-a1.js']),
  )
})

test('a start reads nothing of builds before that lie beside its own, and of its own once', async () => {
  const one = await machine('one', newer)
  await writeFile(join(folder, 'one/entry-a1.js'), 'one()')
  await one.publish(start)
  expect(textOf(await one.find('entry-b2.js'))).toBe('two()')
  expect(await one.find('entry-a1.js')).toBeUndefined()
  // What is not there cannot be read.
  await rm(join(folder, 'one'), { recursive: true })
  await one.publish(dayPlus(5))
  await (await machine('two', older)).publish(dayPlus(10))
  const [known] = await shop.services.db
    .select()
    .from(builds)
    .where(eq(builds.servedAt, dayPlus(5)))
  expect(Object.keys(known?.files ?? {}).sort()).toEqual(Object.keys(newer).sort())
})

test('a store that sends something else gives no script', async () => {
  const [before, now] = [await machine('before', older, 'bucket'), await machine('now', newer, 'bucket')]
  await before.publish(start)
  await now.publish(start)
  s3.mischief = 'other'
  await expect(before.find('entry-b2.js')).rejects.toThrow('came back as another file')
  s3.mischief = undefined
  expect(textOf(await before.find('entry-b2.js'))).toBe('two()')
})

test('however long the store takes, the transaction that waits for it is not ended, unless its machine is gone', async () => {
  const { db } = shop.services
  const settingOf = async (tx: Db, name: string) =>
    (await tx.execute(sql`select current_setting(${name}) as value`)).rows[0]?.value
  await db.transaction(async (tx) => {
    expect(await settingOf(tx, 'idle_in_transaction_session_timeout')).toBe('15s')
    await lockBuilds(tx)
    expect(await settingOf(tx, 'idle_in_transaction_session_timeout')).toBe('0')
    expect(await settingOf(tx, 'tcp_keepalives_idle')).toBe('5')
  })
})

test('two machines that start at once put the files there once', async () => {
  const [one, two] = [await machine('one', newer, 'bucket'), await machine('two', newer, 'bucket')]
  s3.asked.length = 0
  await Promise.all([one.publish(start), two.publish(start)])
  expect(s3.asked.filter((call) => call === 'PUT built/entry-b2.js')).toHaveLength(1)
})
