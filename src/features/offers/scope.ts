import { filterAttributes } from '#/features/catalog/attributes/attributes.rules.ts'
import { facetValue } from '#/features/catalog/facets/facetValues.rules.ts'
import type { Gathered } from '#/features/catalog/rules/subjects.rules.ts'
import { filterOf } from '#/features/catalog/schema/filterOf.ts'
import type { CatalogView } from '#/features/catalog/view/catalogView.ts'
import type { CollectionRow } from '#/features/collections/collections.tables.ts'
import { gatheredOf } from '#/features/collections/gathered.ts'
import type { Scope } from './rules/offer.rules.ts'

const byWords = (words: Parameters<typeof filterOf>[0]): Gathered => ({
  filter: filterOf(words),
  sort: 'none',
})

/**
 * What is on sale in a scope, as lists that the catalogue can be asked for: whoever looks for its first products need not
 * look at all. Undefined where it cannot be asked so: by an attribute that does not filter.
 */
export function gatheredIn(
  { kind, any, attribute }: Scope,
  view: CatalogView,
  collections: readonly CollectionRow[],
): Gathered[] | undefined {
  switch (kind) {
    case 'all':
      return [byWords({})]
    case 'categories': {
      const names = view.categories().flatMap(({ id, name }) => (any.includes(id) ? [facetValue(name)] : []))
      return names.length === 0 ? [] : [byWords({ categories: names.join(',') })]
    }
    case 'families':
      return any.map((family) => byWords({ family }))
    case 'products':
      return [{ ids: any }]
    case 'attribute': {
      const isFilter = filterAttributes().some(({ key }) => key === attribute)
      return isFilter ? [byWords({ [attribute]: any.map(facetValue).join(',') })] : undefined
    }
    case 'collection':
      return collections.filter(({ id }) => any.includes(id)).map(gatheredOf)
  }
}

/** The first products on sale in a scope, by their ids. */
export function firstIn(lists: readonly Gathered[], view: CatalogView, limit: number): string[] {
  const pages = lists.map((of) => {
    const question = { of, filter: {}, sort: 'ids' in of ? undefined : of.sort, after: undefined, limit }
    return view.selected(question).shown.ids
  })
  return [...new Set(pages.flat())].slice(0, limit)
}
