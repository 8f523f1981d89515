import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DEMO_PICTURES } from '../demo/laterPictures.ts'
import { categories, products } from '../src/features/catalog/tables/catalog.tables.ts'
import type { Database } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/db/ids.ts'
import { lookInto, workersOf } from '../test/faults/processes.ts'
import { type RunningShop, startShop } from '../test/fixtures/runningShop.ts'
import { parentOf } from './load/cpu.ts'

/** What is measured. */
export interface Options {
  /** The source of the shop. */
  readonly folder: string
  /** Minutes, or thousands of orders, where a bench has such. */
  readonly amount?: number | undefined
}

export interface BenchShop {
  readonly url: string
  readonly db: Database
  readonly databaseUrl: string
  readonly goods: readonly { readonly id: string; readonly slug: string }[]
  /** The processes of the system: the one that looks after the others, and those that serve. */
  readonly parent: number
  readonly workers: readonly number[]
  /** The process that started those of the database. */
  readonly database: number
  /** Stops the shop, starts it again at another address, and says how long it took until it was open, ms. */
  startAgain(): Promise<number>
  close(): Promise<void>
}

/** The process behind a connection was started by the one that started all. */
async function databaseOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return parentOf(rows[0]?.pid ?? 0)
}

/** A shop as it is started by `npm start`, with 1,000 products and more stock than can be sold. */
export async function openBenchShop(workers: number, { folder }: Options): Promise<BenchShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-bench-'))
  await chmod(dataDir, 0o755)
  const env = { DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', SHOP_ACCESS: 'open', SHOP_LAUNCHED: '1' }
  let shop: RunningShop | undefined
  let db: Database | undefined
  const close = async () => {
    await db?.$client.end()
    await shop?.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  const start = () => startShop(dataDir, { ...env, NODE_ENV: 'production', WORKERS: String(workers) }, folder)
  const lookAt = async (running: RunningShop, of: Database) => ({
    url: running.url,
    parent: running.pid,
    workers: await workersOf(running),
    database: await databaseOf(of),
  })
  try {
    shop = await start()
    const own = await lookInto(dataDir)
    db = own
    const goods = await stock(own)
    const databaseUrl = own.$client.options.connectionString ?? ''
    const startAgain = async () => {
      await shop?.kill('SIGTERM')
      const began = performance.now()
      shop = await start()
      const took = performance.now() - began
      Object.assign(running, await lookAt(shop, own))
      return took
    }
    const running = { ...(await lookAt(shop, own)), db: own, databaseUrl, goods, startAgain, close }
    return running
  } catch (error) {
    await close()
    throw error
  }
}

export interface DemoShop {
  readonly url: string
  readonly db: Database
  /** Where it keeps its data; gone after `close`. */
  readonly folder: string
  /** Paths of the pages that a visit begins with. */
  readonly pages: { readonly home: string; readonly listing: string; readonly detail: string }
  close(): Promise<void>
}

/** The demo shop with its pictures, launched and open to everybody. */
export async function openDemoShop({ folder: source }: Options): Promise<DemoShop> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-bench-'))
  await chmod(folder, 0o755)
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', SHOP_ACCESS: 'open', SHOP_LAUNCHED: '1' }
  const shop = await startShop(folder, env, source)
  // Measured as a real shop: the sample shop asks search engines to stay outside.
  const db = await lookInto(folder)
  await db.execute(sql`update shop_settings set values = values || '{"demo": false}'`)
  await picturesAreThere(db)
  const [product] = await (await fetch(`${shop.url}/api/admin/product?limit=1`)).json()
  return {
    url: shop.url,
    db,
    folder,
    pages: { home: '/', listing: '/new/saree/collections', detail: `/details/${product.slug}` },
    async close() {
      await db.$client.end()
      await shop.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What the first screens of the sample do not show is woven once it is open: a minute in which nothing else can be measured. */
async function picturesAreThere(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ left: number }>(
      sql`select count(*)::int as left from pgboss.job where name = ${DEMO_PICTURES} and state < 'completed'`,
    )
    if (rows[0]?.left === 0) return
    await setTimeout(1_000)
  }
}

async function stock(db: Database) {
  const rooms = ['saree', 'salwar suit', 'material', 'occasion'].map((name) => ({ id: newId(), name }))
  // An empty shop has them already.
  await db.delete(categories)
  await db.insert(categories).values(rooms)
  const description =
    'Handwoven in Varanasi by a family of weavers, with a border of zari and a pallu of its own. '
  const goods = Array.from({ length: 1_000 }, (_, at) => ({
    id: newId(),
    slug: `woven-piece-${at}`,
    name: `Woven Piece ${at}`,
    title: `Woven Piece ${at} in Silk`,
    description: description.repeat(3),
    pricePaise: 99_900 + at * 100,
    quantity: 1_000_000,
    categoryId: rooms[at % rooms.length]?.id ?? null,
    images: [`/media/piece-${at}.1020x1440.8a1a2e/1020.webp`],
  }))
  await db.insert(products).values(goods)
  return goods
}
