import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SizingApi } from './sizing.handlers.ts'

/** A size chart, by its id. */
export const chartQuery = (_id: string) =>
  queryOptions({
    queryKey: ['sizing', 'chart', _id],
    queryFn: ({ signal }) =>
      read(client<SizingApi>().api.sizing.chart[':_id'].$get({ param: { _id } }, { init: { signal } })),
    staleTime: 60_000,
  })
