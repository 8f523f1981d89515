import { currentLanguage } from '#/platform/language/current.ts'
import { MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import type { AttributeLists } from '../attributes/attributeLists.rules.ts'
import { type ShopSort, shopSorts, specifiedSorts } from '../facets/address.rules.ts'
import type { Facets } from '../facets/facets.schema.ts'
import { has } from '../memory/bits.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import { localizedCategoryName } from '../present/localized.ts'
import { localizedFacets } from '../present/localizedFacets.ts'
import { SEARCH_LIMIT } from '../rules/catalog.rules.ts'
import type { Place, ProductFilter } from '../rules/list.rules.ts'
import { familyKey } from '../rules/productForm.rules.ts'
import type { Gathered } from '../rules/subjects.rules.ts'
import type { Colour, Product } from '../schema/catalog.schema.ts'
import type { HowToRead, SearchResult } from '../search/productSearch.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import { CatalogChanges } from './catalogChanges.ts'
import { CatalogState } from './catalogState.ts'
import type { ListedPage, ResultsPage, ResultsQuestion } from './productPages.ts'
import { arrangedAmong, type SelectionQuestion } from './selections.ts'

const isSpecified = (sort: ShopSort) => specifiedSorts.some((one) => one === sort)

/**
 * What shoppers can see, in memory: active products of active categories (a product without a category counts as active).
 * Products are known by small numbers, of which lists and sets are made. Here its parts are asked; `changes` keeps them up with
 * the database.
 */
export class CatalogView {
  readonly #state = new CatalogState()
  /** How it follows the database. */
  readonly changes = new CatalogChanges(this.#state)
  /** Serialised answers of this very state. */
  readonly answers = this.#state.answers

  /** See `CatalogState`, as for what follows. */
  load(next: NextPart): void {
    this.#state.load(next)
  }

  parts(): Parts {
    return this.#state.parts()
  }

  /** How many products it holds, whatever their category. */
  get size(): number {
    return this.#state.lists.all.newest().length
  }

  /** Whether searches find all products. */
  get isComplete(): boolean {
    return this.#state.search.index.isComplete
  }

  /** Active categories, oldest first. */
  categories(): CategoryRow[] {
    return this.#state.lists.activeCategories()
  }

  /** Those that are not active among them. */
  categoryIds(): string[] {
    return this.#state.lists.categoryIds()
  }

  /** The shopkeeper's lists of values, with the swatches of colours. */
  get lists(): AttributeLists {
    return this.#state.swatches.lists
  }

  has(idOrSlug: string): boolean {
    return this.#state.lists.numberOnSale(idOrSlug) !== undefined
  }

  /** How much of it was sold and how it is rated: lists are sorted by that, and its answer says nothing of it. */
  rankOf(idOrSlug: string): string {
    const number = this.#state.lists.numberOnSale(idOrSlug)
    if (number === undefined) return ''
    return `${this.#state.products.sortValue(number, 'sold')} ${this.#state.products.sortValue(number, 'rating')}`
  }

  /** All that is said of a product on sale, in whatever language, to find out whether anything of it changed. */
  stateOf(idOrSlug: string): string | undefined {
    const number = this.#state.lists.numberOnSale(idOrSlug)
    return number === undefined ? undefined : this.#state.json.state(number)
  }

  /** What the API answers for a product on sale, in the language that is spoken. */
  jsonOf(idOrSlug: string): string | undefined {
    const number = this.#state.lists.numberOnSale(idOrSlug)
    return number === undefined ? undefined : this.#state.json.of(number, false)
  }

  /** A product on sale as the API shows it. */
  find(idOrSlug: string): Product | undefined {
    const json = this.jsonOf(idOrSlug)
    return json === undefined ? undefined : JSON.parse(json)
  }

  /** The other colours of a product that was read elsewhere: admins see drafts as well. */
  coloursOf(
    { id, family }: { readonly id: string; readonly family: string },
    isInList: boolean,
  ): { colours?: Colour[]; moreColours?: number } {
    return JSON.parse(`{${this.#state.json.colours(familyKey(family), id, isInList)}}`)
  }

  /** The JSON of a page of those that match, which ones they are, and where the next page begins. */
  list(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number): ListedPage {
    return this.#state.pages.list(filter, sort, after, limit)
  }

  /** What the list can be narrowed to further, and how many products each choice would leave. */
  facets(filter: ProductFilter): Facets {
    const list = this.#state.lists.listOf(filter.category)
    if (!list) return { total: 0, facets: [], relaxations: [], sorts: [...specifiedSorts] }
    return {
      ...this.#localized(this.#state.narrowing.facets(list, filter)),
      sorts: shopSorts.filter((sort) => isSpecified(sort) || list.differsBy(sort)),
    }
  }

  /** The newest products whose name contains the text, at most 6 (specification, section 2). */
  search(q: string): Product[] {
    if (q.trim() === '') return []
    return JSON.parse(this.list({ q }, 'none', undefined, SEARCH_LIMIT).json.toString())
  }

  /** What a query means, and which products on sale answer it, the best first. @param wanted how many of them */
  lookUp(q: string, wanted?: number, how?: HowToRead): SearchResult {
    return this.#state.search.lookUp(q, wanted, how)
  }

  /** The JSON of a page of what was found, of those that pass a filter, and where the next one begins. */
  results(found: SearchResult, question: ResultsQuestion): ResultsPage {
    return this.#state.pages.results(this.#state.search.all(found), question, (among, wanted) =>
      this.#state.search.best(found, among, wanted),
    )
  }

  /** The JSON of a page of products that were put together, of those that pass a filter, and where the next one begins. */
  selected({ of, ...question }: SelectionQuestion): ResultsPage {
    const found = this.#state.selections.of(of)
    return this.#state.pages.results(found.products, question, (among, wanted) =>
      arrangedAmong(found, among, wanted),
    )
  }

  /** Whether a product on sale is one of those that were put together. */
  isSelected(of: Gathered, idOrSlug: string): boolean {
    const number = this.#state.lists.numberOnSale(idOrSlug)
    return number !== undefined && has(this.#state.selections.of(of).products, number)
  }

  /** What products that were put together can be narrowed to, and how many each choice would leave. */
  facetsOfSelected(of: Gathered, filter: ProductFilter): Omit<Facets, 'sorts'> {
    return this.#localized(this.#state.narrowing.facetsOf(this.#state.selections.of(of).products, filter))
  }

  /** The categories that a filter names, by their ids; undefined for one of the whole shop. */
  categoriesOf(filter: ProductFilter): string[] | undefined {
    return this.#state.selections.categoriesOf(filter)
  }

  /** What the products that were found can be narrowed to, and how many each choice would leave. */
  facetsOf(found: SearchResult, filter: ProductFilter): Omit<Facets, 'sorts'> {
    return this.#localized(this.#state.narrowing.facetsOf(found.products(), filter))
  }

  /** What a value of a list or a category is called in the language that is spoken. */
  localizedValue(value: string): string {
    return this.#state.swatches.localized(value, currentLanguage())
  }

  /** What a category is called there; undefined for its name. */
  localizedCategoryName(name: string): string | undefined {
    const language = currentLanguage()
    if (language === MAIN_LANGUAGE) return undefined
    const category = this.#state.lists.activeCategories().find((one) => one.name === name)
    return localizedCategoryName(category, language)
  }

  /** Facets whose values say what they are called in the language that is spoken. */
  #localized<Counted extends Pick<Facets, 'facets'>>(counted: Counted): Counted {
    if (currentLanguage() === MAIN_LANGUAGE) return counted
    return localizedFacets(counted, {
      category: (name) => this.localizedCategoryName(name) ?? name,
      value: (value) => this.localizedValue(value),
    })
  }

  /** Whether a sort makes a difference in the shop. */
  differsBy(sort: ShopSort): boolean {
    return isSpecified(sort) || this.#state.lists.all.differsBy(sort)
  }

  /** How many products pass. */
  count(filter: ProductFilter): number {
    return this.#state.pages.page(filter, 'none', undefined, 0).total
  }

  /** The best of what was found, at most as many as it was ranked for. */
  best({ numbers }: SearchResult, limit: number): Product[] {
    return JSON.parse(this.#state.json.list([...numbers.subarray(0, limit)]).toString())
  }

  /** Whether something on sale has a value of an attribute. */
  isUsed(key: string, value: string): boolean {
    return this.#state.pages.page({ attributes: { [key]: value } }, 'none', undefined, 1).numbers.length > 0
  }

  /** The ids of products on sale, newest first, `from` and `to` as in `slice`. */
  ids(from?: number, to?: number): string[] {
    return this.#state.lists.idsOnSale(from, to)
  }
}
