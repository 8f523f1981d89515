import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { anyOf, both, butNot } from './bits.ts'
import { intersect } from './intersect.ts'
import { numbersBelow } from './numbersBelow.ts'

/**
 * Makes the sets of a question: new ones, which may be kept (`newSets`), or scratch sets, which the next question writes over
 * (scratchSets.ts). `allOf` and `anyOf` of a single set are that set itself, and so to be read only.
 */
export interface SetMaker {
  /** No number yet, with room for those below `end`. */
  empty(end: number): NumberSet
  /** The numbers that are in both. */
  both(one: NumberSet, other: NumberSet): NumberSet
  /** Those of the first that are not in the other. */
  butNot(one: NumberSet, other: NumberSet): NumberSet
  /** The numbers that are in all of the sets; of no set none. */
  allOf(sets: readonly NumberSet[]): NumberSet
  /** The numbers that are in any of them. */
  anyOf(sets: readonly NumberSet[]): NumberSet
}

export const newSets: SetMaker = {
  ...{ empty: numbersBelow, both, butNot, anyOf },
  allOf: (sets) => {
    const [first = new NumberSet(), ...others] = sets
    return others.length === 0 ? first : intersect(new NumberSet(), sets)
  },
}
