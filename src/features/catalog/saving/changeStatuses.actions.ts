import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import type { StatusWord } from '../rules/list.rules.ts'
import { sayPriceCause } from '../stores/priceCause.store.ts'
import { type StatusTable, setStatuses } from './adminStatus.store.ts'

const actions = { products: 'product.update', categories: 'category.update' } as const

/**
 * Makes several products or categories active or not, in one transaction with an entry in the log for each.
 * @returns the ids of those that there are
 */
export async function changeStatuses(
  { db, catalog }: CatalogServices,
  actor: Actor,
  kind: StatusTable,
  { ids, status }: { readonly ids: readonly string[]; readonly status: StatusWord },
): Promise<ReadonlySet<string>> {
  const wanted = status === 'active'
  const known = await db.transaction(async (tx) => {
    await sayPriceCause(tx, { cause: wanted ? 'shown' : 'hidden', actorId: actor.id })
    const before = await setStatuses(tx, kind, ids, wanted)
    for (const [id, was] of before) {
      const states = { before: { status: was }, after: { status: wanted } }
      await auditChange(tx, actor, actions[kind], id, states)
    }
    return new Set(before.keys())
  })
  await catalog.changed({ [kind]: [...known] })
  return known
}
