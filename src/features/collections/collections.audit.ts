import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { collections } from './collections.tables.ts'

/** Collections, for the audit log. */
export const collectionSubjects: AuditSubjects = {
  kinds: ['collection'],
  async find(db, ids) {
    const rows = await db
      .select({ id: collections.id, name: collections.name })
      .from(collections)
      .where(inArray(collections.id, [...ids]))
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/admin/collection/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: collections.id })
      .from(collections)
      .where(ilike(collections.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
