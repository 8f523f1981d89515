import { LRUCache } from 'lru-cache'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { Synonyms } from '#/features/search/synonyms.rules.ts'
import { keysOf } from '#/features/search/tokens.rules.ts'
import { AskedBefore } from '#/platform/memory/askedBefore.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { putAll, sizeOf } from '../memory/bits.ts'
import { ScratchSets } from '../memory/scratchSets.ts'
import { newSets, type SetMaker } from '../memory/setMaker.ts'
import { correctionsOf } from './corrections.ts'
import { type Found, findProducts, type Searched } from './findProducts.ts'
import { type Levels, levelsOf, type SearchedPlaces } from './levels.ts'
import { bestOf, type Group, type NewestOf } from './ranked.ts'
import { SearchIndex } from './searchIndex.ts'
import type { Term } from './terms.ts'

const REMEMBERED_SEARCHES = 512
/** Searches, and terms, of which it is known that they were asked for before. */
const KNOWN_SEARCHES = 1_024
/** What searches found, and what terms are answered by, each: sets of 12 KB where there are 100,000 products. */
const REMEMBERED_BYTES = 8 * 1024 * 1024
/** As many as a page has: who looks at the first few may look at the rest of them. */
const PAGE = 24

/** What a query found. */
export interface SearchResult extends Found {
  /** How many products on sale answer it. */
  readonly total: number
  /** The best of them, the best first: as many as were asked for, or more. */
  readonly numbers: Uint32Array
  /**
   * All of them, to be called before the next question. The set is a new one and stays: what it can be narrowed to is remembered by this
   * very set (narrowing.ts). Many callers need none.
   */
  readonly products: () => NumberSet
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
  named(text: string, make: SetMaker): NumberSet
  /** Undefined where all are. */
  onSale(): NumberSet | undefined
  /** Those within a range of prices, paise, both included. */
  priced(least: number, most: number): NumberSet
  readonly newestOf: NewestOf
}

/** What a result holds in memory, those sets counted again that it has in common with others, bytes. */
const bytesOf = ({ numbers, groups }: SearchResult): number => {
  const sets = groups.flatMap((group) => [
    group.products,
    ...group.scored.flatMap(({ levels, all }) => [all, ...levels.map(([, some]) => some)]),
  ])
  // The union of the groups may still be made.
  const union = Math.max(0, ...groups.map((group) => group.products.words.byteLength))
  return sets.reduce((sum, { words }) => sum + words.byteLength, numbers.byteLength + union + 1)
}

/** Always a new set, also of one: `anyOf` would give that one itself, which the next question may write over. */
function unionOf(sets: readonly NumberSet[]): NumberSet {
  const union = new NumberSet()
  for (const set of sets) putAll(union, set)
  return union
}

