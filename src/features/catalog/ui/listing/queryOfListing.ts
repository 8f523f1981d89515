import { listingQuery } from '../../catalog.queries.ts'
import type { Listing } from './useListing.ts'

/** The query behind a listing; the page's loader and its products ask the same one. */
export const queryOfListing = ({ category, search, source }: Listing) =>
  source
    ? listingQuery({ ...search, ...source.beside }, undefined, source)
    : listingQuery({ category, ...search })
