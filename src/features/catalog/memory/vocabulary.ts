import { fromSlices, inSlices, type NextPart, type Parts } from './parts.ts'

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
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #byGram = new Map<string, number[]>()
  /** The parts that begin with two letters. */
  readonly #gramsFrom = new Map<string, string[]>()
  /** Words by their last two letters, with which no part of them begins. */
  readonly #byEnd = new Map<string, number[]>()

  load(next: NextPart): void {
    for (const word of fromSlices<string>(next)) this.add(word)
  }

  *parts(): Parts {
    yield* inSlices(this.#words)
  }

  /** The number of a word, known or new. */
  add(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#words.push(word) - 1
    this.#numbers.set(word, number)
    if (word.length >= PAIR) this.#byEnd.getOrInsert(word.slice(-PAIR), []).push(number)
    for (const gram of gramsOf(word)) {
      const words = this.#byGram.getOrInsert(gram, [])
      if (words.length === 0) this.#gramsFrom.getOrInsert(gram.slice(0, PAIR), []).push(gram)
      // The last one is this very word where it has the part twice.
      if (words.at(-1) !== number) words.push(number)
    }
    return number
  }

  exactly(word: string): number[] {
    const number = this.#numbers.get(word)
    return number === undefined ? [] : [number]
  }

  /** Some may be named twice, as in what follows. */
  containing(text: string): number[] {
    return this.#filtered(text, (word) => word.includes(text))
  }

  beginningWith(text: string): number[] {
    return this.#filtered(text, (word) => word.startsWith(text))
  }

  endingWith(text: string): readonly number[] {
    if (text.length === PAIR) return this.#byEnd.get(text) ?? []
    return this.#filtered(text, (word) => word.endsWith(text))
  }

  /** Words that pass; all that do have the text in them. */
  #filtered(text: string, passes: (word: string) => boolean): number[] {
    const found: number[] = []
    for (const number of this.#candidates(text)) if (passes(this.#words[number] ?? '')) found.push(number)
    return found
  }

  /** The words with the rarest part of the text; of two letters those with a part that begins with them or that end so, of one letter all words. */
  #candidates(text: string): Iterable<number> {
    if (text.length < PAIR) return this.#words.keys()
    if (text.length < GRAM) {
      const within = (this.#gramsFrom.get(text) ?? []).flatMap((gram) => this.#byGram.get(gram) ?? [])
      return within.concat(this.#byEnd.get(text) ?? [])
    }
    const lists = gramsOf(text).map((gram) => this.#byGram.get(gram) ?? [])
    const [rarest = []] = lists.toSorted((one, other) => one.length - other.length)
    return rarest
  }
}
