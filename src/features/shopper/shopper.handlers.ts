import { presentUser } from '#/features/accounts/accounts.present.ts'
import { presentCart } from '#/features/cart/cart.present.ts'
import { readCart } from '#/features/cart/cart.store.ts'
import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { wishlistOf } from '#/features/wishlist/wishlist.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { type Language, languageOfTag, spokenOr } from '#/platform/language/languages.rules.ts'
import * as contract from './shopper.contract.ts'

export function shopperApi({ db, catalog, settings }: CatalogServices & ShopServices) {
  /** The language of the page that asks; without one that of the answer. */
  const languageOf = async (tag: string | undefined): Promise<Language> =>
    tag === undefined ? currentLanguage() : spokenOr(languageOfTag(tag), (await settings()).languages)

  return roomApi().openapi(contract.readShopper, async (c) => {
    const caller = callerOf(c)
    const [language, view, cart, wishes] = await Promise.all([
      languageOf(c.req.valid('query').language),
      catalog.current(),
      readCart(db, caller.id),
      wishlistOf(db, caller.id),
    ])
    const wishlist = wishes.map(({ productId }) => productId).filter((id) => view.has(id))
    // guard: own-part-in-pages-language
    const shown = inLanguage(language, () => presentCart(cart))
    return c.json({ user: presentUser(caller), cart: shown, wishlist }, 200)
  })
}

export type ShopperApi = ReturnType<typeof shopperApi>
