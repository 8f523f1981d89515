import { and, count, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm'
import { containing } from '#/platform/db/containing.ts'
import type { Db } from '#/platform/db/database.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'

export interface AuditFilter {
  readonly q?: string | undefined
  /** Things whose names hold `q`. */
  readonly subjectIds: readonly string[]
  readonly from?: Date | undefined
  /** Not included. */
  readonly until?: Date | undefined
  readonly limit: number
  readonly offset: number
}

const matches = (q: string, subjectIds: readonly string[]): SQL | undefined =>
  or(
    ilike(auditLog.action, containing(q)),
    ilike(auditLog.actorName, containing(q)),
    eq(auditLog.subjectId, q),
    inArray(auditLog.subjectId, [...subjectIds]),
  )

/** The log, newest first; `total` counts all that match. */
export async function listAudit(db: Db, { q, subjectIds, from, until, limit, offset }: AuditFilter) {
  const where = and(
    q ? matches(q, subjectIds) : undefined,
    from && gte(auditLog.createdAt, from),
    until && lt(auditLog.createdAt, until),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(auditLog).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}
