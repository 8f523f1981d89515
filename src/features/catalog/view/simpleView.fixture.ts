import { type AttributeLists, firstLists, hexOf } from '../attributes/attributeLists.rules.ts'
import { filterAttributes } from '../attributes/attributes.rules.ts'
import { wordsIn } from '../attributes/kinds.rules.ts'
import { type ShopSort, shopSorts, specifiedSorts } from '../facets/address.rules.ts'
import type { Facets } from '../facets/facets.schema.ts'
import { facetValue } from '../facets/facetValues.rules.ts'
import { presentProduct } from '../present/catalog.present.ts'
import { mostColours } from '../rules/catalog.rules.ts'
import { isEveryCategory } from '../rules/categoryName.rules.ts'
import {
  choicesIn,
  comparePlaces,
  facets as facetsOffered,
  hasPrice,
  type Place,
  type ProductFilter,
  type SortValues,
  sortColumn,
} from '../rules/list.rules.ts'
import { familyKey } from '../rules/productForm.rules.ts'
import { productsIn } from '../rules/subjects.rules.ts'
import type { CategoryRow, StoredProduct } from '../tables/catalog.tables.ts'
import { countsSizes } from '../variants/variants.rules.ts'
import type { Quantities } from './versions.store.ts'

/** A product with its rank. */
export type RankedProduct = StoredProduct & Pick<SortValues, 'sold' | 'rating'>

/** One thing that narrows a list. */
interface Test {
  readonly key: string
  readonly parameters: string[]
  passes(product: RankedProduct): boolean
}

function sizesInStock({ quantity, sizes, variants }: RankedProduct): readonly string[] {
  if (!countsSizes(variants)) return quantity > 0 ? sizes : []
  return variants.filter((variant) => variant.quantity > 0).map(({ size }) => size)
}

/** What `CatalogView` does, as simply as it can be said: everything is looked through for each answer. */
export class SimpleView {
  /** Asked and changed alike. */
  readonly changes = this
  readonly #categories = new Map<string, CategoryRow>()
  readonly #products = new Map<string, RankedProduct>()
  #lists: AttributeLists = firstLists()

  putLists(lists: AttributeLists): void {
    this.#lists = lists
  }

  putCategory(id: string, category: CategoryRow | undefined): void {
    if (category) this.#categories.set(id, category)
    else this.#categories.delete(id)
  }

  putProducts(rows: ReadonlyMap<string, RankedProduct | undefined>): void {
    for (const [id, row] of rows) {
      if (row) this.#products.set(id, row)
      else this.#products.delete(id)
    }
  }

