import { LRUCache } from 'lru-cache'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import type { ShopSort } from '../facets/address.rules.ts'
import { valuesIn } from '../facets/facetValues.rules.ts'
import { has, put } from '../memory/bits.ts'
import type { ProductFilter } from '../rules/list.rules.ts'
import type { Gathered } from '../rules/subjects.rules.ts'
import type { CategoryLists } from './categoryLists.ts'
import type { Narrowing } from './narrowing.ts'
import type { ResultsQuestion } from './productPages.ts'

/** Products that were put together: by a rule, or one by one in an order of their own. */
export interface Selection {
  /** Those on sale, to be read at once. */
  readonly products: NumberSet
  /** Their own order; left out where any sort of the shop will do. */
  readonly arranged?: readonly number[]
}

/** A page of a selection. */
export type SelectionQuestion = ResultsQuestion & { readonly of: Gathered }

/** Of each the set is 12 KB in a large shop. */
const REMEMBERED = 200

/** Which products of the shop selections are, found once for each state of the shop. */
export class Selections {
  readonly #lists: CategoryLists
  readonly #narrowing: Narrowing
  readonly #known = new LRUCache<string, Selection>({ max: REMEMBERED })

  constructor(lists: CategoryLists, narrowing: Narrowing) {
    this.#lists = lists
    this.#narrowing = narrowing
  }

  of(gathered: Gathered): Selection {
    const key = JSON.stringify(gathered)
    const known = this.#known.get(key)
    if (known) return known
    const found = 'ids' in gathered ? this.#ofIds(gathered.ids) : this.#ofRule(gathered)
    this.#known.set(key, found)
    return found
  }

  /** Something changed. */
  forget(): void {
    this.#known.clear()
  }

  /** The categories that a rule is about, by their ids; undefined for a rule about the whole shop. */
  categoriesOf({ categories }: ProductFilter): string[] | undefined {
    const values = valuesIn(categories)
    return values.length === 0 ? undefined : this.#lists.idsNamed(values)
  }

  #ofIds(ids: readonly string[]): Required<Selection> {
    const arranged = ids.flatMap((id) => this.#lists.numberOnSale(id) ?? [])
    const products = new NumberSet()
    for (const number of arranged) put(products, number)
    return { products, arranged }
  }

  #ofRule({ first = [], ...rule }: Exclude<Gathered, { ids: readonly string[] }>): Selection {
    const products = this.#held(rule)
    if (first.length === 0) return { products }
    const pinned = this.#ofIds(first).arranged.filter((number) => has(products, number))
    const isPinned = new Set(pinned)
    const others = this.#sorted(products, rule.sort, products.size()).filter(
      (number) => !isPinned.has(number),
    )
    return { products, arranged: [...pinned, ...others] }
  }

  #held({ filter, sort, most }: Omit<Exclude<Gathered, { ids: readonly string[] }>, 'first'>): NumberSet {
    const { all } = this.#lists
    const passing = this.#narrowing.among(filter, 'none', all)
    // Its room is used again by the next question.
    const products = new NumberSet(undefined, (passing ?? all.all).words.slice())
    if (most === undefined) return products
    const first = new NumberSet()
    for (const number of this.#sorted(products, sort, most)) put(first, number)
    return first
  }

  #sorted(among: NumberSet, sort: ShopSort, limit: number): readonly number[] {
    const [leastPaise, mostPaise] = [0, Number.POSITIVE_INFINITY]
    const { numbers } = this.#lists.all.page({
      ...{ sort, leastPaise, mostPaise, among, after: undefined, limit },
    })
    return [...numbers]
  }
}

/** The first ones of a selection's own order among some. */
export const arrangedAmong = ({ arranged = [] }: Selection, among: NumberSet, wanted: number): Uint32Array =>
  Uint32Array.from(arranged.filter((number) => has(among, number)).slice(0, wanted))
