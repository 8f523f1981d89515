import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { GiftPurchasesApi } from './giftPurchases.handlers.ts'
import type { BuyInput } from './giftPurchases.schema.ts'

const api = () => client<GiftPurchasesApi>().api

/** Which gift cards the shop sells, and those that the customer bought. */
export const giftPurchasesQuery = queryOptions({
  queryKey: ['giftPurchases'],
  queryFn: () => read(api()['gift-card'].$get()),
})

/** Gift cards that customers bought, for the admin. */
export const soldCardsQuery = queryOptions({
  queryKey: ['giftCards', 'sold'],
  queryFn: async () => (await read(api().admin['gift-card'].sold.$get())).sold,
})

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: giftPurchasesQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['giftCards'] }),
      ]),
  })
}

export const useBuyGiftCard = () => useChange((json: BuyInput) => read(api()['gift-card'].$post({ json })))

export const useGiveGiftReference = (_id: string) =>
  useChange((reference: string) =>
    read(api()['gift-card'][':_id'].reference.$post({ param: { _id }, json: { reference } })),
  )

export const useGiveUpGiftCard = () =>
  useChange((_id: string) => read(api()['gift-card'][':_id'].cancel.$post({ param: { _id } })))

interface Confirmed {
  readonly _id: string
  readonly currentPassword: string
}

export const useApproveGiftCard = () =>
  useChange(({ _id, currentPassword }: Confirmed) =>
    read(api().admin['gift-card'].sold[':_id'].approve.$post({ param: { _id }, json: { currentPassword } })),
  )

export const useRefundGiftCard = () =>
  useChange(({ _id, ...json }: Confirmed & { readonly reference?: string }) =>
    read(api().admin['gift-card'].sold[':_id'].refund.$post({ param: { _id }, json })),
  )
