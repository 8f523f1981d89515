import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { VisualsApi } from './visuals.handlers.ts'

const api = () => client<VisualsApi>().api.admin.banner

export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: ({ signal }) => read(api().all.$get(undefined, { init: { signal } })),
  staleTime: 60_000,
})

export const slidingTextQuery = queryOptions({
  queryKey: ['slidingText'],
  queryFn: async ({ signal }) => (await read(api().slidingText.$get(undefined, { init: { signal } }))).text,
  staleTime: 60_000,
})
