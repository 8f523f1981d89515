import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from './accounts.queries.ts'
import { rememberFor } from './leftBehind.ts'

/** Has browser and tab forget a person whenever it turns out that somebody else, or nobody, is signed in; for as long as the page lives. */
export function forgetOthers(queryClient: QueryClient): void {
  const look = () => {
    const user = queryClient.getQueryData(meQuery.queryKey)
    if (user !== undefined) rememberFor(user?._id ?? '')
  }
  const [ours] = meQuery.queryKey
  queryClient.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] === ours) look()
  })
  look()
}
