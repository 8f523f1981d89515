import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * For a page's loader: the first HTML waits for the data, a step inside the browser does not (the page shows its own
 * skeleton). What is known to be outdated, because something was saved since, is not shown again. Never throws; the page
 * tells what went wrong.
 */
export function warmQuery<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> | undefined {
  const { queryKey } = query
  const known = queryClient.getQueryCache().find({ queryKey })
  if (known?.state.isInvalidated && known.getObserversCount() === 0) {
    queryClient.removeQueries({ queryKey, exact: true })
  }
  const loading = queryClient.prefetchQuery(query)
  return import.meta.env.SSR ? loading : undefined
}
