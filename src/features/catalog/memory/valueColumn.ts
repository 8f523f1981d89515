import type { NextPart, Parts } from './parts.ts'
import { withRoomFor } from './withRoomFor.ts'

/** What a column holds of each value that any product has. */
interface Held<Value> {
  readonly value: Value
  /** As a field of the product's JSON. */
  readonly json: string
}

const MOST_IN_TWO_BYTES = 2 ** 16 - 1

/**
 * One attribute of all products: each product has the small number of its value, and each value is held once. Several attributes
 * together would hardly ever be the same in two products.
 */
export class ValueColumn<Value> {
  readonly #key: string
  readonly #shown: (value: Value) => unknown
  readonly #values: Held<Value>[] = []
  readonly #numberOf = new Map<unknown, number>()
  #numbers: Uint16Array | Uint32Array = new Uint16Array(0)

  /** @param shown a value as the API tells it */
  constructor(key: string, shown: (value: Value) => unknown) {
    this.#key = key
    this.#shown = shown
  }

  *parts(): Parts {
    yield this.#values.map(({ value }) => value)
    yield this.#numbers
  }

  load(next: NextPart): void {
    for (const value of next<Value[]>()) this.#add(value)
    this.#numbers = next()
  }

  #at(product: number): Held<Value> | undefined {
    return this.#values[this.#numbers[product] ?? 0]
  }

  value(product: number): Value | undefined {
    return this.#at(product)?.value
  }

  json(product: number): string {
    return this.#at(product)?.json ?? ''
  }

  set(product: number, value: Value): void {
    const number = this.#add(value)
    if (number > MOST_IN_TWO_BYTES && this.#numbers instanceof Uint16Array) {
      this.#numbers = Uint32Array.from(this.#numbers)
    }
    this.#numbers = withRoomFor(this.#numbers, product)
    this.#numbers[product] = number
  }

  #add(value: Value): number {
    // What is no list is its own key: nothing is made for it. Lists are mostly empty.
    const key = Array.isArray(value) ? (value.length === 0 ? '[]' : JSON.stringify(value)) : value
    const known = this.#numberOf.get(key)
    if (known !== undefined) return known
    const json = JSON.stringify({ [this.#key]: this.#shown(value) }).slice(1, -1)
    const number = this.#values.push({ value, json }) - 1
    this.#numberOf.set(key, number)
    return number
  }
}
