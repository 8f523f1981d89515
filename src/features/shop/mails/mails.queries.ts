import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import type { MailsApi } from './mails.handlers.ts'
import type { GreetingChange } from './mails.schema.ts'

const api = () => client<MailsApi>().api.admin.mail

/** For admins: the mails to customers. */
export const mailsQuery = queryOptions({
  queryKey: ['mails'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

/** How one of them looks now to who reads a language. */
export const mailPreviewQuery = (kind: string, language: Language) =>
  queryOptions({
    queryKey: ['mails', kind, language],
    queryFn: ({ signal }) =>
      read(api()[':kind'].$get({ param: { kind }, query: { language } }, { init: { signal } })),
    // Another language of the same mail comes where the first one stood.
    placeholderData: (before, query) => (query?.queryKey[1] === kind ? before : undefined),
  })

interface Saved extends GreetingChange {
  readonly kind: string
}

export function useSaveGreeting() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, ...json }: Saved) => read(api()[':kind'].$post({ param: { kind }, json })),
    onSuccess: ({ mail }) =>
      queryClient.setQueryData(mailsQuery.queryKey, (mails) =>
        mails?.map((one) => (one.kind === mail.kind ? mail : one)),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsQuery.queryKey }),
  })
}
