import { count, desc, eq, ilike, or } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import type { AuditEntry } from './audit.schema.ts'

export interface AuditFilter {
  readonly q?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** The log, newest first; `total` counts all that match. */
export async function listAudit(
  db: Db,
  { q, limit, offset }: AuditFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const pattern = q && `%${q.replace(/[%_\\]/g, '\\$&')}%`
  const where = pattern
    ? or(ilike(auditLog.action, pattern), ilike(auditLog.actorName, pattern), eq(auditLog.subjectId, q))
    : undefined
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
  const entries = rows.map((row) => ({
    _id: row.id,
    actor: row.actorName,
    action: row.action,
    subjectId: row.subjectId,
    before: row.before,
    after: row.after,
    createdAt: row.createdAt.toISOString(),
  }))
  return { entries, total: counted?.total ?? 0 }
}
