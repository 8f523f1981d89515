import { sendEach } from './calls.ts'
import type { Ask } from './load/asks.ts'
import { generator, load } from './load/load.ts'
import { compare } from './measure.ts'
import { footprintOf } from './memory.ts'
import { letThemBeKnown, makeCustomers } from './people.ts'
import type { Found } from './results.ts'
import { type Options, openBenchShop } from './shop.ts'

const CONNECTIONS = 32
/** Seconds of one run. */
const DURATION = 5
const FEW = 1_000
const MANY = 100_000

/** 100,000 sessions in use, beside 1,000, in one process. */
export async function benchSessions(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  try {
    const [worker = 0] = shop.workers
    const customers = await makeCustomers(shop.db, MANY)
    const asks = customers.map(({ token }): Ask => ({ path: '/api/me', headers: { authorization: token } }))
    const ask = (list: readonly Ask[]) =>
      load({
        origin: shop.url,
        servers: shop.workers,
        asks: list,
        connections: CONNECTIONS,
        seconds: DURATION,
      })
    await letThemBeKnown(shop, customers.slice(0, FEW))
    const before = await footprintOf(worker)
    const began = performance.now()
    await sendEach(shop.url, asks, CONNECTIONS)
    const firstTime = (MANY * 1_000) / (performance.now() - began)
    const after = await footprintOf(worker)
    const is = { what: 'who am I, 100,000 sessions in turn', who: 'signed in', processes: '1' }
    const row = await compare(is, 90, () => ask(asks), { '1,000 in turn': () => ask(asks.slice(0, FEW)) })
    const remarks = [
      `Each for the first time: ${Math.round(firstTime)} a second. The process takes ${before.rss.toFixed(0)} MB before, ${after.rss.toFixed(0)} MB when it knows all.`,
      `Asked by ${generator}.`,
    ]
    return { rows: [row], remarks }
  } finally {
    await shop.close()
  }
}
