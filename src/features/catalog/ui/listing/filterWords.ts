import { formatWholeRupees } from '#/platform/money/money.ts'
import type { ShopSort } from '../../facets/address.rules.ts'
import { priceRange } from '../../rules/catalog.rules.ts'
import { type ChoiceKey, choiceKeys, type ListingSearch, priceOf } from '../listingSearch.ts'
import { m } from './messages/listing.messages.ts'

/** An end of the price slider in rupees, e.g. '₹5,000'; its upper end means "and more". */
export const priceWords = (rupees: number): string =>
  rupees >= priceRange.most ? m.andMore({ price: formatWholeRupees(rupees) }) : formatWholeRupees(rupees)

export interface ActiveFilter {
  readonly words: string
  /** The parameters of which it consists. */
  readonly keys: readonly (keyof ListingSearch)[]
  /** Of a choice of several values the one that it is. */
  readonly value?: string
}

/** What a value is called on the page, where that is known. */
export type NameOf = (key: keyof ListingSearch, value: string) => string | undefined

/** What narrows a listing now, in words; the order of the goods narrows nothing. */
export function activeFilters(search: ListingSearch, nameOf: NameOf = () => undefined): ActiveFilter[] {
  const { type, q, min, max } = search
  const filters: ActiveFilter[] = []
  if (type) filters.push({ words: nameOf('type', type) ?? type, keys: ['type'] })
  if (q) filters.push({ words: `“${q}”`, keys: ['q'] })
  if (min !== undefined || max !== undefined) {
    const [from, to] = priceOf({ min, max })
    const words =
      min === undefined
        ? m.upTo({ price: formatWholeRupees(to) })
        : max === undefined
          ? m.from({ price: formatWholeRupees(from) })
          : m.fromTo({ from: formatWholeRupees(from), to: formatWholeRupees(to) })
    filters.push({ words, keys: ['min', 'max'] })
  }
  for (const key of choiceKeys) {
    const values = search[key]?.split(',').filter((value) => value.trim()) ?? []
    for (const value of values) filters.push({ words: choiceWords(key, value, nameOf), keys: [key], value })
  }
  return filters
}

/** What a value is called where only its address is known. */
export const labelOfValue = (value: string): string => {
  const words = value.trim().split(/[\s-]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** A chosen value in words; a size, a yes and a no say of what. */
function choiceWords(key: ChoiceKey, value: string, nameOf: NameOf): string {
  if (key === 'size') return m.size({ size: value.trim().toUpperCase() })
  if (key === 'availability') return m.inStockOnly()
  if (!/^(yes|no)$/i.test(value.trim())) return nameOf(key, value) ?? labelOfValue(value)
  if (key === 'blousePiece') return /yes/i.test(value) ? m.withBlousePiece() : m.withoutBlousePiece()
  const of = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${labelOfValue(of.slice(0, 1))}${of.slice(1)}: ${value.trim().toLowerCase()}`
}

/** The parameters when a filter is taken away; other values of the same choice stay. */
export function leaving(search: ListingSearch, { keys, value }: ActiveFilter): ListingSearch {
  const [key = ''] = keys
  const values = String(search[key as keyof ListingSearch] ?? '').split(',')
  const rest = value === undefined ? '' : values.filter((one) => one !== value).join(',')
  return { ...without(search, keys), ...(rest && { [key]: rest }) }
}

/** How a listing can be sorted, by the values of the address. */
export const sortLabels = (): Readonly<Record<ShopSort, string>> => ({
  none: m.newestFirst(),
  lowToHigh: m.lowToHigh(),
  highToLow: m.highToLow(),
  bestSeller: m.bestSellersFirst(),
  rating: m.bestRatedFirst(),
  country: m.countryOfOrigin(),
})

/** The parameters without some of them. */
export const without = (search: ListingSearch, keys: readonly (keyof ListingSearch)[]): ListingSearch =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.some((gone) => gone === key)))
