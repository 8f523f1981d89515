import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { Keywords } from '#/features/search/keywords.rules.ts'
import { addAll, countOf, type Numbers, removeNumber, withNumber } from '../memory/numbers.ts'
import { numbersBelow } from '../memory/numbersBelow.ts'
import {
  places,
  type SearchedTexts,
  type WordPlace,
  type WordsOfProduct,
  wordsOf,
} from './productWords.rules.ts'

const none: Numbers = []

/** Which products have a word, by its key, and where. */
export class SearchIndex {
  readonly keywords = new Keywords()
  /** For each keyword and place the products; keyword * places + place. */
  readonly #products: (Numbers | undefined)[] = []
  #end = 0
  /** Those of which the description is not known yet. */
  readonly #undescribed = new NumberSet()

  /** Behind the highest number of a product. */
  get end(): number {
    return this.#end
  }

  /** Takes over what a product says now; undefined for before it was there, or after it has gone. */
  change(product: number, before: SearchedTexts | undefined, after: SearchedTexts | undefined): void {
    this.#end = Math.max(this.#end, product + 1)
    const isLater = this.#undescribed.has(product)
    if (isLater && !after) this.#undescribed.remove(product)
    const known = (texts: SearchedTexts | undefined) =>
      texts && wordsOf(isLater ? { ...texts, description: '' } : texts)
    this.#replace(product, known(before), known(after))
  }

  /** Descriptions are long: those of all products take longer than a start may. */
  describeLater(product: number): void {
    this.#undescribed.add(product)
  }

  get isDescribed(): boolean {
    return this.#undescribed.isEmpty()
  }

  undescribed(count: number): number[] {
    const some: number[] = []
    for (const product of this.#undescribed) {
      if (some.length === count) break
      some.push(product)
    }
    return some
  }

  /** Takes in the description of a product, of which the rest is known. */
  describe(product: number, texts: SearchedTexts): void {
    this.#undescribed.remove(product)
    this.#replace(product, wordsOf({ ...texts, description: '' }), wordsOf(texts))
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
      const products = this.#products[keyword * places.length + place]
      if (products && bits & (1 << place)) removeNumber(products, product)
    }
  }

  #at(keyword: number, place: WordPlace): Numbers {
    return this.#products[keyword * places.length + places.indexOf(place)] ?? none
  }

  /** Whether a product has the word in its name, its title or an attribute. */
  isChosenBy(keyword: number): boolean {
    return places.some((place) => place !== 'description' && countOf(this.#at(keyword, place)) > 0)
  }

  /** The products that have all of the words at one place. */
  withAll(keywords: readonly number[], place: WordPlace): NumberSet {
    const sets = keywords.map((keyword) => {
      const found = numbersBelow(this.#end)
      addAll(found, this.#at(keyword, place))
      return found
    })
    const [first = numbersBelow(0), ...others] = sets
    for (const other of others) first.intersection(other)
    return first
  }
}
