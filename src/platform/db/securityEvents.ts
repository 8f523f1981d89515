import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Log } from '../log/log.ts'
import type { Db } from './database.ts'
import { newId } from './ids.ts'
import { type SecurityEventKind, securityEvents } from './platform.tables.ts'

/** Something that concerns who gets in, and what it lets them do. Never a secret, and no text that a visitor typed. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** Whose account it is about; null where nobody is known, as for a log-in with an unknown e-mail. */
  readonly userId: string | null
  /** Who did it; null where nobody is signed in yet. */
  readonly actorId: string | null
}

/** Where a request came from. */
interface Origin {
  readonly address: string
  readonly requestId: string
}

/**
 * Writes an event to the database within `tx`, and as a line of its own to the log. What is older than a year goes
 * with the next log-in. @returns its id, which is all that a mail about it carries
 */
export async function recordSecurityEvent(
  tx: Db,
  log: Log,
  { address, requestId }: Origin,
  { kind, userId, actorId }: SecurityEvent,
): Promise<string> {
  const id = newId()
  await tx.insert(securityEvents).values({ id, kind, userId, actorId, address, requestId })
  if (kind === 'signIn') {
    await tx.delete(securityEvents).where(lt(securityEvents.at, sql`now() - interval '1 year'`))
  }
  log.info({ event: kind, userId, actorId, address, requestId }, 'security event')
  return id
}

/**
 * Records an event unless one like it, about the same account (or from the same address, where none is known), was
 * recorded within `windowMs`: whoever runs against a refusal a thousand times leaves one event and not a thousand.
 */
export async function recordSecurityEventOnce(
  db: Db,
  log: Log,
  origin: Origin,
  event: SecurityEvent,
  windowMs: number,
): Promise<void> {
  const { kind, userId } = event
  const same =
    userId === null ? eq(securityEvents.address, origin.address) : eq(securityEvents.userId, userId)
  const since = gt(securityEvents.at, new Date(Date.now() - windowMs))
  const [known] = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(and(eq(securityEvents.kind, kind), same, since))
    .limit(1)
  if (!known) await recordSecurityEvent(db, log, origin, event)
}
