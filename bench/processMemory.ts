import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { printTable } from './measure.ts'
import { type Footprint, footprintOf } from './memory.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

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

/** Pages, lists and details of ever other products by 32 connections; answers the most that each process took. */
async function underLoad({ url, goods, workers }: BenchShop): Promise<Footprint[]> {
  const paths = ['/', '/new/saree/collections', '/api/admin/product?limit=24']
  const pages = goods.slice(0, 100).map(({ slug }) => `/details/${slug}`)
  const requests = [...paths, ...pages].map((path) => ({ path }))
  const load = autocannon({ url, connections: CONNECTIONS, duration: DURATION, requests })
  let most = await Promise.all(workers.map(footprintOf))
  let isOver = false
  const looking = (async () => {
    while (!isOver) {
      const looks = await Promise.all(workers.map(footprintOf))
      most = most.map((one, at) => larger(one, looks[at] ?? one))
      await pause(LOOK_EVERY_MS)
    }
  })()
  const { errors, non2xx } = await load
  isOver = true
  await looking
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} refusals`)
  return most
}

/** What the shop takes as `npm start` runs it, with two processes. */
export async function benchMemory(): Promise<void> {
  const shop = await openBenchShop(2)
  try {
    await pause(REST_MS)
    const rows = [
      { what: 'parent, idle', aim: 90, looks: [await footprintOf(shop.parent)] },
      { what: 'a process, idle', aim: 150, looks: await Promise.all(shop.workers.map(footprintOf)) },
      { what: `a process, ${CONNECTIONS} connections`, aim: 300, looks: await underLoad(shop) },
      { what: 'parent afterwards', aim: 90, looks: [await footprintOf(shop.parent)] },
    ]
    const cells = rows.map(({ what, aim, looks }) => {
      const of = (name: keyof Footprint) => looks.map((look) => look[name].toFixed(0)).join(' and ')
      return [what, of('rss'), of('pss'), String(aim)]
    })
    await printTable('memory', ['what', 'RSS MB', 'PSS MB', 'aim MB'], cells)
  } finally {
    await shop.close()
  }
}
