import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { FOREVER } from '#/platform/media/cacheControl.ts'
import type { ShopServices } from '../shop.cache.ts'
import { appIcon, iconVersion } from './appIcon.ts'
import { iconOf } from './icons.rules.ts'
import * as contract from './install.contract.ts'
import { manifestOf } from './manifest.rules.ts'

/** Pages name icons without a version, which follow within the hour. */
const AN_HOUR = 'public, max-age=3600'

export function installApi({ settings, media }: ShopServices) {
  return roomApi()
    .openapi(contract.readManifest, async (c) => {
      const shop = await settings()
      c.header('Cache-Control', 'public, no-cache')
      return c.json(manifestOf(shop, iconVersion(shop)), 200, { 'Content-Type': 'application/manifest+json' })
    })
    .openapi(contract.readAppIcon, async (c) => {
      const wanted = iconOf(c.req.valid('param').file)
      if (!wanted) throw failures.not_found()
      const shop = await settings()
      const icon = await appIcon(media, shop, wanted)
      const { v } = c.req.valid('query')
      // Asked for another one than it knows, this process may not have heard of it yet: nobody stores what it says.
      const isThisOne = v === undefined || v === iconVersion(shop)
      c.header('Cache-Control', isThisOne ? (v === undefined ? AN_HOUR : FOREVER) : 'no-store')
      c.header('Content-Type', 'image/png')
      return c.body(new Uint8Array(icon), 200)
    })
}
