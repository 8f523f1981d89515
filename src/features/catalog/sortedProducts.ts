import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { comparePlaces, comparing, type Place, type ShopSort } from './list.rules.ts'
import { firstNot } from './memory/firstNot.ts'
import { SortedNumbers } from './memory/sortedNumbers.ts'
import type { PackedProducts } from './packedProducts.ts'

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

/** One set of products, known by their numbers, in every sort of the shop. */
export class SortedProducts {
  readonly #products: PackedProducts
  readonly #newest: SortedNumbers
  readonly #cheapest: SortedNumbers
  readonly #all = new NumberSet()

  constructor(products: PackedProducts) {
    this.#products = products
    const { none, lowToHigh } = comparing<number>(
      (number) => products.paise(number),
      (number) => products.id(number),
    )
    this.#newest = new SortedNumbers(none)
    this.#cheapest = new SortedNumbers(lowToHigh)
  }

  /** Newest first, to be read at once. */
  newest(): Uint32Array {
    return this.#newest.all()
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
    this.#newest.add(numbers)
    this.#cheapest.add(numbers)
    for (const number of numbers) this.#all.add(number)
  }

  remove(numbers: readonly number[]): void {
    this.#newest.remove(numbers)
    this.#cheapest.remove(numbers)
    for (const number of numbers) this.#all.remove(number)
  }

  /** By price a range is a part of the list; by age each product is looked at until the page is full. */
  page({ sort, leastPaise, mostPaise, among, after, limit }: PageQuery): ProductPage {
    const [from, to] = [this.#cheaperThan(leastPaise), this.#cheaperThan(mostPaise + 1)]
    const priced = this.#cheapest.all().subarray(from, to)
    const sorted = sort === 'none' ? this.newest() : priced
    const last = sorted.length - 1
    const at = (position: number) => sorted[sort === 'highToLow' ? last - position : position] ?? 0
    const isPriced = sorted.length === priced.length
    const passes = (number: number) => {
      if (among && !among.has(number)) return false
      const paise = isPriced ? leastPaise : this.#products.paise(number)
      return paise >= leastPaise && paise <= mostPaise
    }
    const isBefore = (position: number) =>
      after !== undefined && comparePlaces[sort](this.#products.placeOf(at(position)), after) <= 0
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
