import type { Config } from '#/platform/config/config.ts'
import type { PublicShop, ShopSettings } from './shop.schema.ts'

/** The settings as the API shows them, with what the environment says of the shop. */
export const publicShop = (
  settings: ShopSettings,
  { origin, card }: Pick<Config, 'origin' | 'card'>,
): PublicShop => ({ ...settings, origin, cardProvider: card ? { id: card.id, name: card.name } : null })
