import { auditChange } from '#/platform/db/audit.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { CatalogServices } from './catalog.cache.ts'
import * as contract from './catalog.contract.ts'
import { catalogFailures } from './catalog.failures.ts'
import { presentCategory } from './catalog.present.ts'
import * as store from './categories.store.ts'
import { storePictures } from './storePictures.ts'

function refuseTakenName(error: unknown): never {
  if (brokenConstraint(error) !== 'categories_name') throw error
  const { message } = catalogFailures.category_exists()
  throw catalogFailures.category_exists({ errors: [{ field: 'name', message }] })
}

function refuseInUse(error: unknown): never {
  const inUse = brokenConstraint(error) === 'products_category_id_categories_id_fk'
  throw inUse ? catalogFailures.category_in_use() : error
}

/** Adding, changing and deleting categories: admins only. */
export function categoriesApi(services: CatalogServices) {
  const { db, media, catalog } = services
  /** The last picture of the form; a category has one. */
  const pictureOf = async (parts: readonly unknown[] | undefined) =>
    (await storePictures(media, 'image', parts)).at(-1)

  return roomApi()
    .openapi(contract.createCategory, async (c) => {
      const { image, ...fields } = c.req.valid('form')
      const picture = (await pictureOf(image)) ?? null
      const category = await db
        .transaction(async (tx) => {
          const after = presentCategory(await store.insertCategory(tx, { ...fields, image: picture }))
          await auditChange(tx, callerOf(c), 'category.create', after._id, { after })
          return after
        })
        .catch(refuseTakenName)
      await catalog.changed({ categories: [category._id] })
      return c.json({ message: 'Category added successfully', category }, 201)
    })
    .openapi(contract.updateCategory, async (c) => {
      const { _id } = c.req.valid('param')
      const { image, seen, ...fields } = c.req.valid('form')
      if (!(await store.findCategory(db, _id))) throw failures.not_found()
      const stored = await pictureOf(image)
      const category = await db
        .transaction(async (tx) => {
          const row = await store.lockCategory(tx, _id)
          if (!row) throw failures.not_found()
          const before = presentCategory(row)
          refuseClashes(before, { ...fields, image: stored }, seen)
          const changed = await store.changeCategory(tx, _id, {
            ...fields,
            ...(stored ? { image: stored } : {}),
          })
          if (!changed) throw failures.not_found()
          const after = presentCategory(changed)
          await auditChange(tx, callerOf(c), 'category.update', _id, { before, after })
          return after
        })
        .catch(refuseTakenName)
      await catalog.changed({ categories: [_id] })
      return c.json({ message: 'Category updated successfully', category }, 200)
    })
    .openapi(contract.deleteCategory, async (c) => {
      const { _id } = c.req.valid('param')
      await db
        .transaction(async (tx) => {
          const gone = await store.deleteCategory(tx, _id)
          if (!gone) throw failures.not_found()
          await auditChange(tx, callerOf(c), 'category.delete', _id, { before: presentCategory(gone) })
        })
        .catch(refuseInUse)
      await catalog.changed({ categories: [_id] })
      return c.json({ message: 'Category deleted successfully' }, 200)
    })
}
