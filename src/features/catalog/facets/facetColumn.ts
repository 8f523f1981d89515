import type { NextPart, Parts } from '../memory/parts.ts'
import { withRoomFor } from '../memory/withRoomFor.ts'

const MOST_IN_ONE_BYTE = 2 ** 8 - 1
const MOST_IN_TWO_BYTES = 2 ** 16 - 1

/**
 * What each product has of one facet. Values that are had together are a combination with a number of its own: a product has one
 * number, however many sizes or occasions it has, and to count many products is to look into one column after another.
 */
export class FacetColumn {
  /** The values of each combination, by their numbers; the first one is none. */
  readonly #combinations: (readonly number[])[] = []
  readonly #numbers = new Map<string, number>()
  /** As narrow as it can be: what counting waits for is the memory that it looks at. */
  #ofProduct: Uint8Array | Uint16Array | Uint32Array = new Uint8Array(0)
  /** How many of the products that are being counted have each combination. */
  #counted = new Uint32Array(0)

  constructor() {
    this.#add([])
  }

  *parts(): Parts {
    yield this.#combinations
    yield this.#ofProduct
  }

  load(next: NextPart): void {
    for (const values of next<number[][]>()) this.#add(values)
    this.#ofProduct = next()
  }

  get(product: number): readonly number[] {
    return this.#combinations[this.#ofProduct[product] ?? 0] ?? []
  }

  /** @param values in ascending order */
  set(product: number, values: readonly number[]): void {
    const number = this.#numbers.get(values.join()) ?? this.#add(values)
    this.#widenFor(number)
    this.#ofProduct = withRoomFor(this.#ofProduct, product)
    this.#ofProduct[product] = number
  }

  #widenFor(number: number): void {
    const column = this.#ofProduct
    if (number > MOST_IN_TWO_BYTES && column.BYTES_PER_ELEMENT < 4) this.#ofProduct = Uint32Array.from(column)
    else if (number > MOST_IN_ONE_BYTE && column.BYTES_PER_ELEMENT < 2) {
      this.#ofProduct = Uint16Array.from(column)
    }
  }

  #add(values: readonly number[]): number {
    const key = values.join()
    const number = this.#numbers.get(key) ?? this.#combinations.push(values) - 1
    this.#numbers.set(key, number)
    return number
  }

  /** Adds to each value how many of the products have it. Written out: it is what counting facets takes. */
  tally(products: Uint32Array, counts: Uint32Array): void {
    const ofProduct = this.#ofProduct
    this.#counted = withRoomFor(this.#counted, this.#combinations.length - 1)
    const counted = this.#counted
    for (let at = 0; at < products.length; at += 1) increase(counted, ofProduct[products[at] ?? 0] ?? 0, 1)
    for (const [number, values] of this.#combinations.entries()) {
      const count = counted[number] ?? 0
      if (count > 0) for (const value of values) increase(counts, value, count)
      counted[number] = 0
    }
  }
}

function increase(counts: Uint32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by
}
