import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { products } from '../src/features/catalog/tables/catalog.tables.ts'
import { newId } from '../src/platform/db/ids.ts'
import { fillBags, orderOf } from './bags.ts'
import { onTheWire } from './load/asks.ts'
import { quantile } from './measure.ts'
import { type Customer, letThemBeKnown, makeCustomers } from './people.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

const BUYERS = 1_000
const PIECES = 50
/** Until all have their answer. */
const AIM_MS = 300
/** The first is the one that nothing is warm for. */
const ROUNDS = 3

/** A connection that is there before anybody presses. */
async function connected(origin: URL): Promise<Socket> {
  const socket = connect(Number(origin.port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends a request and answers its status as soon as the first of the answer is there. */
async function press(socket: Socket, request: string): Promise<number> {
  socket.write(request)
  const [chunk]: Buffer[] = await once(socket, 'data')
  return Number(chunk?.toString('latin1', 9, 12))
}

/** All press the button for the same few pieces at once, over connections that are there already. */
async function rush(shop: BenchShop, customers: readonly Customer[]): Promise<Found['rows'][number]> {
  const id = newId()
  const last = { id, slug: id, name: 'Last Fifty', title: '', pricePaise: 1, quantity: PIECES }
  await shop.db.insert(products).values(last)
  const bags = await fillBags(shop, customers, () => [id])
  const origin = new URL(shop.url)
  const sockets = await Promise.all(bags.map(() => connected(origin)))
  const requests = bags.map((bag) => onTheWire(orderOf(bag), origin.host))
  const [began, busy] = [performance.now(), process.cpuUsage()]
  const answers = await Promise.all(
    sockets.map(async (socket, at) => {
      const status = await press(socket, requests[at] ?? '')
      return { status, ms: performance.now() - began }
    }),
  )
  const { user, system } = process.cpuUsage(busy)
  for (const socket of sockets) socket.destroy()
  const times = answers.map(({ ms }) => ms)
  const of = (status: number) => answers.filter((answer) => answer.status === status).length
  return {
    what: `${BUYERS.toLocaleString('en')} buyers at once for ${PIECES} pieces`,
    processes: String(shop.workers.length),
    'all answered ms': Math.max(...times),
    'aim ms': AIM_MS,
    'p50 ms': quantile(times, 0.5),
    orders: of(201),
    refusals: of(409),
    'other answers': answers.length - of(201) - of(409),
    'generator CPU %': (user + system) / 10 / Math.max(...times),
  }
}

/** Far more buyers than pieces in the same instant. */
export async function benchRush(options: Options): Promise<Found> {
  const rows: Found['rows'][number][] = []
  for (const processes of [1, 2]) {
    const shop = await openBenchShop(processes, options)
    try {
      const customers = await makeCustomers(shop.db, BUYERS)
      await letThemBeKnown(shop, customers)
      for (let round = 0; round < ROUNDS; round += 1) {
        rows.push({ round: String(round + 1), ...(await rush(shop, customers)) })
      }
    } finally {
      await shop.close()
    }
  }
  return { rows, remarks: ['Signed in, sessions known, connections made before; cash.'] }
}
