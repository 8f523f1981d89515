import { useInfiniteQuery } from '@tanstack/react-query'
import { queryOfListing } from './queryOfListing.ts'
import type { Listing } from './useListing.ts'

/** The products of a listing as far as they have been loaded. */
export function useListedProducts(listing: Listing) {
  const query = useInfiniteQuery(queryOfListing(listing))
  const pages = query.data?.pages
  return {
    products: pages?.flatMap((page) => page.products),
    total: query.isPlaceholderData ? undefined : pages?.[0]?.total,
    /** The products of another filter stand there until these have come. */
    stale: query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    retry: () => void query.refetch(),
    more: () => void query.fetchNextPage(),
  }
}

export type ListedProducts = ReturnType<typeof useListedProducts>
