import { responsesUpTo } from '#/platform/http/cachedResponse.ts'
import { attributePairs } from './attributes.rules.ts'
import { presentProduct } from './catalog.present.ts'
import { isEveryCategory, SEARCH_LIMIT } from './catalog.rules.ts'
import type { CategoryRow, StoredProduct } from './catalog.tables.ts'
import { Names } from './catalogNames.ts'
import type { Place, ProductFilter, ShopSort } from './list.rules.ts'
import { SortedProducts } from './sortedProducts.ts'

/** A product on the shelf; `json` is its answer, made when first asked for. */
export interface Entry extends Place {
  product: StoredProduct
  readonly lower: string
  json?: string
}

const entryOf = (product: StoredProduct): Entry => ({
  product,
  id: product.id,
  paise: product.pricePaise,
  lower: product.name.toLowerCase(),
})

/** What the API answers for it. */
export function jsonOf(entry: Entry): string {
  entry.json ??= JSON.stringify(presentProduct(entry.product))
  return entry.json
}

/** So many filtered lists and search answers are remembered until something else than stock changes. */
const REMEMBERED_LISTS = 32
const REMEMBERED_SEARCHES = 1_000
const MOST_ANSWER_BYTES = 24 * 1024 * 1024

/** What shoppers can see, in memory: active products of active categories (a product without a category counts as active). */
export class CatalogView {
  readonly #categories: Map<string, CategoryRow>
  /** Active products whatever their category; only those of `#isOnSale` stand on shelves. */
  readonly #entries: Map<string, Entry>
  readonly #slugs = new Map<string, Entry>()
  #all = new SortedProducts<Entry>([])
  #byCategory = new Map<string, SortedProducts<Entry>>()
  readonly #lists = new Map<string, readonly Entry[]>()
  #names: Names<Entry> | undefined
  readonly #searches = new Map<string, readonly StoredProduct[]>()
  /** Serialised answers of this very state; emptied by every change. */
  readonly answers = responsesUpTo(MOST_ANSWER_BYTES)

  constructor(categories: readonly CategoryRow[], products: readonly StoredProduct[]) {
    this.#categories = new Map(categories.map((category) => [category.id, category]))
    this.#entries = new Map(products.map((product) => [product.id, entryOf(product)]))
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
  categories(): CategoryRow[] {
    return [...this.#categories.values()]
      .filter((category) => category.status)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  find(idOrSlug: string): Entry | undefined {
    const entry = this.#entries.get(idOrSlug.toLowerCase()) ?? this.#slugs.get(idOrSlug)
    return entry && this.#isOnSale(entry) ? entry : undefined
  }

  #listOf(category: string | undefined): SortedProducts<Entry> | undefined {
    if (category === undefined || isEveryCategory(category)) return this.#all
    const wanted = category.toLowerCase()
    for (const { id, name } of this.#categories.values()) {
      if (id === wanted || name.toLowerCase() === wanted) return this.#byCategory.get(id)
    }
    return undefined
  }

  /** All products that match, sorted; a page is cut from it with `pageAfter`. */
  list(filter: ProductFilter, sort: ShopSort): readonly Entry[] {
    const all = this.#listOf(filter.category)?.sorted(sort) ?? []
    const matches = testOf(filter)
    if (!matches) return all
    const key = JSON.stringify([sort, filter])
    const known = this.#lists.get(key)
    if (known) return known
    const list = all.filter(matches)
    remember(this.#lists, key, list, REMEMBERED_LISTS)
    return list
  }

  /** The newest products whose name contains the text, at most 6 (specification, section 2). */
  search(q: string): readonly StoredProduct[] {
    const wanted = q.trim().toLowerCase()
    const known = this.#searches.get(wanted)
    if (known !== undefined) return known
    this.#names ??= new Names(this.#all.sorted('none'))
    const found =
      wanted === '' ? [] : this.#names.containing(wanted, SEARCH_LIMIT).map(({ product }) => product)
    remember(this.#searches, wanted, found, REMEMBERED_SEARCHES)
    return found
  }

  /** Takes over a product as it is now; undefined when it is no longer active. */
  putProduct(id: string, product: StoredProduct | undefined): void {
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
  putCategory(id: string, category: CategoryRow | undefined): void {
    const before = this.#categories.get(id)
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
    const concerned = [...this.#entries.values()].some(({ product }) => product.category?._id === id)
    if (concerned && category && before?.name !== category.name) this.#rename(category)
    if (concerned && before?.status !== category?.status) this.#fillLists()
    this.#forget()
  }

  #rename({ id, name }: CategoryRow): void {
    for (const entry of this.#entries.values()) {
      if (entry.product.category?._id !== id) continue
      entry.product = { ...entry.product, category: { _id: id, name } }
      delete entry.json
    }
  }
}

/** What a product has to pass beside its category; undefined when everything passes. */
function testOf(filter: ProductFilter): ((entry: Entry) => boolean) | undefined {
  const { type, q, leastPaise, mostPaise, attributes = {} } = filter
  const texts = [type, q].flatMap((text) => text?.trim().toLowerCase() || [])
  const values = attributePairs(attributes)
  const some = [...texts, ...values, leastPaise, mostPaise].filter((one) => one !== undefined)
  if (some.length === 0) return undefined
  const least = leastPaise ?? 0
  const most = mostPaise ?? Number.POSITIVE_INFINITY
  return ({ lower, paise, product }) =>
    paise >= least &&
    paise <= most &&
    texts.every((text) => lower.includes(text)) &&
    values.every(([key, value]) => product[key].toLowerCase() === value)
}

function remember<T>(known: Map<string, T>, key: string, value: T, atMost: number): void {
  const oldest = known.keys().next()
  if (known.size >= atMost && !oldest.done) known.delete(oldest.value)
  known.set(key, value)
}
