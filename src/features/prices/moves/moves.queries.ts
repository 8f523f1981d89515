import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { MovesApi } from './moves.handlers.ts'

/** How the prices of a product moved. Fails with ApiError not_found (404), also where the shop does not show it. */
export const priceMovesQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['prices', idOrSlug],
    queryFn: ({ signal }) =>
      read(
        client<MovesApi>().api.product[':idOrSlug'].prices.$get(
          { param: { idOrSlug } },
          { init: { signal } },
        ),
      ),
  })
