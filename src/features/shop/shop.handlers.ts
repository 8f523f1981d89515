import { roomApi } from '#/platform/http/http.ts'
import { SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import type { ShopServices } from './shop.cache.ts'
import * as contract from './shop.contract.ts'
import { publicShop } from './shop.present.ts'

export function shopApi({ settings, config }: ShopServices) {
  return roomApi().openapi(contract.readShop, async (c) => {
    c.header(SHOWS_HEADER, 'shop')
    return c.json(publicShop(await settings(), config), 200)
  })
}

export type ShopApi = ReturnType<typeof shopApi>
