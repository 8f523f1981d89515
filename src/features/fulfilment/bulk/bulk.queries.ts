import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { BulkApi } from './bulk.handlers.ts'
import type { BulkStatusInput } from './bulk.schema.ts'

const admin = () => client<BulkApi>().api.admin.order

/** How many orders stand on each work list. */
export const workListsQuery = queryOptions({
  queryKey: [...ordersKey, 'queues'],
  queryFn: () => read(admin().queues.$get()),
})

/** Takes many orders a step further; lists and counts are read again. */
export function useChangeStatuses() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: BulkStatusInput) => read(admin()['bulk-status'].$post({ json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}

/** The address of the table of what a list shows. */
export function exportAddress(search: {
  q?: string
  payment?: string
  needs?: string
  status?: string
}): string {
  const { q, payment, needs, status } = search
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(payment && { payment }),
    ...(needs && { needs }),
    ...(status && { status }),
  })
  return `/api/admin/order/export.csv${query.size > 0 ? `?${query}` : ''}`
}
