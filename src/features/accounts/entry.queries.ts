import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { AccountsApi } from './accounts.handlers.ts'
import { meQuery } from './accounts.queries.ts'
import type { RegisterInput, User } from './accounts.schema.ts'
import { forgetSearches, rememberFor } from './leftBehind.ts'
import { forgetTypedCheckout } from './typedCheckout.ts'

// What the log-in pages change; apart from what every page reads.

const api = () => client<AccountsApi>().api

export const useRegister = () =>
  useMutation({ mutationFn: (json: RegisterInput) => read(api().register.$post({ json })) })

/** What every log-in does to what the browser keeps. */
export function useSignedIn() {
  const queryClient = useQueryClient()
  return (user: User) => {
    // Changed, not removed and set anew: the header on the screen listens to the one that there was.
    queryClient.setQueryData(meQuery.queryKey, user)
    // Whatever else was kept belongs to somebody else; the shop is the same for all.
    queryClient.removeQueries({ predicate: ({ queryKey: [room] }) => room !== 'shop' && room !== 'me' })
    rememberFor(user._id)
    forgetSearches()
    forgetTypedCheckout()
    // It may have been launched while this visitor was waiting in front of it.
    void queryClient.refetchQueries({ queryKey: ['shop'] })
  }
}

/** Asks for a mail with a reset link. The answer is the same whether the address is known or not. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (json: { email: string }) => read(api().user['forgot-password'].$post({ json })),
  })

/** Sets a new password with the token of a reset link; it works once and ends all sessions. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: ({ token, password }: { token: string; password: string }) =>
      read(api().user['reset-password'][':token'].$post({ param: { token }, json: { password } })),
  })
