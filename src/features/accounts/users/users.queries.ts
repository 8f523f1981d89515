import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { meQuery } from '../accounts.queries.ts'
import type { NewUserInput, User, UserChange } from '../accounts.schema.ts'
import type { UsersApi } from './users.handlers.ts'

/** The shopkeeper's side of accounts. */

const api = () => client<UsersApi>().api.admin.user

/** `query` holds words of the address: `page`, `limit`, `q`, `order`, `role`, `status`. */
export const usersQuery = (query: Record<string, string>) =>
  queryOptions({
    queryKey: ['users', 'admin', query],
    queryFn: async ({ signal }): Promise<{ rows: readonly User[]; total: number }> => {
      const call = api().$get({ query }, { init: { signal } })
      const rows = await read(call)
      return { rows, total: Number((await call).headers.get('X-Total-Count') ?? rows.length) }
    },
    placeholderData: keepPreviousData,
  })

/** One user. Fails with ApiError not_found (404). */
export const userQuery = (_id: string) =>
  queryOptions({
    queryKey: ['users', 'one', _id],
    queryFn: ({ signal }) => read(api()[':_id'].$get({ param: { _id } }, { init: { signal } })),
    staleTime: 0,
  })

/** Adds a user by hand. Fails with ApiError user_exists (409), naming the e-mail. */
export function useCreateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: NewUserInput) => read(api().store.$post({ json })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['users'] }),
  })
}

/** Fails with ApiError own_account or last_admin (409); for an admin, without the own password, with invalid (422). */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, ...json }: { _id: string; currentPassword?: string }) =>
      read(api().delete[':_id'].$delete({ param: { _id }, json })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['users'] }),
  })
}

interface UsersStatus {
  readonly ids: string[]
  readonly status: User['status']
  readonly currentPassword?: string
}

/** The status of several users in one request; tells what became of each. */
export function useSetUsersStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (json: UsersStatus) => (await read(api().status.$post({ json }))).results,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['users'] }),
  })
}

/** A change of some fields of one user; when it is the caller's own, the page follows. */
export function useUpdateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, ...json }: UserChange & { _id: string }) =>
      read(api().update[':_id'].$post({ param: { _id }, json })),
    onSuccess: ({ user }) => {
      void queryClient.invalidateQueries({ queryKey: ['users'] })
      if (queryClient.getQueryData(meQuery.queryKey)?._id !== user._id) return
      queryClient.setQueryData(meQuery.queryKey, user.status === 'active' ? user : null)
    },
  })
}
