import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '../src/features/catalog/tables/catalog.tables.ts'
import type { CatalogView } from '../src/features/catalog/view/catalogView.ts'
import { noMarks, readCatalog, readChanged, readMarked } from '../src/features/catalog/view/readCatalog.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { addManyProducts } from './catalog.ts'
import type { Found } from './results.ts'
import { type Options, openBenchShop } from './shop.ts'

/** Products that one statement changes. */
const STEP = 2_000

/** Processor time of this thread, ms: other work on the machine adds nothing to it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What one turn of the event loop takes, at most, while something is done; in it no other request is answered. */
async function longestTurn(what: string, work: () => Promise<unknown>): Promise<Found['rows'][number]> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let [isOver, last, longest] = [false, threadMs(), 0]
  const turn = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  delay.enable()
  const began = process.cpuUsage()
  await work()
  await new Promise(setImmediate)
  const { user, system } = process.cpuUsage(began)
  delay.disable()
  isOver = true
  return {
    what,
    'longest turn, CPU ms': longest,
    'longest delay ms': delay.max / 1e6,
    'CPU of all ms': (user + system) / 1000,
  }
}

/**
 * How long the catalogue of 100,000 products stops the event loop: while it is read for the first time, read again, and
 * while some or all of it changes. In this process, whose loop does nothing else.
 */
export async function benchStops(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  const db = openDatabase(shop.databaseUrl, { max: 2 })
  try {
    await addManyProducts(shop.db)
    const rows: Found['rows'][number][] = []
    const note = async (what: string, work: () => Promise<unknown>) =>
      void rows.push(await longestTurn(what, work))
    let read: CatalogView | undefined
    await note('first reading, until lists are answered', async () => (read = await readCatalog(db)))
    if (!read) throw new Error('The catalogue was not read')
    const view = read
    await note('words, until searches are answered', () => view.changes.searchable())
    await note('read again, nothing changed', () => readChanged(db, view))
    const ids = view.ids()
    const one = ids[Math.floor(ids.length / 2)] ?? ''
    const dearer = sql`${products.pricePaise} + 1`
    await shop.db.update(products).set({ pricePaise: dearer }).where(eq(products.id, one))
    await note('one price changed', () => readMarked(db, view, { ...noMarks(), products: new Set([one]) }))
    await shop.db.update(products).set({ name: 'Renamed Saree' }).where(eq(products.id, one))
    await note('one name changed', () => readMarked(db, view, { ...noMarks(), products: new Set([one]) }))
    for (let from = 0; from < ids.length; from += STEP) {
      const some = ids.slice(from, from + STEP)
      await shop.db.update(products).set({ pricePaise: dearer }).where(inArray(products.id, some))
    }
    await note('all prices changed, nobody said which', () => readChanged(db, view))
    return { rows, remarks: ['100,000 products; the limit is 50 ms.'] }
  } finally {
    await db.$client.end()
    await shop.close()
  }
}
