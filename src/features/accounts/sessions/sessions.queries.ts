import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SessionsApi } from './sessions.handlers.ts'

const api = () => client<SessionsApi>().api.sessions

/** Where the user is logged in. Part of `me`: another user's log-in forgets it. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => read(api().$get()),
})

/** Ends one session by its id, or all others. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: string | 'others') =>
      which === 'others' ? read(api().$delete()) : read(api()[':_id'].$delete({ param: { _id: which } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
