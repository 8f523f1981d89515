import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { allReceived } from '../../../../test/fixtures/waiting.ts'
import { type Lineage, readLineage } from '../saved/lineage.store.ts'
import { readFirst, writeParts } from '../saved/partsFile.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import { CatalogChanges } from './catalogChanges.ts'
import type { CatalogView } from './catalogView.ts'
import { readCatalog } from './readCatalog.ts'
import { type SavedCatalog, savedCatalog } from './savedCatalog.ts'

/** Nobody gives up. */
const neverGivenUp = new AbortController().signal
/** So many are worth a file. */
const MANY = 5_300

let shop: TestShop
let goods: Awaited<ReturnType<typeof stockGoods>>
let folder: string
let path: string
const warn = vi.fn()

beforeEach(async () => {
  shop = await openTestShop()
  goods = await stockGoods(shop)
  // One that came later would begin a round that no test counts on.
  await allReceived(shop)
  folder = await mkdtemp(join(tmpdir(), 'zari-saved-'))
  path = join(folder, 'products')
  warn.mockClear()
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await shop.close()
})

const saved = (program = 'this'): SavedCatalog => {
  const log = Object.assign(Object.create(shop.services.log), { warn })
  return savedCatalog({ folder, program, log })
}

async function searched(view: CatalogView): Promise<CatalogView> {
  await view.changes.searchable()
  return view
}

const weave = () =>
  shop.services.db.execute(sql`insert into products (id, slug, name, price_paise)
    select gen_random_uuid(), 'woven-' || number, 'Woven Piece ' || number, number
    from generate_series(1, ${sql.raw(String(MANY))}) number`)

/** A file of the few goods, which would not be worth one. */
async function write(change: Partial<Lineage> = {}, program = 'this'): Promise<void> {
  const { db } = shop.services
  const view = await searched(await readCatalog(db))
  const origin = { ...(await readLineage(db)), program, size: view.size, ...change }
  await writeParts(path, [origin, ...view.parts()])
}

const listed = (view: CatalogView) => {
  const { json, ...rest } = view.list({}, 'none', undefined, 6_000)
  return { ...rest, json: json.toString(), found: [...view.lookUp('woven sarees', 50).numbers].length }
}

test('a start reads of the database what changed since it was saved, and shows all of it', async () => {
  const { db } = shop.services
  await weave()
  const first = await searched(await readCatalog(db, saved()))
  await saved().save(db, first, neverGivenUp)
  expect(first.changes.unsaved).toBe(0)
  expect((await stat(path)).mode & 0o077).toBe(0)

  const { banarasiSaree, cottonSaree, soldOutKurta, hiddenSaree, closed } = goods
  await db.update(products).set({ pricePaise: 1 }).where(eq(products.id, banarasiSaree.id))
  await db.update(products).set({ quantity: 1 }).where(eq(products.id, cottonSaree.id))
  await db.update(products).set({ status: true }).where(eq(products.id, hiddenSaree.id))
  await db.delete(products).where(eq(products.id, soldOutKurta.id))
  await db.update(categories).set({ status: true }).where(eq(categories.id, closed.id))
  const put = vi.spyOn(CatalogChanges.prototype, 'putProducts')
  const second = await readCatalog(db, saved())
  const touched = [banarasiSaree, cottonSaree, soldOutKurta, hiddenSaree].map(({ id }) => id)
  expect(put.mock.calls.flatMap(([rows]) => [...rows.keys()]).sort()).toEqual(touched.sort())
  put.mockRestore()
  expect(second.changes.unsaved).toBe(touched.length)
  expect(second.isComplete).toBe(true)
  expect(listed(second)).toEqual(listed(await searched(await readCatalog(db))))
  expect(warn).not.toHaveBeenCalled()
})

