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
  let known = first?.words ?? words
  // Four are read side by side: what takes the time is to fetch them.
  for (let from = 0; from === 0 || from < others.length; from += 3) {
    const [one = first, two = one, three = one] = others.slice(from, from + 3)
    if (one && two && three) common(words, length, known, one.words, two.words, three.words)
    known = words
  }
  words.fill(0, length)
  return into
}

type Words = Uint32Array

/** Writes what four sets have in common. */
function common(into: Words, length: number, one: Words, two: Words, three: Words, four: Words): void {
  for (let at = 0; at < length; at += 1) {
    into[at] = (one[at] ?? 0) & (two[at] ?? 0) & (three[at] ?? 0) & (four[at] ?? 0)
  }
}
