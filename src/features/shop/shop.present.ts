import { createHash } from 'node:crypto'
import type { Config } from '#/platform/config/config.ts'
import type { Look, ShownLook } from './look/look.schema.ts'
import { lookStyle, themeColor } from './look/lookStyle.rules.ts'
import { fontsOf } from './look/pairings.rules.ts'
import type { PublicShop, StoredShop } from './shop.schema.ts'

/** What a style is told from any other by. */
export const styleVersion = (style: string): string =>
  createHash('sha256').update(style).digest('base64url').slice(0, 12)

/** What pages have to know of a look; undefined while it is the usual one. */
export function shownLook(look: Look): ShownLook | undefined {
  const style = lookStyle(look)
  if (!style) return undefined
  const { fetched, unused } = fontsOf(look.type)
  return {
    style: `/brand.css?v=${styleVersion(style)}`,
    themeColor: themeColor(look),
    fonts: fetched,
    unused,
  }
}

/** The settings as the API shows them, with what the environment says of the shop. */
export function publicShop(
  { look, ...settings }: StoredShop,
  { origin, card, mail, offlinePages }: Pick<Config, 'origin' | 'card' | 'mail' | 'offlinePages'>,
): PublicShop {
  const brand = shownLook(look)
  const cardProvider = card ? { id: card.id, name: card.name } : null
  return {
    ...settings,
    ...(brand && { brand }),
    ...(!offlinePages && { offlinePages }),
    origin,
    cardProvider,
    sendsMails: mail.smtpUrl !== undefined,
  }
}
