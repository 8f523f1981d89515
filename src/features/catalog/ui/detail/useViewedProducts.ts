import { useQueries } from '@tanstack/react-query'
import { productQuery } from '../../catalog.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'

const MOST_SHOWN = 4

/** The first of these products; what cannot be had any more is left out. */
export function useViewedProducts(ids: readonly string[]): Product[] {
  return useQueries({
    queries: ids.slice(0, MOST_SHOWN).map((id) => productQuery(id)),
    combine: (results) => results.flatMap(({ data }) => (data?.status ? [data] : [])),
  })
}
