import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { categories, products } from './tables/catalog.tables.ts'

/** Products, for the audit log; a deleted one keeps its name and has no page. */
export const productSubjects: AuditSubjects = {
  kinds: ['product'],
  async find(db, ids) {
    const rows = await db
      .select({ id: products.id, name: products.name, deletedAt: products.deletedAt })
      .from(products)
      .where(inArray(products.id, [...ids]))
    return new Map(
      rows.map(({ id, name, deletedAt }) => [
        id,
        { name, path: deletedAt ? undefined : `/admin/product/edit/${id}` },
      ]),
    )
  },
  async search(db, words) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(ilike(products.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}

/** Categories, for the audit log. */
export const categorySubjects: AuditSubjects = {
  kinds: ['category'],
  async find(db, ids) {
    const rows = await db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(inArray(categories.id, [...ids]))
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/admin/category/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: categories.id })
      .from(categories)
      .where(ilike(categories.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
