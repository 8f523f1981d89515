import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withBrokenStatement } from '../../../../test/faults/breakStatement.ts'
import { addCategory } from '../../../../test/fixtures/goods.ts'
import { addDraft, csv } from '../../../../test/fixtures/imports.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { filesOf } from './folder.ts'
import { changeImport, readImport } from './import.store.ts'
import { importRows, imports } from './import.tables.ts'
import { resumeStalled } from './resumeImports.jobs.ts'
import { runImport } from './runImport.actions.ts'

let shop: TestShop
let asha: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
  await addCategory(shop, { name: 'saree' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.services.db.delete(imports)
  await shop.services.db.delete(products)
})

const table = (rows: number, price = 100) =>
  csv(
    'slug,name,category,price,quantity',
    ...Array.from(
      { length: rows },
      (_, at) => `saree-${at},साड़ी ${at},saree,${price + (at % 7)}.50,${at % 30}`,
    ),
  )

/** A running import of so many rows. */
async function running(rows: number, price?: number): Promise<string> {
  const id = await addDraft(shop, asha.id, table(rows, price))
  await changeImport(shop.services.db, id, { state: 'running' })
  return id
}

const state = async (id: string) => (await readImport(shop.services.db, id))?.row
const stocked = async () => (await shop.services.db.select({ n: count() }).from(products))[0]?.n
const reported = async (id: string) =>
  (await shop.services.db.select({ n: count() }).from(importRows).where(eq(importRows.importId, id)))[0]?.n

describe('an import that is cut off goes on where it was', () => {
  test('after a database that fails in the middle: at whichever statement, no batch is half done', async () => {
    const id = await running(450)
    for (const at of [15, 3, 12]) {
      await expect(
        withBrokenStatement({ at, when: 'after', how: 'error' }, () => runImport(shop.services, { id })),
      ).rejects.toThrow()
      const after = await state(id)
      expect(after).toMatchObject({ state: 'running', added: after?.position })
      expect([await stocked(), await reported(id)]).toEqual([after?.position, after?.position])
    }
    // The last one broke after its commit.
    expect((await state(id))?.position).toBe(400)
    await runImport(shop.services, { id })
    expect(await state(id)).toMatchObject({ state: 'done', position: 450, added: 450, changed: 0 })
    expect([await stocked(), await reported(id)]).toEqual([450, 450])
  })

  test('after kill -9 of its process', async () => {
    const id = await running(6_000)
    const worker = work(id)
    await expect
      .poll(async () => (await state(id))?.position, { interval: 5, timeout: 15_000 })
      .toBeGreaterThan(0)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    const cut = await state(id)
    expect(cut?.state).toBe('running')
    expect(cut?.position).toBeLessThan(6_000)
    await runImport(shop.services, { id })
    expect(await state(id)).toMatchObject({ state: 'done', position: 6_000, added: 6_000, changed: 0 })
    expect([await stocked(), await reported(id)]).toEqual([6_000, 6_000])
  })

  test('two processes at once do every row once', async () => {
    const id = await running(1_000)
    const other = await shop.anotherProcess()
    try {
      await Promise.all([runImport(shop.services, { id }), runImport(other.services, { id })])
    } finally {
      await other.close()
    }
    // Who came second has left; whoever is at it finishes.
    await runImport(shop.services, { id })
    expect(await state(id)).toMatchObject({ state: 'done', added: 1_000, position: 1_000 })
    expect(await reported(id)).toBe(1_000)
  })

  test('one whose process is gone is taken up by another, once', async () => {
    const id = await running(3)
    await resumeStalled(shop.services)
    const jobs = async () =>
      (await shop.services.db.execute(sql`select 1 from pgboss.job where name = 'catalogue-import'`)).rowCount
    expect(await jobs()).toBe(0)
    await shop.services.db.update(imports).set({ touchedAt: sql`now() - interval '31 seconds'` })
    await Promise.all([resumeStalled(shop.services), resumeStalled(shop.services)])
    expect(await jobs()).toBe(1)
    await runImport(shop.services, { id })
    expect(await state(id)).toMatchObject({ state: 'done' })
  })
})

/** A process of its own that works on an import. */
function work(id: string): ChildProcess {
  const { databaseUrl, dataDir } = shop.services.config
  return spawn(process.execPath, ['src/features/catalog/import/killed.fixture.ts', id], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: 'inherit',
  })
}

describe('an import that cannot go on stops and says why', () => {
  test('when its file is gone', async () => {
    const id = await running(3)
    await rm(filesOf(shop.services.config, id).csv)
    await runImport(shop.services, { id })
    expect(await state(id)).toMatchObject({
      state: 'failed',
      failure: 'The file is not there any more. Please choose it again.',
    })
  })

  test('when it was tried ten times in vain', async () => {
    const id = await running(3)
    await changeImport(shop.services.db, id, { attempts: 10 })
    await runImport(shop.services, { id })
    expect(await state(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('several times'),
    })
    expect(await stocked()).toBe(0)
  })
})

test('a batch takes the same few statements, however many rows it has and whatever becomes of them', async () => {
  const statements = async (rows: number, price?: number) => {
    const id = await running(rows, price)
    const { sent } = await withBrokenStatement(undefined, () => runImport(shop.services, { id }))
    await expect(state(id)).resolves.toMatchObject({ state: 'done', position: rows })
    return sent.length
  }
  const finish = 5
  const one = (await statements(1)) - finish
  expect(one).toBeLessThanOrEqual(12)
  expect(await statements(200)).toBe(one + finish)
  expect(await statements(1_000, 300)).toBe(5 * one + finish)
  // All of them changed, none new.
  expect(await statements(1_000, 900)).toBe(5 * one + finish)
})

test('10,000 rows are checked and imported, and the second time nothing changes', {
  timeout: 120_000,
}, async () => {
  const go = async () => {
    const id = await addDraft(shop, asha.id, table(10_000))
    const path = `/api/admin/import/${id}`
    const { counts } = (await shop.call('GET', `${path}/preview`, { as: asha })).body
    await changeImport(shop.services.db, id, { state: 'running' })
    await runImport(shop.services, { id })
    return { counts, done: await state(id) }
  }
  expect(await go()).toMatchObject({ counts: { new: 10_000 }, done: { added: 10_000, state: 'done' } })
  expect(await go()).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: 10_000, refused: 0 },
    done: { unchanged: 10_000, added: 0, changed: 0, state: 'done' },
  })
})
