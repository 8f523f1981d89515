/** Promise 8: the processes are replaced one after the other while customers come and go, and none of them notices. */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/catalog.tables.ts'
import { orders } from '../../src/features/orders/orders.tables.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { billing } from '../fixtures/orders.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { booksOf, complaints } from './books.ts'
import { buyersOf } from './buyers.ts'
import { lookInto, workersOf } from './processes.ts'
import { patience, scaled, tell } from './scale.ts'
import { openSlowWire, type SlowWire } from './slowWire.ts'
import { copySources, type SourceTree } from './sourceTree.ts'
import { type Call, call, drive, keptConnections, newConnections, type Traffic } from './traffic.ts'

const RATE = 200
const ROUNDS = scaled(2, 20)
/** More than can order while the rounds last. */
const BUYERS = scaled(3_000, 12_000)
/** One way, ms. */
const FAR = 30
const REPLACED = 'Zari has replaced all its processes.'
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
const workers = () => workersOf(shop, dataDir)
const said = (words: string): number => shop.printed.split(words).length - 1

/** Asks the running shop as a shopkeeper does who wants to know nothing of its processes. */
const restart = () =>
  promisify(execFile)(process.execPath, ['src/main/restart.ts'], {
    cwd: tree.folder,
    env: { ...process.env, DATA_DIR: dataDir },
  })

async function restarted(): Promise<void> {
  const before = said(REPLACED)
  await restart()
  await expect.poll(() => said(REPLACED), { timeout: patience }).toBe(before + 1)
}

/** Customers near and far, with new connections, with busy ones and with some that rest for seconds. */
async function comeAndGo(): Promise<{ stock: number; productId: string }> {
  const product = { id: newId(), name: 'Never Away', slug: `never-away-${newId()}`, title: 'Never Away' }
  await db.insert(products).values({ ...product, pricePaise: 50_000, quantity: BUYERS })
  const buyers = await buyersOf(db, BUYERS, { productId: product.id })
  const port = portOf(shop)
  const [fresh, busy, resting, far] = [
    newConnections(),
    keptConnections(6),
    keptConnections(40),
    keptConnections(24),
  ]
  const list = '/api/admin/product?limit=24'
  const detail = `/api/product/${product.slug}`
  const order: Call = () => {
    const buyer = buyers.pop()
    if (!buyer) throw new Error('There are too few buyers')
    const json = { billingAddress: billing, device: 'mobile' }
    return call(wire.port, far, `/api/cart/place-order/${buyer.cartId}`, { token: buyer.token, json })
  }
  traffic = drive(RATE, {
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
  return { stock: BUYERS, productId: product.id }
}

const haveMore = async (calls: number) => {
  const enough = (traffic?.answered ?? 0) + calls
  await expect.poll(() => traffic?.answered, { timeout: 60_000 }).toBeGreaterThan(enough)
}

test.each([2, 1])(
  '%i at work: nobody notices that they are replaced',
  { timeout: patience },
  async (count) => {
    await open(count)
    const { stock, productId } = await comeAndGo()
    await haveMore(RATE)
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await workers()
      expect(before).toHaveLength(count)
      await restarted()
      expect(await workers()).toHaveLength(count)
      expect((await workers()).filter((pid) => before.includes(pid))).toEqual([])
      await haveMore(RATE)
    }
    await traffic?.end()
    tell(`${count} at work, replaced ${ROUNDS} times: ${traffic?.answered} calls answered`)
    expect(traffic?.failures).toEqual([])
    const sold = await db.$count(orders)
    expect(sold).toBeGreaterThan(0)
    expect(await booksOf(db)).toEqual([{ id: productId, left: stock - sold, sold }])
    expect(await complaints(db)).toEqual([])
  },
)
