import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { contentPages } from './content.tables.ts'

/** Content pages, for the audit log. */
export const contentPageSubjects: AuditSubjects = {
  kinds: ['contentPage'],
  async find(db, ids) {
    const rows = await db
      .select({ id: contentPages.id, title: contentPages.title })
      .from(contentPages)
      .where(inArray(contentPages.id, [...ids]))
    return new Map(rows.map(({ id, title }) => [id, { name: title, path: `/admin/page/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: contentPages.id })
      .from(contentPages)
      .where(ilike(contentPages.title, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
