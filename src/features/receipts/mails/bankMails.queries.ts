import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { BankMailsApi } from './bankMails.handlers.ts'

const api = () => client<BankMailsApi>().api.admin['bank-mail']

export const bankMailsQuery = queryOptions({
  queryKey: ['bank-mails'],
  queryFn: () => read(api().$get()),
})

/** An admin looked at a mail of the bank. */
export function useLookedAtMail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => read(api()[':_id'].done.$post({ param: { _id: id } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankMailsQuery.queryKey }),
  })
}
