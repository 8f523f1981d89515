import { RepeatedResponses } from '#/platform/http/repeatedResponses.ts'
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
import { type HowToRead, ProductSearch, type SearchResult } from '../search/productSearch.ts'
import type { SearchedTexts } from '../search/productWords.rules.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import { CategoryLists } from './categoryLists.ts'
import { Narrowing } from './narrowing.ts'
import { PackedProducts } from './packedProducts.ts'
import { ProductJson } from './productJson.ts'
import { type ListedPage, ProductPages, type ResultsPage, type ResultsQuestion } from './productPages.ts'
import { namesOf, sameNames, searchedTexts } from './searchedTexts.ts'
import { arrangedAmong, type SelectionQuestion, Selections } from './selections.ts'
import type { IdRange } from './sortedProducts.ts'
import { Swatches } from './swatches.ts'
import type { ProductVersion, Quantities, RowVersion } from './versions.store.ts'

const isSpecified = (sort: ShopSort) => specifiedSorts.some((one) => one === sort)

const MOST_ANSWER_BYTES = 8 * 1024 * 1024

/**
 * What shoppers can see, in memory: active products of active categories (a product without a category counts as active).
 * Products are known by small numbers, of which lists and sets are made. Here its parts are asked, and take over every change
 * together.
 */
