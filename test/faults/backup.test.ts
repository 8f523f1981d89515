/** Promise 9: a backup is made while orders come in, and becomes the same shop again in an empty folder. */
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { orderItems, orders } from '../../src/features/orders/tables/orders.tables.ts'
import { digestOf } from '../../src/platform/backup/digest.ts'
import { type Manifest, rowsIn } from '../../src/platform/backup/manifest.ts'
import { rowsOf } from '../../src/platform/backup/rows.ts'
import { openSession } from '../../src/platform/backup/session.ts'
import { nameOf, tablesOf } from '../../src/platform/backup/tables.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { visitEmbeddedDatabase } from '../../src/platform/db/embedded/visit.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { MIGRATION_LOCK } from '../../src/platform/db/migrate.ts'
import { pictureFile } from '../fixtures/pictures.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { backup, killedRestore, manifestOf, restore } from './backups.ts'
import { booksOf, complaints } from './books.ts'
import { type Buyer, buyersOf } from './buyers.ts'
import { placeAt } from './placing.ts'
import { endOrphan, lookInto } from './processes.ts'
import { isLong, print, scaled, timeoutMs } from './scale.ts'

const BUYERS = scaled(500, 5_000)
/** Orders that are acknowledged before the backup begins. */
const BEFORE = scaled(40, 400)
/** Customers who order at the same time. */
const AT_ONCE = 8
const admin = { email: 'asha@example.com', password: 'saree@2026-weave' }
const customer = { email: 'meera.iyer@example.com', password: 'silk@2026' }

const env = {
  ...{ DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', WORKERS: '2', SHOP_LAUNCHED: '1' },
  ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
}

let place: string
let dataDir: string
let shop: RunningShop
let db: Database
let pictures: string[]

const post = (path: string, json: object, origin = shop.url) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })

/** Gives a product two pictures, as the admin's form does. */
async function upload(productId: string): Promise<string[]> {
  const { token } = await (await post('/api/login', admin)).json()
  const form = new FormData()
  for (const [name, color] of Object.entries({ 'front.png': '#8a1a2e', 'back.jpg': '#1d4e5f' })) {
    const { buffer, mimeType } = await pictureFile(name, color, { width: 900, height: 1200 })
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  }
  const headers = { authorization: token }
  const answer = await fetch(`${shop.url}/api/admin/product/update/${productId}`, {
    ...{ method: 'POST', headers, body: form },
  })
  return (await answer.json()).product.images
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'zari-backup-'))
  await chmod(place, 0o755)
  dataDir = join(place, 'shop')
  shop = await startShop(dataDir, env)
  db = await lookInto(dataDir)
  const product = { id: newId(), slug: 'kept-saree', name: 'Kept Saree', title: 'Kept' }
  await db.insert(products).values({ ...product, pricePaise: 50_000, quantity: BUYERS + 5 })
  pictures = await upload(product.id)
  await post('/api/register', { ...customer, name: 'Meera Iyer', contact: '9876543210' })
}, 400_000)
afterAll(async () => {
  await db?.$client.end()
  await shop?.kill('SIGTERM')
  for (const folder of [dataDir, join(place, 'killed')]) await endOrphan(folder)
  await rm(place, { recursive: true, force: true })
}, 60_000)

