import { filterKeys } from '../../attributes/filterKeys.rules.ts'
import { priceRange } from '../../catalog.rules.ts'
import type { ShopSort } from '../../list.rules.ts'
import { type ListingSearch, priceOf } from '../listingSearch.ts'

const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** An end of the price slider in rupees, e.g. '₹5,000'; its upper end means "and more". */
export const priceWords = (rupees: number): string =>
  rupees >= priceRange.most ? `${wholeRupees.format(rupees)} and more` : wholeRupees.format(rupees)

export interface ActiveFilter {
  readonly words: string
  /** The parameters of which it consists. */
  readonly keys: readonly (keyof ListingSearch)[]
}

/** What narrows a listing now, in words; the order of the goods narrows nothing. */
export function activeFilters(search: ListingSearch): ActiveFilter[] {
  const { type, q, min, max } = search
  const filters: ActiveFilter[] = []
  if (type) filters.push({ words: type, keys: ['type'] })
  if (q) filters.push({ words: `“${q}”`, keys: ['q'] })
  if (min !== undefined || max !== undefined) {
    const [from, to] = priceOf({ min, max })
    const words =
      min === undefined
        ? `Up to ${wholeRupees.format(to)}`
        : max === undefined
          ? `From ${wholeRupees.format(from)}`
          : `${wholeRupees.format(from)} to ${wholeRupees.format(to)}`
    filters.push({ words, keys: ['min', 'max'] })
  }
  for (const key of filterKeys) {
    const value = search[key]
    if (value) filters.push({ words: value, keys: [key] })
  }
  return filters
}

/** How a listing can be sorted, by the values of the address. */
export const sortLabels: Readonly<Record<ShopSort, string>> = {
  none: 'Newest first',
  lowToHigh: 'Price: low to high',
  highToLow: 'Price: high to low',
  bestSeller: 'Best sellers first',
  rating: 'Best rated first',
  country: 'Country of origin',
}

/** The parameters without some of them. */
export const without = (search: ListingSearch, keys: readonly (keyof ListingSearch)[]): ListingSearch =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some((gone) => gone === key)))
