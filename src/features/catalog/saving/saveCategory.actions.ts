import { type Actor, auditChange } from '#/platform/db/audit.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { presentAdminCategory } from '../present/catalog.present.ts'
import type { CategoryForm, CategoryUpdate } from '../schema/category.schema.ts'
import * as store from '../stores/categories.store.ts'
import type { CategoryRow } from '../tables/catalog.tables.ts'
import { storePictures } from './storePictures.ts'

function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) !== 'categories_name') throw error
  const { message } = catalogFailures.category_exists()
  throw catalogFailures.category_exists({ errors: [{ field: 'name', message }] })
}

/** The last picture of the form; a category has one. */
const storePicture = async ({ media }: CatalogServices, parts: readonly unknown[] | undefined) =>
  (await storePictures(media, 'image', parts)).at(-1)

/** Adds a category. @throws Failure invalid (its picture), category_exists */
export async function createCategory(
  services: CatalogServices,
  actor: Actor,
  { image, words = {}, ...fields }: CategoryForm,
): Promise<CategoryRow> {
  const picture = (await storePicture(services, image)) ?? null
  const category = await services.db
    .transaction(async (tx) => {
      const made = await store.insertCategory(tx, {
        ...fields,
        words: changedWords(null, words),
        image: picture,
      })
      await auditChange(tx, actor, 'category.create', made.id, { after: presentAdminCategory(made) })
      return made
    })
    .catch(refuseTakenName)
  await services.catalog.changed({ categories: [category.id] })
  return category
}

/**
 * Changes what the form says of a category; what another admin changed since it was opened is not overwritten.
 * @throws Failure not_found, invalid (its picture), category_exists, changed_meanwhile
 */
export async function updateCategory(
  services: CatalogServices,
  actor: Actor,
  id: string,
  { image, seen, ...typed }: CategoryUpdate,
): Promise<CategoryRow> {
  const { db, catalog } = services
  if (!(await store.findCategory(db, id))) throw failures.not_found()
  const stored = await storePicture(services, image)
  const category = await db
    .transaction(async (tx) => {
      const row = await store.lockCategory(tx, id)
      if (!row) throw failures.not_found()
      const before = presentAdminCategory(row)
      const words = changedWords(row.words, typed.words ?? {})
      refuseClashes(before, { ...typed, words: typed.words && (words ?? {}), image: stored }, seen)
      const changed = await store.changeCategory(tx, id, {
        ...typed,
        words,
        ...(stored ? { image: stored } : {}),
      })
      if (!changed) throw failures.not_found()
      await auditChange(tx, actor, 'category.update', id, { before, after: presentAdminCategory(changed) })
      return changed
    })
    .catch(refuseTakenName)
  await catalog.changed({ categories: [id] })
  return category
}
