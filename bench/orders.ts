import type { Client } from 'pg'
import { products } from '../src/features/catalog/catalog.tables.ts'
import { announceStock } from '../src/features/catalog/stock.store.ts'
import { placeOrders } from '../src/features/checkout/placeOrders.actions.ts'
import { sendPlacedMails } from '../src/features/orders/mails/orders.mails.tsx'
import { openDatabase } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/db/ids.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import { createLog } from '../src/platform/log/log.ts'
import { type Buyer, buyersFor, buyersOf, type Wanted } from '../test/faults/buyers.ts'
import { billing } from '../test/fixtures/orders.ts'
import { caller } from './calls.ts'
import { compare, quantile, race, report } from './measure.ts'
import { connections, record, replay, type Statement } from './recording.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

/** Buyers at a time, and how many orders each run has. */
const crowds = [
  { hands: 1, orders: 100 },
  { hands: 8, orders: 300 },
  { hands: 32, orders: 400 },
] as const

// A shop without an UPI id sells for cash.
const billingAddress = { ...billing, companyName: '', payment: 'cod' as const }

/** Two goods of a thousand, others for everyone. */
const bagOf = ({ goods }: BenchShop, at: number): Wanted[] =>
  [at * 7, at * 13 + 1].map((place) => ({ productId: goods[place % goods.length]?.id ?? '' }))

interface Ordering {
  readonly buyer: Buyer
  readonly bag: readonly Wanted[]
}

async function orderings(shop: BenchShop, count: number): Promise<Ordering[]> {
  const bags = Array.from({ length: count }, (_, at) => bagOf(shop, at))
  const buyers = await buyersFor(shop.db, bags)
  return buyers.map((buyer, at) => ({ buyer, bag: bags[at] ?? [] }))
}

const idsOf = ({ buyer, bag }: Ordering): string[] => [
  buyer.cartId,
  buyer.id,
  ...bag.map(({ productId }) => productId),
]

/** The statements of one order, with its mail and the notice of its stock. */
async function recordOrder(shop: BenchShop): Promise<{ statements: Statement[]; ids: string[] }> {
  const db = openDatabase(shop.databaseUrl, { max: 2 })
  const jobs = await openJobs(db, createLog('fatal'))
  const [ordering] = await orderings(shop, 1)
  if (!ordering) throw new Error('There is nothing to order')
  const { buyer, bag } = ordering
  const request = {
    cartId: buyer.cartId,
    customer: { id: buyer.id, name: 'Buyer 0' },
    device: 'mobile' as const,
  }
  const sent = await record(async () => {
    await placeOrders(db, [{ ...request, billingAddress }], {
      onPlaced: (tx, placed) =>
        sendPlacedMails(
          jobs,
          tx,
          placed.map(({ rows }) => rows.order.id),
        ),
    })
    await announceStock(
      db,
      bag.map(({ productId }) => productId),
    )
  })
  await jobs.close()
  await db.$client.end()
  const from = sent.findIndex(({ text }) => text.trim() === 'begin')
  return { statements: sent.slice(from), ids: idsOf(ordering) }
}

async function placeAll(shop: BenchShop, hands: number, list: readonly Ordering[]) {
  const { get, post, close } = caller(shop.url, hands)
  // Who orders has looked at the bag before, so that the processes know the session.
  for (let look = 0; look < 2; look += 1) {
    await race(list, hands, async ({ buyer }) => void (await get('/api/cart', buyer.token)))
  }
  const run = await race(list, hands, async ({ buyer }) => {
    const body = { billingAddress, device: 'mobile' }
    const status = await post(`/api/cart/place-order/${buyer.cartId}`, buyer.token, body)
    if (status !== 201) throw new Error(`An order was answered with ${status}`)
  })
  close()
  return run
}

/** 1,000 customers press the button for 50 pieces; ms until all have their answer. */
async function rush(shop: BenchShop): Promise<string> {
  const [last = { id: '' }] = await shop.db
    .insert(products)
    .values({ id: newId(), slug: 'last-fifty', name: 'Last Fifty', title: '', pricePaise: 1, quantity: 50 })
    .returning({ id: products.id })
  const buyers = await buyersOf(shop.db, 1_000, { productId: last.id })
  const { post, close } = caller(shop.url, 1_000)
  const counts: Record<number, number> = {}
  const began = performance.now()
  const run = await race(buyers, 1_000, async ({ cartId, token }) => {
    const status = await post(`/api/cart/place-order/${cartId}`, token, { billingAddress, device: 'mobile' })
    counts[status] = (counts[status] ?? 0) + 1
  })
  const took = Math.round(performance.now() - began)
  close()
  return `1,000 buyers for 50 pieces: all answered after ${took} ms, ${JSON.stringify(counts)}, p50 ${Math.round(quantile(run.times, 0.5))} ms, p99 ${Math.round(quantile(run.times, 0.99))} ms.`
}

/** Orders end to end over HTTP beside the same SQL on as many bare connections. */
export async function benchOrders(): Promise<void> {
  const shop = await openBenchShop(2)
  try {
    const { statements, ids } = await recordOrder(shop)
    await placeAll(shop, 8, await orderings(shop, 100))
    const rows = []
    for (const { hands, orders } of crowds) {
      const clients: Client[] = await connections(shop.databaseUrl, hands)
      const bare = async () => {
        const list = await orderings(shop, orders)
        return race(list, hands, async (ordering, hand) => {
          const now = idsOf(ordering)
          const client = clients[hand]
          if (client) await replay(client, statements, new Map(ids.map((id, at) => [id, now[at] ?? ''])))
        })
      }
      const zari = async () => placeAll(shop, hands, await orderings(shop, orders))
      rows.push(await compare(`place order, ${hands} buyers`, 0.5, zari, bare))
      await Promise.all(clients.map((client) => client.end()))
    }
    await report('orders', rows, [await rush(shop), `${statements.length} statements an order.`])
  } finally {
    await shop.close()
  }
}
