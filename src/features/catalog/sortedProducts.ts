import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import type { ShopSort } from './facets/address.rules.ts'
import { comparePlaces, comparing, type Place, sortColumn } from './list.rules.ts'
import { firstNot } from './memory/firstNot.ts'
import { numbersBelow } from './memory/numbersBelow.ts'
import { SortedNumbers } from './memory/sortedNumbers.ts'
import type { PackedProducts } from './packedProducts.ts'

const setBit = (words: Uint32Array, number: number): void => {
  words[number >>> 5] = (words[number >>> 5] ?? 0) | (1 << number)
}
const clearBit = (words: Uint32Array, number: number): void => {
  words[number >>> 5] = (words[number >>> 5] ?? 0) & ~(1 << number)
}

/** Which products a page is of. */
export interface PageQuery {
  readonly sort: ShopSort
  /** Both included. */
  readonly leastPaise: number
  readonly mostPaise: number
  /** Those that pass everything else; undefined when all do. */
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

/** One set of products, known by their numbers, in every sort of the shop. */
export class SortedProducts {
  readonly #products: PackedProducts
  readonly #sorted: Readonly<Record<Listed, SortedNumbers>>
  readonly #cheapest: SortedNumbers
  readonly #all = new NumberSet()

  constructor(products: PackedProducts) {
    this.#products = products
    const compare = comparing<number>(
      (number, column) => products.sortValue(number, column),
      (number) => products.id(number),
    )
    const sorted = listed.map((sort) => [sort, new SortedNumbers(compare(sort))])
    this.#sorted = Object.fromEntries(sorted) as Record<Listed, SortedNumbers>
    this.#cheapest = this.#sorted.lowToHigh
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
    for (const number of numbers) this.#all.add(number)
  }

  remove(numbers: readonly number[]): void {
    for (const sort of listed) this.#sorted[sort].remove(numbers)
    for (const number of numbers) this.#all.remove(number)
  }

  /** By price a range is a part of the list; by anything else each product is looked at until the page is full. */
  page({ sort, leastPaise, mostPaise, among, after, limit }: PageQuery): ProductPage {
    const [from, to] = [this.#cheaperThan(leastPaise), this.#cheaperThan(mostPaise + 1)]
    const priced = this.#cheapest.all().subarray(from, to)
    const isByPrice = sortColumn(sort) === 'paise' && sort !== 'none'
    const sorted = isByPrice ? priced : this.#sorted[sort as Listed].all()
    const last = sorted.length - 1
    const at = (position: number) => sorted[sort === 'highToLow' ? last - position : position] ?? 0
    const isPriced = sorted.length === priced.length
    const passes = (number: number) => {
      if (among && !among.has(number)) return false
      const paise = isPriced ? leastPaise : this.#products.paise(number)
      return paise >= leastPaise && paise <= mostPaise
    }
    const compare = comparePlaces(sort)
    const isBefore = (position: number) =>
      after !== undefined && compare(this.#products.placeOf(at(position), sort), after) <= 0
    const total = among ? this.#countAmong(priced, among) : priced.length
    const numbers: number[] = []
    for (let position = firstNot(sorted.length, isBefore); position <= last; position += 1) {
      // Nobody looks through the rest of the list when all were seen.
      if (numbers.length === total) break
      if (!passes(at(position))) continue
      if (numbers.length === limit) return { numbers, total, more: true }
      numbers.push(at(position))
    }
    return { numbers, total, more: false }
  }

  /** Whether a sort makes any difference, other than the newest first. */
  differsBy(sort: ShopSort): boolean {
    const sorted = this.#sorted[sort === 'highToLow' ? 'lowToHigh' : sort]
    if (sorted.size < 2) return false
    const valueAt = (position: number) => this.#products.sortValue(sorted.at(position), sortColumn(sort))
    return valueAt(0) !== valueAt(sorted.size - 1)
  }

  /** Those within a range of prices, both ends included. */
  priced(leastPaise: number, mostPaise: number): NumberSet {
    const [from, to] = [this.#cheaperThan(leastPaise), this.#cheaperThan(mostPaise + 1)]
    const numbers = this.#cheapest.all()
    // Whichever is less to write: those inside, or those outside.
    const isMost = to - from > numbers.length / 2
    const set = isMost ? this.#all.clone() : numbersBelow(this.#all.words.length * 32)
    const { words } = set
    if (isMost) {
      for (let at = 0; at < from; at += 1) clearBit(words, numbers[at] ?? 0)
      for (let at = to; at < numbers.length; at += 1) clearBit(words, numbers[at] ?? 0)
    } else for (let at = from; at < to; at += 1) setBit(words, numbers[at] ?? 0)
    return set
  }

  /** How many cost less. */
  #cheaperThan(paise: number): number {
    return firstNot(
      this.#cheapest.size,
      (position) => this.#products.paise(this.#cheapest.at(position)) < paise,
    )
  }

  #countAmong(priced: Uint32Array, among: NumberSet): number {
    if (priced.length === this.#all.size()) return among.intersection_size(this.#all)
    let count = 0
    for (let position = 0; position < priced.length; position += 1) {
      if (among.has(priced[position] ?? 0)) count += 1
    }
    return count
  }
}
