import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { AccountsApi } from './accounts.handlers.ts'
import type { LoginInput, RegisterInput } from './accounts.schema.ts'

const api = () => client<AccountsApi>().api

/** The signed-in user, or null. A user counts as signed in when the name is present (specification, section 3). */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await read(api().me.$get())).user,
  staleTime: 60_000,
})

export const useRegister = () =>
  useMutation({ mutationFn: (json: RegisterInput) => read(api().register.$post({ json })) })

export function useLogin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: LoginInput) => read(api().login.$post({ json })),
    onSuccess: ({ user }) => {
      // Whatever was kept belongs to somebody else.
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'shop' })
      queryClient.setQueryData(meQuery.queryKey, user)
    },
  })
}

export const useLogout = () => useMutation({ mutationFn: () => read(api().logout.$post()) })
