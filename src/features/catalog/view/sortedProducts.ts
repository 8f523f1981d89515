import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import type { ShopSort } from '../facets/address.rules.ts'
import { highest, put, sizeOf } from '../memory/bits.ts'
import { firstNot } from '../memory/firstNot.ts'
import { isList, type Numbers } from '../memory/numbers.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import { PriceSteps } from '../memory/priceSteps.ts'
import { SortedNumbers } from '../memory/sortedNumbers.ts'
import { comparePlaces, comparing, type Place, sortColumn } from '../rules/list.rules.ts'
import type { PackedProducts } from './packedProducts.ts'

/** Which products a page is of. */
export interface PageQuery {
  readonly sort: ShopSort
  /** Both included. */
  readonly leastPaise: number
  readonly mostPaise: number
  /** Those of the list that pass everything, prices as well; undefined where nothing is asked for, or prices in their sort. */
  readonly among: NumberSet | undefined
  /** The place of the last one of the page before. */
  readonly after: Place | undefined
  readonly limit: number
}

/** Ids after one and up to another, which is included; undefined where there is no end. */
export interface IdRange {
  readonly after: string | undefined
  readonly upTo: string | undefined
}

export interface ProductPage {
  readonly numbers: readonly number[]
  /** How many match, on whatever page. */
  readonly total: number
  /** Whether there are some after this page. */
  readonly more: boolean
}

/** Sorts that have a list of their own; `highToLow` is `lowToHigh` from its end. */
const listed = ['none', 'lowToHigh', 'bestSeller', 'rating', 'country'] as const
type Listed = (typeof listed)[number]
const sortedBy = (sort: ShopSort): Listed => (sort === 'highToLow' ? 'lowToHigh' : sort)
export const isByPrice = (sort: ShopSort): boolean => sortedBy(sort) === 'lowToHigh'

interface Picking {
  readonly sorted: Uint32Array
  /** Whether it is read from its end. */
  readonly isFalling: boolean
  readonly from: number
  readonly among: NumberSet | undefined
  readonly most: number
}

/** The first ones from a position on that are in the set. Written out: what a list by filters takes is mostly this. */
function pick({ sorted, isFalling, from, among, most }: Picking): number[] {
  const words = among?.words
  const last = sorted.length - 1
  const picked: number[] = []
  for (let position = from; position <= last && picked.length < most; position += 1) {
    const number = sorted[isFalling ? last - position : position] ?? 0
    if (!words || (words[number >>> 5] ?? 0) & (1 << number)) picked.push(number)
  }
  return picked
}

/** So few are sorted by themselves rather than looked for among all. */
const FEW = 64

