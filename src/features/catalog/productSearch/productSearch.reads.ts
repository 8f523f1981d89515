import { fastRead } from '#/platform/http/cache/fastReads.ts'
import { uncached } from '#/platform/http/cachedResponse.ts'
import { failures } from '#/platform/http/failure.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { presentHit } from '../present/catalog.present.ts'
import { withProducts } from '../present/withProducts.ts'
import { SEARCH_LIMIT } from '../rules/catalog.rules.ts'
import { hasPrice, type ProductFilter, placeOf } from '../rules/list.rules.ts'
import { shownByResults } from '../rules/subjects.rules.ts'
import { filterOf } from '../schema/filterOf.ts'
import type { SearchResult } from '../search/productSearch.ts'
import { rankedPlaceOf } from '../search/rankedPage.ts'
import { listSortOf, type SearchSort, searchSorts } from '../search/searchSorts.rules.ts'
import type { Understood } from '../search/understood.schema.ts'
import type { CatalogView } from '../view/catalogView.ts'
import * as contract from './productSearch.contract.ts'
import type { ResultsQuery, SuggestedList } from './productSearch.schema.ts'
import { suggestedCategories, suggestedFilters, suggestedLists } from './suggested.ts'

/** Results on a page, unless it is said. */
const RESULTS = 24
/** Lists that are suggested. */
const MOST_LISTS = 5

/** What narrows the list beside the text. */
const filterBeside = ({ q: _, ...query }: ResultsQuery): ProductFilter => filterOf(query)

/** A price of the filter counts instead of one in the text. */
const foundBy = (query: Pick<ResultsQuery, 'q' | 'exact'>, filter: ProductFilter, view: CatalogView) =>
  view.lookUp(query.q, undefined, {
    isExact: query.exact === '1',
    isUnpriced: hasPrice(filter),
  })

const presentUnderstood = (found: SearchResult): Understood => ({
  didYouMean: found.didYouMean ?? null,
  corrections: [...found.corrections],
  missing: [...found.missing],
  isPartial: found.isPartial,
  least: found.least ?? null,
  most: found.most ?? null,
  text: found.text,
})

/** Lists of the shop that a text may mean, with how many products they hold. */
function listsFor(found: SearchResult, view: CatalogView): SuggestedList[] {
  const { terms, least, most } = found
  const names = view.categories().map(({ name }) => name)
  const categories = suggestedCategories(terms, names)
  const filters = suggestedFilters(terms, view.lists, (key, value) => view.isUsed(key, value))
  return suggestedLists({ categories, filters, least, most })
    .map((list) => ({ ...list, total: view.count(filterOfList(list)) }))
    .filter(({ total }) => total > 0)
    .slice(0, MOST_LISTS)
    .map((list) => localizedList(view, list))
}

/** What a list is called in the language of the answer; what narrows it stays. */
function localizedList(view: CatalogView, list: SuggestedList): SuggestedList {
  const categoryLabel = list.category === null ? undefined : view.localizedCategoryName(list.category)
  const filters = list.filters.map((filter) => {
    const called = view.localizedValue(filter.value)
    return called === filter.value ? filter : { ...filter, called }
  })
  return { ...list, ...(categoryLabel && { categoryLabel }), filters }
}

function filterOfList({ category, filters, min, max }: Omit<SuggestedList, 'total'>): ProductFilter {
  const values = Map.groupBy(filters, ({ key }) => key)
  const chosen = [...values].map(([key, some]) => [key, some.map(({ value }) => value).join(',')])
  return filterOf({
    ...Object.fromEntries(chosen),
    ...{ category: category ?? undefined, min: min ?? undefined, max: max ?? undefined },
  })
}

/** @throws Failure invalid for a text that is no cursor of this sort */
function readCursor(cursor: string | undefined, sort: SearchSort): string | undefined {
  const listSort = listSortOf(sort)
  const isPlace =
    cursor === undefined || (listSort ? placeOf(cursor, listSort) : rankedPlaceOf(cursor)) !== undefined
  if (isPlace) return cursor
  const message = 'cursor is not one that this search gave out.'
  throw failures.invalid({ message, errors: [{ field: 'cursor', message }] })
}

/** What is found in the catalogue in memory. */
export const productSearchReads = ({ catalog }: Pick<CatalogServices, 'catalog'>) => ({
  products: fastRead(contract.searchProducts, async ({ q }) => {
    const view = await catalog.searchable()
    return uncached(JSON.stringify(view.best(view.lookUp(q), SEARCH_LIMIT).map(presentHit)))
  }),
  suggestions: fastRead(contract.suggestSearch, async ({ q }) => {
    const view = await catalog.searchable()
    const found = view.lookUp(q)
    const products = view.best(found, SEARCH_LIMIT).map(presentHit)
    const { total } = found
    return uncached(
      JSON.stringify({ products, total, lists: listsFor(found, view), ...presentUnderstood(found) }),
    )
  }),
  results: fastRead(
    contract.findProducts,
    async ({ sort: asked = 'match', limit = RESULTS, cursor, ...query }) => {
      const view = await catalog.searchable()
      const filter = filterBeside(query)
      const sort = listSortOf(asked)
      const after = readCursor(cursor, asked)
      const found = foundBy(query, filter, view)
      const { json, shown, total, next = null } = view.results(found, { filter, sort, after, limit })
      const isByPrice = found.least !== undefined || found.most !== undefined
      const body = withProducts(json, { total, next, understood: presentUnderstood(found) })
      return uncached(body, shownByResults(filter, sort, shown, isByPrice))
    },
  ),
  facets: fastRead(contract.readSearchFacets, async (query) => {
    const view = await catalog.searchable()
    const filter = filterBeside(query)
    const sorts = searchSorts.filter((sort) => view.differsBy(listSortOf(sort) ?? 'none'))
    return uncached(JSON.stringify({ ...view.facetsOf(foundBy(query, filter, view), filter), sorts }))
  }),
})
