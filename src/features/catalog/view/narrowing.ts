import { LRUCache } from 'lru-cache'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { filterAttributes } from '../attributes/attributes.rules.ts'
import { wordsIn } from '../attributes/kinds.rules.ts'
import type { ShopSort } from '../facets/address.rules.ts'
import { type Choice, countFacets } from '../facets/countFacets.ts'
import { FacetIndex } from '../facets/facetIndex.ts'
import { type FacetLayout, layOut, type OfferedFacet } from '../facets/facetLayout.ts'
import type { Facets } from '../facets/facets.schema.ts'
import { facetValue } from '../facets/facetValues.rules.ts'
import type { NextPart, Parts } from '../memory/parts.ts'
import { ScratchSets } from '../memory/scratchSets.ts'
import type { SetMaker } from '../memory/setMaker.ts'
import { WordIndex } from '../memory/wordIndex.ts'
import { choicesIn, facets as facetsOffered, hasPrice, type ProductFilter } from '../rules/list.rules.ts'
import { familyKey } from '../rules/productForm.rules.ts'
import type { CategoryLists } from './categoryLists.ts'
import type { PackedProducts } from './packedProducts.ts'
import { isByPrice, type SortedProducts } from './sortedProducts.ts'
import type { Swatches } from './swatches.ts'

type FacetCounts = Omit<Facets, 'sorts'>

const lowered = (text: string | undefined): string => text?.trim().toLowerCase() ?? ''

const filters = filterAttributes()
/** Lists of categories, and what was searched lately. */
const REMEMBERED_LAYOUTS = 64

/** Which products of a list pass a filter (words, a design, prices, facets), and how many each further choice would leave. */
export class Narrowing {
  readonly #products: PackedProducts
  readonly #lists: CategoryLists
  readonly #swatches: Swatches
  readonly #words = new WordIndex()
  readonly #facets = new FacetIndex()
  /** For what passes a question. */
  readonly #scratch = new ScratchSets()
  /** What each list, and what searches found, can be narrowed to; emptied by every change. */
  readonly #layouts = new LRUCache<NumberSet, FacetLayout>({ max: REMEMBERED_LAYOUTS })

  constructor(products: PackedProducts, lists: CategoryLists, swatches: Swatches) {
    this.#products = products
    this.#lists = lists
    this.#swatches = swatches
  }

  *parts(): Parts {
    yield* this.#words.parts()
    yield* this.#facets.parts()
  }

  load(next: NextPart): void {
    this.#words.load(next)
    this.#facets.load(next)
  }

  /** The products whose names contain a text, in small letters. */
  named(text: string, make: SetMaker): NumberSet {
    return this.#words.matching(text, make)
  }

  /** Those of a list that pass everything, to be read at once; undefined where the list itself tells. */
  among(filter: ProductFilter, sort: ShopSort, list: SortedProducts): NumberSet | undefined {
    this.#scratch.reset()
    const { all, onSale, isAllOnSale } = this.#lists
    const others = this.#choices(filter).map(({ matching }) => matching)
    if (isAllOnSale && others.length === 0 && (isByPrice(sort) || !hasPrice(filter))) return undefined
    return this.#scratch.allOf([
      ...others,
      ...(isAllOnSale ? [] : [onSale]),
      ...(list === all ? [] : [list.all]),
      ...(hasPrice(filter) ? [this.#priced(filter)] : []),
    ])
  }

  /** What a list of the shop can be narrowed to. */
  facets(list: SortedProducts, filter: ProductFilter): FacetCounts {
    return this.facetsOf(list === this.#lists.all ? this.#lists.onSale : list.all, filter)
  }

  /** What any products can be narrowed to, of a set that nothing is written into as long as nothing changes. */
  facetsOf(scope: NumberSet, filter: ProductFilter): FacetCounts {
    const layout = this.#layouts.get(scope) ?? this.#layOut(scope)
    this.#layouts.set(scope, layout)
    return this.#countWithin(layout, filter)
  }

  /** Takes over the name of a product as well as its values. */
  set(number: number, name: string): void {
    this.#words.set(number, name.toLowerCase())
    this.setValues(number)
  }

  /** Takes over what a product can be chosen by. */
  setValues(number: number): void {
    const values: [facet: string, label: string][] = [['categories', this.#products.category(number)]]
    // not a message: in answers for all languages; facetLabels.ts says it
    if (this.#products.isInStock(number)) values.push(['availability', 'In stock'])
    for (const size of this.#products.sizesInStock(number)) values.push(['size', size])
    for (const { key } of filters) {
      for (const word of wordsIn(this.#products.attribute(number, key))) values.push([key, word])
    }
    this.#facets.set(number, values)
  }

  delete(number: number): void {
    this.#words.delete(number)
    this.#facets.delete(number)
  }

  /** Something changed. */
  forget(): void {
    this.#layouts.clear()
  }

  #priced({ leastPaise = 0, mostPaise = Number.POSITIVE_INFINITY }: ProductFilter): NumberSet {
    return this.#lists.all.priced(leastPaise, mostPaise)
  }

  /** What narrows a list: words, a design, and what is chosen of facets. */
  #choices(filter: ProductFilter): Choice[] {
    const words = (['type', 'q'] as const).flatMap((key) => {
      const text = lowered(filter[key])
      return text === ''
        ? []
        : [{ key, parameters: [key], matching: this.#words.matching(text, this.#scratch) }]
    })
    const { family } = filter
    const designs = family ? [new NumberSet(this.#products.family(familyKey(family)))] : []
    const chosen = choicesIn(filter).map(({ key, values }) => ({
      ...{ key, parameters: [key] },
      matching: this.#facets.matching(key, key === 'categories' ? this.#lists.idsNamed(values) : values),
    }))
    return [
      ...words,
      ...designs.map((matching) => ({ key: 'family', parameters: ['family'], matching })),
      ...chosen,
    ]
  }

  #countWithin(layout: FacetLayout, filter: ProductFilter): FacetCounts {
    this.#scratch.reset()
    const price = { key: 'price', parameters: ['min', 'max'] }
    const choices = [
      ...this.#choices(filter),
      ...(hasPrice(filter) ? [{ ...price, matching: this.#priced(filter) }] : []),
    ]
    return countFacets({ index: this.#facets, layout, choices, make: this.#scratch })
  }

  #layOut(scope: NumberSet): FacetLayout {
    const named: Record<string, OfferedFacet['named']> = {
      categories: ({ value: id }) => {
        const label = this.#lists.category(id)?.name ?? ''
        return { value: facetValue(label), label }
      },
      colour: ({ value, label }) => ({ value, label, hex: this.#swatches.ofFacet(value) }),
    }
    const offered = facetsOffered().map((facet) => ({ ...facet, named: named[facet.key] }))
    return layOut(this.#facets, offered, scope)
  }
}
