import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { RelatedApi } from './related.handlers.ts'

/** For the form: what is shown of chosen products. */
export const chosenProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'chosen', ids],
    queryFn: ({ signal }) =>
      read(
        client<RelatedApi>().api.admin.product.chosen.$get(
          { query: { ids: ids.join(',') } },
          { init: { signal } },
        ),
      ),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
