import { products } from '../src/features/catalog/tables/catalog.tables.ts'
import type { Database } from '../src/platform/db/database.ts'
import { newId } from '../src/platform/db/ids.ts'
import { type Ask, asBrowser } from './load/asks.ts'
import { type Bare, openBare } from './load/bare.ts'
import { generator, load } from './load/load.ts'
import { allAreKnown, MANY } from './manyProducts.ts'
import { compare } from './measure.ts'
import { footprintOf } from './memory.ts'
import { logIn } from './people.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

/** Products that one statement adds: on a busy machine more would take longer than a statement may. */
const BATCH = 1_000
const CONNECTIONS = 32
/**
 * Seconds of one run; of the large shop it is long. Connections that come while all others ask at once are accepted one after the
 * other, each after a turn in which the others are answered: the 32nd waits for 0.17 s. `wrk` adds to each that waits those that
 * would have waited with it: in 8 s that is at times more than one in a hundred, and the 0.17 s are then the p99. In the first seconds
 * of its kind of question functions are not compiled yet: they have a column of their own.
 */
const DURATION = { first: 5, many: 16, bare: 8, few: 3 }
/** More than are answered in a run: no answer comes from a cache. */
const EVER_OTHER = 300_000
/** The round of the first seconds, after those of `compare`: what it asks is not asked again. */
const FIRST = 3

/** Ever other questions, by a path with a number. */
const everOther = (path: (number: number) => string, cookies?: readonly string[]) => (round: number) =>
  asBrowser(
    Array.from({ length: EVER_OTHER }, (_, at) => path(round * EVER_OTHER + at)),
    cookies,
  )

interface Question {
  readonly is: { readonly what: string; readonly who: string; readonly cache: string }
  readonly asks: (round: number) => readonly Ask[]
}

async function questions(shop: BenchShop): Promise<Question[]> {
  const cookies = await logIn(shop, 20)
  const list = '/api/admin/product?limit=24'
  const cold = (what: string, path: (number: number) => string): Question => ({
    is: { what, who: 'visitor', cache: 'cold' },
    asks: everOther(path),
  })
  return [
    cold('list, ever another price', (at) => `${list}&${cheaper(at)}`),
    cold(
      'list sorted, a category, ever another price',
      (at) => `${list}&category=saree&sort=highToLow&${dearer(at)}`,
    ),
    cold('list, ever other words', (at) => `${list}&q=${one(sarees, at / MANY)}%20${at % MANY}`),
    cold('list, two letters, ever another price', (at) => `${list}&q=${letters(at)}&${dearer(at)}`),
    cold('list, two words, ever another price', (at) => `${list}&q=silk%20${word(at)}&${dearer(at)}`),
    cold('list, ends of words', (at) => `${list}&q=${ends(at)}`),
    cold('list, ever other words that are nowhere', (number) => `${list}&q=kanjivaram%20${number}`),
    cold('list, ever another combination of filters', (at) => `${list}&${filters(at)}`),
    cold('counts of all filters, ever another combination', (at) => `/api/facets?${filters(at)}`),
    {
      is: { what: 'search, ever other words', who: 'signed in', cache: 'cold' },
      asks: everOther((number) => `/api/search?q=saree%20${number}`, cookies),
    },
    {
      is: { what: 'search, ever other mistyped words', who: 'signed in', cache: 'cold' },
      asks: everOther((at) => `/api/search?q=${mistyped(word(at), at)}%20sare%20${at}`, cookies),
    },
    {
      is: { what: 'results of a search, ever another price', who: 'signed in', cache: 'cold' },
      asks: everOther(
        (at) => `/api/search/products?q=${word(at)}%20saree&colour=${one(colours, at / 30)}&${cheaper(at)}`,
        cookies,
      ),
    },
    {
      is: { what: 'listing page', who: 'visitor', cache: 'warm' },
      asks: () => asBrowser(['/new/saree/collections']),
    },
  ]
}

/** Adds products until a shop that was opened for a bench has as many as a large one. */
export async function addManyProducts(db: Database): Promise<void> {
  const [sample] = await db.select({ categoryId: products.categoryId }).from(products).limit(1)
  for (let made = 1_000; made < MANY; made += BATCH) {
    const goods = woven(Math.min(BATCH, MANY - made), made, sample?.categoryId ?? null)
    await db.insert(products).values(goods)
  }
}

/** The same questions to a shop with 100,000 products, beside one with 1,000; one process each. */
export async function benchCatalog(options: Options): Promise<Found> {
  const few = await openBenchShop(1, options)
  const many = await openBenchShop(1, options)
  const bare = await openBare(1)
  try {
    await addManyProducts(many.db)
    await allAreKnown(many.url)
    const rows: Found['rows'][number][] = []
    const [ofFew, ofMany] = [await questions(few), await questions(many)]
    for (const [at, { is, asks }] of ofMany.entries()) {
      const on = (shop: BenchShop, list: Question['asks'], seconds: number) => (round: number) =>
        load({
          ...{ origin: shop.url, servers: shop.workers, database: shop.database, asks: list(round) },
          ...{ connections: CONNECTIONS, seconds, isOnce: is.cache === 'cold' },
        })
      const limit = on(few, ofFew[at]?.asks ?? asks, DURATION.few)
      const first = await on(many, asks, DURATION.first)(FIRST)
      const row = await compare(is, 90, on(many, asks, DURATION.many), { '1,000 products': limit })
      const busy = await asBusy(bare, many, asks(0), row)
      rows.push({ ...row, ...busy, [`first ${DURATION.first} s: p99 ms`]: first.p99 })
    }
    const took = await Promise.all([few, many].map(({ workers: [pid = 0] }) => footprintOf(pid)))
    const [fewMb = '', manyMb = ''] = took.map(({ rss }) => rss.toFixed(0))
    const memory = `Memory of the process afterwards: ${manyMb} MB, with 1,000 products ${fewMb} MB.`
    const starts = [await few.startAgain(), await many.startAgain()].map((ms) => (ms / 1_000).toFixed(1))
    const start = `Started again in ${starts[1]} s, with 1,000 products in ${starts[0]} s.`
    return {
      rows,
      remarks: [`${CONNECTIONS} connections, 100,000 products; asked by ${generator}. ${memory} ${start}`],
    }
  } finally {
    bare.close()
    await few.close()
    await many.close()
  }
}

