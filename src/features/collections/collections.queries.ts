import { queryOptions } from '@tanstack/react-query'
import { cardOf, type ProductPage, showsProducts } from '#/features/catalog/catalog.queries.ts'
import type { Facets } from '#/features/catalog/facets/facets.schema.ts'
import { client, read } from '#/platform/http/client.ts'
import type { CollectionsApi } from './collections.handlers.ts'

const api = () => client<CollectionsApi>().api.collection

/** The collections that shoppers see now, the newest first. */
export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
  staleTime: 60_000,
  meta: showsProducts,
})

/** One of them. Fails with ApiError not_found (404) where shoppers do not see it. */
export const collectionQuery = (slug: string) =>
  queryOptions({
    queryKey: ['collections', slug],
    queryFn: ({ signal }) => read(api()[':slug'].$get({ param: { slug } }, { init: { signal } })),
    staleTime: 60_000,
    meta: showsProducts,
  })

/** @param query words of its address, with `limit` and `cursor` */
async function readPage(
  slug: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<ProductPage> {
  const call = api()[':slug'].products.$get({ param: { slug }, query }, { init: { signal } })
  const { products, total, next } = await read(call)
  return { products: products.map(cardOf), total, next: next ?? undefined }
}

/** What a listing of a collection asks. */
export const listedIn = (slug: string) => ({
  readPage: (query: Record<string, string>, signal: AbortSignal) => readPage(slug, query, signal),
  async readFacets(query: Record<string, string>, signal: AbortSignal): Promise<Facets> {
    const call = api()[':slug'].facets.$get({ param: { slug }, query }, { init: { signal } })
    const facets = await read(call)
    // Its own order is the sort that lists call none.
    return { ...facets, sorts: facets.sorts.map((sort) => (sort === 'match' ? 'none' : sort)) }
  },
})
