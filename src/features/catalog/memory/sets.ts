import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { anyOf, both, butNot } from './bits.ts'
import { numbersBelow } from './numbersBelow.ts'

/** What makes the sets of a question: each of its own, to be kept, or in rooms that the next question writes over (rooms.ts). */
export interface Sets {
  /** No number yet, with room for those below `end`. */
  empty(end: number): NumberSet
  /** The numbers that are in both. */
  both(one: NumberSet, other: NumberSet): NumberSet
  /** Those of the first that are not in the other. */
  butNot(one: NumberSet, other: NumberSet): NumberSet
  /** Those that are in any of them, to be read only: of one set, that one. */
  anyOf(sets: readonly NumberSet[]): NumberSet
}

export const ownSets: Sets = { empty: numbersBelow, both, butNot, anyOf }
