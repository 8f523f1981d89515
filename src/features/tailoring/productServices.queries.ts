import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { TailoringApi } from './tailoring.handlers.ts'

/** What the shop does with a product for a price of its own. Apart from the rest: each product's page asks. */
export const productServicesQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['tailoring', 'product', idOrSlug],
    queryFn: async ({ signal }) =>
      (
        await read(
          client<TailoringApi>().api.tailoring.product[':idOrSlug'].$get(
            { param: { idOrSlug } },
            { init: { signal } },
          ),
        )
      ).services,
    staleTime: 60_000,
  })
