import { useNavigate } from '@tanstack/react-router'
import type { ReadPage } from '../../catalog.queries.ts'
import type { Facets } from '../../facets/facets.schema.ts'
import { type ListingSearch, readListingSearch } from '../listingSearch.ts'

/** A listing as its address says it, and how to change that address. */
export interface Listing {
  /** Name of the category, or 'all'. */
  readonly category: string
  readonly search: ListingSearch
  /** Where it is no category's: what a text finds, or a collection. */
  readonly source?: ListingSource
}

/** A list that is not a category's: where it stands, and who answers what is in it. */
export interface ListingSource {
  readonly path: string
  /** What its address says beside the filters: the text. */
  readonly beside: Readonly<Record<string, string | undefined>>
  readonly title: string
  /** The page above it on the way from the home page. */
  readonly above?: { readonly to: string; readonly label: string }
  /** Reads parameters of its address. */
  readonly read: (raw: Record<string, unknown>) => ListingSearch
  readonly readPage: ReadPage
  readonly readFacets: (query: Record<string, string>, signal: AbortSignal) => Promise<Facets>
  readonly sortLabels: Readonly<Record<string, string>>
}

/**
 * Where a listing stands when it is narrowed by these parameters, for links. As a function they are made of what the address
 * says when the link is followed: the page may not show yet what was pressed just before.
 */
export const linkTo = (
  { category, source }: Listing,
  search: ListingSearch | ((now: ListingSearch) => ListingSearch),
) => ({
  to: source ? source.path : '/new/$category/collections',
  params: { category },
  search: (now: Record<string, unknown>) => ({
    ...(typeof search === 'function' ? search(readerOf(source)(now)) : search),
    ...source?.beside,
  }),
})

const readerOf = (source: ListingSource | undefined) => source?.read ?? readListingSearch

type Change = Record<string, unknown>

/**
 * Changes some of a listing's parameters. Each change is a step of its own in the history; the page stays where it is,
 * except when its results begin above the screen.
 */
export function useChangeListing(listing: Listing) {
  const navigate = useNavigate()
  return (change: Change | ((now: ListingSearch) => Change)) => {
    const results = document.getElementById('results')
    if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
    const read = readerOf(listing.source)
    const changed = (now: ListingSearch) =>
      read({ ...now, ...(typeof change === 'function' ? change(now) : change) })
    return navigate({ ...linkTo(listing, changed), resetScroll: false })
  }
}
