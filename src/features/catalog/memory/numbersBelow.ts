import { TypedFastBitSet as NumberSet } from 'typedfastbitset'

/** No number yet, with room for those below `end` and for no more: grown by itself it would take twice as much. */
export const numbersBelow = (end: number): NumberSet =>
  new NumberSet(undefined, new Uint32Array((end + 31) >>> 5))
