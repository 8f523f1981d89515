import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { AccountsApi } from './accounts.handlers.ts'

const api = () => client<AccountsApi>().api

/** The signed-in user, or null. A user counts as signed in when the name is present (specification, section 3). */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await read(api().me.$get())).user,
  staleTime: 60_000,
})
