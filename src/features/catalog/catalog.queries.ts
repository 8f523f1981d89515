import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError, client, read } from '#/platform/http/client.ts'
import { type OnProgress, sendForm } from '#/platform/http/upload.ts'
import type { CatalogApi } from './catalog.handlers.ts'
import type { Category, Product, ProductQuery } from './catalog.schema.ts'

const api = () => client<CatalogApi>().api

/** What a list can be narrowed to; prices in rupees. */
export type ProductFilter = Omit<ProductQuery, 'cursor'>

export interface ProductPage {
  readonly products: Product[]
  /** How many match in all, on whatever page. */
  readonly total: number
  /** Where the next page is; undefined on the last one. */
  readonly next: string | undefined
}

/** Cards on one page of a listing. */
export const LISTING_PAGE = 24

/** Only what was really asked for, so that equal lists have equal addresses and keys. */
const wordsOf = (filter: ProductQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== '' && value !== 'none')
      .map(([name, value]) => [name, String(value)]),
  )

/** What a success without any products in its body is called (specification, section 8). */
const NO_DATA = 'No data received from API'

async function readPage(filter: ProductQuery, signal: AbortSignal): Promise<ProductPage> {
  const call = api().admin.product.$get({ query: wordsOf(filter) }, { init: { signal } })
  const products: unknown = await read(call).catch((reason) => {
    // An empty body is no JSON.
    if (reason instanceof SyntaxError) return undefined
    throw reason
  })
  const { headers, status } = await call
  if (!isList(products)) throw new ApiError(status, NO_DATA, { message: NO_DATA })
  const link = headers.get('Link')?.match(/[?&]cursor=([^&>]+)/)?.[1]
  return {
    products,
    total: Number(headers.get('X-Total-Count') ?? products.length),
    next: link && decodeURIComponent(link),
  }
}

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
export const listingQuery = (filter: Omit<ProductFilter, 'limit'> = {}, limit: number = LISTING_PAGE) =>
  infiniteQueryOptions({
    queryKey: ['products', 'listing', limit, wordsOf(filter)],
    queryFn: ({ pageParam, signal }) =>
      readPage({ ...filter, limit, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
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

/** At most 6 matches, for signed-in users. Asks nothing for an empty text. */
export const searchQuery = (text: string) => {
  const q = text.trim()
  return queryOptions({
    queryKey: ['search', q.toLowerCase()],
    queryFn: ({ signal }) => read(api().search.$get({ query: { q } }, { init: { signal } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

/** A form to save: without an id a new one is added. */
export interface Saving {
  readonly id?: string | undefined
  readonly form: FormData
  readonly onProgress?: OnProgress | undefined
}

const target = (kind: 'category' | 'product', { id }: Saving) =>
  `/api/admin/${kind}/${id === undefined ? 'store' : `update/${encodeURIComponent(id)}`}`

const catalogueChanged = (queryClient: QueryClient) =>
  Promise.all(
    ['categories', 'menu', 'products', 'product', 'search', 'wishlist'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  )

export function useSaveCategory() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (saving: Saving) =>
      sendForm<{ message: string; category: Category }>(
        target('category', saving),
        saving.form,
        saving.onProgress,
      ),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

/** `quantityWas` in the form (the stock it showed) keeps what was sold while it was open. */
export function useSaveProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (saving: Saving) =>
      sendForm<{ message: string; product: Product }>(
        target('product', saving),
        saving.form,
        saving.onProgress,
      ),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

export function useDeleteCategory() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => read(api().admin.category.delete[':_id'].$delete({ param: { _id } })),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

export function useDeleteProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (_id: string) => read(api().admin.product.delete[':_id'].$delete({ param: { _id } })),
    onSuccess: () => catalogueChanged(queryClient),
  })
}

/** The status of several categories or products in one request; tells what became of each. */
export function useSetStatuses(kind: 'category' | 'product') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (json: { ids: string[]; status: 'active' | 'inactive' }) =>
      (await read(api().admin[kind].status.$post({ json }))).results,
    onSuccess: () => catalogueChanged(queryClient),
  })
}
