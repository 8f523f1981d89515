import { useMutation } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { LoginInput } from '../accounts.schema.ts'
import { useSignedIn } from '../entry.queries.ts'
import type { LoginApi } from './login.handlers.ts'

const api = () => client<LoginApi>().api

/** The answer may be `twoFactor`: then nobody is signed in before the code was entered. */
export function useLogin() {
  const signedIn = useSignedIn()
  return useMutation({
    mutationFn: (json: LoginInput) => read(api().login.$post({ json })),
    onSuccess: (answer) => {
      if ('user' in answer) signedIn(answer.user)
    },
  })
}

export const useLogout = () => useMutation({ mutationFn: () => read(api().logout.$post()) })
