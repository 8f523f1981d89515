import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { MOST_LOOKED_UP } from '../rules/productForm.rules.ts'
import type { RelatedApi } from './related.handlers.ts'

/** For forms: what is shown of chosen products. */
export const chosenProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'chosen', ids],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / MOST_LOOKED_UP) }, (_, at) =>
        ids.slice(at * MOST_LOOKED_UP, (at + 1) * MOST_LOOKED_UP),
      )
      const found = await Promise.all(
        parts.map((part) => {
          const query = { ids: part.join(',') }
          return read(client<RelatedApi>().api.admin.product.chosen.$get({ query }, { init: { signal } }))
        }),
      )
      return found.flat()
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
