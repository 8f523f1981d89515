import { LRUCache } from 'lru-cache'
import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { Synonyms } from '#/features/search/synonyms.rules.ts'
import { keysOf } from '#/features/search/tokens.rules.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { type Found, findProducts } from './findProducts.ts'
import { ranked } from './ranked.ts'
import { SearchIndex } from './searchIndex.ts'

const REMEMBERED_SEARCHES = 64
/** Products in them, four bytes each. */
const REMEMBERED_PRODUCTS = 1_000_000

/** What a query found, and the products of it that are on sale, the best first. */
export interface SearchResult extends Omit<Found, 'points' | 'products'> {
  readonly numbers: Uint32Array
}

/** What the search asks of the catalogue. */
export interface SearchedCatalog {
  /** Names of categories, and what they hold. */
  categories(): readonly { readonly name: string; readonly products: NumberSet }[]
  /** The products whose names contain a text, in small letters. */
  named(text: string): NumberSet
  /** All products, the newest first. */
  newest(): Uint32Array
  isOnSale(product: number): boolean
  paise(product: number): number
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
    sizeCalculation: ({ numbers }) => numbers.length + 1,
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
  }

  /** Names that have the text in them come first, then others by how well they answer it. */
  lookUp(typed: string): SearchResult {
    const query = typed.trim()
    const known = this.#results.get(query)
    if (known) return known
    const catalog = this.#catalog
    const { products, points, ...found } = findProducts(query, {
      index: this.index,
      synonyms: this.#synonyms,
      categories: catalog
        .categories()
        .map(({ name, products }) => ({ keys: new Set(keysOf(name)), products })),
      named: (text) => catalog.named(text),
    })
    const { least, most } = found
    const leastPaise = least === undefined ? 0 : paiseOf(least)
    const mostPaise = most === undefined ? Number.POSITIVE_INFINITY : paiseOf(most)
    const passes = (product: number) => {
      const paise = catalog.paise(product)
      return catalog.isOnSale(product) && paise >= leastPaise && paise <= mostPaise
    }
    const numbers = ranked({
      products,
      points,
      newest: catalog.newest(),
      passes,
      compareAges: catalog.compareAges,
    })
    const result = { ...found, numbers }
    this.#results.set(query, result)
    return result
  }
}
