import { presentUser } from '#/features/accounts/accounts.present.ts'
import { presentCart } from '#/features/cart/cart.present.ts'
import { readCart } from '#/features/cart/cart.store.ts'
import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import { wishlistOf } from '#/features/wishlist/wishlist.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './shopper.contract.ts'

export function shopperApi({ db, catalog }: CatalogServices) {
  return roomApi().openapi(contract.readShopper, async (c) => {
    const caller = callerOf(c)
    const [view, cart, wishes] = await Promise.all([
      catalog.current(),
      readCart(db, caller.id),
      wishlistOf(db, caller.id),
    ])
    const wishlist = wishes.map(({ productId }) => productId).filter((id) => view.has(id))
    return c.json({ user: presentUser(caller), cart: presentCart(cart), wishlist }, 200)
  })
}

export type ShopperApi = ReturnType<typeof shopperApi>
