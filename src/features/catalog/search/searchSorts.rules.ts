import type { ShopSort } from '../facets/address.rules.ts'

/** How what was found can be sorted: who answers the query best comes first, or as any list. */
export const searchSorts = [
  'match',
  'newest',
  'lowToHigh',
  'highToLow',
  'bestSeller',
  'rating',
  'country',
] as const
export type SearchSort = (typeof searchSorts)[number]

/** The same as a sort of lists; undefined for the one that lists do not have. */
export const listSortOf = (sort: SearchSort): ShopSort | undefined =>
  sort === 'match' ? undefined : sort === 'newest' ? 'none' : sort
