import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { responsesUpTo } from '#/platform/http/cachedResponse.ts'
import { type AttributeLists, firstLists } from './attributeLists.rules.ts'
import { wordsIn } from './attributes/kinds.rules.ts'
import { filterAttributes } from './attributes.rules.ts'
import { familyKey, isEveryCategory, mostColours, SEARCH_LIMIT } from './catalog.rules.ts'
import type { Colour, Product } from './catalog.schema.ts'
import type { CategoryRow } from './catalog.tables.ts'
import { type ShopSort, shopSorts, specifiedSorts } from './facets/address.rules.ts'
import { type Choice, countFacets, type OfferedFacet } from './facets/countFacets.ts'
import { FacetIndex } from './facets/facetIndex.ts'
import type { Facets } from './facets/facets.schema.ts'
import { facetValue } from './facets/facetValues.rules.ts'
import { choicesIn, facets as facetsOffered, hasPrice, type Place, type ProductFilter } from './list.rules.ts'
import { WordIndex } from './memory/wordIndex.ts'
import { PackedProducts } from './packedProducts.ts'
import { ProductSearch, type SearchResult } from './search/productSearch.ts'
import type { SearchedTexts } from './search/productWords.rules.ts'
import { searchedTexts } from './searchedTexts.ts'
import { type IdRange, type ProductPage, SortedProducts } from './sortedProducts.ts'
import type { ProductVersion, Quantities, RowVersion } from './versions.store.ts'

/** Of colours, by their values. */
const swatchesOf = ({ colour }: AttributeLists) =>
  new Map(colour.filter(({ hex }) => hex !== '').map(({ value, hex }) => [facetValue(value), hex]))

