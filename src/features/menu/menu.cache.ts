import { type Cached, cached } from '#/platform/cache/cached.ts'
import type { Services } from '#/platform/http/env.ts'
import type { MenuItem } from './menu.rules.ts'
import { readMenu } from './menu.store.ts'

/** What pages show of the owner's menu, by the word that a change of it concerns; the topic of its notices. */
export const MENU = 'menu'

/** The owner's menu of this process: read once, and again after any process changed it. Pages that show it end with it: all of them. */
export function openMenu({
  db,
  databaseNotices,
  responseCache,
}: Services): Cached<void, readonly MenuItem[] | null> {
  const menu = cached(databaseNotices, MENU, () => readMenu(db))
  const drop = () => {
    // guard: cache-follows-menu
    responseCache.drop([MENU])
  }
  databaseNotices.on(MENU, drop)
  return {
    ...menu,
    forget() {
      menu.forget()
      drop()
    },
  }
}
