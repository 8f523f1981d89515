import { roomApi } from '#/platform/http/http.ts'
import * as contract from './shop.contract.ts'
import type { ShopServices } from './shop.settings.ts'

export function shopApi({ settings, config: { origin } }: ShopServices) {
  return roomApi().openapi(contract.readShop, async (c) => c.json({ ...(await settings()), origin }, 200))
}

export type ShopApi = ReturnType<typeof shopApi>
