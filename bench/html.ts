import { besideBare, CONNECTIONS, type Question } from './besideBare.ts'
import { sendEach } from './calls.ts'
import { asBrowser } from './load/asks.ts'
import { logIn } from './people.ts'
import type { Found } from './results.ts'
import type { BenchShop, Options } from './shop.ts'

const PRODUCTS = 1_000
/** Products that nobody has looked at, in each round. */
const NEW_PRODUCTS = 150
const CUSTOMERS = 20
/** What the page of somebody signed in asks for, in its first line. */
const OWN_PART = '/api/me/shopper'

/** Paths of pages by what they are. */
export const pagesOf = ({ goods }: BenchShop): Record<string, readonly string[]> => ({
  home: ['/'],
  listing: ['/new/saree/collections'],
  [`product, ${PRODUCTS.toLocaleString('en')} in turn`]: goods
    .slice(0, PRODUCTS)
    .map(({ slug }) => `/details/${slug}`),
})

/** Who looks at a page, by the cookies of some of them; '' for none. */
export async function lookers(shop: BenchShop): Promise<Record<string, readonly string[]>> {
  const analytics = Array.from({ length: CUSTOMERS }, (_, at) => `_ga=GA1.1.${20_261_122 + at}.1764000000`)
  return { visitor: [''], 'visitor with _ga': analytics, 'signed in': await logIn(shop, CUSTOMERS) }
}

/** Pages as browsers ask for them. */
export const benchHtml = (options: Options): Promise<Found> =>
  besideBare(options, async (shop) => {
    const people = await lookers(shop)
    const warm = Object.entries(people).flatMap(([who, cookies]) =>
      Object.entries(pagesOf(shop)).map(([page, paths]): Question => {
        const asks = asBrowser(paths, cookies)
        const aim = who === 'signed in' || paths.length > 1 ? 50 : 80
        return { is: { page, who, cache: 'warm' }, aim, asks: () => asks }
      }),
    )
    const fresh = shop.goods.map(({ slug }) => `/details/${slug}`)
    const cold: Question = {
      is: { page: 'product, each for the first time', who: 'visitor', cache: 'cold' },
      aim: 50,
      asks: (round) => asBrowser(fresh.slice(round * NEW_PRODUCTS, (round + 1) * NEW_PRODUCTS)),
      run: ({ origin }, asks) => sendEach(origin, asks, CONNECTIONS),
    }
    const own = asBrowser([OWN_PART], people['signed in'])
    const ownPart: Question = {
      is: { page: 'own part of a page', who: 'signed in', cache: 'never' },
      asks: () => own,
    }
    // While nobody has looked at any.
    return [cold, ...warm, ownPart]
  })
