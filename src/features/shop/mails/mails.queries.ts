import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { MailsApi } from './mails.handlers.ts'

const api = () => client<MailsApi>().api.admin.mail

/** For admins: the mails to customers. */
export const mailsQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

/** How one of them looks now. */
export const mailPreviewQuery = (kind: string) =>
  queryOptions({
    queryKey: ['mails', kind],
    queryFn: ({ signal }) => read(api()[':kind'].$get({ param: { kind } }, { init: { signal } })),
  })

interface Saved {
  readonly kind: string
  readonly greeting: string
  /** What the form showed. */
  readonly seen: string
}

export function useSaveGreeting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, greeting, seen }: Saved) =>
      read(api()[':kind'].$post({ param: { kind }, json: { greeting, seen: { greeting: seen } } })),
    onSuccess: ({ mail }) =>
      queryClient.setQueryData(mailsQuery.queryKey, (mails) =>
        mails?.map((one) => (one.kind === mail.kind ? mail : one)),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsQuery.queryKey }),
  })
}
