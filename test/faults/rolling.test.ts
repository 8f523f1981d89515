/** Promise 8: the processes are replaced one after the other while customers come and go, and none of them notices. */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { isLiving } from '../../src/platform/db/embedded/living.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { booksOf, complaints } from './books.ts'
import { buyersFor } from './buyers.ts'
import { cashAddress } from './placing.ts'
import { lookInto, workersOf } from './processes.ts'
import { isLong, print, scaled, timeoutMs } from './scale.ts'
import { openSlowWire, type SlowWire } from './slowWire.ts'
import { copySources, type SourceTree } from './sourceTree.ts'
import { type Call, call, drive, newConnections, pooledAgent, type Traffic } from './traffic.ts'

/** Calls a second, as far as the machine manages. */
const RATE = scaled(120, 200)
/** Restarts of two processes and of one. */
const ROUNDS = [scaled(1, 20), scaled(1, 10)] as const
/** More than can order while the rounds last. */
const BUYERS = scaled(2_000, 12_000)
const GOODS = 20
/** One way, ms. */
const FAR = 30
const REPLACED = 'Zari has replaced all its processes.'
const NOT_REPLACED = 'Zari has not replaced all its processes'
const env = { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', SHOP_ACCESS: 'open', SHOP_LAUNCHED: '1' }

let tree: SourceTree
let dataDir: string
let shop: RunningShop
let db: Database
let wire: SlowWire
let traffic: Traffic | undefined

async function open(workers: number): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'zari-rolling-'))
  await chmod(dataDir, 0o755)
  shop = await startShop(dataDir, { ...env, WORKERS: String(workers) }, tree.folder)
  db = await lookInto(dataDir)
  wire = await openSlowWire(portOf(shop), FAR)
}

