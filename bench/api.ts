import { besideBare, type Question } from './besideBare.ts'
import { type Ask, asBrowser, browserHeaders } from './load/asks.ts'
import { logIn } from './people.ts'
import type { Found } from './results.ts'
import type { BenchShop, Options } from './shop.ts'

/** More than are answered in a run: nothing is asked twice. */
const EVER_OTHER = 120_000
const LIST = '/api/admin/product?limit=24'

/** So many requests that nobody has sent before: `path` makes one of a number. */
const everOther = (path: (number: number) => string) => (round: number) =>
  asBrowser(Array.from({ length: EVER_OTHER }, (_, at) => path(round * EVER_OTHER + at)))

/** The same request by a browser that has the answer. */
async function again({ url }: BenchShop, path: string): Promise<Ask> {
  const answer = await fetch(`${url}${path}`, { headers: browserHeaders })
  await answer.arrayBuffer()
  return { path, headers: { ...browserHeaders, 'if-none-match': answer.headers.get('etag') ?? '' } }
}

const visitor = (what: string, asks: readonly Ask[]): Question => ({
  is: { what, who: 'visitor', cache: 'warm' },
  aim: 85,
  asks: () => asks,
})

const newToAll = (what: string, path: (number: number) => string): Question => ({
  is: { what, who: 'visitor', cache: 'cold' },
  aim: 85,
  asks: everOther(path),
  isOnce: true,
})

/** What browsers and programs ask the API for. */
export const benchApi = (options: Options): Promise<Found> =>
  besideBare(options, async (shop) => {
    const cookies = await logIn(shop, 20)
    const signedIn = (what: string, paths: readonly string[]): Question => {
      const asks = asBrowser(paths, cookies)
      return { is: { what, who: 'signed in', cache: 'warm' }, aim: 50, asks: () => asks }
    }
    const details = shop.goods.slice(0, 500).map(({ slug }) => `/api/product/${slug}`)
    const words = details.map((_, at) => `/api/search?q=piece%20${at}`)
    return [
      visitor('list of 24', asBrowser([LIST])),
      visitor('list of 24, known by its ETag', [await again(shop, LIST)]),
      visitor('product, 500 in turn', asBrowser(details)),
      visitor('categories', asBrowser(['/api/admin/category'])),
      visitor('sliding text', asBrowser(['/api/admin/banner/slidingText'])),
      newToAll('list of 24, ever another price', (number) => `${LIST}&max=${900_000 + number}`),
      newToAll('list of 24, ever other words', (number) => `${LIST}&q=piece%20${number}`),
      signedIn('list of 24', [LIST]),
      signedIn('product, 500 in turn', details),
      signedIn('who am I', ['/api/me']),
      signedIn('search, 500 texts in turn', words),
    ]
  })
