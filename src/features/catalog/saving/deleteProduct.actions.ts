import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { failures } from '#/platform/http/failure.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { presentProduct } from '../present/catalog.present.ts'
import * as store from '../stores/catalog.store.ts'

/** Removes a product from the shop; orders that name it keep it. @throws Failure not_found */
export async function deleteProduct(
  { db, catalog }: CatalogServices,
  actor: Actor,
  id: string,
  isOrdered: store.IsOrdered,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await store.findProduct(tx, id)
    if (!before || !(await store.deleteProduct(tx, id, isOrdered))) throw failures.not_found()
    await auditChange(tx, actor, 'product.delete', id, { before: presentProduct(before) })
  })
  await catalog.changed({ products: [id] })
}
