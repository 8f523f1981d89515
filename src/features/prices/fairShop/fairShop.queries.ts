import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { FairShopApi } from './fairShop.handlers.ts'

/** What was found just now of the patterns that a running shop can be asked for. */
export const fairShopQuery = queryOptions({
  queryKey: ['fair-shop'],
  queryFn: ({ signal }) =>
    read(client<FairShopApi>().api.admin['fair-shop'].$get(undefined, { init: { signal } })),
  staleTime: 0,
})
