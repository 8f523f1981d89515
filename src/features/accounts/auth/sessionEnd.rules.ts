import type { Role } from '#/platform/http/roles.rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#/platform/time/spans.rules.ts'

/** However much a session is used, after this long the password is asked for again, ms. */
export const LONGEST_SESSION_MS = 30 * DAY_MS

/** An admin's session that nobody used for this long is over, ms: an open admin area is left alone over night. */
export const ADMIN_IDLE_MS = 12 * HOUR_MS

export interface SessionTimes {
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** When it ends by what was wished at the log-in ("Remember me"). */
  readonly expiresAt: Date
}

/** When a session ends if nobody uses it any more, ms since 1970. */
export function endOfSession({ createdAt, lastUsedAt, expiresAt }: SessionTimes, role: Role): number {
  const latest = Math.min(createdAt.getTime() + LONGEST_SESSION_MS, expiresAt.getTime())
  // guard: admin-idle
  return role === 'admin' ? Math.min(latest, lastUsedAt.getTime() + ADMIN_IDLE_MS) : latest
}

/** Whether a use is written down: an admin's to the minute, because idleness counts; others' once a day, to be shown. */
export const isUseNoted = ({ lastUsedAt }: SessionTimes, role: Role, now: number): boolean =>
  now - lastUsedAt.getTime() >= (role === 'admin' ? MINUTE_MS : DAY_MS)
