import { LRUCache } from 'lru-cache'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { AskedBefore } from '#/platform/memory/askedBefore.ts'
import { has, put } from './bits.ts'
import {
  addAll,
  countOf,
  eachNumber,
  type PackedNumbers,
  setOf,
  withNumber,
  withoutNumber,
} from './numbers.ts'
import { loadNumbers, partsOfNumbers } from './numbersParts.ts'
import type { NextPart, Parts } from './parts.ts'
import { Records } from './records.ts'
import { newSets, type SetMaker } from './setMaker.ts'
import { Vocabulary } from './vocabulary.ts'

/** What was found for so many texts is remembered, and follows every change. */
const REMEMBERED_TEXTS = 256
/** Texts of which it is known that they were looked for before. */
const KNOWN_TEXTS = 512

/** So many products are looked at one by one, be they those of a frequent word or not. */
const FEW = 1_024
/** Whether so few words have one among them is told by looking at each. */
const FEW_WORDS = 8

type IsWord = (word: number) => boolean

/** Whether a word is one of these; mostly there is one alone. */
function isAnyOf(words: readonly number[]): IsWord {
  const [first] = words
  if (words.length === 1) return (word) => word === first
  if (words.length <= FEW_WORDS) return (word) => words.includes(word)
  const set = new NumberSet(words)
  return (word) => has(set, word)
}

const totalOf = (lists: readonly PackedNumbers[]): number =>
  lists.reduce<number>((sum, products) => sum + countOf(products), 0)

/** Every match has a word of each choice: those with the fewest products. */
function rarestOf(choices: readonly (readonly PackedNumbers[])[]): readonly PackedNumbers[] {
  const counted = choices.map((lists) => ({ lists, total: totalOf(lists) }))
  return counted.reduce((one, other) => (other.total < one.total ? other : one)).lists
}

/**
 * Which products have a text somewhere in their names. A name is held as the numbers of its words, and each word knows its
 * products: a text is looked for among the few words that there are, not among all names.
 */
export class WordIndex {
  readonly #vocabulary = new Vocabulary()
  /** The words of each product's name, in their order. */
  readonly #names = new Records((length) => new Uint32Array(length))
  /** The products of each word. */
  #products: (PackedNumbers | undefined)[] = []
  /** Behind the highest number of a product. */
  #end = 0
  readonly #remembered = new LRUCache<string, NumberSet>({ max: REMEMBERED_TEXTS })
  readonly #lookedFor = new AskedBefore(KNOWN_TEXTS)

  load(next: NextPart): void {
    this.#vocabulary.load(next)
    this.#names.load(next)
    this.#products = loadNumbers(next)
    this.#end = next()
  }

  *parts(): Parts {
    yield* this.#vocabulary.parts()
    yield* this.#names.parts()
    yield* partsOfNumbers(this.#products)
    yield this.#end
  }

  /** @param name in small letters */
  set(product: number, name: string): void {
    const words = new Uint32Array(name.split(' ').map((word) => this.#vocabulary.add(word)))
    const known = this.#names.get(product)
    if (known.length === words.length && known.every((word, at) => word === words[at])) return
    this.#end = Math.max(this.#end, product + 1)
    for (const word of known) if (!words.includes(word)) this.#remove(word, product)
    for (const word of words) {
      if (!known.includes(word)) this.#products[word] = withNumber(this.#products[word], product, this.#end)
    }
    this.#names.set(product, words)
    for (const [text, found] of this.#remembered.entries()) {
      if (name.includes(text)) put(found, product)
      else if (found.has(product)) found.remove(product)
    }
  }

  delete(product: number): void {
    for (const word of this.#names.get(product)) this.#remove(word, product)
    this.#names.delete(product)
    for (const found of this.#remembered.values()) if (found.has(product)) found.remove(product)
  }

  #remove(word: number, product: number): void {
    this.#products[word] = withoutNumber(this.#products[word], product)
  }

  /**
   * The products with the text in their names, to be read only. @param text in small letters, not empty, without a space at its ends
   * @param make what nobody will remember
   */
  matching(text: string, make: SetMaker): NumberSet {
    const known = this.#remembered.get(text)
    if (known) return known
    const isAskedAgain = this.#lookedFor.note(text)
    const parts = text.split(' ')
    // guard: remembered-texts-own
    const found = (isAskedAgain ? newSets : make).empty(this.#end)
    if (parts.length === 1) this.#addWordsLike(text, found)
    else this.#addPhrase(parts, found, make)
    if (isAskedAgain) this.#remembered.set(text, found)
    return found
  }

  #addWordsLike(text: string, found: NumberSet): void {
    for (const word of this.#vocabulary.containing(text)) addAll(found, this.#products[word] ?? [])
  }

  /** Of a phrase the first word may be the end of one, the last its beginning; those between are whole. */
  #addPhrase(parts: readonly string[], found: NumberSet, make: SetMaker): void {
    const choices = parts.map((part, at) =>
      at === 0
        ? this.#vocabulary.endingWith(part)
        : at === parts.length - 1
          ? this.#vocabulary.beginningWith(part)
          : this.#vocabulary.exactly(part),
    )
    if (choices.some((words) => words.length === 0)) return
    const follow = choices.map(isAnyOf)
    const look = (product: number) => {
      if (this.#hasPhrase(product, follow)) put(found, product)
    }
    const lists = choices.map((words) => words.map((word) => this.#products[word] ?? []))
    const rarest = rarestOf(lists)
    // Few are looked at one by one; of many only those that have a word of each choice.
    if (totalOf(rarest) <= FEW) for (const products of rarest) eachNumber(products, look)
    else make.allOf(lists.map((some) => setOf(some, this.#end, make))).forEach(look)
  }

  /** Whether somewhere in the name one of each of the choices follows the other. */
  #hasPhrase(product: number, choices: readonly IsWord[]): boolean {
    const { units, start, end } = this.#names.whereIs(product)
    for (let from = start; from <= end - choices.length; from += 1) {
      let matched = 0
      while (choices[matched]?.(units[from + matched] ?? 0)) matched += 1
      if (matched === choices.length) return true
    }
    return false
  }
}
