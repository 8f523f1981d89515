import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { cardOf, type ProductPage } from '../catalog.queries.ts'
import type { Facets } from '../facets/facets.schema.ts'
import type { Understood } from '../search/understood.schema.ts'
import type { ProductSearchApi } from './productSearch.handlers.ts'

const api = () => client<ProductSearchApi>().api.search

/** A page of what a text finds, and how it was understood. */
export interface ResultsPage extends ProductPage {
  readonly understood: Understood
}

/** @param query with its text as `q` */
export async function readResults(query: Record<string, string>, signal: AbortSignal): Promise<ResultsPage> {
  const call = api().products.$get({ query: { q: '', ...query } }, { init: { signal } })
  const { products, total, next, understood } = await read(call)
  return { products: products.map(cardOf), total, next: next ?? undefined, understood }
}

/** What it can be narrowed to; the best match is the sort that lists call none. */
export async function readFacets(query: Record<string, string>, signal: AbortSignal): Promise<Facets> {
  const facets = await read(api().facets.$get({ query: { q: '', ...query } }, { init: { signal } }))
  return { ...facets, sorts: facets.sorts.map((sort) => (sort === 'match' ? 'none' : sort)) }
}

/** What a text that is being typed may mean. Asks nothing for an empty one. */
export const suggestionsQuery = (text: string) => {
  const q = text.trim()
  return queryOptions({
    queryKey: ['search', q.toLowerCase()],
    queryFn: ({ signal }) => read(api().suggestions.$get({ query: { q } }, { init: { signal } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

/** Counts the words of a search that are nowhere in the shop, for the shopkeeper. Nobody waits for it, and it may fail. */
export function noteMissed(q: string): void {
  void read(api().missed.$post({ json: { q } })).catch(() => undefined)
}
