import { LRUCache } from 'lru-cache'
import { currentLanguage } from '#/platform/language/current.ts'
import { type Language, MAIN_LANGUAGE, moreLanguages } from '#/platform/language/languages.rules.ts'
import { AskedBefore } from '#/platform/memory/askedBefore.ts'
import { free, ownBuffer } from '#/platform/memory/ownBuffer.ts'
import { localizedCategoryName } from '../present/localized.ts'
import { presentIn } from '../present/presentIn.ts'
import { mostColours } from '../rules/catalog.rules.ts'
import type { CategoryLists } from './categoryLists.ts'
import type { PackedProducts } from './packedProducts.ts'
import type { Swatches } from './swatches.ts'

/** Products as lists have them, some four thousand. */
const MOST_LISTED_BYTES = 8 * 1024 * 1024
/** Products of which it is known that a list showed them before. */
const REMEMBERED_PRODUCTS = 4_096
/** What one of them takes beside its bytes. */
const BESIDE_LISTED = 200

/** Written into one buffer: a text of each product would be one more, which waits outside of the heap to be collected. */
function jsonList(products: readonly (Buffer | string)[]): Buffer {
  const brackets = 2
  const commas = Math.max(0, products.length - 1)
  const bytes = products.reduce((sum, product) => sum + Buffer.byteLength(product), brackets + commas)
  // Of its own, so that it can be given back once it is compressed.
  const json = Buffer.allocUnsafeSlow(bytes)
  let at = json.write('[')
  for (const [place, product] of products.entries()) {
    if (place > 0) at += json.write(',', at)
    at += typeof product === 'string' ? json.write(product, at) : product.copy(json, at)
  }
  json.write(']', at)
  return json
}

/** What a product is remembered under in a language. */
const listedAs = (number: number, language: Language): string =>
  language === MAIN_LANGUAGE ? String(number) : `${language} ${number}`

/** The JSON that the API answers for products: each with its category and with the other colours of its family. */
export class ProductJson {
  readonly #products: PackedProducts
  readonly #lists: CategoryLists
  readonly #swatches: Swatches
  /** As lists have it, kept when it is shown again: lists show the same few thousand again and again. */
  // guard: listed-freed-after
  readonly #listed = new LRUCache<string, Buffer>({
    maxSize: MOST_LISTED_BYTES,
    sizeCalculation: (json) => BESIDE_LISTED + json.byteLength,
    dispose: (json) => this.#gone.push(json),
  })
  /** What had to make room for others, until the list that is just made has read it: the collector would let 50 MB of them lie. */
  #gone: Buffer[] = []
  readonly #shown = new AskedBefore(REMEMBERED_PRODUCTS)

  constructor(products: PackedProducts, lists: CategoryLists, swatches: Swatches) {
    this.#products = products
    this.#lists = lists
    this.#swatches = swatches
  }

  /** In the language that is spoken at the moment. @param isInList whether fewer colours are named, and less is said of them */
  of(number: number, isInList: boolean): string {
    const language = currentLanguage()
    const json = this.#ofMain(number, isInList)
    return language === MAIN_LANGUAGE ? json : this.#in(language, number, json)
  }

  /** All that is said of it, in whatever language, to find out whether anything of it changed. */
  state(number: number): string {
    const json = this.#ofMain(number, false)
    const words = this.#products.wordsJson(number)
    return words ? `${json.slice(0, -1)},"words":${words}}` : json
  }

  #in(language: Language, number: number, json: string): string {
    return presentIn(JSON.parse(json), {
      words: this.#products.words(number, language),
      localizedValue: (value) => this.#swatches.localized(value, language),
      category: localizedCategoryName(this.#lists.category(this.#products.category(number)), language),
      nameOf: (id) => this.#products.words(this.#products.numberOf(id) ?? number, language)?.name,
    })
  }

  #ofMain(number: number, isInList: boolean): string {
    const category = this.#lists.category(this.#products.category(number))
    const colours = this.colours(this.#products.familyOf(number), this.#products.id(number), isInList)
    return this.#products.json(
      number,
      JSON.stringify(category ? { _id: category.id, name: category.name } : null),
      colours && `,${colours}`,
    )
  }

  /** What is said of the other products on sale of a family, as fields of JSON; empty where there is none. */
  colours(family: string, exceptId: string, isInList: boolean): string {
    if (family === '') return ''
    const others = this.#lists.familyOnSale(family).filter((other) => this.#products.id(other) !== exceptId)
    if (others.length === 0) return ''
    const some = others.slice(0, isInList ? mostColours.inLists : mostColours.withProduct)
    const colours = some.map((other) => this.#products.colour(other, isInList, this.#hexOf(other))).join(',')
    return `"colours":[${colours}],"moreColours":${others.length - some.length}`
  }

  /** The swatch of its colour; undefined where it has none. */
  #hexOf(number: number): string | undefined {
    return this.#swatches.ofColour(this.#products.attribute(number, 'colour'))
  }

  /** Of several, as a list has them. */
  list(numbers: readonly number[]): Buffer {
    const json = jsonList(numbers.map((number) => this.#listedJson(number)))
    const gone = this.#gone
    this.#gone = []
    for (const one of gone) free(one)
    return json
  }

  #listedJson(number: number): Buffer | string {
    const key = listedAs(number, currentLanguage())
    const known = this.#listed.get(key)
    if (known) return known
    const json = this.of(number, true)
    if (this.#shown.note(key)) this.#listed.set(key, ownBuffer(json))
    return json
  }

  /** What lists say of a product and of those of its family, each of which names the others, is another thing now. */
  forget(number: number): void {
    for (const one of [number, ...this.#products.family(this.#products.familyOf(number))]) {
      for (const language of [MAIN_LANGUAGE, ...moreLanguages] as const)
        this.#listed.delete(listedAs(one, language))
    }
  }

  /** What lists say of any product may be another thing now. */
  forgetAll(): void {
    this.#listed.clear()
  }
}
