import { TypedFastBitSet as NumberSet } from 'typedfastbitset'

/**
 * What is done with sets of 12 KB many times for each question, written out: a result has the room that it needs and no more, and
 * nothing is counted that nobody asked for.
 */

/** Adds a number. Where there is no room for it there will be an eighth more: the library takes twice as much, which all later steps read. */
export function put(set: NumberSet, number: number): void {
  const at = number >>> 5
  if (at >= set.words.length) {
    const words = new Uint32Array(at + 1 + (at >>> 3))
    words.set(set.words)
    set.words = words
  }
  set.words[at] = (set.words[at] ?? 0) | (1 << number)
}

/** Adds all numbers of another set. Of what that has more room for, most is empty: it grew by an eighth at a time. */
export function putAll(set: NumberSet, { words }: NumberSet): void {
  let length = words.length
  while (length > set.words.length && words[length - 1] === 0) length -= 1
  if (length > set.words.length) {
    const longer = words.slice(0, length)
    widen(longer, set.words)
    set.words = longer
  } else widen(set.words, length < words.length ? words.subarray(0, length) : words)
}

/** How many bits of a word are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** Behind the highest number that a set has room for. */
export const endOf = ({ words }: NumberSet): number => 32 * words.length

export function sizeOf({ words }: NumberSet): number {
  let size = 0
  for (let at = 0; at < words.length; at += 1) size += ones(words[at] ?? 0)
  return size
}

/** The numbers of a set, in no order. @param size how many there are */
export function arrayOf({ words }: NumberSet, size: number): Uint32Array {
  const numbers = new Uint32Array(size)
  let found = 0
  for (let at = 0; at < words.length; at += 1) {
    // As a number with a sign, as what is left of it: of both kinds V8 makes code that it throws away again and again.
    for (let left = (words[at] ?? 0) | 0; left !== 0; found += 1) {
      const bit = 31 - Math.clz32(left)
      numbers[found] = (at << 5) + bit
      left ^= 1 << bit
    }
  }
  return numbers
}

/** How many numbers are in both. */
export function sizeOfBoth({ words: one }: NumberSet, { words: other }: NumberSet): number {
  const length = Math.min(one.length, other.length)
  let size = 0
  for (let at = 0; at < length; at += 1) size += ones((one[at] ?? 0) & (other[at] ?? 0))
  return size
}

export const has = ({ words }: NumberSet, number: number): boolean =>
  ((words[number >>> 5] ?? 0) & (1 << number)) !== 0

/** The same numbers, as a set of its own. */
export const copyOf = ({ words }: NumberSet): NumberSet => new NumberSet(undefined, words.slice())

/** The numbers that are in both, as a set of its own. */
export function both({ words: one }: NumberSet, { words: other }: NumberSet): NumberSet {
  const words = new Uint32Array(Math.min(one.length, other.length))
  for (let at = 0; at < words.length; at += 1) words[at] = (one[at] ?? 0) & (other[at] ?? 0)
  return new NumberSet(undefined, words)
}

/** Those of the first that are not in the other, as a set of its own. */
export function butNot(set: NumberSet, other: NumberSet): NumberSet {
  const left = copyOf(set)
  takeAway(left, other)
  return left
}

/** Writes the same numbers into a room that is used again and again. */
export function copyInto(room: NumberSet, { words }: NumberSet): void {
  if (room.words.length < words.length) room.words = words.slice()
  else {
    room.words.set(words)
    room.words.fill(0, words.length)
  }
}

/** Takes the numbers of another set out of one. */
export function takeAway({ words }: NumberSet, { words: other }: NumberSet): void {
  const length = Math.min(words.length, other.length)
  for (let at = 0; at < length; at += 1) words[at] = (words[at] ?? 0) & ~(other[at] ?? 0)
}

/** Those that are in any of the sets, to be read only: of one set, that one. */
export function anyOf(sets: readonly NumberSet[]): NumberSet {
  const [only, ...others] = sets
  if (only && others.length === 0) return only
  const words = new Uint32Array(Math.max(0, ...sets.map((set) => set.words.length)))
  for (const set of sets) widen(words, set.words)
  return new NumberSet(undefined, words)
}

function widen(words: Uint32Array, by: Uint32Array): void {
  for (let at = 0; at < by.length; at += 1) words[at] = (words[at] ?? 0) | (by[at] ?? 0)
}

/** The highest numbers of a set from `upTo` on downwards, the highest first, at most so many. */
export function highest({ words }: NumberSet, upTo: number, most: number): number[] {
  const found: number[] = []
  // Of the first word the bits up to that one.
  let mask = -1 >>> (31 - (upTo & 31))
  for (let at = upTo >>> 5; at >= 0 && found.length < most; at -= 1) {
    let left = (words[at] ?? 0) & mask
    mask = -1
    while (left !== 0 && found.length < most) {
      const bit = 31 - Math.clz32(left)
      found.push((at << 5) + bit)
      left ^= 1 << bit
    }
  }
  return found
}
