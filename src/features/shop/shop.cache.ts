import { cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import type { StoredShop } from './shop.schema.ts'
import { readSettings } from './shop.store.ts'

/** For rooms that show or obey the settings. */
export interface ShopServices extends Services {
  /** The settings as this process knows them; what is decided in a transaction reads them there. */
  readonly settings: () => Promise<StoredShop>
}

/** The settings of this process: read once, and again after any process changed them. */
export function openSettings({ db, databaseNotices, responseCache }: Services): ShopServices['settings'] {
  const settings = cached(databaseNotices, 'shop', () => readSettings(db))
  databaseNotices.on('shop', () => responseCache.drop(['shop']))
  return () => settings.get()
}
