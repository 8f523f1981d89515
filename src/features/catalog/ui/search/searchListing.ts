import { readFacets, readResults } from '../../productSearch/productSearch.queries.ts'
import { sortLabels } from '../listing/filterWords.ts'
import type { Listing } from '../listing/useListing.ts'
import { m } from './messages/search.messages.ts'
import { RESULTS_PATH, readFilters, type SearchAddress } from './searchAddress.ts'

function labels(): Record<string, string> {
  const { none: newest, ...others } = sortLabels()
  return { none: m.bestMatch(), newest, ...others }
}

/** What a text finds, as a list that is narrowed and sorted like any other. */
export const searchListing = ({ q, isExact, search }: SearchAddress): Listing => ({
  category: 'all',
  search,
  source: {
    path: RESULTS_PATH,
    beside: { q, ...(isExact && { exact: '1' }) },
    title: `“${q}”`,
    read: readFilters,
    readPage: readResults,
    readFacets,
    sortLabels: labels(),
  },
})
