import type { NextPart, Parts } from './parts.ts'
import { Words } from './words.ts'

const GRAM = 3
const PAIR = 2

/** The parts of a word by which it is found, three letters each. */
function gramsOf(word: string): string[] {
  const grams: string[] = []
  for (let at = 0; at + GRAM <= word.length; at += 1) grams.push(word.slice(at, at + GRAM))
  return grams
}

/** All words of all names, each under a number that it keeps. Far fewer than names: a shop uses its words again and again. */
export class Vocabulary {
  readonly #words = new Words()
  readonly #byGram = new Map<string, number[]>()
  /** The parts that begin with two letters. */
  readonly #gramsFrom = new Map<string, string[]>()
  /** Words by their last two letters, with which no part of them begins. */
  readonly #byEnd = new Map<string, number[]>()

  load(next: NextPart): void {
    this.#words.load(next)
    for (let number = 0; number < this.#words.size; number += 1) this.#list(this.#words.get(number), number)
  }

  *parts(): Parts {
    yield* this.#words.parts()
  }

  /** The number of a word, known or new. */
  add(word: string): number {
    const known = this.#words.numberOf(word)
    if (known !== undefined) return known
    const number = this.#words.add(word)
    this.#list(word, number)
    return number
  }

  #list(word: string, number: number): void {
    if (word.length >= PAIR) this.#byEnd.getOrInsert(word.slice(-PAIR), []).push(number)
    for (const gram of gramsOf(word)) {
      const words = this.#byGram.getOrInsert(gram, [])
      if (words.length === 0) this.#gramsFrom.getOrInsert(gram.slice(0, PAIR), []).push(gram)
      // The last one is this very word where it has the part twice.
      if (words.at(-1) !== number) words.push(number)
    }
  }

  exactly(word: string): number[] {
    const number = this.#words.numberOf(word)
    return number === undefined ? [] : [number]
  }

  /** Some may be named twice, as in what follows. */
  containing(text: string): number[] {
    return this.#words.having(text, 'anywhere', this.#candidates(text))
  }

  beginningWith(text: string): number[] {
    return this.#words.having(text, 'first', this.#candidates(text))
  }

  endingWith(text: string): readonly number[] {
    if (text.length === PAIR) return this.#byEnd.get(text) ?? []
    return this.#words.having(text, 'last', this.#candidates(text))
  }

  /** The words with the rarest part of the text; of two letters those with a part that begins with them or that end so, of one letter all words. */
  #candidates(text: string): Iterable<number> {
    if (text.length < PAIR) return Array(this.#words.size).keys()
    if (text.length < GRAM) {
      const within = (this.#gramsFrom.get(text) ?? []).flatMap((gram) => this.#byGram.get(gram) ?? [])
      return within.concat(this.#byEnd.get(text) ?? [])
    }
    const lists = gramsOf(text).map((gram) => this.#byGram.get(gram) ?? [])
    const [rarest = []] = lists.toSorted((one, other) => one.length - other.length)
    return rarest
  }
}
