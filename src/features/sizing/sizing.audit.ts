import { ilike, inArray } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { sizeCharts } from './sizing.tables.ts'

/** Size charts, for the audit log. */
export const sizeChartSubjects: AuditSubjects = {
  kinds: ['sizeChart'],
  async find(db, ids) {
    const rows = await db
      .select({ id: sizeCharts.id, name: sizeCharts.name })
      .from(sizeCharts)
      .where(inArray(sizeCharts.id, [...ids]))
    return new Map(rows.map(({ id, name }) => [id, { name, path: `/admin/size-chart/edit/${id}` }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: sizeCharts.id })
      .from(sizeCharts)
      .where(ilike(sizeCharts.name, containing(words)))
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}
