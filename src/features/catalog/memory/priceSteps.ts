import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { copyInto, put, takeAway } from './bits.ts'

/** Prices at which what costs less is known as a set; between two of them lie as many products each. */
const STEPS = 32

/** What is asked of the products in the order of their prices. */
export interface ByPrice {
  /** The numbers of all, the cheapest first, to be read at once. */
  numbers(): Uint32Array
  paise(number: number): number
  /** How many cost less. */
  countBelow(paise: number): number
}

interface Step {
  readonly paise: number
  /** What costs less. */
  readonly below: NumberSet
}

const nothing = new NumberSet()

/** Ranges of prices as sets: of the step before a price, and the few products that lie between the two. */
export class PriceSteps {
  readonly #byPrice: ByPrice
  /** The cheapest first; none until they are asked for. */
  #steps: readonly Step[] = []
  /** Products that came and went since the steps were made. */
  #moved = 0
  /** Rooms for what was asked for, and for what is taken away of it. */
  readonly #within = new NumberSet()
  readonly #cheaper = new NumberSet()

  constructor(byPrice: ByPrice) {
    this.#byPrice = byPrice
  }

  /** Follows a product that comes, at its price. */
  add(number: number): void {
    const paise = this.#byPrice.paise(number)
    for (const step of this.#steps) if (paise < step.paise) put(step.below, number)
    this.#moved += 1
  }

  /** Follows a product that goes, at the price that it had. */
  remove(number: number): void {
    for (const { below } of this.#steps) if (below.has(number)) below.remove(number)
    this.#moved += 1
  }

  /** Those of a price of `leastPaise` up to `mostPaise`, until it is asked again. */
  between(leastPaise: number, mostPaise: number): NumberSet {
    const within = this.#below(mostPaise + 1, this.#within)
    if (leastPaise > 0) takeAway(within, this.#below(leastPaise, this.#cheaper))
    return within
  }

  /** Writes those that cost less into a room. */
  #below(paise: number, room: NumberSet): NumberSet {
    const numbers = this.#byPrice.numbers()
    // Where so much has moved steps may lie side by side; half as many moves as products is once in a long while.
    if (this.#steps.length === 0 || this.#moved > numbers.length / 2) this.#make(numbers)
    const step = this.#steps.findLast((one) => one.paise <= paise)
    copyInto(room, step?.below ?? nothing)
    const end = this.#byPrice.countBelow(paise)
    for (let at = step ? this.#byPrice.countBelow(step.paise) : 0; at < end; at += 1) {
      put(room, numbers[at] ?? 0)
    }
    return room
  }

  #make(numbers: Uint32Array): void {
    const below = new NumberSet()
    let added = 0
    this.#moved = 0
    this.#steps = Array.from({ length: STEPS }, (_, at): Step => {
      const next = numbers[Math.floor(((at + 1) * numbers.length) / STEPS)]
      const paise = next === undefined ? Number.POSITIVE_INFINITY : this.#byPrice.paise(next)
      const end = this.#byPrice.countBelow(paise)
      for (; added < end; added += 1) put(below, numbers[added] ?? 0)
      return { paise, below: below.clone() }
    })
  }
}
