import { isId } from '#/platform/db/ids.ts'
import { sendNew } from '#/platform/http/cache/sendCached.ts'
import { cachedResponse } from '#/platform/http/cachedResponse.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { productsIn, shownByList } from '../rules/subjects.rules.ts'
import { findChosen } from './chosen.store.ts'
import { PALETTES } from './palettes.store.ts'
import * as contract from './related.contract.ts'
import type { Related } from './related.schema.ts'
import { relatedTo } from './relatedProducts.ts'

export function relatedApi({ catalog, db, databaseNotices, responseCache }: CatalogServices) {
  databaseNotices.on(PALETTES, () => responseCache.drop([PALETTES]))
  return roomApi()
    .openapi(contract.listChosenProducts, async (c) => {
      const ids = c.req.valid('query').ids.split(',').filter(isId)
      const found = await findChosen(db, ids)
      const rows = found.map(({ id, ...row }) => ({ _id: id, ...row }))
      return c.json(
        rows.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)),
        200,
      )
    })
    .openapi(contract.readRelatedProducts, async (c) => {
      const { idOrSlug } = c.req.valid('param')
      if (!(await catalog.has(idOrSlug))) throw failures.not_found()
      const view = await catalog.current()
      const [product, related] = [view.find(idOrSlug), await relatedTo(db, view, idOrSlug)]
      if (!product || !related) throw failures.not_found()
      const json = JSON.stringify(related)
      // It ends with what it shows, with the product itself, and when something comes into the shop, goes or is described anew.
      const shows = shownByList({ attributes: { weave: product.weave || '-' } }, 'none', productsIn(json))
      return sendNew<Related>(c, cachedResponse(json, [...shows, `product:${product._id}`, PALETTES]))
    })
}

export type RelatedApi = ReturnType<typeof relatedApi>
