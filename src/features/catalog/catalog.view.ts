import { responsesUpTo } from '#/platform/http/cache/cachedResponse.ts'
import { Names } from './catalog.names.ts'
import { isEveryCategory, SEARCH_LIMIT } from './catalog.rules.ts'
import type { Category, Product, SearchHit } from './catalog.schema.ts'
import { type Entry, entryOf, hitOf, jsonOf, type Sort, SortedProducts } from './sortedProducts.ts'

/** A filter of the list without its paging. Prices in whole paise, both ends included. */
export interface ListFilter {
  readonly category?: string | undefined
  readonly type?: string | undefined
  readonly q?: string | undefined
  readonly leastPaise?: number | undefined
  readonly mostPaise?: number | undefined
  readonly sort: Sort
}

/** So many filtered lists and search answers are remembered until something else than stock changes. */
const REMEMBERED_LISTS = 32
const REMEMBERED_SEARCHES = 1_000
const MOST_ANSWER_BYTES = 24 * 1024 * 1024

/** What shoppers can see, in memory: active products of active categories (a product without a category counts as active). */
export class CatalogView {
  readonly #categories: Map<string, Category>
  /** Active products whatever their category; only those of `#isOnSale` stand on shelves. */
  readonly #entries: Map<string, Entry>
  readonly #slugs = new Map<string, Entry>()
  #all = new SortedProducts([])
  #byCategory = new Map<string, SortedProducts>()
  readonly #lists = new Map<string, readonly Entry[]>()
  #names: Names<Entry> | undefined
  readonly #searches = new Map<string, readonly SearchHit[]>()
  /** Serialised answers of this very state; emptied by every change. */
  readonly answers = responsesUpTo(MOST_ANSWER_BYTES)

  constructor(categories: readonly Category[], products: readonly Product[]) {
    this.#categories = new Map(categories.map((category) => [category._id, category]))
    this.#entries = new Map(products.map((product) => [product._id, entryOf(product)]))
    for (const entry of this.#entries.values()) this.#slugs.set(entry.product.slug, entry)
    this.#fillLists()
  }

  #isOnSale = ({ product }: Entry): boolean =>
    product.category === null || this.#categories.get(product.category._id)?.status === true

  #fillLists(): void {
    const onSale = [...this.#entries.values()].filter(this.#isOnSale)
    this.#all = new SortedProducts(onSale)
    const grouped = Map.groupBy(onSale, ({ product }) => product.category?._id ?? '')
    this.#byCategory = new Map([...grouped].map(([id, entries]) => [id, new SortedProducts(entries)]))
  }

  #forget(): void {
    this.#lists.clear()
    this.#searches.clear()
    this.#names = undefined
    this.answers.clear()
  }

  /** Active categories, oldest first. */
  categories(): Category[] {
    return [...this.#categories.values()]
      .filter((category) => category.status)
      .sort((a, b) => (a._id < b._id ? -1 : 1))
  }

  find(idOrSlug: string): Entry | undefined {
    const entry = this.#entries.get(idOrSlug.toLowerCase()) ?? this.#slugs.get(idOrSlug)
    return entry && this.#isOnSale(entry) ? entry : undefined
  }

  #listOf(category: string | undefined): SortedProducts | undefined {
    if (category === undefined || isEveryCategory(category)) return this.#all
    const wanted = category.toLowerCase()
    for (const { _id, name } of this.#categories.values()) {
      if (_id === wanted || name.toLowerCase() === wanted) return this.#byCategory.get(_id)
    }
    return undefined
  }

  /** All products that match, in order; a page is cut from it with `pageAfter`. */
  list(filter: ListFilter): readonly Entry[] {
    const all = this.#listOf(filter.category)?.sortedBy(filter.sort) ?? []
    const matches = testOf(filter)
    if (!matches) return all
    const key = JSON.stringify(filter)
    const known = this.#lists.get(key)
    if (known) return known
    const list = all.filter(matches)
    remember(this.#lists, key, list, REMEMBERED_LISTS)
    return list
  }

  /** The newest products whose name contains the text, at most 6 (specification, section 2). */
  search(q: string): readonly SearchHit[] {
    const wanted = q.trim().toLowerCase()
    const known = this.#searches.get(wanted)
    if (known !== undefined) return known
    this.#names ??= new Names(this.#all.sortedBy('none'))
    const found = wanted === '' ? [] : this.#names.containing(wanted, SEARCH_LIMIT).map(hitOf)
    remember(this.#searches, wanted, found, REMEMBERED_SEARCHES)
    return found
  }

  /** Takes over a product as it is now; undefined when it is no longer active. */
  putProduct(id: string, product: Product | undefined): void {
    const before = this.#entries.get(id)
    const entry = product && entryOf(product)
    if (before && entry && jsonOf(before) === jsonOf(entry)) return
    if (before) {
      this.#entries.delete(id)
      if (this.#slugs.get(before.product.slug) === before) this.#slugs.delete(before.product.slug)
      this.#all.remove(before)
      this.#byCategory.get(before.product.category?._id ?? '')?.remove(before)
    }
    if (entry) {
      this.#entries.set(id, entry)
      this.#slugs.set(entry.product.slug, entry)
      if (this.#isOnSale(entry)) this.#place(entry)
    }
    this.#forget()
  }

  #place(entry: Entry): void {
    this.#all.add(entry)
    const key = entry.product.category?._id ?? ''
    const sorted = this.#byCategory.get(key)
    if (sorted) sorted.add(entry)
    else this.#byCategory.set(key, new SortedProducts([entry]))
  }

  putQuantity(id: string, quantity: number): void {
    const entry = this.#entries.get(id)
    if (!entry || entry.product.quantity === quantity) return
    entry.product = { ...entry.product, quantity }
    delete entry.json
    this.answers.clear()
  }

  /** Takes over a category as it is now; undefined when it is gone. Its products come and go with its status. */
  putCategory(id: string, category: Category | undefined): void {
    const before = this.#categories.get(id)
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
    const concerned = [...this.#entries.values()].some(({ product }) => product.category?._id === id)
    if (concerned && category && before?.name !== category.name) this.#rename(category)
    if (concerned && before?.status !== category?.status) this.#fillLists()
    this.#forget()
  }

  #rename({ _id, name }: Category): void {
    for (const entry of this.#entries.values()) {
      if (entry.product.category?._id !== _id) continue
      entry.product = { ...entry.product, category: { _id, name } }
      delete entry.json
    }
  }
}

/** What a product has to pass beside its category; undefined when everything passes. */
function testOf({ type, q, leastPaise, mostPaise }: ListFilter): ((entry: Entry) => boolean) | undefined {
  const texts = [type, q].flatMap((text) => text?.trim().toLowerCase() || [])
  if (texts.length === 0 && leastPaise === undefined && mostPaise === undefined) return undefined
  const least = leastPaise ?? 0
  const most = mostPaise ?? Number.POSITIVE_INFINITY
  return ({ lower, paise }) => paise >= least && paise <= most && texts.every((text) => lower.includes(text))
}

function remember<T>(known: Map<string, T>, key: string, value: T, atMost: number): void {
  const oldest = known.keys().next()
  if (known.size >= atMost && !oldest.done) known.delete(oldest.value)
  known.set(key, value)
}
