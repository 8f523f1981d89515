import { confirmation } from '#/features/accounts/passwordAgain.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { ReadCatalogFacts } from '../launch/launch.ts'
import type { ShopServices } from '../shop.cache.ts'
import { publicShop } from '../shop.present.ts'
import { changeShop } from './changeShop.actions.ts'
import * as contract from './settings.contract.ts'

export function settingsApi(services: ShopServices, goods: ReadCatalogFacts) {
  const confirm = confirmation(services)
  return roomApi().openapi(contract.changeShop, async (c) => {
    const settings = await changeShop(c.var, callerOf(c), { goods, confirm }, c.req.valid('json'))
    // guard: settings-of-now
    services.settings.forget()
    return c.json(publicShop(settings, services.config), 200)
  })
}

export type SettingsApi = ReturnType<typeof settingsApi>
