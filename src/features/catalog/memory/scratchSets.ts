import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { copyInto, endOf, putAll, takeAway } from './bits.ts'
import { intersect } from './intersect.ts'
import type { SetMaker } from './setMaker.ts'

/** More are not held for the next question: 2.5 MB where there are 100,000 products. */
const MOST_HELD = 200

/**
 * Scratch sets for the steps of one question, written over by the next: a new set of 12 KB for each step lies outside of the heap, where
 * the collector counts the small object alone that refers to it, and so comes late. Nobody may hold one when the question is over.
 */
export class ScratchSets implements SetMaker {
  readonly #sets: NumberSet[] = []
  #taken = 0

  /** From now on all that it made may be written over. */
  reset(): void {
    this.#taken = 0
  }

  empty(end: number): NumberSet {
    const set = this.#take()
    const length = (end + 31) >>> 5
    // One that has a little more room will do: other sets grew by an eighth at a time.
    const isFitting = set.words.length >= length && set.words.length <= length + (length >>> 2)
    if (isFitting) set.words.fill(0)
    else set.words = new Uint32Array(length)
    return set
  }

  both(one: NumberSet, other: NumberSet): NumberSet {
    return intersect(this.#take(), [one, other])
  }

  butNot(one: NumberSet, other: NumberSet): NumberSet {
    const set = this.#take()
    copyInto(set, one)
    takeAway(set, other)
    return set
  }

  allOf(sets: readonly NumberSet[]): NumberSet {
    const [first, ...others] = sets
    if (!first) return this.empty(0)
    return others.length === 0 ? first : intersect(this.#take(), sets)
  }

  anyOf(sets: readonly NumberSet[]): NumberSet {
    const [only, ...others] = sets
    if (only && others.length === 0) return only
    const all = this.empty(Math.max(0, ...sets.map(endOf)))
    for (const set of sets) putAll(all, set)
    return all
  }

  #take(): NumberSet {
    const set = this.#sets[this.#taken] ?? new NumberSet()
    if (this.#taken < MOST_HELD) this.#sets[this.#taken] = set
    this.#taken += 1
    return set
  }
}
