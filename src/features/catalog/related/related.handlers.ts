import { sendNew } from '#/platform/http/cache/sendCached.ts'
import { cachedResponse } from '#/platform/http/cachedResponse.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { shownByList } from '../subjects.rules.ts'
import * as contract from './related.contract.ts'
import type { Related } from './related.schema.ts'
import { relatedTo } from './relatedProducts.ts'

export function relatedApi({ catalog }: CatalogServices) {
  return roomApi().openapi(contract.readRelatedProducts, async (c) => {
    const { idOrSlug } = c.req.valid('param')
    if (!(await catalog.has(idOrSlug))) throw failures.not_found()
    const view = await catalog.current()
    const [product, related] = [view.find(idOrSlug), relatedTo(view, idOrSlug)]
    if (!product || !related) throw failures.not_found()
    const json = JSON.stringify(related)
    // It ends with what it shows, with the product itself, and when something comes into the shop, goes or is described anew.
    const shows = shownByList({ attributes: { weave: product.weave || '-' } }, 'none', json)
    return sendNew<Related>(c, cachedResponse(json, [...shows, `product:${product._id}`]))
  })
}

export type RelatedApi = ReturnType<typeof relatedApi>