/** Buyers order, several at the same time, as long as there are any and `goesOn`; their orders' ids. */
async function order(buyers: Buyer[], goesOn = () => true): Promise<string[]> {
  const acknowledged: string[] = []
  const buy = async () => {
    for (let buyer = buyers.shift(); buyer; buyer = goesOn() ? buyers.shift() : undefined) {
      const { status, body } = await placeAt(shop.url, buyer)
      if (status === 201) acknowledged.push(body.order._id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buy))
  return acknowledged
}

/** Makes two backups at once while buyers order. */
async function backUpWhileOrdering(buyers: Buyer[]) {
  const files = [join(place, 'one.zip'), join(place, 'two.zip')]
  let done = false
  const ordering = order(buyers, () => !done)
  const ends = await Promise.all(files.map((file) => backup({ DATA_DIR: dataDir }, file)))
  done = true
  return { files, ends, meanwhile: await ordering }
}

/** A shop that was backed up notes it afterwards, so another backup may have that note. */
const tablesBesidesNote = ({ tables }: Manifest) => tables.filter(({ name }) => name !== 'launch_marks')

/** What a restored folder says of itself before anybody opens the shop, beside what the backup says. */
async function compareTables(folder: string, manifest: Manifest): Promise<void> {
  const visit = await visitEmbeddedDatabase(folder, () => undefined)
  const client = await openSession(visit?.url ?? '')
  const found = new Map((await tablesOf(client)).map((table) => [nameOf(table), table]))
  const seen = []
  const compared = tablesBesidesNote(manifest)
  for (const { schema, name } of compared) {
    const table = found.get(nameOf({ schema, name }))
    const { sha256 } = table ? await digestOf(rowsOf(client, table)) : { sha256: '' }
    const { rows } = await client.query(`select count(*)::int as rows from "${schema}"."${name}"`)
    seen.push({ schema, name, rows: rows[0].rows, sha256 })
  }
  await client.end()
  await visit?.end()
  expect(seen).toEqual(compared.map(({ schema, name, rows, sha256 }) => ({ schema, name, rows, sha256 })))
}

/** Orders and their lines, as text. */
async function contentOf(from: Database, ids: readonly string[]): Promise<unknown[]> {
  const lines = await from
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  return [
    ...(await from.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))),
    ...lines,
  ]
}

async function opened(folder: string, before: readonly string[], manifest: Manifest): Promise<void> {
  const restored = await startShop(folder, env)
  const look = await lookInto(folder)
  try {
    const ids = (await look.select({ id: orders.id }).from(orders)).map(({ id }) => id)
    expect(before.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.length).toBe(rowsIn(manifest, 'public.orders'))
    expect(await complaints(look)).toEqual([])
    expect((await booksOf(look)).map(({ left, sold }) => left + sold)).toEqual([BUYERS + 5])
    expect(await contentOf(look, ids)).toEqual(await contentOf(db, ids))

    const answers = await Promise.all([customer, admin].map((who) => post('/api/login', who, restored.url)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const url of pictures) {
      const [old, again] = await Promise.all([fetch(shop.url + url), fetch(restored.url + url)])
      expect(again.status).toBe(200)
      expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await old.arrayBuffer()))
    }
    const [product] = await look.select({ id: products.id }).from(products)
    const [late] = await buyersOf(look, 1, { productId: product?.id ?? '' })
    expect(late && (await placeAt(restored.url, late)).status).toBe(201)
    const highest = Math.max(...(await numbersOf(look, ids)))
    expect(await look.$count(orders, gt(orders.number, highest))).toBe(1)
  } finally {
    await look.$client.end()
    await restored.kill('SIGTERM')
  }
}

const numbersOf = async (from: Database, ids: readonly string[]): Promise<number[]> =>
  (await from.select({ number: orders.number }).from(orders).where(inArray(orders.id, ids))).map((row) =>
    Number(row.number),
  )

test('two backups under load become the shop again, each of one moment', { timeout: timeoutMs }, async () => {
  const [{ id: productId } = { id: '' }] = await db.select({ id: products.id }).from(products)
  const buyers = await buyersOf(db, BUYERS, { productId })
  const before = await order(buyers.splice(0, BEFORE))
  expect(before.length).toBe(BEFORE)

  const { files, ends, meanwhile } = await backUpWhileOrdering(buyers)
  expect(ends.map(({ code, printed }) => (code === 0 ? 'made' : printed))).toEqual(['made', 'made'])
  expect(meanwhile.length).toBeGreaterThan(AT_ONCE)
  for (const [at, file] of files.entries()) {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const manifest = await manifestOf(file)
    const backedUp = rowsIn(manifest, 'public.orders')
    expect(backedUp).toBeGreaterThanOrEqual(BEFORE)
    expect(backedUp).toBeLessThan(BEFORE + meanwhile.length)
    expect(manifest.pictures.count).toBe(pictures.length)
    expect(ends[at]?.printed).toContain(`${backedUp.toLocaleString('en-IN')} orders`)

    const folder = join(place, `again-${at}`)
    const { code, printed } = await restore({ DATA_DIR: folder }, file)
    expect({ code, printed }).toMatchObject({
      code: 0,
      printed: expect.stringContaining('counts and checksums agree'),
    })
    await compareTables(folder, manifest)
    if (at === 0 || isLong) await opened(folder, before, manifest)
    print(
      `backup ${at + 1}: ${BEFORE} orders before, ${backedUp} in it, ${BEFORE + meanwhile.length} at its end`,
    )
  }
})

