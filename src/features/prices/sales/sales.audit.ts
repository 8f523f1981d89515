import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { sales } from '../sales.tables.ts'

/** Sales, for the audit log. */
export const saleSubjects: AuditSubjects = {
  kinds: ['sale'],
  async find(db, ids) {
    const rows = await db
      .select({ id: sales.id, name: sales.name })
      .from(sales)
      .where(inArray(sales.id, [...ids]))
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/admin/sale/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: sales.id })
      .from(sales)
      .where(ilike(sales.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