/** Understands what shoppers type, and remembers what it found until something changes. */
export class ProductSearch {
  readonly index = new SearchIndex()
  #groups: readonly (readonly string[])[] = []
  #names: readonly (readonly string[])[] = []
  #synonyms = new Synonyms([])
  readonly #catalog: SearchedCatalog
  readonly #results = new LRUCache<string, SearchResult>({
    max: REMEMBERED_SEARCHES,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: bytesOf,
  })
  readonly #keysOfNames = new LRUCache<string, ReadonlySet<string>>({
    max: REMEMBERED_SEARCHES,
    memoMethod: (name) => new Set(keysOf(name)),
  })

  readonly #levels = new LRUCache<string, Levels>({
    maxSize: REMEMBERED_BYTES,
    // Beside the levels: `all` and `said`.
    sizeCalculation: ({ levels, all }) => (levels.length + 2) * (all.words.byteLength + 1),
  })

  /** What is found is kept from the second time on that it is asked for; most of it never is again. */
  readonly #asked = new AskedBefore(KNOWN_SEARCHES)
  /** For questions whose answers nobody will remember. */
  readonly #scratch = new ScratchSets()

  constructor(catalog: SearchedCatalog) {
    this.#catalog = catalog
  }

  /** Takes over what means the same: groups of words. */
  putSynonyms(groups: readonly (readonly string[])[]): void {
    this.#groups = groups
    this.#combine()
  }

  /** Takes over what values of lists are called in further languages: each with its value. */
  putNames(names: readonly (readonly string[])[]): void {
    if (names.length === 0 && this.#names.length === 0) return
    this.#names = names
    this.#combine()
  }

  #combine(): void {
    this.#synonyms = new Synonyms([...this.#groups, ...this.#names])
    this.forget()
  }

  /** Something changed. */
  forget(): void {
    this.#results.clear()
    this.#levels.clear()
  }

  /**
   * Names that have the text in them come first, then others by how well they answer it. `groups` are to be read,
   * and `products` to be called, before the next question. @param wanted how many of them
   */
  lookUp(typed: string, wanted = PAGE, how: HowToRead = {}): SearchResult {
    // Also where the answer is known: what is asked of it afterwards (`all`) makes sets as well.
    this.#scratch.reset()
    const query = typed.trim()
    const key = `${how.isExact ? 'exact' : ''} ${how.isUnpriced ? 'unpriced' : ''} ${query}`
    const known = this.#results.get(key)
    if (known && known.numbers.length >= Math.min(wanted, known.total)) return known
    // guard: repeated-searches-kept
    const isAskedAgain = known !== undefined || this.#asked.note(key)
    // guard: remembered-results-own
    const searched = this.#searched(isAskedAgain ? newSets : this.#scratch)
    const found = known ?? this.#find(query, searched, how)
    const finds = (text: string) => this.#find(text, searched, how).total > 0
    const corrections = known?.corrections ?? (found.total > 0 ? [] : correctionsOf(found, searched, finds))
    const numbers = bestOf(found.groups, this.#catalog.newestOf, Math.max(wanted, PAGE))
    const result = { ...found, corrections, numbers }
    if (isAskedAgain) this.#results.set(key, result)
    return result
  }

  /** All of what was found last, to be read before the next question; see `products` for what may be kept. */
  all({ groups }: SearchResult): NumberSet {
    return this.#scratch.anyOf(groups.map(({ products }) => products))
  }

  /** The best of what was found among others, the best first. @param wanted how many of them */
  best({ groups }: SearchResult, among: NumberSet, wanted: number): Uint32Array {
    return bestOf(groups, this.#catalog.newestOf, wanted, among)
  }

  #searched(make: SetMaker): Searched {
    const catalog = this.#catalog
    const places: SearchedPlaces = {
      index: this.index,
      categories: catalog
        .categories()
        .map(({ name, products }) => ({ keys: this.#keysOfNames.memo(name), products })),
      named: (text, maker) => catalog.named(text, maker),
    }
    return {
      ...places,
      ...{ synonyms: this.#synonyms, make },
      named: (text) => catalog.named(text, make),
      levelsOf: (term) => this.#levelsOf(term, places, make),
    }
  }

  #find(query: string, searched: Searched, { isExact = false, isUnpriced = false }: HowToRead) {
    const found = findProducts(query, { ...searched, isExact })
    const { make } = searched
    const passing = this.#passing(isUnpriced ? {} : found, make)
    const groups = passing
      ? found.groups.map((group): Group => ({ ...group, products: make.both(group.products, passing) }))
      : found.groups
    const parts = groups.map((group) => group.products)
    let all: NumberSet | undefined
    const products = () => {
      all ??= unionOf(parts)
      return all
    }
    return { ...found, groups, products, total: parts.reduce((sum, part) => sum + sizeOf(part), 0) }
  }

  /** The words of one query are those of others. */
  #levelsOf(term: Term, places: SearchedPlaces, make: SetMaker): Levels {
    if (term.isNumber) return levelsOf(term, places, make)
    const name = term.options.map(({ keys, factor }) => `${keys.join(' ')} ${factor}`).join()
    const known = this.#levels.get(name)
    if (known) return known
    const isAskedAgain = this.#asked.note(name)
    // guard: remembered-sets-own
    const levels = levelsOf(term, places, isAskedAgain ? newSets : make)
    if (isAskedAgain) this.#levels.set(name, levels)
    return levels
  }

  /** What is on sale for such a price, rupees; undefined for everything. To be read at once. */
  #passing({ least, most }: Pick<Found, 'least' | 'most'>, make: SetMaker): NumberSet | undefined {
    const onSale = this.#catalog.onSale()
    if (least === undefined && most === undefined) return onSale
    const leastPaise = least === undefined ? 0 : paiseOf(least)
    const mostPaise = most === undefined ? Number.POSITIVE_INFINITY : paiseOf(most)
    const priced = this.#catalog.priced(leastPaise, mostPaise)
    return onSale ? make.both(priced, onSale) : priced
  }
}