  putQuantities(rows: readonly Quantities[]): void {
    for (const { id, quantity, variants } of rows) {
      const product = this.#products.get(id)
      if (!product) continue
      const counted = product.variants.map((variant, at) => ({ ...variant, ...variants[at] }))
      this.#products.set(id, { ...product, quantity, variants: counted })
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
  #onSale(): RankedProduct[] {
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
    const colours = others.slice(0, most).map(({ id, name, images, quantity, slug, pricePaise, colour }) => {
      const hex = hexOf(this.#lists, colour)
      return {
        ...{ id, name, image: images[0] ?? null, soldOut: quantity <= 0 },
        ...(hex && { hex }),
        ...(!isInList && { slug, price: pricePaise / 100 }),
      }
    })
    return { colours, moreColours: others.length - colours.length }
  }

  jsonOf(idOrSlug: string): string | undefined {
    const bySlug = [...this.#products.values()].find(({ slug }) => slug === idOrSlug)
    const found = this.#products.get(idOrSlug.toLowerCase()) ?? bySlug
    return found && this.#onSale().includes(found) ? this.#json(found, false) : undefined
  }

  #tests(filter: ProductFilter): Test[] {
    const { family, type, q, leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY } = filter
    const words = Object.entries({ type, q }).filter(([, text]) => text?.trim())
    return [
      ...words.map(([key, text = '']) => ({
        ...{ key, parameters: [key] },
        passes: (product: RankedProduct) => isNamed(product, text),
      })),
      ...(family
        ? [
            {
              ...{ key: 'family', parameters: ['family'] },
              passes: (product: RankedProduct) => familyKey(product.family) === familyKey(family),
            },
          ]
        : []),
      ...choicesIn(filter).map(({ key, values }) => ({
        ...{ key, parameters: [key] },
        passes: (product: RankedProduct) =>
          this.#valuesOf(product, key).some((label) => values.includes(facetValue(label))),
      })),
      ...(hasPrice(filter)
        ? [
            {
              ...{ key: 'price', parameters: ['min', 'max'] },
              passes: ({ pricePaise }: RankedProduct) => pricePaise >= leastPaise && pricePaise <= mostPaise,
            },
          ]
        : []),
    ]
  }

  /** What a product has of a facet. */
  #valuesOf(product: RankedProduct, facet: string): readonly string[] {
    if (facet === 'categories') return [this.#categoryOf(product)?.name ?? '']
    if (facet === 'availability') return product.quantity > 0 ? ['In stock'] : []
    if (facet === 'size') return sizesInStock(product)
    return filterAttributes().flatMap(({ key }) => (key === facet ? wordsIn(product[key]) : []))
  }

  facets(filter: ProductFilter): Facets {
    const scope = this.#onSale().filter((product) => this.#isIn(product, filter.category))
    const tests = this.#tests(filter)
    const passing = (some: readonly Test[]) =>
      scope.filter((product) => some.every((test) => test.passes(product)))
    const labelsOf = (products: readonly RankedProduct[], facet: string) =>
      products.flatMap((product) => {
        const labels = this.#valuesOf(product, facet).map((label) => [facetValue(label), label] as const)
        return [...new Map(labels)].filter(([value]) => value !== '')
      })
    const total = passing(tests).length
    const listed = facetsOffered().map(({ key, label, order = [] }) => {
      const counted = (products: readonly RankedProduct[]) =>
        Map.groupBy(labelsOf(products, key), ([value]) => value)
      const [inScope, left] = [counted(scope), counted(passing(tests.filter((test) => test.key !== key)))]
      const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
      const usual = (value: string) => inScope.get(value)?.length ?? 0
      const narrows =
        tests.some((test) => test.key === key) || [...inScope.keys()].some((v) => usual(v) < scope.length)
      const values = [...inScope.keys()].sort(
        (a, b) => rank(a) - rank(b) || usual(b) - usual(a) || (a < b ? -1 : 1),
      )
      return {
        ...{ key, label },
        // The most usual of them.
        values: (narrows ? values.slice(0, 100) : []).map((value) => ({
          ...{ value, label: inScope.get(value)?.[0]?.[1] ?? '', count: left.get(value)?.length ?? 0 },
          ...(key === 'colour' && { hex: hexOf(this.#lists, value) }),
        })),
      }
    })
    const relaxed = tests.map((test) => ({
      without: test.parameters,
      total: passing(tests.filter((other) => other !== test)).length,
    }))
    const lonely = tests.map((test) => ({
      without: tests.flatMap((other) => (other === test ? [] : other.parameters)),
      total: passing([test]).length,
    }))
    const relaxations = (relaxed.some((one) => one.total > 0) ? relaxed : lonely)
      .filter((one) => one.total > 0)
      .sort((one, other) => other.total - one.total)
    // In the list of everything those of categories that are not shown are sorted as well.
    const isShown = isEveryCategory(filter.category) || scope.length > 0
    const sorted = [...this.#products.values()].filter((product) => this.#isIn(product, filter.category))
    const differs = (sort: ShopSort) => new Set(sorted.map((product) => valueFor(sort, product))).size > 1
    return {
      total,
      facets: listed.filter(({ values }) => values.length > 0),
      relaxations: total > 0 ? [] : relaxations.slice(0, 4),
      sorts: shopSorts.filter(
        (sort) => specifiedSorts.some((one) => one === sort) || (isShown && differs(sort)),
      ),
    }
  }

  list(filter: ProductFilter, sort: ShopSort, after: Place | undefined, limit: number) {
    const compare = comparePlaces(sort)
    const placeOf = (product: RankedProduct): Place => ({ id: product.id, at: valueFor(sort, product) })
    const tests = this.#tests(filter)
    const matching = this.#onSale()
      .filter((product) => this.#isIn(product, filter.category))
      .filter((product) => tests.every((test) => test.passes(product)))
      .sort((one, other) => compare(placeOf(one), placeOf(other)))
    const rest = matching.filter((product) => !after || compare(placeOf(product), after) > 0)
    const page = rest.slice(0, limit)
    const last = page.at(-1)
    const json = `[${page.map((product) => this.#json(product, true)).join(',')}]`
    return {
      json,
      shown: productsIn(json),
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
    const found = this.#onSale().filter((product) => isNamed(product, q))
    return found.slice(0, 6).map((product) => JSON.parse(this.#json(product, true)))
  }

  ids(): string[] {
    return this.#onSale().map(({ id }) => id)
  }
}

function valueFor(sort: ShopSort, { pricePaise, sold, rating, countryOfOrigin }: RankedProduct): Place['at'] {
  return { paise: pricePaise, sold, rating, country: countryOfOrigin.toLowerCase() }[sortColumn(sort)]
}

/** In whatever language. */
const isNamed = ({ name, words }: RankedProduct, text: string): boolean =>
  [name, words?.hi?.name ?? ''].some((one) => hasText(one, text))

const hasText = (name: string, text: string): boolean =>
  name.toLowerCase().includes(text.trim().toLowerCase())
