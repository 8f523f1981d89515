import { carts } from '../src/features/cart/cart.tables.ts'
import { addToBag } from './limits/addToBag.ts'
import { withConnections } from './limits/connections.ts'
import { browserHeaders } from './load/asks.ts'
import { generator, load } from './load/load.ts'
import { compare, type Run, race } from './measure.ts'
import { letThemBeKnown, makeCustomers } from './people.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

const CALLERS = 16
const CUSTOMERS = 1_000
/** Seconds of a run, and how often something is added in one on bare connections. */
const DURATION = 2
const ADDITIONS = 4_000

/** Who adds what, others in turn: a bag gets ever other goods. */
async function additions(shop: BenchShop) {
  const customers = await makeCustomers(shop.db, CUSTOMERS)
  await letThemBeKnown(shop, customers)
  return Array.from({ length: ADDITIONS * 3 }, (_, at) => ({
    ...(customers[at % CUSTOMERS] ?? { id: '', token: '' }),
    productId: shop.goods[(at * 7 + Math.floor(at / CUSTOMERS)) % shop.goods.length]?.id ?? '',
  }))
}

async function measureOn(processes: number, options: Options): Promise<Found['rows'][number]> {
  const shop = await openBenchShop(processes, options)
  try {
    const wanted = await additions(shop)
    const asks = wanted.map(({ token, productId }) => ({
      path: `/api/cart/add/${productId}`,
      headers: { ...browserHeaders, authorization: token },
      json: { quantity: 1 },
    }))
    const fromEmpty = async (work: () => Promise<Run>) => {
      await shop.db.delete(carts)
      return work()
    }
    return await withConnections(shop.databaseUrl, CALLERS, (clients) => {
      const of = { origin: shop.url, servers: shop.workers, database: shop.database, asks }
      const zari = () => load({ ...of, connections: CALLERS, seconds: DURATION })
      const bare = () =>
        race(wanted.slice(0, ADDITIONS), CALLERS, async ({ id, productId }, hand) => {
          const lines = clients[hand] && (await addToBag(clients[hand], id, productId))
          if (!lines?.length) throw new Error('Nothing was added')
        })
      const is = { what: `add to bag, ${CALLERS} callers`, who: 'signed in', processes: String(processes) }
      return compare(is, 65, () => fromEmpty(zari), { 'one prepared statement': () => fromEmpty(bare) })
    })
  } finally {
    await shop.close()
  }
}

/** Adding to the bag over HTTP, beside one prepared statement with the same rules on as many bare connections. */
export async function benchCart(options: Options): Promise<Found> {
  const rows = [await measureOn(1, options), await measureOn(2, options)]
  return { rows, remarks: [`Sessions known, bags empty at the beginning of a run; asked by ${generator}.`] }
}
