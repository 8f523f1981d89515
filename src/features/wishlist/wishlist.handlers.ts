import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { isId } from '#/platform/db/ids.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Caller } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { m } from './messages/wishlist.messages.ts'
import * as contract from './wishlist.contract.ts'
import * as store from './wishlist.store.ts'

/** A wishlist is its owner's alone; admins have no business there either. */
function refuseOthers(caller: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== caller.id) throw failures.forbidden()
}

/** The entries are read from the database, the products they show from the catalogue in memory. */
export function wishlistApi(services: CatalogServices) {
  const { db, catalog } = services
  return roomApi()
    .openapi(contract.addToWishlist, async (c) => {
      const caller = callerOf(c)
      const { userId, productId } = c.req.valid('json')
      refuseOthers(caller, userId)
      if (!isId(productId) || !(await catalog.has(productId))) throw failures.not_found()
      await store.addToWishlist(db, caller.id, productId).catch((error) => {
        const gone = brokenConstraint(error) === 'wishlist_entries_product_id_products_id_fk'
        throw gone ? failures.not_found() : error
      })
      return c.json({ message: m.added() }, 201)
    })
    .openapi(contract.readWishlist, async (c) => {
      const caller = callerOf(c)
      refuseOthers(caller, c.req.valid('param').userId)
      const [view, rows] = await Promise.all([catalog.current(), store.wishlistOf(db, caller.id)])
      const entries = rows.flatMap(({ id, productId }) => {
        const product = view.find(productId)
        return product ? [{ _id: id, userId: caller.id, productId: product }] : []
      })
      return c.json(entries, 200)
    })
    .openapi(contract.removeFromWishlist, async (c) => {
      const caller = callerOf(c)
      const { userId, productId } = c.req.valid('param')
      refuseOthers(caller, userId)
      if (!isId(productId)) throw failures.not_found()
      await store.removeFromWishlist(db, caller.id, productId)
      return c.json({ message: m.removed() }, 200)
    })
}

export type WishlistApi = ReturnType<typeof wishlistApi>
