import { billingAddress, fillBags, orderOf } from './bags.ts'
import { withConnections } from './limits/connections.ts'
import { placeOrders } from './limits/placeOrders.ts'
import { generator, load } from './load/load.ts'
import { compare, type Run, race } from './measure.ts'
import { type Customer, letThemBeKnown, makeCustomers } from './people.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

const crowds = [1, 8, 32] as const
/** More than order in a run. */
const CUSTOMERS = 6_000
/** Seconds of a run over HTTP. */
const DURATION = 2
/** Orders of a run on bare connections, for each of those who order at a time. */
const BARE_ORDERS = 100
/** Orders that are placed by one statement, where many are. */
const TOGETHER = 20

async function overHttp(shop: BenchShop, customers: readonly Customer[], buyers: number): Promise<Run> {
  const asks = (await fillBags(shop, customers)).map(orderOf)
  const of = { origin: shop.url, servers: shop.workers, database: shop.database, asks, isOnce: true }
  return load({ ...of, connections: buyers, seconds: DURATION })
}

/** The same orders by prepared statements on bare connections, so many of them in each. */
async function bare(
  shop: BenchShop,
  customers: readonly Customer[],
  buyers: number,
  together: number,
): Promise<Run> {
  const count = Math.min(CUSTOMERS, Math.max(200, buyers * BARE_ORDERS))
  const bags = await fillBags(shop, customers.slice(0, count))
  const batches = Array.from({ length: Math.ceil(count / together) }, (_, at) =>
    bags.slice(at * together, (at + 1) * together).map(({ cartId }) => cartId),
  )
  const address = JSON.stringify(billingAddress)
  const run = await withConnections(shop.databaseUrl, buyers, (clients) =>
    race(batches, buyers, async (cartIds, hand) => {
      const placed = clients[hand] && (await placeOrders(clients[hand], cartIds, address))
      if (placed !== cartIds.length) throw new Error(`${placed} of ${cartIds.length} orders were placed`)
    }),
  )
  return { ...run, rate: run.rate * (count / batches.length) }
}

async function measureOn(processes: number, options: Options): Promise<Found['rows']> {
  const shop = await openBenchShop(processes, options)
  const rows: Found['rows'][number][] = []
  try {
    const customers = await makeCustomers(shop.db, CUSTOMERS)
    await letThemBeKnown(shop, customers)
    for (const buyers of crowds) {
      const is = { what: `place an order, ${buyers} at a time`, processes: String(processes) }
      const limits = {
        [`${TOGETHER} in a prepared statement`]: () => bare(shop, customers, buyers, TOGETHER),
        'one in a prepared statement': () => bare(shop, customers, buyers, 1),
      }
      rows.push(await compare(is, 30, () => overHttp(shop, customers, buyers), limits))
    }
  } finally {
    await shop.close()
  }
  return rows
}

/** Orders over HTTP, two products each, beside the statements that an expert would write. */
export async function benchOrders(options: Options): Promise<Found> {
  const rows = [...(await measureOn(1, options)), ...(await measureOn(2, options))]
  return { rows, remarks: [`Signed in, sessions known, cash; asked by ${generator}.`] }
}
