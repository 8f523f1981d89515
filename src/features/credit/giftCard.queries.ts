import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { ownCreditQuery } from './credit.queries.ts'
import type { GiftCardApi } from './giftCard.handlers.ts'
import type { IssueCardInput } from './giftCard.schema.ts'

const api = () => client<GiftCardApi>().api
const cardsKey = ['giftCards'] as const

/** A page of the gift cards, for the admin. */
export const giftCardsQuery = (page: number) =>
  queryOptions({
    queryKey: [...cardsKey, page],
    queryFn: () => read(api().admin['gift-card'].$get({ query: { page } })),
  })

/** Makes a gift card the own store credit. */
export function useRedeemGiftCard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => read(api().credit.redeem.$post({ json: { code } })),
    onSuccess: ({ credit }) => queryClient.setQueryData(ownCreditQuery.queryKey, credit),
  })
}

function useCardChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cardsKey }),
  })
}

export const useIssueGiftCard = () =>
  useCardChange((json: IssueCardInput) => read(api().admin['gift-card'].$post({ json })))

export const useWithdrawGiftCard = () =>
  useCardChange(({ _id, currentPassword }: { readonly _id: string; readonly currentPassword: string }) =>
    read(api().admin['gift-card'][':_id'].withdraw.$post({ param: { _id }, json: { currentPassword } })),
  )
