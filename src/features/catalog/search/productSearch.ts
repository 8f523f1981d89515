import { LRUCache } from 'lru-cache'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { Synonyms } from '#/features/search/synonyms.rules.ts'
import { keysOf } from '#/features/search/tokens.rules.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { correctionsOf } from './corrections.ts'
import { type Found, findProducts, type Searched } from './findProducts.ts'
import { type Levels, levelsOf, type SearchedPlaces } from './levels.ts'
import { bestOf } from './ranked.ts'
import { SearchIndex } from './searchIndex.ts'
import type { Term } from './terms.ts'

const REMEMBERED_SEARCHES = 512
/** Products in them, four bytes each. */
const REMEMBERED_PRODUCTS = 500_000
/** What terms are answered by, in sets of 12 KB where there are 100,000 products. */
const REMEMBERED_BYTES = 8 * 1024 * 1024
/** As many as a page has: who looks at the first few may look at the rest of them. */
const PAGE = 24

/** What a query found. */
export interface SearchResult extends Omit<Found, 'groups'> {
  /** How many products on sale answer it. */
  readonly total: number
  /** The best of them, the best first: as many as were asked for, or more. */
  readonly numbers: Uint32Array
  /** All of them. */
  readonly products: NumberSet
  /** Other texts that find something, where this one finds nothing. */
  readonly corrections: readonly string[]
}

/** How a query is read. */
export interface HowToRead {
  /** Words count as they were typed: nothing is taken for mistyped. */
  readonly isExact?: boolean
  /** The price that it names does not count. */
  readonly isUnpriced?: boolean
}

/** What the search asks of the catalogue. Its sets are to be read at once. */
export interface SearchedCatalog {
  /** Names of categories, and what they hold. */
  categories(): readonly { readonly name: string; readonly products: NumberSet }[]
  /** The products whose names contain a text, in small letters. */
  named(text: string): NumberSet
  /** All products, the newest first. */
  newest(): Uint32Array
  onSale(): NumberSet
  /** Those within a range of prices, paise, both included. */
  priced(least: number, most: number): NumberSet
  /** Sorts the newer one before the older. */
  compareAges(one: number, other: number): number
}

/** Understands what shoppers type, and remembers what it found until something changes. */
export class ProductSearch {
  readonly index = new SearchIndex()
  #synonyms = new Synonyms([])
  readonly #catalog: SearchedCatalog
  readonly #results = new LRUCache<string, SearchResult>({
    max: REMEMBERED_SEARCHES,
    maxSize: REMEMBERED_PRODUCTS,
    sizeCalculation: ({ numbers, products }) => numbers.length + products.words.length + 1,
  })
  readonly #keysOfNames = new LRUCache<string, ReadonlySet<string>>({
    max: REMEMBERED_SEARCHES,
    memoMethod: (name) => new Set(keysOf(name)),
  })

  readonly #levels = new LRUCache<string, Levels>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ levels, all }) => (levels.length + 1) * (all.words.byteLength + 1),
  })

  constructor(catalog: SearchedCatalog) {
    this.#catalog = catalog
  }

  /** Takes over what means the same: groups of words. */
  putSynonyms(groups: readonly (readonly string[])[]): void {
    this.#synonyms = new Synonyms(groups)
    this.forget()
  }

  /** Something changed. */
  forget(): void {
    this.#results.clear()
    this.#levels.clear()
  }

  /** Names that have the text in them come first, then others by how well they answer it. @param wanted how many of them */
  lookUp(typed: string, wanted = PAGE, how: HowToRead = {}): SearchResult {
    const query = typed.trim()
    const key = `${how.isExact ? 'exact' : ''} ${how.isUnpriced ? 'unpriced' : ''} ${query}`
    const known = this.#results.get(key)
    if (known && known.numbers.length >= Math.min(wanted, known.total)) return known
    const found = this.#find(query, wanted, how)
    const finds = (text: string) => this.#find(text, PAGE, how).total > 0
    const corrections = found.total > 0 ? [] : correctionsOf(found, this.#searched(), finds)
    const result = { ...found, corrections }
    this.#results.set(key, result)
    return result
  }

  #searched(): Searched {
    const catalog = this.#catalog
    const places: SearchedPlaces = {
      index: this.index,
      categories: catalog
        .categories()
        .map(({ name, products }) => ({ keys: this.#keysOfNames.memo(name), products })),
      named: (text) => catalog.named(text),
    }
    return { ...places, synonyms: this.#synonyms, levelsOf: (term) => this.#levelsOf(term, places) }
  }

  #find(query: string, wanted: number, { isExact = false, isUnpriced = false }: HowToRead) {
    const catalog = this.#catalog
    const { groups, ...found } = findProducts(query, { ...this.#searched(), isExact })
    const passing = this.#passing(isUnpriced ? {} : found)
    const shown = groups.map((group) => ({ ...group, products: group.products.intersection(passing) }))
    const ages = { newest: catalog.newest(), compare: catalog.compareAges }
    const products = new NumberSet()
    for (const group of shown) products.union(group.products)
    return {
      ...found,
      products,
      total: products.size(),
      numbers: bestOf(shown, ages, Math.max(wanted, PAGE)),
    }
  }

  /** The words of one query are those of others. */
  #levelsOf(term: Term, places: SearchedPlaces): Levels {
    if (term.isNumber) return levelsOf(term, places)
    const name = JSON.stringify(term.options)
    const known = this.#levels.get(name)
    if (known) return known
    const levels = levelsOf(term, places)
    this.#levels.set(name, levels)
    return levels
  }

  /** What is on sale for such a price, rupees. */
  #passing({ least, most }: Pick<Found, 'least' | 'most'>): NumberSet {
    const onSale = this.#catalog.onSale()
    if (least === undefined && most === undefined) return onSale
    const leastPaise = least === undefined ? 0 : paiseOf(least)
    const mostPaise = most === undefined ? Number.POSITIVE_INFINITY : paiseOf(most)
    return this.#catalog.priced(leastPaise, mostPaise).new_intersection(onSale)
  }
}