/**
 * How late answers are on this machine, with its generator beside, where all that is done is as much computing for each and its
 * bytes: the least that could be asked for.
 */
async function asBusy(bare: Bare, shop: BenchShop, asks: readonly Ask[], row: Found['rows'][number]) {
  const ms = (Number(row['server CPU %']) * 10) / Number(row['Zari /s'])
  await bare.learn(shop.url, asks.slice(0, 1), ms)
  const { p99 } = await load({
    ...{ origin: bare.origin, servers: bare.pids, asks },
    ...{ connections: CONNECTIONS, seconds: DURATION.bare },
  })
  return { 'CPU of an answer ms': ms, 'bare and as busy: p99 ms': p99 }
}

const words =
  'Silk Cotton Linen Banarasi Kanjivaram Chanderi Tussar Ikat Zari Brocade Organza Velvet Khadi Muslin Jamdani Patola Maroon Indigo Saffron Emerald Ivory Peacock Lotus Temple Border Floral Woven Printed Festive Wedding'.split(
    ' ',
  )
const word = (at: number): string => words[Math.floor(at) % words.length] ?? ''

/** A word with two letters that changed places, ever others. */
const mistyped = (text: string, at: number): string => {
  const from = 1 + (Math.floor(at / 30) % Math.max(1, text.length - 2))
  return `${text.slice(0, from)}${text.charAt(from + 1)}${text.charAt(from)}${text.slice(from + 2)}`
}

/** `aa`, `ba`, `ca` and so on, 676 of them. */
const letters = (at: number): string =>
  [at, at / 26].map((part) => String.fromCharCode(97 + (Math.floor(part) % 26))).join('')

/** One word, the numbers after which are as many questions each. */
const sarees = ['saree', 'Saree', 'SAREE', 'aree', 'Aree', 'AREE', 'ree', 'Ree', 'REE', 'ee']

/** Two letters and two others, in small letters and then in large ones. */
function ends(at: number): string {
  const text = `${letters(at)}%20${letters(at / 676)}`
  return at < 676 ** 2 ? text : text.toUpperCase()
}

const colours = ['Maroon', 'Ivory', 'Indigo', 'Mustard', 'Black', 'Pink', 'Green', 'Gold', 'Teal', 'Rust']
const fabrics = ['Silk', 'Cotton', 'Linen', 'Georgette', 'Organza']
const weaves = ['Banarasi', 'Kanjivaram', 'Chanderi', 'Ikat', 'Jamdani', 'Patola', 'Bandhani', 'Paithani']
const occasions = ['Wedding', 'Festive', 'Party', 'Office', 'Everyday']
const one = (list: readonly string[], at: number): string => list[Math.floor(at) % list.length] ?? ''

/** What a product has to be chosen by; no two attributes go together. */
const chosenBy = (at: number) => ({
  colour: one(colours, at * 7 + at / 11),
  fabric: one(fabrics, at * 3 + at / 13),
  weave: one(weaves, at * 5 + at / 17),
  occasion: [...new Set([one(occasions, at), one(occasions, at / 7)])],
  work: at % 3 === 0 ? ['Zari', 'Meenakari'] : ['Zari'],
  blousePiece: at % 2 === 0,
  countryOfOrigin: at % 20 === 0 ? 'Sri Lanka' : 'India',
})

/** Two colours, a weave or a fabric, an occasion or what is in stock, and ever another price. */
const filters = (at: number): string =>
  [
    `colour=${one(colours, at)},${one(colours, at / 10 + 3)}`,
    at % 2 === 0 ? `weave=${one(weaves, at / 2)}` : `fabric=${one(fabrics, at / 3)}`,
    at % 3 === 0 ? 'availability=in-stock' : `occasion=${one(occasions, at / 5)}`,
    cheaper(at),
  ]
    .join('&')
    .toLowerCase()

/** Ever other prices: these cost 1,000 to 2,000, and from 10 to 90 in a hundred of them are meant. */
const cheaper = (at: number): string =>
  `min=${Math.floor(at / STEPS) / 100}&max=${1_100 + (at % STEPS) / 100}`
const dearer = (at: number): string =>
  `min=${1_100 + (at % STEPS) / 100}&max=${3_000 + Math.floor(at / STEPS) / 100}`
const STEPS = 80_000

const TEXT = 'Handwoven by weavers of the old town, washed twice. '.repeat(12)

/** Names of eight words, one of them a number that no other product has. */
function woven(count: number, from: number, categoryId: string | null) {
  return Array.from({ length: count }, (_, place) => {
    const [at, id] = [from + place, newId()]
    const name = [at, at / 30, at / 900, at * 7, at * 11, at * 13].map(word).join(' ')
    return {
      id,
      slug: id,
      name: `${name} Saree ${at}`,
      title: '',
      description: TEXT,
      pricePaise: 100_000 + at,
      quantity: 9,
      categoryId,
      ...chosenBy(at),
    }
  })
}
