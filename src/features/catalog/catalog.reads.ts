import { fastRead } from '#/platform/http/cache/fastReads.ts'
import { type CachedResponse, cachedResponse } from '#/platform/http/cachedResponse.ts'
import { failures } from '#/platform/http/failure.ts'
import { WHOLE_LIST } from '#/platform/http/paging.ts'
import { inLanguageOf } from '#/platform/http/responseCache.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import type { CatalogServices } from './catalog.cache.ts'
import * as contract from './catalog.contract.ts'
import type { ShopSort } from './facets/address.rules.ts'
import { cursorOf, type Place, placeOf } from './rules/list.rules.ts'
import { shownByFacets, shownByList } from './rules/subjects.rules.ts'
import { filterOf } from './schema/filterOf.ts'
import type { CatalogView } from './view/catalogView.ts'

/** @throws Failure invalid for a text that is no cursor of ours */
export function readCursor(cursor: string | undefined, sort: ShopSort): Place | undefined {
  const place = cursor === undefined ? undefined : placeOf(cursor, sort)
  if (place || cursor === undefined) return place
  const message = 'cursor is not one that this list gave out.'
  throw failures.invalid({ message, errors: [{ field: 'cursor', message }] })
}

/** `X-Total-Count`, and `Link` to the page after `last`, names in lower case. @param url path and query of this page */
export function listHeaders(
  url: string,
  total: number,
  limit: number,
  last: Place | undefined,
): Record<string, string> {
  if (!last) return { 'x-total-count': String(total) }
  const [asked = ''] = url.split('#', 1)
  const [path, ...query] = asked.split('?')
  const next = new URLSearchParams(query.join('?'))
  next.set('limit', String(Math.min(limit, 100)))
  next.set('cursor', cursorOf(last))
  return { 'x-total-count': String(total), link: `<${path}?${next}>; rel="next"` }
}

/** What shoppers read of the catalogue in memory. */
export function catalogReads({ catalog }: Pick<CatalogServices, 'catalog'>) {
  const answered = async (url: string, make: (view: CatalogView) => CachedResponse) => {
    const view = await catalog.current()
    return view.answers.answered(inLanguageOf(url, currentLanguage()), () => make(view))
  }
  return {
    products: fastRead(contract.listProducts, (query, url) =>
      answered(url, (view) => {
        const { sort = 'none', limit = WHOLE_LIST, cursor } = query
        const filter = filterOf(query)
        const { json, shown, total, next } = view.list(filter, sort, readCursor(cursor, sort), limit)
        return cachedResponse(json, shownByList(filter, sort, shown), listHeaders(url, total, limit, next))
      }),
    ),
    facets: fastRead(contract.readFacets, (query, url) =>
      answered(url, (view) => {
        const filter = filterOf(query)
        return cachedResponse(JSON.stringify(view.facets(filter)), shownByFacets(filter))
      }),
    ),
  }
}
