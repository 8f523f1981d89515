import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { Keywords } from '#/features/search/keywords.rules.ts'
import {
  hasAny,
  type Numbers,
  numbersOf,
  type PackedNumbers,
  setOf,
  withNumber,
  withoutNumber,
} from '../memory/numbers.ts'
import { loadNumbers, partsOfNumbers } from '../memory/numbersParts.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import type { SetMaker } from '../memory/setMaker.ts'
import { ProductCodes } from './productCodes.ts'
import {
  places,
  type SearchedTexts,
  type WordPlace,
  type WordsOfProduct,
  wordsOf,
} from './productWords.rules.ts'

/** Which products have a word, by its key, and where. */
export class SearchIndex {
  readonly keywords = new Keywords()
  readonly codes = new ProductCodes()
  /** For each keyword and place the products; keyword * places + place. */
  #products: (PackedNumbers | undefined)[] = []
  #end = 0
  /** Those of which no word is known yet. */
  readonly #waiting = new NumberSet()

  load(next: NextPart): void {
    this.keywords.load(next)
    this.codes.load(next)
    this.#products = loadNumbers(next)
    this.#end = next()
  }

  /** Call when it is complete. */
  *parts(): Parts {
    yield* this.keywords.parts()
    yield* this.codes.parts()
    yield* partsOfNumbers(this.#products)
    yield this.#end
  }

  /** Behind the highest number of a product. */
  get end(): number {
    return this.#end
  }

  /** Takes over what a product says now; undefined for before it was there, or after it has gone. */
  change(product: number, before: SearchedTexts | undefined, after: SearchedTexts | undefined): void {
    this.#end = Math.max(this.#end, product + 1)
    if (this.#waiting.has(product)) {
      if (!after) this.#waiting.remove(product)
      return
    }
    this.#replace(product, before && wordsOf(before), after && wordsOf(after))
    this.codes.replace(product, before?.codes ?? [], after?.codes ?? [])
  }

  /** The words of a product that comes are taken in later, as it says them then: all of them take longer than a start may. */
  putLater(product: number): void {
    this.#waiting.add(product)
  }

  get isComplete(): boolean {
    return this.#waiting.isEmpty()
  }

  /** Some of those whose words are not taken in yet. */
  waiting(count: number): number[] {
    const some: number[] = []
    for (const product of this.#waiting) {
      if (some.length === count) break
      some.push(product)
    }
    return some
  }

  /** Takes in the words of a product that waits for it. */
  putNow(product: number, texts: SearchedTexts): void {
    this.#waiting.remove(product)
    this.change(product, undefined, texts)
  }

  #replace(product: number, was: WordsOfProduct | undefined, is: WordsOfProduct | undefined): void {
    for (const [key, { places: bits }] of was ?? []) {
      const gone = bits & ~(is?.get(key)?.places ?? 0)
      if (gone) this.#remove(this.keywords.numberOf(key) ?? 0, gone, product)
    }
    for (const [key, { spelt, places: bits }] of is ?? []) {
      const added = bits & ~(was?.get(key)?.places ?? 0)
      if (added) this.#add(this.keywords.add(key, spelt), added, product)
    }
  }

  #add(keyword: number, bits: number, product: number): void {
    for (let place = 0; place < places.length; place += 1) {
      if (!(bits & (1 << place))) continue
      const at = keyword * places.length + place
      this.#products[at] = withNumber(this.#products[at], product, this.#end)
    }
  }

  #remove(keyword: number, bits: number, product: number): void {
    for (let place = 0; place < places.length; place += 1) {
      if (!(bits & (1 << place))) continue
      const at = keyword * places.length + place
      this.#products[at] = withoutNumber(this.#products[at], product)
    }
  }

  #at(keyword: number, place: WordPlace): Numbers | undefined {
    const products = this.#products[keyword * places.length + places.indexOf(place)]
    return products !== undefined && hasAny(products) ? numbersOf(products) : undefined
  }

  /** Whether a product has the word in its name, its title or an attribute. */
  isChosenBy(keyword: number): boolean {
    return places.some((place) => place !== 'description' && this.#at(keyword, place) !== undefined)
  }

  /** The products that have all of the words at one place, to be read at once; undefined for none. */
  withAll(keywords: readonly number[], place: WordPlace, make: SetMaker): Numbers | undefined {
    const [first, ...others] = keywords.map((keyword) => this.#at(keyword, place))
    if (others.length === 0) return first
    const all = make.allOf([first, ...others].map((numbers = []) => setOf([numbers], this.#end, make)))
    return all.isEmpty() ? undefined : all
  }
}
