import { type AttributeKey, filterAttributes } from '../attributes/attributes.rules.ts'
import type { AttributeFilter } from '../attributes/filterKeys.rules.ts'
import { type Availability, type ShopSort, shopSorts } from '../facets/address.rules.ts'
import { facetValue, valuesIn } from '../facets/facetValues.rules.ts'
import { sizeNames } from './catalog.rules.ts'

/** The list of products: what it is narrowed to and how it is sorted, for shoppers (in memory) and admins (in SQL). */

export const statusWords = ['active', 'inactive'] as const
export type StatusWord = (typeof statusWords)[number]
/** `low` is under 10 pieces (specification, section 9), `out` none. */
export const stockLevels = ['low', 'out'] as const
export type StockLevel = (typeof stockLevels)[number]

/** Prices in whole paise, both ends included. */
export interface ProductFilter {
  /** Name or id; see `isEveryCategory`. */
  readonly category?: string | undefined
  /** The code of the design, in whatever letters. */
  readonly family?: string | undefined
  /** Words of the name. */
  readonly type?: string | undefined
  readonly q?: string | undefined
  /** Whether `q` may be words of slug and family, or the beginning of a SKU or barcode, as well. */
  readonly inSlugs?: boolean
  readonly leastPaise?: number | undefined
  readonly mostPaise?: number | undefined
  /** Of each attribute one value or several, with commas between. */
  readonly attributes?: AttributeFilter
  /** Names of categories, several with commas between: a choice, where `category` is the list itself. */
  readonly categories?: string | undefined
  /** Sizes that can be bought, several with commas between. */
  readonly size?: string | undefined
  readonly availability?: Availability | undefined
  /** Shoppers see active products alone. */
  readonly status?: StatusWord | undefined
  readonly stock?: StockLevel | undefined
  /** Attributes of which nothing is said: products still to be described. */
  readonly without?: readonly AttributeKey[] | undefined
}

/** What shoppers choose by beside words and price, in the order in which it is offered. */
// not a message: in answers for all languages; facetLabels.ts says them
export const facets = (): { key: string; label: string; order?: readonly string[] }[] => [
  { key: 'categories', label: 'Category' },
  { key: 'availability', label: 'Availability' },
  { key: 'size', label: 'Size', order: sizeNames.map(facetValue) },
  ...filterAttributes().map(({ key, label }) => ({ key, label })),
]

/** What is chosen of them: for each the values, of which a product needs one. */
export function choicesIn({ attributes = {}, categories, size, availability }: ProductFilter) {
  const texts: Record<string, string | undefined> = { categories, availability, size, ...attributes }
  return Object.entries(texts)
    .map(([key, text]) => ({ key, values: valuesIn(text) }))
    .filter(({ values }) => values.length > 0)
}

export const hasPrice = ({ leastPaise, mostPaise }: ProductFilter): boolean =>
  leastPaise !== undefined || mostPaise !== undefined

type Both<Key extends string> = Key | `-${Key}`

/** Keys to sort by, each rising and, with a minus before it, falling. */
export const risingAndFalling = <const Keys extends readonly string[]>(keys: Keys) =>
  keys.flatMap((key) => [key, `-${key}`]) as Both<Keys[number]>[]

/** By which columns the admin's lists can be sorted. */
export const productSortKeys = ['name', 'price', 'quantity', 'category', 'status', 'createdAt'] as const
export const categorySortKeys = ['name', 'status'] as const
export type ProductSortKey = (typeof productSortKeys)[number]
export type CategorySort = Both<(typeof categorySortKeys)[number]>

export type ProductSort = ShopSort | Both<ProductSortKey>

export const isShopSort = (sort: ProductSort): sort is ShopSort => shopSorts.some((one) => one === sort)

/** What products are sorted by: prices in paise, pieces sold lately, rating in thousandths, country in small letters. */
export interface SortValues {
  readonly paise: number
  readonly sold: number
  readonly rating: number
  readonly country: string
}

interface SortWay {
  readonly by: keyof SortValues
  /** The greatest first. */
  readonly falls: boolean
  /** Of those that are equal the newest first. */
  readonly newestFirst: boolean
}

export const sortWays: Readonly<Record<Exclude<ShopSort, 'none'>, SortWay>> = {
  lowToHigh: { by: 'paise', falls: false, newestFirst: false },
  highToLow: { by: 'paise', falls: true, newestFirst: true },
  bestSeller: { by: 'sold', falls: true, newestFirst: true },
  rating: { by: 'rating', falls: true, newestFirst: true },
  country: { by: 'country', falls: false, newestFirst: true },
}

/** Where a product stands in a sort: what it is sorted by, of the newest first its price, and its id. */
export interface Place {
  readonly at: SortValues[keyof SortValues]
  readonly id: string
}

/** The column of a sort, as its places have it. */
export const sortColumn = (sort: ShopSort): keyof SortValues =>
  sort === 'none' ? 'paise' : sortWays[sort].by

type Compare<Thing> = (a: Thing, b: Thing) => number

const rising = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0

/** How things are compared. Each sort is total: no two products are equal. */
export function comparing<Thing>(
  sortValue: (thing: Thing, column: keyof SortValues) => string | number,
  byId: Compare<Thing>,
): (sort: ShopSort) => Compare<Thing> {
  const newest: Compare<Thing> = (a, b) => byId(b, a)
  return (sort) => {
    if (sort === 'none') return newest
    const { by, falls, newestFirst } = sortWays[sort]
    return (a, b) => {
      const byValue = rising(sortValue(a, by), sortValue(b, by))
      if (byValue !== 0) return falls ? -byValue : byValue
      return newestFirst ? newest(a, b) : newest(b, a)
    }
  }
}

export const comparePlaces = comparing<Place>(
  ({ at }) => at,
  (one, other) => rising(one.id, other.id),
)

/** The place of the last row of a page, as the `cursor` of the next. */
export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`

const cursor = /^(.{0,100})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** Undefined for a text that is no cursor of this sort. */
export function placeOf(text: string, sort: ShopSort): Place | undefined {
  const [, at = '', id = ''] = cursor.exec(text) ?? []
  if (id === '') return undefined
  if (sortColumn(sort) === 'country') return { at, id: id.toLowerCase() }
  return /^\d{1,10}$/.test(at) ? { at: Number(at), id: id.toLowerCase() } : undefined
}
