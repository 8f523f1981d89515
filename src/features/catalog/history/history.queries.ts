import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { catalogueChanged } from '../saving/saving.queries.ts'
import type { HistoryApi } from './history.handlers.ts'
import type { Movement } from './history.schema.ts'

const api = () => client<HistoryApi>().api.admin.product.stock[':_id']

export const HISTORY_PAGE = 25

export const historyQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['products', 'history', id, page],
    queryFn: async ({ signal }): Promise<{ rows: Movement[]; total: number }> => {
      const query = { page: String(page), limit: String(HISTORY_PAGE) }
      const call = api().$get({ param: { _id: id }, query }, { init: { signal } })
      const rows = await read(call)
      return { rows, total: Number((await call).headers.get('X-Total-Count') ?? rows.length) }
    },
    placeholderData: keepPreviousData,
  })

/** Pieces more or fewer, as they are typed. */
export function useCorrectStock(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: { size: string; pieces: string; note: string }) =>
      read(api().$post({ param: { _id: id }, json })),
    onSuccess: () => catalogueChanged(queryClient),
  })
}
