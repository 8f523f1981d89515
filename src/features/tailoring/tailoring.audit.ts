import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { tailoringServices } from './tailoring.tables.ts'

/** Services, for the audit log. */
export const tailoringSubjects: AuditSubjects = {
  kinds: ['tailoringService'],
  async find(db, ids) {
    const rows = await db
      .select({ id: tailoringServices.id, name: tailoringServices.name })
      .from(tailoringServices)
      .where(inArray(tailoringServices.id, [...ids]))
    return new Map(rows.map(({ id, name }) => [id, { name, path: '/admin/tailoring' }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: tailoringServices.id })
      .from(tailoringServices)
      .where(ilike(tailoringServices.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
