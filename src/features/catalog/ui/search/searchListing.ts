import { readFacets, readResults } from '../../productSearch/productSearch.queries.ts'
import { sortLabels } from '../listing/filterWords.ts'
import type { Listing } from '../listing/useListing.ts'
import { RESULTS_PATH, readFilters, type SearchAddress } from './searchAddress.ts'

const labels = {
  none: 'Best match',
  newest: sortLabels.none,
  ...Object.fromEntries(Object.entries(sortLabels).filter(([sort]) => sort !== 'none')),
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
    sortLabels: labels,
  },
})
