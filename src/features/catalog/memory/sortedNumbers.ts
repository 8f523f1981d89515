import { firstNot } from './firstNot.ts'
import type { NextPart, Parts } from './parts.ts'
import { withRoomFor } from './withRoomFor.ts'

/** Numbers of products in a sort in which no two are equal. */
export class SortedNumbers {
  readonly #compare: (one: number, other: number) => number
  #numbers = new Uint32Array(0)
  #size = 0
  /** See `isFalling`; undefined after a change. */
  #falls: boolean | undefined

  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare
  }

  *parts(): Parts {
    yield this.all()
  }

  load(next: NextPart): void {
    this.#numbers = next()
    this.#size = this.#numbers.length
    this.#falls = undefined
  }

  get size(): number {
    return this.#size
  }

  /** The number at a position below `size`. */
  at(position: number): number {
    return this.#numbers[position] ?? 0
  }

  /** Whether each number is lower than the one before. Looked up once after a change, in 0.1 ms for 100,000. */
  get isFalling(): boolean {
    this.#falls ??= fall(this.all())
    return this.#falls
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
    this.#falls = undefined
    const size = this.#size + numbers.length
    this.#numbers = withRoomFor(this.#numbers, size)
    const sorted = numbers.toSorted(this.#compare)
    if (this.#isBeforeAll(sorted)) {
      // The newest first, when one after the other comes: nothing has to be looked for.
      this.#numbers.copyWithin(numbers.length, 0, this.#size)
      this.#numbers.set(sorted)
      this.#size = size
      return
    }
    // From the last to the first: what stands behind a new one moves once, by as many places as new ones come before it.
    let left = numbers.length
    for (const number of sorted.reverse()) {
      const position = this.#positionOf(number)
      this.#numbers.copyWithin(position + left, position, this.#size)
      left -= 1
      this.#numbers[position + left] = number
      this.#size = position
    }
    this.#size = size
  }

  #isBeforeAll(sorted: readonly number[]): boolean {
    const last = sorted.at(-1)
    return last !== undefined && (this.#size === 0 || this.#compare(last, this.at(0)) < 0)
  }

  /** Takes out numbers that are there; what they are sorted by has to be what it was. */
  remove(numbers: readonly number[]): void {
    this.#falls = undefined
    const positions = Uint32Array.from(numbers, (number) => this.#positionOf(number)).sort()
    for (const [before, position] of positions.entries()) {
      const next = positions[before + 1] ?? this.#size
      this.#numbers.copyWithin(position - before, position + 1, next)
    }
    this.#size -= numbers.length
  }
}

function fall(numbers: Uint32Array): boolean {
  for (let at = 1; at < numbers.length; at += 1) {
    if ((numbers[at] ?? 0) >= (numbers[at - 1] ?? 0)) return false
  }
  return true
}
