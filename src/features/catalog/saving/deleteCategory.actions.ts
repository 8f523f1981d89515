import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { presentCategory } from '../present/catalog.present.ts'
import * as store from '../stores/categories.store.ts'

function refuseInUse(error: unknown): never {
  const inUse = brokenConstraint(error) === 'products_category_id_categories_id_fk'
  throw inUse ? catalogFailures.category_in_use() : error
}

/** Deletes a category that no product is in. @throws Failure not_found, category_in_use */
export async function deleteCategory(
  { db, catalog }: CatalogServices,
  actor: Actor,
  id: string,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const gone = await store.deleteCategory(tx, id)
      if (!gone) throw failures.not_found()
      await auditChange(tx, actor, 'category.delete', id, { before: presentCategory(gone) })
    })
    .catch(refuseInUse)
  await catalog.changed({ categories: [id] })
}
