import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import { manyResult } from '#/platform/http/many.schema.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { rateLimit } from '#/platform/http/rateLimit.ts'
import { HOUR_SECONDS } from '#/platform/time/spans.rules.ts'
import { answerReview } from './answerReview.actions.ts'
import { deleteReviews } from './deleteReviews.actions.ts'
import { m } from './messages/reviews.messages.ts'
import { removePhoto, savePhotos } from './photos.actions.ts'
import { deliveredTo, type Purchases } from './purchases.ts'
import * as contract from './reviews.contract.ts'
import { reviewFailures } from './reviews.failures.ts'
import { presentAdminReview, presentReview } from './reviews.present.ts'
import { REVIEWS } from './reviews.rules.ts'
import * as store from './reviews.store.ts'

/** What the reviews of a product show, by the word that a change of one of them concerns. */
const shownBy = (productId: string): string => `reviews:${productId.toLowerCase()}`

export function reviewsApi(services: CatalogServices & ShopServices, purchases: Purchases) {
  const { db, databaseNotices, responseCache, catalog, settings } = services
  const received = (rows: Parameters<typeof deliveredTo>[2]) => deliveredTo(db, purchases, rows)
  // Reviews are part of their product's page.
  databaseNotices.on('reviews', (productId) => {
    if (productId === '*') return responseCache.clear()
    // guard: cache-follows-reviews
    responseCache.drop([shownBy(productId), REVIEWS])
  })
  const perPerson = rateLimit(services, { name: 'review', points: 20, seconds: HOUR_SECONDS })
  const perAddress = rateLimit(services, { name: 'review-address', points: 60, seconds: HOUR_SECONDS })
  const photosPerPerson = rateLimit(services, { name: 'review-photos', points: 10, seconds: HOUR_SECONDS })
  const photosPerAddress = rateLimit(services, {
    name: 'review-photos-address',
    points: 30,
    seconds: HOUR_SECONDS,
  })
  return roomApi()
    .openapi(contract.listReviews, async (c) => {
      const query = c.req.valid('query')
      const { _id } = c.req.valid('param')
      const { rows, total } = await store.reviewsOf(db, _id, pageOf(query))
      setListHeaders(c, total, query)
      c.header(SHOWS_HEADER, shownBy(_id))
      const deliveredOf = await received(rows)
      return c.json(
        rows.map((row) => presentReview(c.var.caller, row, deliveredOf(row))),
        200,
      )
    })
    .openapi(contract.writeReview, async (c) => {
      const caller = callerOf(c)
      const { productId, comment, rating, fit = null, dropPhotos } = c.req.valid('json')
      if (!isId(productId) || !(await catalog.has(productId))) throw failures.not_found()
      const { reviewsFrom } = await settings()
      if (reviewsFrom === 'buyers' && !(await purchases.hasPurchased(db, caller.id, productId)))
        throw reviewFailures.not_bought()
      // guard: reviews-per-hour
      await perPerson.consume(caller.id)
      await perAddress.consume(c.var.address)
      const review = await store
        .writeReview(db, caller, { productId, comment, rating, fit, dropPhotos })
        .catch((error) => {
          const gone = brokenConstraint(error) === 'reviews_product_id_products_id_fk'
          throw gone ? failures.not_found() : error
        })
      return c.json(presentReview(caller, review, (await received([review]))(review)), 201)
    })
    .openapi(contract.savePhotos, async (c) => {
      const caller = callerOf(c)
      // guard: photos-per-hour
      await photosPerPerson.consume(caller.id)
      await photosPerAddress.consume(c.var.address)
      const review = { id: c.req.valid('param')._id, userId: caller.id }
      const saved = await savePhotos(services, review, c.req.valid('form').photos)
      return c.json(presentReview(caller, saved, (await received([saved]))(saved)), 200)
    })
    .openapi(contract.removePhoto, async (c) => {
      const caller = callerOf(c)
      const review = await removePhoto(services, caller, c.req.valid('param')._id, c.req.valid('json').photo)
      return c.json(presentReview(caller, review, (await received([review]))(review)), 200)
    })
    .openapi(contract.deleteReview, async (c) => {
      const { _id } = c.req.valid('param')
      const gone = await deleteReviews(db, callerOf(c), [_id])
      if (gone.size === 0) throw failures.not_found()
      return c.json({ message: m.deleted() }, 200)
    })
    .openapi(contract.deleteReviews, async (c) => {
      const { ids } = c.req.valid('json')
      const gone = await deleteReviews(db, callerOf(c), ids)
      const unknown = ids.filter((id) => !gone.has(id))
      return c.json(manyResult(ids, new Map(unknown.map((id) => [id, failures.not_found().message]))), 200)
    })
    .openapi(contract.listAllReviews, async (c) => {
      const query = c.req.valid('query')
      const { rows, total } = await store.newestReviews(db, { ...query, ...pageOf(query) })
      setListHeaders(c, total, query)
      const deliveredOf = await received(rows.map(({ review }) => review))
      return c.json(
        rows.map((row) => presentAdminReview(row, deliveredOf(row.review))),
        200,
      )
    })
    .openapi(contract.answerReview, async (c) => {
      const { _id } = c.req.valid('param')
      const caller = callerOf(c)
      const review = await answerReview(services, caller, _id, c.req.valid('json'))
      return c.json(presentReview(caller, review, (await received([review]))(review)), 200)
    })
}

export type ReviewsApi = ReturnType<typeof reviewsApi>
