import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useSignedIn } from '../entry.queries.ts'
import type { TwoFactorApi } from './twoFactor.handlers.ts'

const api = () => client<TwoFactorApi>().api

/** Whether the admin's own log-in asks for a code. */
export const twoFactorQuery = queryOptions({
  queryKey: ['twoFactor'],
  queryFn: () => read(api().admin['two-factor'].$get()),
})

/** The second step of a log-in. Fails with ApiError bad_code or code_over (401). */
export function useLoginCode() {
  const signedIn = useSignedIn()
  return useMutation({
    mutationFn: (code: string) => read(api().login['two-factor'].$post({ json: { code } })),
    onSuccess: ({ user }) => signedIn(user),
  })
}

/** Switching the second factor on (in two steps) and off, and new recovery codes. */
export function useTwoFactor() {
  const queryClient = useQueryClient()
  const changed = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['sessions'] }),
    ])
  const start = useMutation({
    mutationFn: (password: string) => read(api().admin['two-factor'].$post({ json: { password } })),
  })
  const confirm = useMutation({
    mutationFn: (code: string) => read(api().admin['two-factor'].confirm.$post({ json: { code } })),
    onSuccess: changed,
  })
  const stop = useMutation({
    mutationFn: (password: string) => read(api().admin['two-factor'].disable.$post({ json: { password } })),
    onSuccess: changed,
  })
  const renewCodes = useMutation({
    mutationFn: (password: string) =>
      read(api().admin['two-factor']['recovery-codes'].$post({ json: { password } })),
  })
  return { start, confirm, stop, renewCodes }
}
