import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { responsesUpTo } from '#/platform/http/cachedResponse.ts'
import { type AttributeLists, firstLists } from './attributeLists.rules.ts'
import { type AttributeKey, attributePairs, hasValue } from './attributes.rules.ts'
import { familyKey, isEveryCategory, mostColours, SEARCH_LIMIT } from './catalog.rules.ts'
import type { Colour, Product } from './catalog.schema.ts'
import type { CategoryRow } from './catalog.tables.ts'
import type { Place, ProductFilter, ShopSort } from './list.rules.ts'
import { WordIndex } from './memory/wordIndex.ts'
import { PackedProducts } from './packedProducts.ts'
import { type IdRange, type ProductPage, SortedProducts } from './sortedProducts.ts'
import type { ProductVersion, RowVersion } from './versions.store.ts'

const MOST_ANSWER_BYTES = 8 * 1024 * 1024

const lowered = (text: string | undefined): string => text?.trim().toLowerCase() ?? ''

/**
 * What shoppers can see, in memory: active products of active categories (a product without a category counts as active).
 * Products are known by small numbers, of which lists and sets are made.
 */
export class CatalogView {
  readonly #categories = new Map<string, CategoryRow>()
  /** Active products whatever their category. */
  readonly #products = new PackedProducts()
  readonly #words = new WordIndex()
  readonly #all = new SortedProducts(this.#products)
  /** Those of active categories. */
  readonly #onSale = new NumberSet()
  /** By id of the category, whether it is active or not; those without one under the empty text. */
  readonly #byCategory = new Map<string, SortedProducts>()
  #lists = firstLists()
  /** Serialised answers of this very state; emptied by every change. */
  readonly answers = responsesUpTo(MOST_ANSWER_BYTES)

