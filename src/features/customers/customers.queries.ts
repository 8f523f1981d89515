import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { CustomersApi } from './customers.handlers.ts'

const customer = () => client<CustomersApi>().api.admin.customer[':_id']

/** What the shop knows of a customer; ApiError 404 for nobody. Read again when an order changes. */
export const customerQuery = (_id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'customer', _id],
    queryFn: () => read(customer().$get({ param: { _id } })),
  })

/** An admin writes something down about a customer. */
export function useNoteCustomer(_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => read(customer().note.$post({ param: { _id }, json: { note } })),
    onSuccess: (now) => queryClient.setQueryData(customerQuery(_id).queryKey, now),
  })
}
