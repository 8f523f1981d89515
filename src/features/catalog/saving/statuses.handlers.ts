import { callerOf } from '#/platform/http/callerOf.ts'
import type { Caller } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { type ManyResult, manyResult } from '#/platform/http/many.schema.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import type { StatusWord } from '../rules/list.rules.ts'
import type { StatusTable } from './adminStatus.store.ts'
import { changeStatuses } from './changeStatuses.actions.ts'
import * as contract from './saving.contract.ts'

/** What an admin does to several chosen rows at once. */
export function statusesApi(services: CatalogServices) {
  const change = async (
    caller: Caller,
    kind: StatusTable,
    wanted: { ids: readonly string[]; status: StatusWord },
  ): Promise<ManyResult> => {
    const known = await changeStatuses(services, caller, kind, wanted)
    const gone = wanted.ids.filter((id) => !known.has(id))
    return manyResult(wanted.ids, new Map(gone.map((id) => [id, failures.not_found().message])))
  }

  return roomApi()
    .openapi(contract.changeCategoriesStatus, async (c) =>
      c.json(await change(callerOf(c), 'categories', c.req.valid('json')), 200),
    )
    .openapi(contract.changeProductsStatus, async (c) =>
      c.json(await change(callerOf(c), 'products', c.req.valid('json')), 200),
    )
}
