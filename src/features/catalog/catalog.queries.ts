import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, client, read } from '#/platform/http/client.ts'
import type { CatalogApi } from './catalog.handlers.ts'
import { m } from './messages/catalog.messages.ts'
import type { CardProduct, Product, ProductQuery } from './schema/catalog.schema.ts'
import { pricesDiffer } from './variants/variants.rules.ts'

const api = () => client<CatalogApi>().api

/** What a list can be narrowed to; prices in rupees. */
export type ProductFilter = Omit<ProductQuery, 'cursor'>

export interface ProductPage {
  readonly products: CardProduct[]
  /** How many match in all, on whatever page. */
  readonly total: number
  /** Where the next page is; undefined on the last one. */
  readonly next: string | undefined
}

/** Cards on one page of a listing. */
export const LISTING_PAGE = 24

/** Only what was really asked for, so that equal lists have equal addresses and keys. */
export const wordsOf = (filter: ProductQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '' && value !== 'none')
      .map(([name, value]) => [name, String(value)]),
  )

/** What a success without any products in its body is called (specification, section 8). */
const noData = m.noData

/** Answers a page of a list of its own, by the words of a query. */
export type ReadPage = (query: Record<string, string>, signal: AbortSignal) => Promise<ProductPage>

/** A list that is not a category's: what its answers are remembered by, and who gives them. */
interface OwnList {
  readonly path: string
  readonly readPage: ReadPage
}

async function readPage(filter: ProductQuery, signal: AbortSignal): Promise<ProductPage> {
  const call = api().admin.product.$get({ query: wordsOf(filter) }, { init: { signal } })
  const products: unknown = await read(call).catch((reason) => {
    // An empty body is no JSON.
    if (reason instanceof SyntaxError) return undefined
    throw reason
  })
  const { headers, status } = await call
  if (!isList(products)) throw new ApiError(status, noData(), { message: noData() })
  const link = headers.get('Link')?.match(/[?&]cursor=([^&>]+)/)?.[1]
  return {
    products: products.map(cardOf),
    total: Number(headers.get('X-Total-Count') ?? products.length),
    next: link && decodeURIComponent(link),
  }
}

/** A page carries its lists a second time, for its coming to life: whatever no card shows stays behind. */
export const cardOf = ({
  images,
  colours,
  moreColours,
  weave,
  fabric,
  labels,
  ...product
}: Product): CardProduct => ({
  _id: product._id,
  name: product.name,
  price: product.price,
  mrp: product.mrp,
  // The second is shown to those who come near.
  images: images.slice(0, 2),
  quantity: product.quantity,
  ...(product.mrpPrinted && { mrpPrinted: true }),
  ...(product.thirtyDayLow && { thirtyDayLow: product.thirtyDayLow }),
  ...(weave && { weave: labels?.[weave] ?? weave }),
  ...(fabric && { fabric: labels?.[fabric] ?? fabric }),
  ...(colours && { colours, moreColours }),
  ...(pricesDiffer(product.variants) && { isFrom: true }),
})

const isList = (answer: unknown): answer is Product[] => Array.isArray(answer)

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => read(api().admin.category.$get({ query: {} }, { init: { signal } })),
  staleTime: 60_000,
})

/**
 * The same for the menu, which stands on every page: apart from those of the home page, which loads them on entry and says
 * so (specification, section 2).
 */
export const menuQuery = queryOptions({ ...categoriesQuery, queryKey: ['menu'] })

/** All products that match, up to 1,000 or `limit`. */
export const productsQuery = (filter: ProductFilter = {}) =>
  queryOptions({
    queryKey: ['products', wordsOf(filter)],
    queryFn: async ({ signal }) => (await readPage(filter, signal)).products,
  })

/** The same page by page; the old list stays while a new filter loads. */
export const listingQuery = (
  filter: Omit<ProductFilter, 'limit'> = {},
  limit: number = LISTING_PAGE,
  own?: OwnList,
) =>
  infiniteQueryOptions({
    queryKey: ['products', own?.path ?? 'listing', limit, wordsOf(filter)],
    queryFn: ({ pageParam, signal }) => {
      const page = { ...filter, limit, ...(pageParam ? { cursor: pageParam } : {}) }
      return own ? own.readPage(wordsOf(page), signal) : readPage(page, signal)
    },
    initialPageParam: '',
    getNextPageParam: (page: ProductPage) => page.next,
    placeholderData: keepPreviousData,
  })

/** One product. Fails with ApiError not_found (404). */
export const productQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['product', idOrSlug],
    queryFn: ({ signal }) =>
      read(api().product[':idOrSlug'].$get({ param: { idOrSlug } }, { init: { signal } })),
  })

/** The `meta` of a query of another room whose answer shows products: asked again after a change of them. */
export const showsProducts = { showsProducts: true }
