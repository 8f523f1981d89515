import { setTimeout as pause } from 'node:timers/promises'
import { asBrowser } from './load/asks.ts'
import { generator, load } from './load/load.ts'
import { type Footprint, footprintOf } from './memory.ts'
import { logIn } from './people.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

/** After the start, until what only the start needed was collected, ms. */
const REST_MS = 20_000
const CONNECTIONS = 32
/** Seconds of load, and how often it is looked, ms. */
const DURATION = 20
const LOOK_EVERY_MS = 500

/** The most that was seen. */
const larger = (one: Footprint, other: Footprint): Footprint => ({
  rss: Math.max(one.rss, other.rss),
  pss: Math.max(one.pss, other.pss),
})

/** Pages, lists and details of ever other products by 32 connections, half of them signed in; the most of each process. */
async function underLoad(shop: BenchShop): Promise<Footprint[]> {
  const { url, goods, workers } = shop
  const details = goods.slice(0, 500).map(({ slug }) => `/details/${slug}`)
  const paths = details.flatMap((path) => [
    '/',
    '/new/saree/collections',
    '/api/admin/product?limit=24',
    path,
  ])
  const [cookie = ''] = await logIn(shop, 1)
  const asks = asBrowser(paths, ['', '', '', '', ...Array.from({ length: 4 }, () => cookie)])
  let isOver = false
  const loading = load({ origin: url, asks, connections: CONNECTIONS, seconds: DURATION }).finally(() => {
    isOver = true
  })
  let most = await Promise.all(workers.map(footprintOf))
  while (!isOver) {
    const looks = await Promise.all(workers.map(footprintOf))
    most = most.map((one, at) => larger(one, looks[at] ?? one))
    await pause(LOOK_EVERY_MS)
  }
  await loading
  return most
}

/** What the shop takes as `npm start` runs it, with two processes, started for the second time. */
export async function benchMemory(options: Options): Promise<Found> {
  const shop = await openBenchShop(2, options)
  try {
    // As it is most of its life: the first processes after a build compile what the others find compiled, and hold that.
    await shop.startAgain()
    await pause(REST_MS)
    const looks = [
      { what: 'parent, idle', aim: 90, all: [await footprintOf(shop.parent)] },
      { what: 'a process, idle', aim: 150, all: await Promise.all(shop.workers.map(footprintOf)) },
      { what: `a process, ${CONNECTIONS} connections`, aim: 300, all: await underLoad(shop) },
      { what: 'parent afterwards', aim: 90, all: [await footprintOf(shop.parent)] },
    ]
    const rows = looks.map(({ what, aim, all }) => {
      const { rss, pss } = all.reduce(larger)
      return { what, 'RSS MB': rss, 'PSS MB': pss, 'aim MB': aim }
    })
    return {
      rows,
      remarks: [`The larger of two processes; half of the load signed in; asked by ${generator}.`],
    }
  } finally {
    await shop.close()
  }
}
