import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '#/features/accounts/accounts.queries.ts'

/** `beforeLoad` of pages that are somebody's own: who that is. The guard lets in nobody who is not signed in. */
export const withUser = async ({ context }: { context: { queryClient: QueryClient } }) => ({
  user: await context.queryClient.ensureQueryData(meQuery),
})
