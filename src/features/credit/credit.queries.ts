import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ordersKey } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { CreditApi } from './credit.handlers.ts'
import type { GrantInput } from './credit.schema.ts'

const api = () => client<CreditApi>().api
const creditKey = [...ordersKey, 'credit'] as const

/** The own store credit. Read again when an order changes: orders are paid with it, and what is cancelled gives it back. */
export const ownCreditQuery = queryOptions({
  queryKey: [...creditKey, 'own'],
  queryFn: () => read(api().credit.$get()),
})

/** A customer's store credit, for the admin; ApiError 404 for nobody. */
export const customerCreditQuery = (_id: string) =>
  queryOptions({
    queryKey: [...creditKey, _id],
    queryFn: () => read(api().admin.customer[':_id'].credit.$get({ param: { _id } })),
  })

/** An admin grants a customer store credit, or takes some back. */
export function useGrantCredit(_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: GrantInput) =>
      read(api().admin.customer[':_id'].credit.$post({ param: { _id }, json })),
    onSuccess: (now) => queryClient.setQueryData(customerCreditQuery(_id).queryKey, now),
  })
}
