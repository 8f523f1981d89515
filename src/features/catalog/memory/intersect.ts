import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'

/**
 * Writes what all of the sets have in common into a set that is used again and again: a new one of 12 KB for each step of each
 * question is what the collector would be busy with. @param sets one or more
 */
export function intersect(into: NumberSet, sets: readonly NumberSet[]): NumberSet {
  const length = Math.min(...sets.map(({ words }) => words.length))
  if (into.words.length < length) into.words = new Uint32Array(length)
  const { words } = into
  const [first, ...others] = sets
  words.set(first?.words.subarray(0, length) ?? [])
  for (const other of others) narrow(words, other.words, length)
  words.fill(0, length)
  return into
}

function narrow(words: Uint32Array, by: Uint32Array, length: number): void {
  for (let at = 0; at < length; at += 1) words[at] = (words[at] ?? 0) & (by[at] ?? 0)
}