test('a shop that does not run is kept as well, and is stopped again', { timeout: timeoutMs }, async () => {
  const folder = join(place, 'again-0')
  const files = [join(place, `${newId()}.zip`), join(place, `${newId()}.zip`)]
  const ends = await Promise.all(files.map((file) => backup({ DATA_DIR: folder }, file)))
  expect(ends.map(({ code, printed }) => (code === 0 ? 'made' : printed))).toEqual(['made', 'made'])
  const [one, two] = await Promise.all(files.map(manifestOf))
  expect(one && tablesBesidesNote(one)).toEqual(two && tablesBesidesNote(two))
  expect(one?.tables.length).toBeGreaterThan(40)
  await expect(stat(join(folder, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('a database that is stopped meanwhile is started again for the backup', {
  timeout: timeoutMs,
}, async () => {
  const folder = join(place, 'again-0')
  const visit = await visitEmbeddedDatabase(folder, () => undefined)
  if (!visit) throw new Error(`There is no database in ${folder}`)
  const session = await openSession(visit.url)
  await session.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const making = backup({ DATA_DIR: folder }, join(place, 'begun-anew.zip'))
  const waiting = async () => (await session.query(`select from pg_locks where not granted`)).rowCount
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
  await visit.end()
  const { code, printed } = await making
  expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining('begins anew') })
  await compareTables(folder, await manifestOf(join(place, 'begun-anew.zip')))
})

test('a folder without a shop is not kept, and stays as it is', { timeout: timeoutMs }, async () => {
  const folder = join(place, 'nothing')
  await mkdir(folder)
  const { code, printed } = await backup({ DATA_DIR: folder }, join(place, 'nothing.zip'))
  expect({ code, printed }).toMatchObject({
    code: 1,
    printed: expect.stringContaining('There is no shop in'),
  })
  await expect(stat(join(folder, 'postgres'))).rejects.toThrow('ENOENT')
  await expect(stat(join(place, 'nothing.zip'))).rejects.toThrow('ENOENT')
})

test('a restore that was killed is given again', { timeout: timeoutMs }, async () => {
  const target = { DATA_DIR: join(place, 'killed') }
  const file = join(place, 'one.zip')
  const begun = () => readdir(join(target.DATA_DIR, 'media')).catch(() => [])
  await killedRestore(target, file, () =>
    expect.poll(begun, { timeout: 60_000, interval: 5 }).not.toEqual([]),
  )
  const { code, printed } = await restore(target, file)
  expect({ code, printed }).toMatchObject({
    code: 0,
    printed: expect.stringContaining('counts and checksums agree'),
  })
  await compareTables(target.DATA_DIR, await manifestOf(file))
})

test('a folder with a shop is refused, whether that runs or not', { timeout: timeoutMs }, async () => {
  const file = join(place, 'one.zip')
  const running = await restore({ DATA_DIR: dataDir }, file)
  expect(running.code).toBe(1)
  expect(running.printed).toMatch(/The media folder .* is not empty|already running/)
  const count = await db.execute(sql`select count(*)::int as orders from orders`)
  const media = join(place, 'again-0', 'media')
  await rm(media, { recursive: true })
  const still = await restore({ DATA_DIR: join(place, 'again-0') }, file)
  expect(still.code).toBe(1)
  expect(still.printed).toMatch(/The database is not empty: it holds \d+ tables, such as .* with \d+ rows/)
  await expect(stat(media)).rejects.toThrow('ENOENT')
  expect(Number(count.rows[0]?.orders)).toBeGreaterThan(0)
})
