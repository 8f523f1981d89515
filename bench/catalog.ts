import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { products } from '../src/features/catalog/catalog.tables.ts'
import { newId } from '../src/platform/db/ids.ts'
import { printTable } from './measure.ts'
import { openBenchShop } from './shop.ts'

const MANY = 100_000
const BATCH = 4_000
/** What 32 callers ask for at a time, each for this many seconds. */
const DURATION = 4

const paths = {
  'list of 24': '/api/admin/product?limit=24&category=saree&sort=highToLow',
  'listing page': '/new/saree/collections',
  'search, 6 matches': '/api/admin/product?q=rare&limit=10',
} as const

interface Measured {
  readonly rate: number
  /** ms */
  readonly p99: number
}

async function measure(origin: string, path: string): Promise<Measured> {
  const url = `${origin}${path}`
  const accept = path.startsWith('/api') ? 'application/json' : 'text/html'
  // Asked once more before: what is kept of an answer is kept now.
  await fetch(url, { headers: { accept, connection: 'close' } }).then((answer) => answer.text())
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    headers: { accept },
    connections: 32,
    duration: DURATION,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return { rate: requests.average, p99: latency.p99 }
}

/** The same questions among a thousand products and among a hundred thousand, on one process. */
export async function benchCatalog(): Promise<void> {
  const shop = await openBenchShop(1)
  try {
    await shop.db.insert(products).values(woven(6, 'Rare Weave'))
    const few: Record<string, Measured> = {}
    for (const [what, path] of Object.entries(paths)) few[what] = await measure(shop.url, path)
    const [sample] = await shop.db.select({ categoryId: products.categoryId }).from(products).limit(1)
    for (let made = 1_006; made < MANY; made += BATCH) {
      await shop.db.insert(products).values(woven(BATCH, `Common Weave ${made}`, sample?.categoryId))
    }
    await allAreKnown(shop.url)
    const rows: string[][] = []
    for (const [what, path] of Object.entries(paths)) {
      const many = await measure(shop.url, path)
      const before = few[what] ?? many
      rows.push([
        what,
        before.rate.toFixed(0),
        many.rate.toFixed(0),
        `${(before.rate / many.rate).toFixed(2)} x`,
        `${many.p99} ms`,
      ])
    }
    const head = ['32 callers, one process', '1,000 products, /s', '100,000 products, /s', 'time', 'p99']
    await printTable('catalog', head, rows)
  } finally {
    await shop.close()
  }
}

/** The shop reads new products in the background; what is measured is the time after. */
async function allAreKnown(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/admin/product?limit=1`, { headers: { connection: 'close' } })
    await answer.text()
    if (Number(answer.headers.get('x-total-count')) >= MANY) return
    await setTimeout(500)
  }
}

function woven(count: number, name: string, categoryId: string | null = null) {
  return Array.from({ length: count }, (_, at) => {
    const id = newId()
    return {
      id,
      slug: id,
      name: `${name} ${at}`,
      title: '',
      pricePaise: 100_000 + at,
      quantity: 9,
      categoryId,
    }
  })
}
