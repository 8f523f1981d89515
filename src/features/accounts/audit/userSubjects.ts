import { ilike } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { findUsers } from '../accounts.store.ts'
import { users } from '../accounts.tables.ts'

/** People, for the audit log. */
export const userSubjects: AuditSubjects = {
  kinds: ['user', 'customer'],
  async find(db, ids) {
    const rows = await findUsers(db, ids)
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/admin/user/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(ilike(users.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
