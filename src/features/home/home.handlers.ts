import { sendNew } from '#/platform/http/cache/sendCached.ts'
import { cachedResponse } from '#/platform/http/cachedResponse.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { changeDraft, publishHome, readManagedHome } from './changeHome.actions.ts'
import { shownAt } from './document.rules.ts'
import type { HomeServices } from './home.cache.ts'
import * as contract from './home.contract.ts'
import type { Home } from './home.schema.ts'
import { loadSections } from './loadSections.ts'

export function homeApi(services: HomeServices) {
  return roomApi()
    .openapi(contract.readHome, async (c) => {
      const { sections } = await services.home.get()
      const { home, shows } = await loadSections(services, sections)
      return sendNew<Home>(c, cachedResponse(JSON.stringify(home), shows))
    })
    .openapi(contract.readManagedHome, async (c) => c.json(await readManagedHome(services), 200))
    .openapi(contract.changeHomeDraft, async (c) => {
      const { sections, seen } = c.req.valid('json')
      return c.json(await changeDraft(services, callerOf(c), sections, seen), 200)
    })
    .openapi(contract.publishHome, async (c) => {
      const { what, seen } = c.req.valid('json')
      return c.json(await publishHome(services, callerOf(c), what, seen), 200)
    })
    .openapi(contract.previewHome, async (c) => {
      const { sections, at } = c.req.valid('json')
      const shown = at === null ? sections : shownAt(sections, Date.parse(at))
      return c.json((await loadSections(services, shown)).home, 200)
    })
}

export type HomeApi = ReturnType<typeof homeApi>