  #isActive(category: string): boolean {
    return category === '' || this.#categories.get(category)?.status === true
  }

  /** Active categories, oldest first. */
  categories(): CategoryRow[] {
    return [...this.#categories.values()]
      .filter((category) => category.status)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  /** The shopkeeper's lists of values, with the swatches of colours. */
  get lists(): AttributeLists {
    return this.#lists
  }

  putLists(lists: AttributeLists): void {
    this.#lists = lists
    this.answers.clear()
  }

  categoryIds(): string[] {
    return [...this.#categories.keys()]
  }

  /** The number of a product on sale. */
  #numberOf(idOrSlug: string): number | undefined {
    const number = this.#products.numberOf(idOrSlug.toLowerCase()) ?? this.#products.numberOfSlug(idOrSlug)
    return number !== undefined && this.#isActive(this.#products.category(number)) ? number : undefined
  }

  has(idOrSlug: string): boolean {
    return this.#numberOf(idOrSlug) !== undefined
  }

  /** What the API answers for a product on sale. */
  jsonOf(idOrSlug: string): string | undefined {
    const number = this.#numberOf(idOrSlug)
    return number === undefined ? undefined : this.#json(number, false)
  }

  /** A product on sale as the API shows it. */
  find(idOrSlug: string): Product | undefined {
    const json = this.jsonOf(idOrSlug)
    return json === undefined ? undefined : JSON.parse(json)
  }

  #json(number: number, isInList: boolean): string {
    const category = this.#categories.get(this.#products.category(number))
    const colours = this.#colours(this.#products.familyOf(number), this.#products.id(number), isInList)
    return this.#products.json(
      number,
      JSON.stringify(category ? { _id: category.id, name: category.name } : null),
      colours && `,${colours}`,
    )
  }

  /** What is said of the other products on sale of a family, as fields of JSON; empty where there is none. */
  #colours(family: string, exceptId: string, isInList: boolean): string {
    if (family === '') return ''
    const others = this.#familyOnSale(family).filter((other) => this.#products.id(other) !== exceptId)
    if (others.length === 0) return ''
    const some = others.slice(0, isInList ? mostColours.inLists : mostColours.withProduct)
    const colours = some.map((other) => this.#products.colour(other, isInList)).join(',')
    return `"colours":[${colours}],"moreColours":${others.length - some.length}`
  }

  #familyOnSale(key: string): number[] {
    return this.#products.family(key).filter((member) => this.#isActive(this.#products.category(member)))
  }

  /** The same for a product that was read elsewhere: admins see drafts as well. */
  coloursOf(
    { id, family }: { readonly id: string; readonly family: string },
    isInList: boolean,
  ): { colours?: Colour[]; moreColours?: number } {
    return JSON.parse(`{${this.#colours(familyKey(family), id, isInList)}}`)
  }

  /** The JSON of a page of those that match, and where the next one begins. */
  list(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number) {
    const { numbers, total, more } = this.#page(filter, sort, after, limit)
    const last = numbers.at(-1)
    return {
      json: `[${numbers.map((number) => this.#json(number, true)).join(',')}]`,
      total,
      next: more && last !== undefined ? this.#products.placeOf(last) : undefined,
    }
  }

  #page(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number): ProductPage {
    const products = this.#listOf(filter.category)
    if (!products) return { numbers: [], total: 0, more: false }
    const { leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY } = filter
    return products.page({ sort, leastPaise, mostPaise, among: this.#among(filter), after, limit })
  }

  #listOf(category: string | undefined): SortedProducts | undefined {
    if (category === undefined || isEveryCategory(category)) return this.#all
    const wanted = category.toLowerCase()
    for (const { id, name, status } of this.#categories.values()) {
      if (id === wanted || name.toLowerCase() === wanted) return status ? this.#byCategory.get(id) : undefined
    }
    return undefined
  }

  /** Those that pass all but category and price; undefined when all do. */
  #among({ family, type, q, attributes = {} }: ProductFilter): NumberSet | undefined {
    const texts = [lowered(type), lowered(q)].filter((text) => text !== '')
    const sets = [
      ...(this.#onSale.size() < this.#all.newest().length ? [this.#onSale] : []),
      ...(family ? [new NumberSet(this.#products.family(familyKey(family)))] : []),
      ...texts.map((text) => this.#words.matching(text)),
      ...attributePairs(attributes).map(([key, value]) => this.#withAttribute(key, value)),
    ]
    const [first, ...others] = sets
    return first && others.reduce((all, other) => all.new_intersection(other), first)
  }

  #withAttribute(key: AttributeKey, lower: string): NumberSet {
    return this.#products.withAttribute(key, (value) => hasValue(value, lower))
  }

  /** The newest products whose name contains the text, at most 6 (specification, section 2). */
  search(q: string): Product[] {
    if (lowered(q) === '') return []
    const { numbers } = this.#page({ q }, 'none', undefined, SEARCH_LIMIT)
    return numbers.map((number) => JSON.parse(this.#json(number, true)))
  }

  /** The slugs of the newest products. */
  slugs(limit: number): string[] {
    const onSale = this.#all.newest().filter((number) => this.#onSale.has(number))
    return Array.from(onSale.subarray(0, limit), (number) => this.#products.slug(number))
  }

  /** The rows are all that there are with these ids: which products are new, gone, or known in another version? */
  outdated(range: IdRange, rows: readonly RowVersion[]): string[] {
    const isThere = new Set(rows.map(({ id }) => id))
    const gone = this.#all.idsIn(range).filter((id) => !isThere.has(id))
    return [...gone, ...rows.filter((row) => !this.#products.isVersion(row)).map(({ id }) => id)]
  }

  /** Takes over products by their ids as they are now; undefined for one that is no longer active. */
  putProducts(rows: ReadonlyMap<string, ProductVersion | undefined>): void {
    const changed = [...rows].filter(([id, row]) =>
      row ? !this.#products.isVersion(row) : this.#products.numberOf(id) !== undefined,
    )
    if (changed.length === 0) return
    this.#unlist(changed.flatMap(([id]) => this.#products.numberOf(id) ?? []))
    this.#list(changed.flatMap(([id, row]) => (row ? this.#put(row) : this.#delete(id))))
    this.answers.clear()
  }

  #put(row: ProductVersion): number {
    const number = this.#products.put(row)
    this.#words.set(number, row.name.toLowerCase())
    return number
  }

  #delete(id: string): number[] {
    const number = this.#products.numberOf(id)
    if (number === undefined) return []
    this.#words.delete(number)
    this.#products.delete(number)
    return []
  }

  #list(numbers: readonly number[]): void {
    this.#all.add(numbers)
    for (const [category, some] of this.#grouped(numbers)) {
      const sorted = this.#byCategory.get(category) ?? new SortedProducts(this.#products)
      this.#byCategory.set(category, sorted)
      sorted.add(some)
      this.#show(some, this.#isActive(category))
    }
  }

  #unlist(numbers: readonly number[]): void {
    this.#all.remove(numbers)
    for (const [category, some] of this.#grouped(numbers)) {
      this.#byCategory.get(category)?.remove(some)
      this.#show(some, false)
    }
  }

  #grouped(numbers: readonly number[]): Map<string, number[]> {
    return Map.groupBy(numbers, (number) => this.#products.category(number))
  }

  #show(numbers: Iterable<number>, areOnSale: boolean): void {
    for (const number of numbers) {
      if (areOnSale) this.#onSale.add(number)
      else this.#onSale.remove(number)
    }
  }

  putQuantities(rows: readonly { readonly id: string; readonly quantity: number }[]): void {
    const changed = rows.filter(({ id, quantity }) => this.#products.setQuantity(id, quantity))
    if (changed.length > 0) this.answers.clear()
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: CategoryRow | undefined): void {
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
    this.#show(this.#byCategory.get(id)?.newest() ?? [], this.#isActive(id))
    this.answers.clear()
  }
}
