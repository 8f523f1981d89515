import { type SearchSort, searchSorts } from '../../search/searchSorts.rules.ts'
import { type ListingSearch, readListingSearch } from '../listingSearch.ts'

export const RESULTS_PATH = '/search'

/** What the address of the results says: the text, and what narrows and sorts what it finds. */
export interface SearchAddress {
  readonly q: string
  /** Words count as they were typed. */
  readonly isExact: boolean
  readonly search: ListingSearch
}

/** Longer texts are cut off, characters. */
export const LONGEST_TEXT = 200

/** Reads any address: what makes no sense is left out, nothing fails. Texts that look like numbers come as numbers. */
export function readSearchAddress(raw: Record<string, unknown>): SearchAddress {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q) : ''
  return {
    q: q.trim().slice(0, LONGEST_TEXT),
    isExact: String(raw.exact) === '1',
    search: readFilters(raw),
  }
}

/** Filters and sort; the best match is what is not said. */
export function readFilters(raw: Record<string, unknown>): ListingSearch {
  const { q: _, type: __, sort: ___, ...filters } = readListingSearch(raw)
  const sort: SearchSort | undefined = searchSorts.find((one) => one !== 'match' && one === raw.sort)
  // Lists know no "newest": there it is what is not said.
  return { ...filters, ...(sort && { sort: sort as Exclude<ListingSearch['sort'], undefined> }) }
}
