import type { NextPart, Parts } from './parts.ts'
import { Words } from './words.ts'

const GRAM = 3
const PAIR = 2

/** The trigrams of a word, by which it is found: three letters each. */
function trigramsOf(word: string): string[] {
  const trigrams: string[] = []
  for (let at = 0; at + GRAM <= word.length; at += 1) trigrams.push(word.slice(at, at + GRAM))
  return trigrams
}

/** All words of all names, each under a number that it keeps. Far fewer than names: a shop uses its words again and again. */
export class Vocabulary {
  readonly #words = new Words()
  readonly #byTrigram = new Map<string, number[]>()
  /** Trigrams by their first two letters. */
  readonly #trigramsFrom = new Map<string, string[]>()
  /** Words by their last two letters, with which no trigram of them begins there. */
  readonly #byEnd = new Map<string, number[]>()

  load(next: NextPart): void {
    this.#words.load(next)
    for (const number of this.#words.numbers()) this.#list(this.#words.get(number), number)
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
    for (const trigram of trigramsOf(word)) {
      const words = this.#byTrigram.getOrInsert(trigram, [])
      if (words.length === 0) this.#trigramsFrom.getOrInsert(trigram.slice(0, PAIR), []).push(trigram)
      // The last one is this very word where it has the trigram twice.
      if (words.at(-1) !== number) words.push(number)
    }
  }

  /** The number of this very word, in a list; empty where no name has it. */
  exactly(word: string): number[] {
    const number = this.#words.numberOf(word)
    return number === undefined ? [] : [number]
  }

  /** Words with the text anywhere in them; one may come twice, as in what follows. */
  containing(text: string): number[] {
    return this.#words.having(text, 'anywhere', this.#candidates(text))
  }

  /** Words that begin with the text. */
  beginningWith(text: string): number[] {
    return this.#words.having(text, 'first', this.#candidates(text))
  }

  /** Words that end with the text, to be read only. */
  endingWith(text: string): readonly number[] {
    if (text.length === PAIR) return this.#byEnd.get(text) ?? []
    return this.#words.having(text, 'last', this.#candidates(text))
  }

  /** Words that may have the text: those of its rarest trigram; for two letters those with a trigram that begins so or that end so, for one letter all. */
  #candidates(text: string): Iterable<number> {
    if (text.length < PAIR) return this.#words.numbers()
    if (text.length < GRAM) {
      const within = (this.#trigramsFrom.get(text) ?? []).flatMap(
        (trigram) => this.#byTrigram.get(trigram) ?? [],
      )
      return within.concat(this.#byEnd.get(text) ?? [])
    }
    const lists = trigramsOf(text).map((trigram) => this.#byTrigram.get(trigram) ?? [])
    const [rarest = []] = lists.toSorted((one, other) => one.length - other.length)
    return rarest
  }
}
