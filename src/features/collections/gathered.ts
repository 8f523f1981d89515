import { filterAttributes, isList } from '#/features/catalog/attributes/attributes.rules.ts'
import { facetValue, valuesIn } from '#/features/catalog/facets/facetValues.rules.ts'
import { type Gathered, shownBySelection } from '#/features/catalog/rules/subjects.rules.ts'
import { filterOf } from '#/features/catalog/schema/filterOf.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import { collectionWord } from './collections.cache.ts'
import { type Rule, ruleSchema } from './collections.schema.ts'
import type { CollectionRow } from './collections.tables.ts'
import { m } from './messages/collections.messages.ts'

/** What decides which products are in a collection. */
export type Choosing = Pick<CollectionRow, 'by' | 'rule' | 'products'>

/** The rule as it was stored; undefined where a part of it means nothing any more. */
export const ruleOf = ({ rule }: Pick<CollectionRow, 'rule'>): Rule | undefined =>
  ruleSchema.safeParse(rule).data

/** A rule of which a part means nothing holds nothing: without that part it might hold the whole shop. */
export function gatheredOf(choosing: Choosing): Gathered {
  if (choosing.by === 'hand') return { ids: choosing.products }
  const rule = ruleOf(choosing)
  // guard: unreadable-rule-empty
  if (!rule) return { ids: [] }
  const { sort = 'none', limit, ...query } = rule
  const first = choosing.products
  return { filter: filterOf(query), sort, most: limit, ...(first.length > 0 && { first }) }
}

/** How its products are sorted unless a sort is chosen; undefined: as they, or the first of them, were put by hand. */
export const ownSort = (gathered: Gathered) =>
  'ids' in gathered || gathered.first ? undefined : gathered.sort

/** What a page of a collection shows: the collection, its products, and what may come into it. */
export const shownByCollection = (
  row: CollectionRow,
  view: CatalogView,
  page: Parameters<typeof shownBySelection>[2],
): string[] => {
  const gathered = gatheredOf(row)
  const within = 'ids' in gathered ? undefined : view.categoriesOf(gathered.filter)
  return [collectionWord(row.id), ...shownBySelection(gathered, within, page)]
}

/** What of the shop an answer about the whole of a collection shows: whatever decides how many it holds, and its first product. */
export function shownByWhole(row: CollectionRow, view: CatalogView): string[] {
  const first = firstOf(row)
  const { shown } = view.selected(first)
  return shownByCollection(row, view, { filter: {}, sort: first.sort ?? 'none', shown })
}

/** What is wrong with a collection, in sentences: values that are gone, products that are not on sale, or nothing in it. */
export function problemsOf(choosing: Choosing, view: CatalogView): string[] {
  const problems = choosing.by === 'hand' ? missingProducts(choosing, view) : vanished(ruleOf(choosing), view)
  const isEmpty = problems.length === 0 && view.selected({ ...firstOf(choosing) }).total === 0
  return isEmpty ? [m.emptyPage()] : problems
}

/** So many products are looked at for one that can be bought. */
const LOOKED_AT = 4

/** The question for its first products. */
export const firstOf = (choosing: Choosing) => {
  const of = gatheredOf(choosing)
  return { of, filter: {}, sort: ownSort(of), after: undefined, limit: LOOKED_AT }
}

function missingProducts({ products }: Choosing, view: CatalogView): string[] {
  const missing = products.filter((id) => !view.has(id)).length
  if (missing === 0) return []
  return [m.notOnSale({ missing, count: products.length })]
}

function vanished(rule: Rule | undefined, view: CatalogView): string[] {
  if (!rule) return [m.ruleUnknown()]
  const named = new Set(view.categories().map(({ name }) => facetValue(name)))
  const categories = valuesIn(rule.categories).filter((value) => !named.has(value))
  const values = filterAttributes().flatMap((attribute) => {
    const listed = isList(attribute) ? view.lists[attribute.key].map(({ value }) => facetValue(value)) : []
    return valuesIn(rule[attribute.key])
      .filter((value) => !listed.includes(value) && !view.isUsed(attribute.key, value))
      .map((value) => m.valueGone({ label: attribute.label, value }))
  })
  return [...categories.map((value) => m.noCategory({ value })), ...values]
}
