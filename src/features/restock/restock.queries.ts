import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { RestockApi } from './restock.handlers.ts'

const api = () => client<RestockApi>().api.restock

/** What the signed-in user waits for; ask only with that user's own id. */
export const restockWishesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['restock', userId],
    queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
    enabled: userId !== '',
  })

export const restockLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['restock', 'link', token],
    queryFn: ({ signal }) => read(api().link[':token'].$get({ param: { token } }, { init: { signal } })),
    gcTime: 0,
  })

/** For admins: what is waited for, and what it would bring. */
export const waitingQuery = queryOptions({
  queryKey: ['restock', 'waiting'],
  queryFn: ({ signal }) => read(client<RestockApi>().api.admin.restock.$get(undefined, { init: { signal } })),
  meta: { showsProducts: true },
})

export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: () => read(api().unsubscribe[':token'].$post({ param: { token } })) })

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['restock'] }),
  })
}

export const useAskRestock = () =>
  useChange((json: { productId: string; size: string; email?: string }) => read(api().$post({ json })))

export const useWithdrawWish = () =>
  useChange((_id: string) => read(api()[':_id'].$delete({ param: { _id } })))

export const useAnswerLink = (token: string) =>
  useMutation({
    mutationFn: (answer: 'confirm' | 'withdraw' | 'withdrawAll') =>
      read(api().link[':token'].$post({ param: { token }, json: { answer } })),
  })
