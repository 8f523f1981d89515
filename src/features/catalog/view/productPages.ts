import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import type { ShopSort } from '../facets/address.rules.ts'
import { sizeOf } from '../memory/bits.ts'
import { intersect } from '../memory/intersect.ts'
import { cursorOf, type Place, type ProductFilter, placeOf } from '../rules/list.rules.ts'
import type { ShownProducts } from '../rules/subjects.rules.ts'
import { rankedCursorOf, rankedPage, rankedPlaceOf } from '../search/rankedPage.ts'
import type { CategoryLists } from './categoryLists.ts'
import type { Narrowing } from './narrowing.ts'
import type { PackedProducts } from './packedProducts.ts'
import type { ProductJson } from './productJson.ts'
import type { ProductPage } from './sortedProducts.ts'

/** A page of what was found. */
export interface ResultsQuestion {
  readonly filter: ProductFilter
  /** Undefined: the best first. */
  readonly sort: ShopSort | undefined
  /** The cursor of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

export interface ListedPage {
  readonly json: Buffer
  readonly shown: ShownProducts
  /** How many match, on whatever page. */
  readonly total: number
  readonly next: Place | undefined
}

export interface ResultsPage {
  readonly json: Buffer
  readonly shown: ShownProducts
  /** How many pass, on whatever page. */
  readonly total: number
  /** The cursor of the next page. */
  readonly next: string | undefined
}

interface Paged {
  readonly products: PackedProducts
  readonly lists: CategoryLists
  readonly narrowing: Narrowing
  readonly json: ProductJson
}

/** Pages of lists and of what searches found. */
export class ProductPages {
  readonly #products: PackedProducts
  readonly #lists: CategoryLists
  readonly #narrowing: Narrowing
  readonly #json: ProductJson
  /** Room for what passes of what was found. */
  readonly #passing = new NumberSet()

  constructor({ products, lists, narrowing, json }: Paged) {
    this.#products = products
    this.#lists = lists
    this.#narrowing = narrowing
    this.#json = json
  }

  /** Which products of a list are on a page of it. */
  page(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number): ProductPage {
    const list = this.#lists.listOf(filter.category)
    if (!list) return { numbers: [], total: 0, more: false }
    const { leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY } = filter
    const among = this.#narrowing.among(filter, sort, list)
    return list.page({ sort, leastPaise, mostPaise, among, after, limit })
  }

  /** The JSON of a page of those that match, which ones they are, and where the next page begins. */
  list(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number): ListedPage {
    const { numbers, total, more } = this.page(filter, sort, after, limit)
    const last = numbers.at(-1)
    return {
      ...this.#shown(numbers),
      total,
      next: more && last !== undefined ? this.#products.placeOf(last, sort) : undefined,
    }
  }

  /**
   * The JSON of a page of what was found, of those that pass a filter, and where the next one begins.
   * @param best the best of what was found among some
   */
  results(
    found: NumberSet,
    { filter, sort, after, limit }: ResultsQuestion,
    best: (among: NumberSet, wanted: number) => Uint32Array,
  ): ResultsPage {
    const { all } = this.#lists
    // In no sort of its own: prices narrow what was found in any.
    const narrowed = this.#narrowing.among(filter, 'none', all)
    const among = narrowed ? intersect(this.#passing, [narrowed, found]) : found
    if (sort === undefined) {
      const total = sizeOf(among)
      const place = after === undefined ? undefined : rankedPlaceOf(after)
      const { numbers, next } = rankedPage({
        ...{ best: (wanted) => best(among, wanted), total, limit, after: place },
        idOf: (product) => this.#products.id(product),
        numberOf: (id) => this.#products.numberOf(id),
      })
      return { ...this.#shown(numbers), total, next: next && rankedCursorOf(next) }
    }
    const place = after === undefined ? undefined : placeOf(after, sort)
    const { leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY } = filter
    const page = all.page({ sort, leastPaise, mostPaise, among, after: place, limit })
    const last = page.more ? page.numbers.at(-1) : undefined
    return {
      ...this.#shown(page.numbers),
      total: page.total,
      next: last === undefined ? undefined : cursorOf(this.#products.placeOf(last, sort)),
    }
  }

  #shown(numbers: readonly number[]): Pick<ListedPage, 'json' | 'shown'> {
    const families = numbers.map((number) => this.#products.familyOf(number)).filter(Boolean)
    return {
      json: this.#json.list(numbers),
      shown: { ids: numbers.map((number) => this.#products.id(number)), families: [...new Set(families)] },
    }
  }
}