export class CatalogView {
  /** Active products whatever their category. */
  readonly #products = new PackedProducts()
  readonly #lists = new CategoryLists(this.#products)
  readonly #swatches = new Swatches()
  readonly #json = new ProductJson(this.#products, this.#lists, this.#swatches)
  readonly #narrowing = new Narrowing(this.#products, this.#lists, this.#swatches)
  readonly #pages = new ProductPages({
    products: this.#products,
    lists: this.#lists,
    narrowing: this.#narrowing,
    json: this.#json,
  })
  readonly #selections = new Selections(this.#lists, this.#narrowing)
  readonly #search = new ProductSearch({
    categories: () => this.#lists.named(),
    named: (text, make) => this.#narrowing.named(text, make),
    onSale: () => (this.#lists.isAllOnSale ? undefined : this.#lists.onSale),
    priced: (least, most) => this.#lists.all.priced(least, most),
    newestOf: (products, limit) => this.#lists.all.newestOf(products, limit),
  })
  #whenSearchable: PromiseWithResolvers<void> | undefined
  /** How many products were taken over since it was saved. */
  unsaved = 0
  /** Serialised answers of this very state; emptied by every change. */
  readonly answers = new RepeatedResponses(MOST_ANSWER_BYTES)

  /** Becomes what gave out the parts. Call on a new one. */
  load(next: NextPart): void {
    this.#products.load(next)
    this.#lists.load(next)
    this.#narrowing.load(next)
    this.#search.index.load(next)
    this.#changed()
    this.unsaved = 0
  }

  /** All that it is made of beside the shopkeeper's lists and synonyms. Call when it is complete; nothing may change until the last. */
  *parts(): Parts {
    yield* this.#products.parts()
    yield* this.#lists.parts()
    yield* this.#narrowing.parts()
    yield* this.#search.index.parts()
  }

  /** How many products it holds, whatever their category. */
  get size(): number {
    return this.#lists.all.newest().length
  }

  /** Whether searches find all products. */
  get isComplete(): boolean {
    return this.#search.index.isComplete
  }

  /** Active categories, oldest first. */
  categories(): CategoryRow[] {
    return this.#lists.activeCategories()
  }

  categoryIds(): string[] {
    return this.#lists.categoryIds()
  }

  /** The shopkeeper's lists of values, with the swatches of colours. */
  get lists(): AttributeLists {
    return this.#swatches.lists
  }

  has(idOrSlug: string): boolean {
    return this.#lists.numberOnSale(idOrSlug) !== undefined
  }

  /** What decides where it stands in the sorts that its answer says nothing of. */
  rankOf(idOrSlug: string): string {
    const number = this.#lists.numberOnSale(idOrSlug)
    if (number === undefined) return ''
    return `${this.#products.sortValue(number, 'sold')} ${this.#products.sortValue(number, 'rating')}`
  }

  /** All that is said of a product on sale, in whatever language, to find out whether anything of it changed. */
  stateOf(idOrSlug: string): string | undefined {
    const number = this.#lists.numberOnSale(idOrSlug)
    return number === undefined ? undefined : this.#json.state(number)
  }

  /** What the API answers for a product on sale, in the language that is spoken. */
  jsonOf(idOrSlug: string): string | undefined {
    const number = this.#lists.numberOnSale(idOrSlug)
    return number === undefined ? undefined : this.#json.of(number, false)
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
    return JSON.parse(`{${this.#json.colours(familyKey(family), id, isInList)}}`)
  }

  /** The JSON of a page of those that match, which ones they are, and where the next page begins. */
  list(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number): ListedPage {
    return this.#pages.list(filter, sort, after, limit)
  }

  /** What the list can be narrowed to further, and how many products each choice would leave. */
  facets(filter: ProductFilter): Facets {
    const list = this.#lists.listOf(filter.category)
    if (!list) return { total: 0, facets: [], relaxations: [], sorts: [...specifiedSorts] }
    return {
      ...this.#localized(this.#narrowing.facets(list, filter)),
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
    return this.#search.lookUp(q, wanted, how)
  }

  /** The JSON of a page of what was found, of those that pass a filter, and where the next one begins. */
  results(found: SearchResult, question: ResultsQuestion): ResultsPage {
    return this.#pages.results(this.#search.all(found), question, (among, wanted) =>
      this.#search.best(found, among, wanted),
    )
  }

  /** The JSON of a page of products that were put together, of those that pass a filter, and where the next one begins. */
  selected({ of, ...question }: SelectionQuestion): ResultsPage {
    const found = this.#selections.of(of)
    return this.#pages.results(found.products, question, (among, wanted) =>
      arrangedAmong(found, among, wanted),
    )
  }

  /** Whether a product on sale is one of those that were put together. */
  isSelected(of: Gathered, idOrSlug: string): boolean {
    const number = this.#lists.numberOnSale(idOrSlug)
    return number !== undefined && has(this.#selections.of(of).products, number)
  }

  /** What products that were put together can be narrowed to, and how many each choice would leave. */
  facetsOfSelected(of: Gathered, filter: ProductFilter): Omit<Facets, 'sorts'> {
    return this.#localized(this.#narrowing.facetsOf(this.#selections.of(of).products, filter))
  }

  /** The categories that a filter names, by their ids; undefined for one of the whole shop. */
  categoriesOf(filter: ProductFilter): string[] | undefined {
    return this.#selections.categoriesOf(filter)
  }

  /** What the products that were found can be narrowed to, and how many each choice would leave. */
  facetsOf(found: SearchResult, filter: ProductFilter): Omit<Facets, 'sorts'> {
    return this.#localized(this.#narrowing.facetsOf(found.products(), filter))
  }

  /** What a value of a list or a category is called in the language that is spoken. */
  localizedValue(value: string): string {
    return this.#swatches.localized(value, currentLanguage())
  }

  /** What a category is called there; undefined for its name. */
  localizedCategoryName(name: string): string | undefined {
    const language = currentLanguage()
    if (language === MAIN_LANGUAGE) return undefined
    const category = this.#lists.activeCategories().find((one) => one.name === name)
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
    return isSpecified(sort) || this.#lists.all.differsBy(sort)
  }

  /** How many products pass. */
  count(filter: ProductFilter): number {
    return this.#pages.page(filter, 'none', undefined, 0).total
  }

  /** The best of what was found, at most as many as it was ranked for. */
  best({ numbers }: SearchResult, limit: number): Product[] {
    return JSON.parse(this.#json.list([...numbers.subarray(0, limit)]).toString())
  }

  /** Whether something on sale has a value of an attribute. */
  isUsed(key: string, value: string): boolean {
    return this.#pages.page({ attributes: { [key]: value } }, 'none', undefined, 1).numbers.length > 0
  }

  /** The ids of all products on sale, newest first. */
  ids(): string[] {
    return this.#lists.idsOnSale()
  }

  /** The rows are all that there are with these ids: which products are new, gone, or known in another version? */
  outdated(range: IdRange, rows: readonly RowVersion[]): string[] {
    const isThere = new Set(rows.map(({ id }) => id))
    const gone = this.#lists.all.idsIn(range).filter((id) => !isThere.has(id))
    return [...gone, ...rows.filter((row) => !this.#products.isVersion(row)).map(({ id }) => id)]
  }

  putLists(lists: AttributeLists): void {
    this.#swatches.put(lists)
    this.#search.putNames(sameNames(lists))
    // guard: swatches-follow-lists
    this.#json.forgetAll()
    this.#changed()
  }

  /** Takes over what means the same in queries: groups of words. */
  putSynonyms(groups: readonly (readonly string[])[]): void {
    this.#search.putSynonyms(groups)
    this.#changed()
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: CategoryRow | undefined): void {
    this.#lists.putCategory(id, category)
    this.#json.forgetAll()
    this.#changed()
  }

  /**
   * Takes over products by their ids as they are now; undefined for one that is no longer active.
   * @param areSearched whether searches find them at once, or after `indexSome`; lists have them at once
   */
  putProducts(rows: ReadonlyMap<string, ProductVersion | undefined>, areSearched = true): void {
    const changed = [...rows].filter(([id, row]) =>
      row ? !this.#products.isVersion(row) : this.#products.numberOf(id) !== undefined,
    )
    if (changed.length === 0) return
    this.unsaved += changed.length
    this.#lists.remove(changed.flatMap(([id]) => this.#products.numberOf(id) ?? []))
    this.#lists.add(changed.flatMap(([id, row]) => (row ? this.#put(row, areSearched) : this.#delete(id))))
    this.#changed()
  }

  putQuantities(rows: readonly Quantities[]): void {
    const changed = rows.filter((row) => this.#products.setQuantities(row))
    for (const { id } of changed) {
      const number = this.#products.numberOf(id) ?? 0
      this.#narrowing.setValues(number)
      this.#json.forget(number)
    }
    this.unsaved += changed.length
    if (changed.length > 0) this.#changed(true)
  }

  /** Takes in the words of some products of the first reading, for searches. @returns whether there are more */
  indexSome(count: number): boolean {
    const { index } = this.#search
    for (const number of index.waiting(count)) index.putNow(number, this.#textsOf(number))
    if (!index.isComplete) return true
    this.#changed()
    this.#whenSearchable?.resolve()
    return false
  }

  /** Resolves once searches find all products. */
  async searchable(): Promise<void> {
    if (this.#search.index.isComplete) return
    this.#whenSearchable ??= Promise.withResolvers()
    await this.#whenSearchable.promise
  }

  #put(row: ProductVersion, isSearched: boolean): number {
    const known = this.#products.numberOf(row.id)
    const before = known === undefined ? undefined : this.#textsOf(known)
    if (known !== undefined) this.#json.forget(known)
    const number = this.#products.put(row)
    this.#json.forget(number)
    this.#narrowing.set(number, namesOf(row))
    if (!isSearched) this.#search.index.putLater(number)
    this.#search.index.change(number, before, searchedTexts(row))
    return number
  }

  #delete(id: string): number[] {
    const number = this.#products.numberOf(id)
    if (number === undefined) return []
    this.#narrowing.delete(number)
    this.#search.index.change(number, this.#textsOf(number), undefined)
    this.#json.forget(number)
    this.#products.delete(number)
    return []
  }

  /** What is searched of a product as it is known. */
  #textsOf(number: number): SearchedTexts {
    const json = this.#products.wordsJson(number)
    const words = json ? JSON.parse(json) : null
    return searchedTexts({ ...JSON.parse(this.#products.json(number, 'null', '')), words })
  }

  /** @param isFoundSame whether searches find the same as before */
  #changed(isFoundSame = false): void {
    this.answers.clear()
    this.#narrowing.forget()
    this.#selections.forget()
    if (!isFoundSame) this.#search.forget()
  }
}
