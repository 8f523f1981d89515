import { LRUCache } from 'lru-cache'
import type { PriceRange } from '#/features/search/price.rules.ts'
import { keysOf } from '#/features/search/tokens.rules.ts'
import type { AttributeLists } from '../attributes/attributeLists.rules.ts'
import { filterAttributes } from '../attributes/attributes.rules.ts'
import { priceRange } from '../rules/catalog.rules.ts'
import { isSure, type Option, type Term } from '../search/terms.ts'
import type { SuggestedList } from './productSearch.schema.ts'

const MOST_FILTERS = 4
const MOST_CATEGORIES = 3

interface Keys {
  /** What was typed. */
  readonly own: ReadonlySet<string>
  /** And what is called the same. */
  readonly all: ReadonlySet<string>
}

function keysOfTerms(terms: readonly Term[]): Keys {
  const options = terms.flatMap((term) => term.options)
  const some = (passes: (option: Option) => boolean) =>
    new Set(options.filter(passes).flatMap(({ keys }) => keys))
  // A synonym counts, something that only looks like it does not.
  return { own: some(({ factor }) => factor >= 1), all: some(isSure) }
}

/** Names of categories and values of lists, which are compared with every text that is typed. */
const keysOfName = new LRUCache<string, readonly string[]>({ max: 2_000, memoMethod: keysOf })

const isIn = (name: string, keys: ReadonlySet<string>): boolean => {
  const words = keysOfName.memo(name)
  return words.length > 0 && words.every((key) => keys.has(key))
}

/**
 * The values of lists that a query names: to each attribute those that were typed, else one that is called the same.
 * @param isUsed whether something on sale has the value
 */
export function suggestedFilters(
  terms: readonly Term[],
  lists: AttributeLists,
  isUsed: (key: string, value: string) => boolean,
): SuggestedList['filters'] {
  const keys = keysOfTerms(terms)
  const found = filterAttributes().flatMap(({ key, label }) => {
    const values = key in lists ? lists[key as keyof AttributeLists].filter(({ active }) => active) : []
    const typed = values.filter(({ value }) => isIn(value, keys.own))
    const meant = typed.length > 0 ? typed : values.filter(({ value }) => isIn(value, keys.all)).slice(0, 1)
    return meant.map(({ value }) => ({ key, label, value })).filter(({ value }) => isUsed(key, value))
  })
  const once = new Map(found.toReversed().map((filter) => [filter.value, filter]))
  return [...once.values()]
    .sort((one, other) => keysOfName.memo(other.value).length - keysOfName.memo(one.value).length)
    .slice(0, MOST_FILTERS)
}

/** The categories that a query names. */
export function suggestedCategories(terms: readonly Term[], names: readonly string[]): string[] {
  const { all } = keysOfTerms(terms)
  return names.filter((name) => isIn(name, all)).slice(0, MOST_CATEGORIES)
}

/** What narrows a list of the shop, as a text names it. */
export type Narrowing = Omit<SuggestedList, 'total'>

interface Named extends PriceRange {
  readonly categories: readonly string[]
  readonly filters: Narrowing['filters']
}

/** Only what the slider of a list can say is a price of its address. */
const isStop = (rupees: number): boolean => rupees % priceRange.step === 0 && rupees <= priceRange.most

/**
 * Lists that a text may mean: first the one with all that it names, then each of the values by itself, where there is a category
 * within it, and last the categories.
 */
export function suggestedLists({ categories, filters, least, most }: Named): Narrowing[] {
  const [category = null] = categories
  const range = {
    min: least !== undefined && isStop(least) ? least : null,
    max: most !== undefined && isStop(most) ? most : null,
  }
  const isPriced = range.min !== null || range.max !== null
  const anything = { min: null, max: null }
  const lists: Narrowing[] = [
    ...(isPriced || filters.length > 1 ? [{ category, filters, ...range }] : []),
    ...filters.map((filter) => ({ category, filters: [filter], ...anything })),
    ...categories.map((name) => ({ category: name, filters: [], ...anything })),
  ]
  return lists.filter((list) => list.category !== null || list.filters.length > 0)
}
