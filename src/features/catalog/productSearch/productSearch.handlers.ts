import { countedWords } from '#/features/search/search.rules.ts'
import { countMissed } from '#/features/search/search.store.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { sendJson } from '#/platform/http/sendJson.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { m } from '../messages/catalog.messages.ts'
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
import type { Results, ResultsQuery, SuggestedList } from './productSearch.schema.ts'
import { suggestedCategories, suggestedFilters, suggestedLists } from './suggested.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

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
    .map((list) => calledIn(view, list))
}

/** What a list is called in the language of the answer; what narrows it stays. */
function calledIn(view: CatalogView, list: SuggestedList): SuggestedList {
  const categoryLabel = list.category === null ? undefined : view.calledCategory(list.category)
  const filters = list.filters.map((filter) => {
    const called = view.calledValue(filter.value)
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

/** Searching, for whoever may look around. */
export function productSearchApi(services: CatalogServices) {
  const { db, catalog } = services
  const perAddress = rateLimit(services, { name: 'missed', points: 40, seconds: HOUR })
  const perWord = rateLimit(services, { name: 'missed-word', points: 1, seconds: DAY })
  const inAll = rateLimit(services, { name: 'missed-all', points: 600, seconds: HOUR })
  return roomApi()
    .openapi(contract.searchProducts, async (c) => {
      const view = await catalog.searchable()
      return c.json(view.found(c.req.valid('query').q, SEARCH_LIMIT).map(presentHit), 200)
    })
    .openapi(contract.suggestSearch, async (c) => {
      const view = await catalog.searchable()
      const { q } = c.req.valid('query')
      const found = view.lookUp(q)
      return c.json(
        {
          products: view.found(q, SEARCH_LIMIT).map(presentHit),
          total: found.total,
          lists: listsFor(found, view),
          ...presentUnderstood(found),
        },
        200,
      )
    })
    .openapi(contract.findProducts, async (c) => {
      const view = await catalog.searchable()
      const { sort: asked = 'match', limit = RESULTS, cursor, ...query } = c.req.valid('query')
      const filter = filterBeside(query)
      const found = foundBy(query, filter, view)
      const sort = listSortOf(asked)
      const after = readCursor(cursor, asked)
      const { json, shown, total, next = null } = view.results({ found, filter, sort, after, limit })
      const isByPrice = found.least !== undefined || found.most !== undefined
      c.header(SHOWS_HEADER, shownByResults(filter, sort, shown, isByPrice).join())
      return sendJson<Results>(c, withProducts(json, { total, next, understood: presentUnderstood(found) }))
    })
    .openapi(contract.readSearchFacets, async (c) => {
      const view = await catalog.searchable()
      const query = c.req.valid('query')
      const filter = filterBeside(query)
      const sorts = searchSorts.filter((sort) => view.differsBy(listSortOf(sort) ?? 'none'))
      return c.json({ ...view.facetsOf(foundBy(query, filter, view), filter), sorts }, 200)
    })
    .openapi(contract.noteMissedWords, async (c) => {
      const { q } = c.req.valid('json')
      const words = countedWords(q, (await catalog.searchable()).lookUp(q).missing)
      if (words.length > 0) {
        // guard: missed-words-per-address
        await perAddress.consume(c.var.address)
        await inAll.consume('all')
      }
      for (const word of words) {
        // Whoever seeks it again the same day is counted once.
        const isNew = await perWord.consume(`${c.var.address} ${word}`).then(
          () => true,
          () => false,
        )
        if (isNew) await countMissed(db, word)
      }
      return c.json({ message: m.thankYou() }, 200)
    })
}

export type ProductSearchApi = ReturnType<typeof productSearchApi>
