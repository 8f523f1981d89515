import { eq } from 'drizzle-orm'
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

/** Adds to the audit log within `tx`: the entry exists exactly when the change does. @returns its id */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<string> {
  const id = newId()
  await tx.insert(auditLog).values({ id, ...entry })
  return id
}

export async function findAudit(db: Db, id: string): Promise<typeof auditLog.$inferSelect | undefined> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id))
  return row
}

/** Somebody who acts: the caller of an endpoint. */
export interface Actor {
  readonly id: string
  readonly name: string
}

interface States {
  readonly before?: object | undefined
  readonly after?: object | undefined
  /** How a field is written down, where not as it is: the log is never erased. */
  readonly written?: (field: string, value: unknown) => unknown
}

/**
 * Writes what a change did, field by field: only what differs between `before` and `after`; all of it when something
 * was made (no `before`) or removed (no `after`). A change that changed nothing leaves no entry.
 * @returns the id of the entry
 */
export async function auditChange(
  tx: Db,
  actor: Actor,
  action: string,
  subjectId: string,
  states: States,
): Promise<string | undefined> {
  const { before, after } = differing(states)
  if (!before && !after) return undefined
  const entry = { actorId: actor.id, actorName: actor.name, action, subjectId }
  return writeAudit(tx, { ...entry, ...(before && { before }), ...(after && { after }) })
}

function differing({ before, after, written = (_field, value) => value }: States) {
  const old = new Map<string, unknown>(Object.entries(before ?? {}))
  const now = new Map<string, unknown>(Object.entries(after ?? {}))
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)),
  )
  const part = (state: Map<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, written(name, state.get(name)) ?? null]))
  if (before && after && changed.length === 0) return {}
  return { before: before && part(old), after: after && part(now) }
}
