import { cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import type { StoredShop } from './shop.schema.ts'
import { readSettings } from './shop.store.ts'

/** The settings as this process knows them; what is decided in a transaction reads them there. */
export interface KnownSettings {
  (): Promise<StoredShop>
  /** The same of memory alone; undefined where they would have to be read. */
  atOnce(): StoredShop | undefined
  /** Call after a write of this process was committed: what is shown from now on follows it. */
  forget(): void
}

/** For rooms that show or obey the settings. */
export interface ShopServices extends Services {
  readonly settings: KnownSettings
}

/** The settings of this process: read once, and again after any process changed them. */
export function openSettings({ db, databaseNotices, responseCache }: Services): ShopServices['settings'] {
  const settings = cached(databaseNotices, 'shop', () => readSettings(db))
  const drop = () => responseCache.drop(['shop'])
  databaseNotices.on('shop', drop)
  const forget = () => {
    settings.forget()
    drop()
  }
  return Object.assign(() => settings.get(), { atOnce: settings.atOnce, forget })
}