async function close(): Promise<void> {
  await traffic?.end()
  await wire.close()
  await db.$client.end()
  await shop.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

beforeAll(async () => {
  tree = await copySources()
}, 400_000)
afterEach(close)
afterAll(() => tree.remove())

const portOf = ({ url }: RunningShop): number => Number(new URL(url).port)
const workers = () => workersOf(shop)
const said = (words: string): number => shop.printed.split(words).length - 1

/** Asks the running shop as a shopkeeper does who wants to know nothing of its processes. */
const restart = () =>
  promisify(execFile)(process.execPath, ['src/main/commands/restart.ts'], {
    cwd: tree.folder,
    env: { ...process.env, DATA_DIR: dataDir },
  })

/** Restarts and waits for its end. */
async function restarted(end = REPLACED): Promise<void> {
  const before = said(end)
  await restart()
  await expect.poll(() => said(end), { timeout: timeoutMs }).toBe(before + 1)
}

/** Customers near and far, with new connections, with busy ones and with some that rest for seconds. */
async function comeAndGo(rate = RATE): Promise<void> {
  const goods = Array.from({ length: GOODS }, (_, at) => {
    const name = `Never Away ${at}`
    return { id: newId(), name, slug: `never-away-${at}`, title: name, pricePaise: 50_000, quantity: BUYERS }
  })
  await db.insert(products).values(goods)
  const bags = Array.from({ length: BUYERS }, (_, at) => [{ productId: goods[at % GOODS]?.id ?? '' }])
  const buyers = await buyersFor(db, bags)
  const port = portOf(shop)
  const [fresh, busy, resting, far] = [newConnections(), pooledAgent(6), pooledAgent(40), pooledAgent(24)]
  const list = '/api/admin/product?limit=24'
  const detail = '/api/product/never-away-0'
  const order: Call = () => {
    const buyer = buyers.pop()
    if (!buyer) throw new Error('There are too few buyers')
    const json = { billingAddress: cashAddress, device: 'mobile' }
    return call(wire.port, far, `/api/cart/place-order/${buyer.cartId}`, { token: buyer.token, json })
  }
  traffic = drive(rate, {
    'list, new connection': () => call(port, fresh, list),
    'list, busy connection': () => call(port, busy, list),
    'order, far away': order,
    'product, resting connection': () => call(port, resting, detail),
    'product, far away': () => call(wire.port, far, detail),
    'categories, far away': () => call(wire.port, far, '/api/admin/category'),
    'readiness, busy connection': () => call(port, busy, '/readyz'),
    'page, busy connection': () => call(port, busy, '/about'),
    'list, far away': () => call(wire.port, far, list),
    'product, new connection': () => call(port, fresh, detail),
  })
}

const haveMore = async (calls: number) => {
  const enough = (traffic?.answered ?? 0) + calls
  await expect.poll(() => traffic?.answered, { timeout: 60_000 }).toBeGreaterThan(enough)
}

// One at work is replaced as two are; the short form looks at the harder of them.
test.each([[2, ROUNDS[0]], ...(isLong ? [[1, ROUNDS[1]]] : [])])(
  '%i at work: nobody notices that they are replaced',
  { timeout: 2 * timeoutMs },
  async (count, rounds) => {
    await open(count)
    await comeAndGo()
    await haveMore(RATE)
    for (let round = 0; round < rounds; round += 1) {
      const before = await workers()
      expect(before).toHaveLength(count)
      await restarted()
      expect(await workers()).toHaveLength(count)
      expect((await workers()).filter((pid) => before.includes(pid))).toEqual([])
      await haveMore(RATE)
    }
    await traffic?.end()
    print(
      `${count} at work, replaced ${rounds} times: ${traffic?.answered} calls answered, ${Math.round(traffic?.rate ?? 0)} a second`,
    )
    expect(traffic?.failures).toEqual([])
    const books = await booksOf(db)
    expect(books.map(({ left, sold }) => left + sold)).toEqual(Array.from({ length: GOODS }, () => BUYERS))
    const sold = books.reduce((sum, book) => sum + book.sold, 0)
    expect(sold).toBeGreaterThan(0)
    expect(sold).toBe(await db.$count(orders))
    expect(await complaints(db)).toEqual([])
  },
)

test('a version that cannot start leaves the one before at work; one that can is taken up', {
  timeout: 2 * timeoutMs,
}, async () => {
  await open(2)
  await comeAndGo(RATE / 4)
  const before = await workers()
  const repairBuild = await tree.edit('dist/server/server.js', (text) => `${text}\nthrow new Error('Broken')`)
  await restarted(NOT_REPLACED)
  expect(shop.printed).toContain('The shop could not start (process ended with 1).')
  await repairBuild()

  const journal = 'db/migrations/meta/_journal.json'
  const repairJournal = await tree.edit(journal, (text) => withMigration(text, 'that_is_not_there'))
  await restarted(NOT_REPLACED)
  expect(shop.printed).toContain('What is new could not be prepared; see above.')
  await repairJournal()
  expect(await workers()).toEqual(before)
  await haveMore(RATE / 4)

  await tree.add('db/migrations/9999_shelf.sql', 'create table rolled_shelf (id int)')
  const undoMigration = await tree.edit(journal, (text) => withMigration(text, '9999_shelf'))
  const undoBuild = await tree.edit(
    'dist/server/server.js',
    // Written as it is: the console of a process goes through the log, which is silent here.
    (text) => `${text}\nprocess.stdout.write('Second version\\n')`,
  )
  await restarted()
  expect(said('Second version')).toBe(2)
  expect((await db.execute('select * from rolled_shelf')).rows).toEqual([])
  await Promise.all([undoMigration(), undoBuild()])
  await traffic?.end()
  expect(traffic?.failures).toEqual([])
})

/** The journal of migrations with one more, the newest. */
function withMigration(journal: string, tag: string): string {
  const known = JSON.parse(journal)
  const entries = [
    ...known.entries,
    { ...known.entries.at(-1), idx: known.entries.length, when: Date.now(), tag },
  ]
  return JSON.stringify({ ...known, entries })
}

test('a stop in the middle of it stops all', { timeout: timeoutMs }, async () => {
  await open(2)
  const before = await workers()
  await restart()
  await expect.poll(workers, { timeout: timeoutMs, interval: 20 }).toHaveLength(3)
  const all = [...before, ...(await workers())]
  await shop.kill('SIGTERM')
  expect(shop.printed).toContain('Zari is stopping')
  await expect.poll(() => all.filter(isLiving), { timeout: 30_000 }).toEqual([])
  await expect(restart()).rejects.toThrow('No shop runs on the data folder')
})

test.runIf(isLong)(
  'sources that were edited are built and taken up, and open pages keep their parts',
  {
    timeout: timeoutMs,
  },
  async () => {
    await open(2)
    await comeAndGo(RATE / 4)
    const parts = (await readdir(join(tree.folder, 'dist/client/assets'))).filter((name) =>
      name.endsWith('.js'),
    )
    const undo = await tree.edit('src/features/shop/ui/pages/AboutPage.tsx', (text) =>
      text.replace('Our shop', 'Told Anew'),
    )
    await restarted()
    expect(await (await fetch(`${shop.url}/about`)).text()).toContain('Told Anew')
    expect((await readdir(join(tree.folder, 'dist/client/assets'))).length).toBeGreaterThan(parts.length)
    for (const part of parts) expect((await fetch(`${shop.url}/assets/${part}`)).status).toBe(200)
    await undo()
    await traffic?.end()
    expect(traffic?.failures).toEqual([])
  },
)
