import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import type { ContentServices } from '#/features/content/content.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { SHOWS_HEADER } from '#/platform/http/inProcess.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { changeMenu, resetMenu } from './changeMenu.actions.ts'
import { MENU, openMenu } from './menu.cache.ts'
import * as contract from './menu.contract.ts'
import { type MenuItem, shownMenu, vanished } from './menu.rules.ts'
import { readMenu } from './menu.store.ts'
import { m } from './messages/menu.messages.ts'
import { readLeads, shownBy } from './targets.ts'

const kindsIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [item.target.kind, ...item.items.map(({ target }) => target.kind)])

export function menuApi(services: CollectionsServices & ContentServices) {
  const { db, config } = services
  const menu = openMenu(services)
  return roomApi()
    .openapi(contract.readMenu, async (c) => {
      const items = await menu.get()
      if (!items) {
        c.header(SHOWS_HEADER, MENU)
        return c.json({ items: null }, 200)
      }
      const kinds = kindsIn(items)
      const { hrefOf } = await readLeads(services, kinds)
      c.header(SHOWS_HEADER, [MENU, ...shownBy(kinds)].join())
      return c.json({ items: shownMenu(items, hrefOf, currentLanguage()) }, 200)
    })
    .openapi(contract.readManagedMenu, async (c) => {
      const [items, { hrefOf, offered }] = await Promise.all([readMenu(db), readLeads(services)])
      return c.json({ items, kinds: offered(), vanished: vanished(items ?? [], hrefOf) }, 200)
    })
    .openapi(contract.changeMenu, async (c) => {
      const items = await changeMenu(db, callerOf(c), c.req.valid('json'), config.origin)
      menu.forget()
      return c.json({ message: m.saved(), items }, 200)
    })
    .openapi(contract.resetMenu, async (c) => {
      await resetMenu(db, callerOf(c), c.req.valid('json').seen)
      menu.forget()
      return c.json({ message: m.ownAgain() }, 200)
    })
}

export type MenuApi = ReturnType<typeof menuApi>
