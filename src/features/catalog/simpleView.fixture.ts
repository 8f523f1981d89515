import { attributePairs, hasValue } from './attributes.rules.ts'
import { presentProduct } from './catalog.present.ts'
import { familyKey, isEveryCategory, mostColours } from './catalog.rules.ts'
import type { CategoryRow, StoredProduct } from './catalog.tables.ts'
import { comparePlaces, type Place, type ProductFilter, type ShopSort } from './list.rules.ts'

/** What `CatalogView` does, as simply as it can be said: everything is looked through for each answer. */
export class SimpleView {
  readonly #categories = new Map<string, CategoryRow>()
  readonly #products = new Map<string, StoredProduct>()

  putCategory(id: string, category: CategoryRow | undefined): void {
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
  }

  putProducts(rows: ReadonlyMap<string, StoredProduct | undefined>): void {
    for (const [id, row] of rows) {
      if (row) this.#products.set(id, row)
      else this.#products.delete(id)
    }
  }

  putQuantities(rows: readonly { readonly id: string; readonly quantity: number }[]): void {
    for (const { id, quantity } of rows) {
      const product = this.#products.get(id)
      if (product) this.#products.set(id, { ...product, quantity })
    }
  }

  categories(): CategoryRow[] {
    return [...this.#categories.values()]
      .filter((category) => category.status)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  #categoryOf({ category }: StoredProduct): CategoryRow | undefined {
    return this.#categories.get(category?._id ?? '')
  }

  /** Newest first, and as the API shows them. */
  #onSale(): StoredProduct[] {
    return [...this.#products.values()]
      .filter((product) => product.category === null || this.#categoryOf(product)?.status === true)
      .sort((one, other) => (one.id > other.id ? -1 : 1))
  }

  #json = (product: StoredProduct, isInList: boolean): string => {
    const { id, name } = this.#categoryOf(product) ?? {}
    const presented = presentProduct({ ...product, category: id && name ? { _id: id, name } : null })
    return JSON.stringify({ ...presented, ...this.coloursOf(product, isInList) })
  }

  coloursOf({ id, family }: Pick<StoredProduct, 'id' | 'family'>, isInList: boolean): object {
    const others = this.#onSale()
      .filter((other) => family !== '' && familyKey(other.family) === familyKey(family) && other.id !== id)
      .toReversed()
    if (others.length === 0) return {}
    const most = isInList ? mostColours.inLists : mostColours.withProduct
    const colours = others.slice(0, most).map(({ id, name, images, quantity, slug, pricePaise }) => ({
      ...{ id, name, image: images[0] ?? null, soldOut: quantity <= 0 },
      ...(!isInList && { slug, price: pricePaise / 100 }),
    }))
    return { colours, moreColours: others.length - colours.length }
  }

  jsonOf(idOrSlug: string): string | undefined {
    const bySlug = [...this.#products.values()].find(({ slug }) => slug === idOrSlug)
    const found = this.#products.get(idOrSlug.toLowerCase()) ?? bySlug
    return found && this.#onSale().includes(found) ? this.#json(found, false) : undefined
  }

  list(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number) {
    const { family, type, q, leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY, attributes = {} } = filter
    const placeOf = ({ id, pricePaise }: StoredProduct): Place => ({ id, paise: pricePaise })
    const matching = this.#onSale()
      .filter((product) => this.#isIn(product, filter.category))
      .filter((product) => !family || familyKey(product.family) === familyKey(family))
      .filter(({ pricePaise }) => pricePaise >= leastPaise && pricePaise <= mostPaise)
      .filter(({ name }) => [type, q].every((text) => hasText(name, text ?? '')))
      .filter((product) => attributePairs(attributes).every(([key, value]) => hasValue(product[key], value)))
      .sort((one, other) => comparePlaces[sort](placeOf(one), placeOf(other)))
    const rest = matching.filter((product) => !after || comparePlaces[sort](placeOf(product), after) > 0)
    const page = rest.slice(0, limit)
    const last = page.at(-1)
    return {
      json: `[${page.map((product) => this.#json(product, true)).join(',')}]`,
      total: matching.length,
      next: last && rest.length > limit ? placeOf(last) : undefined,
    }
  }

  /** Of several categories that are called so, the first that was known counts. */
  #isIn(product: StoredProduct, category: string | undefined): boolean {
    if (category === undefined || isEveryCategory(category)) return true
    const wanted = category.toLowerCase()
    const named = [...this.#categories.values()].find(
      ({ id, name }) => id === wanted || name.toLowerCase() === wanted,
    )
    return named !== undefined && product.category?._id === named.id
  }

  search(q: string) {
    if (q.trim() === '') return []
    const found = this.#onSale().filter(({ name }) => hasText(name, q))
    return found.slice(0, 6).map((product) => JSON.parse(this.#json(product, true)))
  }

  slugs(limit: number): string[] {
    return this.#onSale()
      .slice(0, limit)
      .map(({ slug }) => slug)
  }
}

const hasText = (name: string, text: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase())
