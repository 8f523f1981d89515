import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { roomApi } from '#/platform/http/http.ts'
import { findingsOf } from './darkPatterns.rules.ts'
import * as contract from './fairShop.contract.ts'
import { countUnmarkedMrps, fewLeft } from './fairShop.store.ts'

export const fairShopApi = ({ db, catalog, settings }: CollectionsServices & ShopServices) =>
  roomApi().openapi(contract.readFairShop, async (c) => {
    const [few, unmarkedMrps, view, shop] = await Promise.all([
      fewLeft(db),
      countUnmarkedMrps(db),
      catalog.current(),
      settings(),
    ])
    const saidWrong = few.filter(({ id, pieces }) => {
      const shown = view.find(id)
      return shown !== undefined && shown.quantity !== pieces
    }).length
    return c.json(findingsOf({ ...shop, few: few.length, saidWrong, unmarkedMrps }), 200)
  })

export type FairShopApi = ReturnType<typeof fairShopApi>