test('what another program, another database or a later state of it wrote is not used', async () => {
  const { db } = shop.services
  const { database, transactions } = await readLineage(db)
  await write()
  expect(await saved().load(db)).toBeDefined()
  expect(await saved('another').load(db)).toBeUndefined()
  for (const change of [
    { database: `${database}0` },
    // Put back to an earlier state, and what may have gone once around.
    { transactions: transactions + 1_000_000 },
    { transactions: transactions - 2 ** 31 - 1_000 },
  ]) {
    await write(change)
    expect(await saved().load(db)).toBeUndefined()
  }
  expect(warn).not.toHaveBeenCalled()
})

test('a file that is broken is not used, and that is said', async () => {
  const { db } = shop.services
  expect(await saved().load(db)).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
  await write()
  const bytes = await readFile(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 4
  await writeFile(path, bytes)
  expect(listed(await readCatalog(db, saved()))).toEqual(listed(await readCatalog(db)))
  expect(warn).toHaveBeenCalledOnce()
})

test('it is written where it is worth it, once by all processes, and nothing is left of one that broke off', async () => {
  const { db } = shop.services
  const few = await searched(await readCatalog(db))
  await saved().save(db, few, neverGivenUp)
  expect(await readdir(folder)).toEqual([])
  await weave()
  const view = await readCatalog(db)
  await saved().save(db, view, neverGivenUp)
  expect(await readdir(folder)).toEqual([])
  await view.changes.searchable()
  const left = `${path}.1`
  await writeFile(left, 'half')
  await utimes(left, 0, 0)
  const one = saved()
  await one.save(db, view, neverGivenUp)
  expect(await readdir(folder)).toEqual(['products'])
  const { ino } = await stat(path)
  // The other process did the same at the same time.
  view.changes.unsaved = MANY
  await saved().save(db, view, neverGivenUp)
  expect((await stat(path)).ino).toBe(ino)
  expect(view.changes.unsaved).toBe(0)
  // An upgrade cannot use what the program before it wrote.
  view.changes.unsaved = MANY
  await saved('another').save(db, view, neverGivenUp)
  expect(readFirst<{ program: string }>(path).program).toBe('another')
  // A few changes are read at the next start.
  await utimes(path, 0, 0)
  view.changes.unsaved = MANY / 50
  await saved().save(db, view, neverGivenUp)
  expect(readFirst<{ program: string }>(path).program).toBe('another')
})

test('a shop that is filled is saved again as it grows, and what came last when the pause is over', async () => {
  const { db } = shop.services
  await weave()
  const view = await searched(await readCatalog(db))
  const ours = saved()
  expect(await ours.save(db, view, neverGivenUp)).toBeUndefined()
  // Not its number on the disk: a new file may get that of the one before.
  const writtenAt = async () => (await stat(path, { bigint: true })).mtimeNs
  const before = await writtenAt()
  view.changes.unsaved = Math.floor(view.size / 2)
  const pause = await ours.save(db, view, neverGivenUp)
  expect(pause).toBeGreaterThan(9 * 60_000)
  expect(pause).toBeLessThanOrEqual(10 * 60_000)
  expect([await writtenAt(), view.changes.unsaved]).toEqual([before, Math.floor(view.size / 2)])
  // What another process wrote a moment ago, when there was half as much, does not do either.
  view.changes.unsaved = view.size
  expect(await ours.save(db, view, neverGivenUp)).toBeUndefined()
  expect([(await writtenAt()) > before, view.changes.unsaved]).toEqual([true, 0])
  await writeParts(path, [
    { ...(await readLineage(db)), program: 'this', size: view.size / 2 },
    ...view.parts(),
  ])
  view.changes.unsaved = view.size
  await saved().save(db, view, neverGivenUp)
  expect(readFirst<{ size: number }>(path).size).toBe(view.size)
})

test('what was given up is not used', async () => {
  const { db } = shop.services
  await weave()
  const many = await searched(await readCatalog(db))
  const giveUp = new AbortController()
  giveUp.abort()
  await saved().save(db, many, giveUp.signal)
  expect(await readdir(folder)).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})