/** One set of products, known by their numbers, in every sort of the shop. */
export class SortedProducts {
  readonly #products: PackedProducts
  readonly #sorted: Readonly<Record<Listed, SortedNumbers>>
  readonly #cheapest: SortedNumbers
  readonly #all = new NumberSet()
  readonly #prices: PriceSteps
  readonly #compare = comparing<number>(
    (number, column) => this.#products.sortValue(number, column),
    (one, other) => this.#products.compareIds(one, other),
  )

  constructor(products: PackedProducts) {
    this.#products = products
    const sorted = listed.map((sort) => [sort, new SortedNumbers(this.#compare(sort))])
    this.#sorted = Object.fromEntries(sorted) as Record<Listed, SortedNumbers>
    this.#cheapest = this.#sorted.lowToHigh
    this.#prices = new PriceSteps({
      numbers: () => this.#cheapest.all(),
      paise: (number) => products.paise(number),
      countBelow: (paise) => this.#cheaperThan(paise),
    })
  }

  *parts(): Parts {
    for (const sort of listed) yield* this.#sorted[sort].parts()
    yield this.#all.words
  }

  load(next: NextPart): void {
    for (const sort of listed) this.#sorted[sort].load(next)
    this.#all.words = next()
  }

  /** All of them, to be read at once. */
  get all(): NumberSet {
    return this.#all
  }

  /** Newest first, to be read at once. */
  newest(): Uint32Array {
    return this.#sorted.none.all()
  }

  idsIn({ after, upTo }: IdRange): string[] {
    const newest = this.newest()
    const idOf = (number: number) => this.#products.id(number)
    const newerThan = (id: string) => firstNot(newest.length, (position) => idOf(newest[position] ?? 0) > id)
    const begin = upTo === undefined ? 0 : newerThan(upTo)
    const end = after === undefined ? newest.length : newerThan(after)
    return Array.from(newest.subarray(begin, end), idOf)
  }

  add(numbers: readonly number[]): void {
    for (const sort of listed) this.#sorted[sort].add(numbers)
    for (const number of numbers) {
      put(this.#all, number)
      this.#prices.add(number)
    }
  }

  remove(numbers: readonly number[]): void {
    for (const sort of listed) this.#sorted[sort].remove(numbers)
    for (const number of numbers) {
      this.#all.remove(number)
      this.#prices.remove(number)
    }
  }

  /** A page of those among which it is asked for; without them, of all in a range of prices where the sort is by price. */
  page({ sort, leastPaise, mostPaise, among, after, limit }: PageQuery): ProductPage {
    const listed = this.#list(sort)
    // By price a range is a part of the list.
    const range = isByPrice(sort)
      ? listed.subarray(this.#cheaperThan(leastPaise), this.#cheaperThan(mostPaise + 1))
      : listed
    const total = among ? sizeOf(among) : range.length
    const sorted = among && total <= FEW ? this.#few(among, sort) : range
    const isFalling = sort === 'highToLow'
    const compare = comparePlaces(sort)
    const isBefore = (position: number) => {
      const number = sorted[isFalling ? sorted.length - 1 - position : position] ?? 0
      return after !== undefined && compare(this.#products.placeOf(number, sort), after) <= 0
    }
    const from = firstNot(sorted.length, isBefore)
    // Nobody looks through the rest of the list when all were seen.
    const most = Math.min(limit + 1, total)
    const isByNumber = among && sort === 'none' && sorted === listed && this.#sorted.none.isFalling
    const numbers = isByNumber
      ? highest(among, sorted[from] ?? 0, from < sorted.length ? most : 0)
      : pick({ sorted, isFalling, from, among, most })
    return { numbers: numbers.slice(0, limit), total, more: numbers.length > limit }
  }

  /** The newest of some of them, the newest first, at most so many. */
  newestOf(some: Numbers, limit: number): readonly number[] {
    if (!isList(some)) {
      const [leastPaise, mostPaise] = [0, Number.POSITIVE_INFINITY]
      return this.page({ sort: 'none', leastPaise, mostPaise, among: some, after: undefined, limit }).numbers
    }
    const { isFalling } = this.#sorted.none
    const compare = isFalling ? (one: number, other: number) => other - one : this.#compare('none')
    return some.toSorted(compare).slice(0, limit)
  }

  #list(sort: ShopSort): Uint32Array {
    return this.#sorted[sortedBy(sort)].all()
  }

  /** Those of a small set, sorted. */
  #few(among: NumberSet, sort: ShopSort): Uint32Array {
    return Uint32Array.from(among.array().sort(this.#compare(sortedBy(sort))))
  }

  /** Whether a sort makes any difference, other than the newest first. */
  differsBy(sort: ShopSort): boolean {
    const sorted = this.#sorted[sortedBy(sort)]
    if (sorted.size < 2) return false
    const valueAt = (position: number) => this.#products.sortValue(sorted.at(position), sortColumn(sort))
    return valueAt(0) !== valueAt(sorted.size - 1)
  }

  /** Those within a range of prices, both ends included. */
  priced(leastPaise: number, mostPaise: number): NumberSet {
    return this.#prices.between(leastPaise, mostPaise)
  }

  /** How many cost less. */
  #cheaperThan(paise: number): number {
    return firstNot(
      this.#cheapest.size,
      (position) => this.#products.paise(this.#cheapest.at(position)) < paise,
    )
  }
}
