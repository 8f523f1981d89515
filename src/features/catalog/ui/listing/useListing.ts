import { useNavigate } from '@tanstack/react-router'
import { type ListingSearch, readListingSearch } from '../listingSearch.ts'

/** A listing as its address says it, and how to change that address. */
export interface Listing {
  /** Name of the category, or 'all'. */
  readonly category: string
  readonly search: ListingSearch
}

/**
 * Changes some of a listing's parameters. Each change is a step of its own in the history; the page stays where it is,
 * except when its results begin above the screen.
 */
export function useChangeListing({ category, search }: Listing) {
  const navigate = useNavigate()
  return (change: Record<string, unknown>) => {
    const results = document.getElementById('results')
    if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
    return navigate({
      to: '/new/$category/collections',
      params: { category },
      search: readListingSearch({ ...search, ...change }),
      resetScroll: false,
    })
  }
}
