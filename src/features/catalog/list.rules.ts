import type { AttributeFilter } from './attributes.rules.ts'

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
  /** Whether `q` may be words of slug and family as well. */
  readonly inSlugs?: boolean
  readonly leastPaise?: number | undefined
  readonly mostPaise?: number | undefined
  readonly attributes?: AttributeFilter
  /** Shoppers see active products alone. */
  readonly status?: StatusWord | undefined
  readonly stock?: StockLevel | undefined
}

/** How the shop is sorted; ids are time-ordered, so `none` is newest first. */
export const shopSorts = ['none', 'lowToHigh', 'highToLow'] as const
export type ShopSort = (typeof shopSorts)[number]

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

/** Where a product stands in whatever sort of the shop: its price in paise and its id. */
export interface Place {
  readonly paise: number
  readonly id: string
}

type Compare<Thing> = (a: Thing, b: Thing) => number

/** How things are compared by their prices and ids. Each sort is total: no two products are equal. */
export function comparing<Thing>(
  pricePaiseOf: (thing: Thing) => number,
  idOf: (thing: Thing) => string,
): Record<ShopSort, Compare<Thing>> {
  const byId: Compare<Thing> = (a, b) => {
    const [one, other] = [idOf(a), idOf(b)]
    return one < other ? -1 : one > other ? 1 : 0
  }
  const byPrice: Compare<Thing> = (a, b) => pricePaiseOf(a) - pricePaiseOf(b) || byId(a, b)
  return { none: (a, b) => byId(b, a), lowToHigh: byPrice, highToLow: (a, b) => byPrice(b, a) }
}

export const comparePlaces = comparing<Place>(
  ({ paise }) => paise,
  ({ id }) => id,
)

/** The place of the last row of a page, as the `cursor` of the next. */
export const cursorOf = ({ paise, id }: Place): string => `${paise}.${id}`

const cursor = /^(\d{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** Undefined for a text that is no cursor. */
export function placeOf(text: string): Place | undefined {
  const [, paise, id] = cursor.exec(text) ?? []
  return (id && { paise: Number(paise), id: id.toLowerCase() }) || undefined
}
