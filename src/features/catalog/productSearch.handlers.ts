import { countedWords } from '#/features/search/search.rules.ts'
import { countMissed } from '#/features/search/search.store.ts'
import { roomApi } from '#/platform/http/http.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import type { CatalogServices } from './catalog.cache.ts'
import { presentHit } from './catalog.present.ts'
import { SEARCH_LIMIT } from './catalog.rules.ts'
import * as contract from './productSearch.contract.ts'
import { suggestedCategories, suggestedFilters } from './suggested.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Searching, for whoever may look around. */
export function productSearchApi(services: CatalogServices) {
  const { db, catalog } = services
  const perAddress = rateLimit(services, { name: 'missed', points: 40, seconds: HOUR })
  const perWord = rateLimit(services, { name: 'missed-word', points: 1, seconds: DAY })
  const inAll = rateLimit(services, { name: 'missed-all', points: 600, seconds: HOUR })
  return roomApi()
    .openapi(contract.searchProducts, async (c) => {
      const view = await catalog.current()
      return c.json(view.found(c.req.valid('query').q, SEARCH_LIMIT).map(presentHit), 200)
    })
    .openapi(contract.suggestSearch, async (c) => {
      const view = await catalog.current()
      const { q } = c.req.valid('query')
      const { numbers, terms, missing, isPartial, ...found } = view.lookUp(q)
      const names = view.categories().map(({ name }) => name)
      return c.json(
        {
          products: view.found(q, SEARCH_LIMIT).map(presentHit),
          total: numbers.length,
          categories: suggestedCategories(terms, names),
          filters: suggestedFilters(terms, view.lists, (key, value) => view.isUsed(key, value)),
          didYouMean: found.didYouMean ?? null,
          missing: [...missing],
          isPartial,
          least: found.least ?? null,
          most: found.most ?? null,
        },
        200,
      )
    })
    .openapi(contract.noteMissedWords, async (c) => {
      const { q } = c.req.valid('json')
      const words = countedWords(q, (await catalog.current()).lookUp(q).missing)
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
      return c.json({ message: 'Thank you' }, 200)
    })
}

export type ProductSearchApi = ReturnType<typeof productSearchApi>
