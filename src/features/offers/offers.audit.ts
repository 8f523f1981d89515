import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { offers } from './offers.tables.ts'

/** Offers, for the audit log. */
export const offerSubjects: AuditSubjects = {
  kinds: ['offer'],
  async find(db, ids) {
    const rows = await db
      .select({ id: offers.id, label: offers.label })
      .from(offers)
      .where(inArray(offers.id, [...ids]))
    return new Map(rows.map(({ id, label }) => [id, { name: label, path: `/admin/offer/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: offers.id })
      .from(offers)
      .where(ilike(offers.label, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
