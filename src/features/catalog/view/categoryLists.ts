import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { allWordsOf } from '#/platform/language/ownWords.rules.ts'
import { facetValue } from '../facets/facetValues.rules.ts'
import { put } from '../memory/bits.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import { isEveryCategory } from '../rules/categoryName.rules.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import type { PackedProducts } from './packedProducts.ts'
import { SortedProducts } from './sortedProducts.ts'

type CategoriesState = [categories: Map<string, CategoryRow>, lists: string[]]

/**
 * Active products in their lists, that of the whole shop and those of categories, and which of them are on sale: those of
 * active categories (a product without a category counts as active).
 */
export class CategoryLists {
  readonly #products: PackedProducts
  #categories = new Map<string, CategoryRow>()
  /** All products, whatever their category. */
  readonly all: SortedProducts
  /** Those of active categories, to be read at once. */
  readonly onSale = new NumberSet()
  /** By id of the category, whether it is active or not; those without one under the empty text. */
  readonly #byCategory = new Map<string, SortedProducts>()

  /** Whether no product is of a category that is not active. */
  get isAllOnSale(): boolean {
    return [...this.#byCategory].every(([id, list]) => this.#isActive(id) || list.newest().length === 0)
  }

  constructor(products: PackedProducts) {
    this.#products = products
    this.all = new SortedProducts(products)
  }

  *parts(): Parts {
    yield [this.#categories, [...this.#byCategory.keys()]] satisfies CategoriesState
    yield this.onSale.words
    yield* this.all.parts()
    for (const list of this.#byCategory.values()) yield* list.parts()
  }

  load(next: NextPart): void {
    const [categories, ids] = next<CategoriesState>()
    this.#categories = categories
    this.onSale.words = next()
    this.all.load(next)
    for (const id of ids) {
      const list = new SortedProducts(this.#products)
      list.load(next)
      this.#byCategory.set(id, list)
    }
  }

  category(id: string): CategoryRow | undefined {
    return this.#categories.get(id)
  }

  categoryIds(): string[] {
    return [...this.#categories.keys()]
  }

  /** Active categories, oldest first. */
  activeCategories(): CategoryRow[] {
    return [...this.#categories.values()]
      .filter((category) => category.status)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  /** Names of all categories that hold something, in each language, and what they hold. */
  named(): { name: string; products: NumberSet }[] {
    return [...this.#categories.values()].flatMap(({ id, name, words }) => {
      const products = this.#byCategory.get(id)?.all
      return products ? [name, ...allWordsOf(words, 'name')].map((one) => ({ name: one, products })) : []
    })
  }

  /** Categories by their names as facets have them. */
  idsNamed(values: readonly string[]): string[] {
    return [...this.#categories.values()]
      .filter(({ name }) => values.includes(facetValue(name)))
      .map(({ id }) => id)
  }

  /** @param category the id or the name of one; undefined for the whole shop @returns undefined for one that is not there, or not active */
  listOf(category: string | undefined): SortedProducts | undefined {
    if (category === undefined || isEveryCategory(category)) return this.all
    const wanted = category.toLowerCase()
    for (const { id, name, status } of this.#categories.values()) {
      if (id === wanted || name.toLowerCase() === wanted) return status ? this.#byCategory.get(id) : undefined
    }
    return undefined
  }

  /** The number of a product on sale. */
  numberOnSale(idOrSlug: string): number | undefined {
    const number = this.#products.numberOf(idOrSlug.toLowerCase()) ?? this.#products.numberOfSlug(idOrSlug)
    return number !== undefined && this.#isActive(this.#products.category(number)) ? number : undefined
  }

  /** Those on sale of a family, its key as `familyKey` makes it. */
  familyOnSale(key: string): number[] {
    return this.#products.family(key).filter((member) => this.#isActive(this.#products.category(member)))
  }

  /** The ids of products on sale, newest first, `from` and `to` as in `slice`. */
  idsOnSale(from?: number, to?: number): string[] {
    const onSale = this.all.newest().filter((number) => this.onSale.has(number))
    return Array.from(onSale.slice(from, to), (number) => this.#products.id(number))
  }

  add(numbers: readonly number[]): void {
    this.all.add(numbers)
    for (const [category, some] of this.#grouped(numbers)) {
      const sorted = this.#byCategory.get(category) ?? new SortedProducts(this.#products)
      this.#byCategory.set(category, sorted)
      sorted.add(some)
      this.#show(some, this.#isActive(category))
    }
  }

  /** Before anything of them changes: they are found by what they were sorted by. */
  remove(numbers: readonly number[]): void {
    this.all.remove(numbers)
    for (const [category, some] of this.#grouped(numbers)) {
      this.#byCategory.get(category)?.remove(some)
      this.#show(some, false)
    }
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: CategoryRow | undefined): void {
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
    this.#show(this.#byCategory.get(id)?.newest() ?? [], this.#isActive(id))
  }

  #isActive(category: string): boolean {
    return category === '' || this.#categories.get(category)?.status === true
  }

  #grouped(numbers: readonly number[]): Map<string, number[]> {
    return Map.groupBy(numbers, (number) => this.#products.category(number))
  }

  #show(numbers: Iterable<number>, areOnSale: boolean): void {
    for (const number of numbers) {
      if (areOnSale) put(this.onSale, number)
      else this.onSale.remove(number)
    }
  }
}