const isSpecified = (sort: ShopSort) => specifiedSorts.some((one) => one === sort)

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
  readonly #facets = new FacetIndex()
  readonly #all = new SortedProducts(this.#products)
  /** Those of active categories. */
  readonly #onSale = new NumberSet()
  /** By id of the category, whether it is active or not; those without one under the empty text. */
  readonly #byCategory = new Map<string, SortedProducts>()
  #lists = firstLists()
  #swatches = swatchesOf(this.#lists)
  readonly #search = new ProductSearch({
    categories: () =>
      [...this.#categories.values()].flatMap(({ id, name }) => {
        const products = this.#byCategory.get(id)?.all
        return products ? [{ name, products }] : []
      }),
    named: (text) => this.#words.matching(text),
    newest: () => this.#all.newest(),
    isOnSale: (product) => this.#onSale.has(product),
    paise: (product) => this.#products.paise(product),
    compareAges: (one, other) => (this.#products.id(one) < this.#products.id(other) ? 1 : -1),
  })
  /** Serialised answers of this very state; emptied by every change. */
  readonly answers = responsesUpTo(MOST_ANSWER_BYTES)
  /** How many products of a list have each value while nothing is chosen; emptied as well. */
  readonly #countsOf = new Map<NumberSet, Uint32Array>()

  #changed(): void {
    this.answers.clear()
    this.#countsOf.clear()
    this.#search.forget()
  }

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
    this.#swatches = swatchesOf(lists)
    this.#changed()
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

  /** What decides where it stands in the sorts that its answer says nothing of. */
  rankOf(idOrSlug: string): string {
    const number = this.#numberOf(idOrSlug)
    if (number === undefined) return ''
    return `${this.#products.sortValue(number, 'sold')} ${this.#products.sortValue(number, 'rating')}`
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
      next: more && last !== undefined ? this.#products.placeOf(last, sort) : undefined,
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
  #among(filter: ProductFilter): NumberSet | undefined {
    const isAllOnSale = this.#onSale.size() === this.#all.newest().length
    const sets = [
      ...(isAllOnSale ? [] : [this.#onSale]),
      ...this.#choices(filter).map(({ matching }) => matching),
    ]
    const [first, ...others] = sets
    return first && others.reduce((all, other) => all.new_intersection(other), first)
  }

  /** What narrows a list: words, a design, and what is chosen of facets. */
  #choices(filter: ProductFilter): Choice[] {
    const words = (['type', 'q'] as const).flatMap((key) => {
      const text = lowered(filter[key])
      return text === '' ? [] : [{ key, parameters: [key], matching: this.#words.matching(text) }]
    })
    const { family } = filter
    const designs = family ? [new NumberSet(this.#products.family(familyKey(family)))] : []
    const chosen = choicesIn(filter).map(({ key, values }) => ({
      ...{ key, parameters: [key] },
      matching: this.#facets.matching(key, key === 'categories' ? this.#idsNamed(values) : values),
    }))
    return [
      ...words,
      ...designs.map((matching) => ({ key: 'family', parameters: ['family'], matching })),
      ...chosen,
    ]
  }

  /** Categories by their names as facets have them. */
  #idsNamed(values: readonly string[]): string[] {
    return [...this.#categories.values()]
      .filter(({ name }) => values.includes(facetValue(name)))
      .map(({ id }) => id)
  }

  /** What the list can be narrowed to further, and how many products each choice would leave. */
  facets(filter: ProductFilter): Facets {
    const list = this.#listOf(filter.category)
    if (!list) return { total: 0, facets: [], relaxations: [], sorts: [...specifiedSorts] }
    const scope = list === this.#all ? this.#onSale : list.all
    const { leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY } = filter
    const price = { key: 'price', parameters: ['min', 'max'] }
    const choices = [
      ...this.#choices(filter),
      ...(hasPrice(filter) ? [{ ...price, matching: this.#all.priced(leastPaise, mostPaise) }] : []),
    ]
    const inScope = this.#countsOf.get(scope) ?? this.#facets.count(scope)
    this.#countsOf.set(scope, inScope)
    return {
      ...countFacets({ index: this.#facets, offered: this.#offered(), scope, inScope, choices }),
      sorts: shopSorts.filter((sort) => isSpecified(sort) || list.differsBy(sort)),
    }
  }

  #offered() {
    const named: Record<string, OfferedFacet['named']> = {
      categories: ({ value: id }) => {
        const label = this.#categories.get(id)?.name ?? ''
        return { value: facetValue(label), label }
      },
      colour: ({ value, label }) => ({ value, label, hex: this.#swatches.get(value) }),
    }
    return facetsOffered().map((facet) => ({ ...facet, named: named[facet.key] }))
  }

  /** The newest products whose name contains the text, at most 6 (specification, section 2). */
  search(q: string): Product[] {
    if (lowered(q) === '') return []
    const { numbers } = this.#page({ q }, 'none', undefined, SEARCH_LIMIT)
    return numbers.map((number) => JSON.parse(this.#json(number, true)))
  }

  /** What a query means, and which products on sale answer it, the best first. */
  lookUp(q: string): SearchResult {
    return this.#search.lookUp(q)
  }

  /** The best products that answer a query. */
  found(q: string, limit: number): Product[] {
    const numbers = this.lookUp(q).numbers.subarray(0, limit)
    return Array.from(numbers, (number) => JSON.parse(this.#json(number, true)))
  }

  /** Takes over what means the same in queries: groups of words. */
  putSynonyms(groups: readonly (readonly string[])[]): void {
    this.#search.putSynonyms(groups)
    this.#changed()
  }

  /** Whether something on sale has a value of an attribute. */
  isUsed(key: string, value: string): boolean {
    return this.#page({ attributes: { [key]: value } }, 'none', undefined, 1).numbers.length > 0
  }

  /** The ids of all products on sale, newest first. */
  ids(): string[] {
    const onSale = this.#all.newest().filter((number) => this.#onSale.has(number))
    return Array.from(onSale, (number) => this.#products.id(number))
  }

  /** The rows are all that there are with these ids: which products are new, gone, or known in another version? */
  outdated(range: IdRange, rows: readonly RowVersion[]): string[] {
    const isThere = new Set(rows.map(({ id }) => id))
    const gone = this.#all.idsIn(range).filter((id) => !isThere.has(id))
    return [...gone, ...rows.filter((row) => !this.#products.isVersion(row)).map(({ id }) => id)]
  }

  /**
   * Takes over products by their ids as they are now; undefined for one that is no longer active.
   * @param areDescribed whether words of descriptions are found at once, or after `describeSome`
   */
  putProducts(rows: ReadonlyMap<string, ProductVersion | undefined>, areDescribed = true): void {
    const changed = [...rows].filter(([id, row]) =>
      row ? !this.#products.isVersion(row) : this.#products.numberOf(id) !== undefined,
    )
    if (changed.length === 0) return
    this.#unlist(changed.flatMap(([id]) => this.#products.numberOf(id) ?? []))
    this.#list(changed.flatMap(([id, row]) => (row ? this.#put(row, areDescribed) : this.#delete(id))))
    this.#changed()
  }

  #put(row: ProductVersion, isDescribed: boolean): number {
    const known = this.#products.numberOf(row.id)
    const before = known === undefined ? undefined : this.#textsOf(known)
    const number = this.#products.put(row)
    this.#words.set(number, row.name.toLowerCase())
    this.#indexFacets(number)
    if (!isDescribed) this.#search.index.describeLater(number)
    this.#search.index.change(number, before, searchedTexts(row))
    return number
  }

  #indexFacets(number: number): void {
    this.#facets.set(number, [
      ['categories', this.#products.category(number)],
      ...(this.#products.isInStock(number) ? [['availability', 'In stock'] as const] : []),
      ...this.#products.sizesInStock(number).map((size) => ['size', size] as const),
      ...filterAttributes().flatMap(({ key }) =>
        wordsIn(this.#products.attribute(number, key)).map((word) => [key, word] as const),
      ),
    ])
  }

  #delete(id: string): number[] {
    const number = this.#products.numberOf(id)
    if (number === undefined) return []
    this.#words.delete(number)
    this.#facets.delete(number)
    this.#search.index.change(number, this.#textsOf(number), undefined)
    this.#products.delete(number)
    return []
  }

  /** Takes in the descriptions of some products of the first reading. @returns whether there are more */
  describeSome(count: number): boolean {
    const { index } = this.#search
    for (const number of index.undescribed(count)) index.describe(number, this.#textsOf(number))
    if (!index.isDescribed) return true
    this.#changed()
    return false
  }

  /** What is searched of a product as it is known. */
  #textsOf(number: number): SearchedTexts {
    return searchedTexts(JSON.parse(this.#products.json(number, 'null', '')))
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

  putQuantities(rows: readonly Quantities[]): void {
    const changed = rows.filter((row) => this.#products.setQuantities(row))
    for (const { id } of changed) this.#indexFacets(this.#products.numberOf(id) ?? 0)
    if (changed.length > 0) this.#changed()
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: CategoryRow | undefined): void {
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
    this.#show(this.#byCategory.get(id)?.newest() ?? [], this.#isActive(id))
    this.#changed()
  }
}
