import { firstNot } from './firstNot.ts'
import { withRoomFor } from './withRoomFor.ts'

/** Numbers of products in a sort in which no two are equal. */
export class SortedNumbers {
  readonly #compare: (one: number, other: number) => number
  #numbers = new Uint32Array(0)
  #size = 0

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#size
  }

  /** The number at a position below `size`. */
  at(position: number): number {
    return this.#numbers[position] ?? 0
  }

  /** All of them, to be read at once: a later change may move them. */
  all(): Uint32Array {
    return this.#numbers.subarray(0, this.#size)
  }

  #positionOf(number: number): number {
    return firstNot(this.#size, (position) => this.#compare(this.at(position), number) < 0)
  }

  /** Adds numbers that are not there. */
  add(numbers: readonly number[]): void {
    const size = this.#size + numbers.length
    this.#numbers = withRoomFor(this.#numbers, size)
    // From the last to the first: what stands behind a new one moves once, by as many places as new ones come before it.
    let left = numbers.length
    for (const number of numbers.toSorted(this.#compare).reverse()) {
      const position = this.#positionOf(number)
      this.#numbers.copyWithin(position + left, position, this.#size)
      left -= 1
      this.#numbers[position + left] = number
      this.#size = position
    }
    this.#size = size
  }

  /** Takes out numbers that are there; what they are sorted by has to be what it was. */
  remove(numbers: readonly number[]): void {
    const positions = Uint32Array.from(numbers, (number) => this.#positionOf(number)).sort()
    for (const [before, position] of positions.entries()) {
      const next = positions[before + 1] ?? this.#size
      this.#numbers.copyWithin(position - before, position + 1, next)
    }
    this.#size -= numbers.length
  }
}
