import { LRUCache } from 'lru-cache'
import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { arrayOf } from '../memory/bits.ts'
import { addAll, countAmong, type PackedNumbers, withNumber, withoutNumber } from '../memory/numbers.ts'
import { numbersBelow } from '../memory/numbersBelow.ts'
import { loadNumbers, partsOfNumbers } from '../memory/numbersParts.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import { FacetColumn } from './facetColumn.ts'
import { facetValue } from './facetValues.rules.ts'

/** Something that products can be chosen by, and what it is called. */
export interface IndexedValue {
  readonly facet: string
  readonly value: string
  readonly label: string
}

/** Looking at one product takes as long as comparing so many words of two sets, each of 32 products; where it is not found yet, so many. */
const WORDS_LIKE_ONE = 2
const WORDS_LIKE_FINDING = 5
/** What was chosen of a facet is often chosen again, with other things beside it. 12 KB each for 100,000 products. */
const REMEMBERED_CHOICES = 128

const keyOf = (facet: string, value: string): string => `${facet}\0${value}`

/**
 * Which products have which values: of colour, size and whatever else lists are narrowed to. Each value knows its products
 * and each product its values, so that a changed product costs what it has, whatever the catalogue holds.
 */
export class FacetIndex {
  readonly #values: IndexedValue[] = []
  readonly #numbers = new Map<string, number>()
  /** Of each facet the numbers of labels as products have them: a few of each value, asked for with every product. */
  readonly #byLabel = new Map<string, Map<string, number | undefined>>()
  readonly #ofFacet = new Map<string, number[]>()
  /** The products of each value. */
  #products: (PackedNumbers | undefined)[] = []
  /** The values of each product, facet by facet. */
  readonly #columns = new Map<string, FacetColumn>()
  /** Behind the highest number of a product. */
  #end = 0
  /** Products with any of several values; forgotten when any product gets another value. */
  readonly #chosen = new LRUCache<string, NumberSet>({ max: REMEMBERED_CHOICES })

  load(next: NextPart): void {
    for (const value of next<IndexedValue[]>()) this.#addValue(value)
    this.#products = loadNumbers(next)
    for (const facet of next<string[]>()) this.#columnOf(facet).load(next)
    this.#end = next()
  }

  *parts(): Parts {
    yield this.#values
    yield* partsOfNumbers(this.#products)
    yield [...this.#columns.keys()]
    for (const column of this.#columns.values()) yield* column.parts()
    yield this.#end
  }

  /** Says all values of a product, each as its facet and its label. */
  set(product: number, values: readonly (readonly [facet: string, label: string])[]): void {
    this.#end = Math.max(this.#end, product + 1)
    for (const facet of values) this.#columnOf(facet[0])
    for (const [facet, column] of this.#columns) {
      const now: number[] = []
      for (const [of, label] of values) {
        const value = of === facet ? this.#numberOf(facet, label) : undefined
        if (value !== undefined && !now.includes(value)) now.push(value)
      }
      this.#replace(product, column, now)
    }
  }

  delete(product: number): void {
    for (const column of this.#columns.values()) this.#replace(product, column, [])
  }

  #columnOf(facet: string): FacetColumn {
    return this.#columns.getOrInsertComputed(facet, () => new FacetColumn())
  }

  #replace(product: number, column: FacetColumn, now: number[]): void {
    const before = column.get(product)
    for (const value of before) if (!now.includes(value)) this.#remove(value, product)
    for (const value of now) if (!before.includes(value)) this.#add(value, product)
    column.set(
      product,
      now.sort((one, other) => one - other),
    )
  }

  #add(value: number, product: number): void {
    this.#products[value] = withNumber(this.#products[value], product, this.#end)
    this.#forgetChosen()
  }

  /** Most changes follow others, when nothing was chosen since. */
  #forgetChosen(): void {
    if (this.#chosen.size > 0) this.#chosen.clear()
  }

  #remove(value: number, product: number): void {
    this.#forgetChosen()
    this.#products[value] = withoutNumber(this.#products[value], product)
  }

  /** None for a label without letters. */
  #numberOf(facet: string, label: string): number | undefined {
    let labels = this.#byLabel.get(facet)
    if (!labels) {
      labels = new Map()
      this.#byLabel.set(facet, labels)
    }
    const known = labels.get(label)
    if (known !== undefined || labels.has(label)) return known
    const number = this.#newNumberOf(facet, label)
    labels.set(label, number)
    return number
  }

  #newNumberOf(facet: string, label: string): number | undefined {
    const value = facetValue(label)
    if (value === '') return undefined
    return this.#numbers.get(keyOf(facet, value)) ?? this.#addValue({ facet, value, label: label.trim() })
  }

  #addValue(one: IndexedValue): number {
    const { facet, value } = one
    const number = this.#values.push(one) - 1
    this.#numbers.set(keyOf(facet, value), number)
    const others = this.#ofFacet.get(facet)
    if (others) others.push(number)
    else this.#ofFacet.set(facet, [number])
    return number
  }

  /** The products with any of the values, to be read at once. */
  matching(facet: string, values: readonly string[]): NumberSet {
    const key = [facet, ...values].join('\0')
    const known = this.#chosen.get(key)
    if (known) return known
    const found = numbersBelow(this.#end)
    for (const value of values) {
      addAll(found, this.#products[this.#numbers.get(keyOf(facet, value)) ?? -1] ?? [])
    }
    this.#chosen.set(key, found)
    return found
  }

  /** The values of a facet that any product ever had, by their numbers. */
  valuesOf(facet: string): readonly number[] {
    return this.#ofFacet.get(facet) ?? []
  }

  value(number: number): IndexedValue {
    const value = this.#values[number]
    if (!value) throw new Error(`There is no value ${number}`)
    return value
  }

  /**
   * How many of the products have each value, by its number; only those of `wanted` are right.
   * @param size how many products there are
   * @param wanted of each facet the values that are counted
   */
  count(
    among: NumberSet,
    size: number,
    wanted: Iterable<readonly [facet: string, values: readonly number[]]> = this.#ofFacet,
  ): Uint32Array {
    const counts = new Uint32Array(this.#values.length)
    if (size === 0) return counts
    let products: Uint32Array | undefined
    for (const [facet, values] of wanted) {
      if (size * (products ? WORDS_LIKE_ONE : WORDS_LIKE_FINDING) < values.length * among.words.length) {
        products ??= arrayOf(among, size)
        this.#columns.get(facet)?.tally(products, counts)
      } else for (const value of values) counts[value] = countAmong(this.#products[value] ?? [], among)
    }
    return counts
  }
}
