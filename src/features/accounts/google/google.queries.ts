import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useSignedIn } from '../entry.queries.ts'
import type { GoogleApi } from './google.handlers.ts'

const api = () => client<GoogleApi>().api

/** Whether one can log in with Google here, and whether the caller's account is connected. */
export const googleQuery = queryOptions({
  queryKey: ['google'],
  queryFn: () => read(api().google.$get()),
  staleTime: 60_000,
})

/** A nonce for Google, bound to this browser by a cookie. */
export const askGoogleNonce = async (): Promise<string> =>
  (await read(api().auth['google-nonce'].$post())).nonce

/** Fails with ApiError google_email_taken (409) where an account with a password has the e-mail. */
export function useGoogleLogin() {
  const signedIn = useSignedIn()
  return useMutation({
    mutationFn: (json: { credential: string; rememberMe: boolean }) =>
      read(api().auth['google-login'].$post({ json })),
    onSuccess: ({ user }) => signedIn(user),
  })
}

export function useConnectGoogle() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (credential: string) => read(api().me.google.$post({ json: { credential } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: googleQuery.queryKey }),
  })
}

/** Fails with ApiError no_password (409) while Google is the only way in. */
export function useDisconnectGoogle() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => read(api().me.google.$delete()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: googleQuery.queryKey }),
  })
}
