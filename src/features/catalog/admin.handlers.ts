import { auditChange } from '#/platform/db/audit.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Caller } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { type ManyResult, manyResult } from '#/platform/http/many.schema.ts'
import { type StatusTable, setStatuses } from './adminStatus.store.ts'
import type { CatalogServices } from './catalog.cache.ts'
import * as contract from './catalog.contract.ts'

/** What an admin does to several chosen rows at once. */
export function catalogAdminApi(services: CatalogServices) {
  const { db, catalog } = services

  const change = async (
    caller: Caller,
    kind: StatusTable,
    { ids, status }: { ids: readonly string[]; status: 'active' | 'inactive' },
  ): Promise<ManyResult> => {
    const wanted = status === 'active'
    const known = await db.transaction(async (tx) => {
      const before = await setStatuses(tx, kind, ids, wanted)
      for (const [id, was] of before) {
        const states = { before: { status: was }, after: { status: wanted } }
        await auditChange(tx, caller, kind === 'products' ? 'product.update' : 'category.update', id, states)
      }
      return before
    })
    await catalog.changed({ [kind]: [...known.keys()] })
    const gone = ids.filter((id) => !known.has(id))
    return manyResult(ids, new Map(gone.map((id) => [id, failures.not_found().message])))
  }

  return roomApi()
    .openapi(contract.changeCategoriesStatus, async (c) =>
      c.json(await change(callerOf(c), 'categories', c.req.valid('json')), 200),
    )
    .openapi(contract.changeProductsStatus, async (c) =>
      c.json(await change(callerOf(c), 'products', c.req.valid('json')), 200),
    )
}
