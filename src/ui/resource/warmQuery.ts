import type { QueryClient } from '@tanstack/react-query'

/**
 * For a page's loader: the first HTML waits for the data, a step inside the browser does not (the page shows its own
 * skeleton). Never throws; the page tells what went wrong.
 */
export const warmQuery = (
  queryClient: QueryClient,
  query: Parameters<QueryClient['prefetchQuery']>[0],
): Promise<void> | undefined => {
  const loading = queryClient.prefetchQuery(query)
  return import.meta.env.SSR ? loading : undefined
}
