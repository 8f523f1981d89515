import { LRUCache } from 'lru-cache'
import { mostColours } from '../rules/catalog.rules.ts'
import type { CategoryLists } from './categoryLists.ts'
import type { PackedProducts } from './packedProducts.ts'
import type { Swatches } from './swatches.ts'

/** Products as lists have them, some four thousand. */
const MOST_LISTED_BYTES = 8 * 1024 * 1024
/** What one of them takes beside its bytes. */
const BESIDE_LISTED = 200

const [BEGIN, COMMA, END] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')] as const

const jsonList = (parts: readonly Buffer[]): Buffer =>
  Buffer.concat([BEGIN, ...parts.flatMap((part, at) => (at === 0 ? [part] : [COMMA, part])), END])

/** The JSON that the API answers for products: each with its category and with the other colours of its family. */
export class ProductJson {
  readonly #products: PackedProducts
  readonly #lists: CategoryLists
  readonly #swatches: Swatches
  /** As lists have it, made when it is asked for: lists show the same few thousand again and again. */
  readonly #listed = new LRUCache<number, Buffer>({
    maxSize: MOST_LISTED_BYTES,
    sizeCalculation: (json) => BESIDE_LISTED + json.byteLength,
  })

  constructor(products: PackedProducts, lists: CategoryLists, swatches: Swatches) {
    this.#products = products
    this.#lists = lists
    this.#swatches = swatches
  }

  /** @param isInList whether fewer colours are named, and less is said of them */
  of(number: number, isInList: boolean): string {
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
    return jsonList(numbers.map((number) => this.#listedJson(number)))
  }

  #listedJson(number: number): Buffer {
    const known = this.#listed.get(number)
    if (known) return known
    const json = Buffer.from(this.of(number, true))
    this.#listed.set(number, json)
    return json
  }

  /** What lists say of a product and of those of its family, each of which names the others, is another thing now. */
  forget(number: number): void {
    this.#listed.delete(number)
    for (const member of this.#products.family(this.#products.familyOf(number))) this.#listed.delete(member)
  }

  /** What lists say of any product may be another thing now. */
  forgetAll(): void {
    this.#listed.clear()
  }
}
