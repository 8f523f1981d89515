import { callerOf } from '#/platform/http/callerOf.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { m } from '../messages/catalog.messages.ts'
import { presentAdminCategory } from '../present/catalog.present.ts'
import { deleteCategory } from './deleteCategory.actions.ts'
import { createCategory, updateCategory } from './saveCategory.actions.ts'
import * as contract from './saving.contract.ts'

/** Adding, changing and deleting categories: admins only. */
export function categoriesApi(services: CatalogServices) {
  return roomApi()
    .openapi(contract.createCategory, async (c) => {
      const category = await createCategory(services, callerOf(c), c.req.valid('form'))
      return c.json({ message: m.categoryAdded(), category: presentAdminCategory(category) }, 201)
    })
    .openapi(contract.updateCategory, async (c) => {
      const { _id } = c.req.valid('param')
      const category = await updateCategory(services, callerOf(c), _id, c.req.valid('form'))
      return c.json({ message: m.categoryUpdated(), category: presentAdminCategory(category) }, 200)
    })
    .openapi(contract.deleteCategory, async (c) => {
      await deleteCategory(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.categoryDeleted() }, 200)
    })
}
