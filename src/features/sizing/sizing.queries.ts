import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SizingApi } from './sizing.handlers.ts'

const api = () => client<SizingApi>().api.sizing

/** Which chart a product goes by: its name and id, or null. */
export const chartOfProductQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['sizing', 'product', idOrSlug],
    queryFn: async ({ signal }) =>
      (await read(api().product[':idOrSlug'].$get({ param: { idOrSlug } }, { init: { signal } }))).chart,
    staleTime: 60_000,
  })
