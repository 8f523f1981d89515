import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { countOf, isList, type PackedNumbers } from './numbers.ts'
import type { NextPart, Parts } from './parts.ts'

/** How a list of products lies among all: none, so many numbers, or (below zero) so many words of bits. */
const lengthOf = (numbers: PackedNumbers | undefined): number => {
  if (numbers === undefined) return 0
  return typeof numbers === 'number' || isList(numbers) ? countOf(numbers) : -numbers.words.length
}

/** Lists of products in two long arrays. */
export function* partsOfNumbers(lists: readonly (PackedNumbers | undefined)[]): Parts {
  const lengths = Int32Array.from(lists, lengthOf)
  const all = new Uint32Array(lengths.reduce((sum, length) => sum + Math.abs(length), 0))
  let at = 0
  for (const [list, length] of lengths.entries()) {
    const numbers = lists[list]
    if (typeof numbers === 'number') all[at] = numbers
    else if (numbers) all.set(isList(numbers) ? numbers : numbers.words, at)
    at += Math.abs(length)
  }
  yield* [lengths, all]
}

export function loadNumbers(next: NextPart): (PackedNumbers | undefined)[] {
  const [lengths, all] = [next<Int32Array>(), next<Uint32Array>()]
  let at = 0
  return Array.from(lengths, (length) => {
    const some = all.subarray(at, at + Math.abs(length))
    at += some.length
    if (length === 0) return undefined
    if (length === 1) return some[0]
    if (length < 0) return new NumberSet(undefined, some.slice())
    // `Array.from` leaves room for seventeen; a copy has room for what is in it.
    return Array.from(some).slice()
  })
}
