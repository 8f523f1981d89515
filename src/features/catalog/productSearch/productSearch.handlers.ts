import { countedWords } from '#/features/search/search.rules.ts'
import { countMissed } from '#/features/search/search.store.ts'
import { pathAndQuery, sendUncached } from '#/platform/http/cache/sendCached.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#/platform/time/spans.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import type { Facets } from '../facets/facets.schema.ts'
import { m } from '../messages/catalog.messages.ts'
import type { SearchHit } from '../schema/catalog.schema.ts'
import * as contract from './productSearch.contract.ts'
import { productSearchReads } from './productSearch.reads.ts'
import type { Results, Suggestions } from './productSearch.schema.ts'

/** Searching, for whoever may look around. */
export function productSearchApi(services: CatalogServices) {
  const { db, catalog } = services
  const reads = productSearchReads(services)
  const perAddress = rateLimit(services, { name: 'missed', points: 40, seconds: HOUR_SECONDS })
  const perWord = rateLimit(services, { name: 'missed-word', points: 1, seconds: DAY_SECONDS })
  const inAll = rateLimit(services, { name: 'missed-all', points: 600, seconds: HOUR_SECONDS })
  return roomApi()
    .openapi(contract.searchProducts, async (c) =>
      sendUncached<SearchHit[]>(c, await reads.products.answer(c.req.valid('query'), pathAndQuery(c.req))),
    )
    .openapi(contract.suggestSearch, async (c) =>
      sendUncached<Suggestions>(c, await reads.suggestions.answer(c.req.valid('query'), pathAndQuery(c.req))),
    )
    .openapi(contract.findProducts, async (c) =>
      sendUncached<Results>(c, await reads.results.answer(c.req.valid('query'), pathAndQuery(c.req))),
    )
    .openapi(contract.readSearchFacets, async (c) =>
      sendUncached<Facets>(c, await reads.facets.answer(c.req.valid('query'), pathAndQuery(c.req))),
    )
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
