import { distance, mostApart } from './distance.rules.ts'
import { skeletonOf } from './spelling.rules.ts'

/** A key that may have been meant. */
export interface Near {
  /** The number of the keyword. */
  readonly number: number
  /** See distance.rules.ts. */
  readonly apart: number
}

/** Of two keywords of which one is this much farther away, only the nearer one was meant. */
const AS_NEAR = 0.25
/** From so many letters on a skeleton is also found by what is left when one of them is taken away. */
const LEAST_SHORTENED = 3
const PREFIX = 2

const shortened = (skeleton: string): string[] =>
  skeleton.length < LEAST_SHORTENED
    ? []
    : Array.from(skeleton, (_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1))

const bucketsOf = (key: string): Set<string> => {
  const skeleton = skeletonOf(key)
  return new Set([skeleton, ...shortened(skeleton)])
}

/** Keys, each under a number that it keeps: found as they are, by their beginnings, and by keys that are much like them. */
export class Keywords {
  readonly #keys: string[] = []
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #byStart = new Map<string, number[]>()
  readonly #bySkeleton = new Map<string, number[]>()

  load(next: <Part>() => Part): void {
    const [keys, words] = [next<string[]>(), next<string[]>()]
    for (const [number, key] of keys.entries()) this.add(key, words[number] ?? '')
  }

  *parts(): Generator<string[], void> {
    yield* [this.#keys, this.#words]
  }

  /** The number of a key, known or new. @param word how it is spelt */
  add(key: string, word: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#keys.push(key) - 1
    this.#words.push(word)
    this.#numbers.set(key, number)
    listUnder(this.#byStart, key.slice(0, PREFIX), number)
    for (const bucket of bucketsOf(key)) listUnder(this.#bySkeleton, bucket, number)
    return number
  }

  numberOf(key: string): number | undefined {
    return this.#numbers.get(key)
  }

  /** How a key was spelt where it was seen first. */
  word(number: number): string {
    return this.#words[number] ?? ''
  }

  key(number: number): string {
    return this.#keys[number] ?? ''
  }

  /** The others that begin with a key of two letters or more. */
  beginningWith(key: string): number[] {
    if (key.length < PREFIX) return []
    const some = this.#byStart.get(key.slice(0, PREFIX)) ?? []
    return some.filter((number) => {
      const one = this.key(number)
      return one.length > key.length && one.startsWith(key)
    })
  }

  /**
   * Those that were meant by a key that is not known: the nearest, and others that are nearly as near.
   * @param isLoose see `isLoose` of spelling.rules.ts
   * @param passes which of them count
   */
  near(key: string, isLoose: boolean, passes: (number: number) => boolean, most = mostApart(key)): Near[] {
    if (most === 0) return []
    const candidates = new Set<number>()
    for (const bucket of bucketsOf(key)) {
      for (const number of this.#bySkeleton.get(bucket) ?? []) candidates.add(number)
    }
    const found: Near[] = []
    let nearest = most
    for (const number of candidates) {
      if (!isLikeStart(key, this.key(number), isLoose)) continue
      const apart = distance(key, this.key(number), nearest + AS_NEAR, isLoose)
      if (apart > Math.min(most, nearest + AS_NEAR) || !passes(number)) continue
      nearest = Math.min(nearest, apart)
      found.push({ number, apart })
    }
    return found.filter(({ apart }) => apart > 0 && apart <= nearest + AS_NEAR)
  }
}

/** Hardly anybody mistypes the first letter, unless it changes places with the second. */
function isLikeStart(one: string, other: string, isLoose: boolean): boolean {
  const [a, b] = [one.charAt(0), one.charAt(1)]
  const [c, d] = [other.charAt(0), other.charAt(1)]
  if (a === c || (a === d && b === c)) return true
  return distance(a, c, 1, isLoose) < 0.7
}

function listUnder(lists: Map<string, number[]>, name: string, number: number): void {
  const list = lists.get(name)
  if (list) list.push(number)
  else lists.set(name, [number])
}
