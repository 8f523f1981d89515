/** Promise 6: kill -9 of the server, of one of its processes, of the database and of all, while orders come in. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { orders } from '../../src/features/orders/tables/orders.tables.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { type RunningShop, startShop } from '../fixtures/runningShop.ts'
import { byStatus } from './answers.ts'
import { booksOf, complaints } from './books.ts'
import { type Buyer, buyersOf } from './buyers.ts'
import { type Placed, placeAt } from './placing.ts'
import { endOrphan, lookInto, strike, victims } from './processes.ts'
import { print, scaled, timeoutMs } from './scale.ts'

const BUYERS = scaled(60, 200)
/** Processes that are killed among callers. */
const KILLS = scaled(5, 60)
/** Customers who order at the same time. */
const AT_ONCE = 8
const rounds = Array.from({ length: scaled(1, 12) }, () => victims).flat()

let dataDir: string
let shop: RunningShop
let db: Database
/** How long a start takes that follows a proper stop, ms. */
let calmStart: number

const env = { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', WORKERS: '2' }

/** Starts the shop and says how long it took, ms. */
async function start(): Promise<number> {
  const began = performance.now()
  shop = await startShop(dataDir, env)
  return performance.now() - began
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zari-killed-'))
  await chmod(dataDir, 0o755)
  await start()
  await shop.kill('SIGTERM')
  calmStart = await start()
  db = await lookInto(dataDir)
}, 400_000)
afterAll(async () => {
  await db?.$client.end()
  await shop?.kill('SIGTERM')
  await endOrphan(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** A broken line is an answer, too; being left hanging is not. */
function broken(error: Error): undefined {
  if (error.name === 'TimeoutError') throw error
}

/** What became of every buyer's order: an answer, or nothing when the line broke. */
async function placeUntil(buyers: readonly Buyer[], enough: number, then: () => Promise<void>) {
  const answers: (Placed | undefined)[] = []
  const waiting = [...buyers.keys()]
  let placed = 0
  const buy = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const buyer = buyers[at]
      answers[at] = buyer && (await placeAt(shop.url, buyer).catch(broken))
      if (answers[at]?.status === 201) placed += 1
      if (placed === enough) {
        placed += 1
        await then()
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buy))
  return buyers.map((_, at) => answers[at])
}

/** Tries until this buyer has an order. */
async function insist(buyer: Buyer): Promise<void> {
  const succeeds = () =>
    placeAt(shop.url, buyer).then(
      ({ status }) => status < 300,
      () => false,
    )
  await expect.poll(succeeds, { timeout: 30_000, interval: 20 }).toBe(true)
}

/** Places all that can be placed again, until everybody has an order. */
async function placeAgain(buyers: readonly Buyer[]): Promise<Placed[]> {
  const answers: Placed[] = []
  for (const buyer of buyers) {
    await insist(buyer)
    answers.push(await placeAt(shop.url, buyer))
  }
  return answers
}

test.each(rounds)('%s killed while orders come in', { timeout: 180_000 }, async (victim) => {
  await db.delete(products)
  const product = { id: newId(), name: 'Struck', slug: `struck-${newId()}`, title: 'Struck' }
  await db.insert(products).values({ ...product, pricePaise: 50_000, quantity: BUYERS + 5 })
  const buyers = await buyersOf(db, BUYERS, { productId: product.id })

  let struck = 0
  const answers = await placeUntil(buyers, Math.floor(BUYERS / 3), () => {
    struck = performance.now()
    return strike(shop, dataDir, victim)
  })
  const known = answers.filter((answer) => answer?.status === 201).map((answer) => answer?.body.order._id)
  const restarts = victim === 'server' || victim === 'everything'
  const took = restarts ? await start() : 0
  const [last] = buyers.slice(-1)
  if (last) await insist(last)
  const back = restarts ? took : performance.now() - struck
  // Everybody who was told that the order stands has one.
  await expect
    .poll(() => db.$count(orders, inArray(orders.id, known)).catch(() => -1), { timeout: 30_000 })
    .toBe(known.length)
  expect((await booksOf(db)).map(({ left, sold }) => left + sold)).toEqual([BUYERS + 5])
  expect(await complaints(db)).toEqual([])

  const again = await placeAgain(buyers)
  const ids = new Set(again.map(({ body }) => body.order._id))
  expect(byStatus(again)).toEqual({ 200: BUYERS })
  expect(ids.size).toBe(BUYERS)
  expect(known.filter((id) => !ids.has(id))).toEqual([])
  expect(await booksOf(db)).toEqual([{ id: product.id, left: 5, sold: BUYERS }])
  expect(await complaints(db)).toEqual([])

  print(
    `${victim} killed: ${known.length} of ${BUYERS} orders were acknowledged before, all there; ` +
      `back after ${Math.round(back)} ms (a calm start takes ${Math.round(calmStart)} ms)`,
  )
  // Two seconds, as far as this machine starts at all in that time.
  if (restarts) expect(took).toBeLessThan(3 * calmStart + 2_000)
})

test('nobody is left hanging when a process is killed', { timeout: timeoutMs }, async () => {
  let killing = true
  let hanging = 0
  let answered = 0
  const callers = Array.from({ length: 16 }, async () => {
    while (killing) {
      // Each on a connection of its own: those that wait to be taken are the ones in danger.
      const call = fetch(`${shop.url}/healthz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(10_000),
      })
      await call.then(
        () => (answered += 1),
        (error) => (hanging += error.name === 'TimeoutError' ? 1 : 0),
      )
    }
  })
  for (let round = 0; round < KILLS; round += 1) {
    const before = answered
    await strike(shop, dataDir, 'one process')
    // On with the next as soon as the one that is left, or its successor, has answered many again.
    await expect.poll(() => answered - before, { timeout: 30_000, interval: 20 }).toBeGreaterThan(200)
  }
  killing = false
  await Promise.all(callers)
  expect(hanging).toBe(0)
  print(`${KILLS} processes killed one after the other, ${answered} callers answered, none left hanging`)
})

test('a second server on the same data folder says so and stops', { timeout: 60_000 }, async () => {
  await expect(startShop(dataDir, env)).rejects.toThrow(/already running on the data folder/)
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
})

test('a taken port is named, with a way out', { timeout: 60_000 }, async () => {
  const other = await mkdtemp(join(tmpdir(), 'zari-taken-'))
  try {
    await chmod(other, 0o755)
    const { port } = new URL(shop.url)
    const again = startShop(other, { ...env, PORT: port })
    await expect(again).rejects.toThrow(`Port ${port} is in use by another program. Choose another one`)
  } finally {
    await rm(other, { recursive: true, force: true })
  }
})
