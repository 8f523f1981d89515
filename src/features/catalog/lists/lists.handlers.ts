import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { labelOf } from '../attributes/attributeLabels.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { m } from '../messages/catalog.messages.ts'
import { addListValue, changeValueList, readValueLists } from './changeLists.actions.ts'
import * as contract from './lists.contract.ts'

/** The shopkeeper's lists of values: admins only. */
export function listsApi(services: CatalogServices) {
  return roomApi()
    .openapi(contract.readValueLists, async (c) => c.json(await readValueLists(services.db), 200))
    .openapi(contract.changeValueList, async (c) => {
      const { key } = c.req.valid('param')
      const { list, followers } = await changeValueList(services, callerOf(c), key, c.req.valid('json'))
      const label = labelOf(list)
      const message =
        followers > 0 ? m.listSavedFollowing({ label, ...counted(followers) }) : m.listSaved({ label })
      return c.json({ message, list }, 200)
    })
    .openapi(contract.addListValue, async (c) => {
      const { key } = c.req.valid('param')
      const { value, hex } = c.req.valid('json')
      const list = await addListValue(services, callerOf(c), key, { value, hex })
      return c.json({ message: m.valueListed({ value, label: labelOf(list) }), list }, 200)
    })
}

export type ListsApi = ReturnType<typeof listsApi>
