import { eq, inArray } from 'drizzle-orm'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import { dayCloses } from './books.tables.ts'

/** Closed days, for the audit log: by their date. */
export const dayCloseSubjects: AuditSubjects = {
  kinds: ['day'],
  async find(db, ids) {
    const rows = await db
      .select({ id: dayCloses.id, day: dayCloses.day })
      .from(dayCloses)
      .where(inArray(dayCloses.id, [...ids]))
    return new Map(rows.map(({ id, day }) => [id, { name: day, path: `/admin/books?day=${day}` }]))
  },
  async search(db, words) {
    const day = words.trim()
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return []
    const rows = await db.select({ id: dayCloses.id }).from(dayCloses).where(eq(dayCloses.day, day))
    return rows.map(({ id }) => id)
  },
}
