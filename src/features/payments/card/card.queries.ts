import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { orderQuery } from '#/features/orders/orders.queries.ts'
import { client, read } from '#/platform/http/client.ts'
import type { CardApi } from './card.handlers.ts'
import type { OtherMethod } from './card.schema.ts'

const api = () => client<CardApi>().api

/** The ways to pay; they follow the settings. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: () => read(api()['payment-options'].$get()),
  staleTime: 60_000,
})

/** Calls about the card payment of one order; whatever they answer, the order is read again. */
export function useCardCalls(orderId: string) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
  const card = () => api().order[':_id'].card
  const param = { _id: orderId }
  const start = useMutation({ mutationFn: () => read(card().start.$post({ param })), onError: onSettled })
  const verify = useMutation({
    mutationFn: (json: object) => read(card().verify.$post({ param, json })),
    retry: 2,
    onSettled,
  })
  const payAnotherWay = useMutation({
    mutationFn: (payment: OtherMethod) =>
      read(api().order[':_id']['pay-another-way'].$post({ param, json: { payment } })),
    onSettled,
  })
  return { start, verify, payAnotherWay }
}
