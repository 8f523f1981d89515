import type { Db } from './database.ts'
import { newId } from './ids.ts'
import { auditLog } from './platform.tables.ts'

/** One change by an admin: who, what (`order.ship`), on which thing, from what to what. */
export interface AuditEntry {
  readonly actorId: string
  readonly actorName: string
  readonly action: string
  readonly subjectId: string
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
}

/** Adds to the audit log within `tx`: the entry exists exactly when the change does. */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ id: newId(), ...entry })
}
