import { sqlStateOf } from '../db/sqlState.ts'
import { type Failure, failures } from './failure.ts'

/**
 * Database errors that say something about the input or the moment rather than about a bug:
 * class 22 (a value that cannot be stored, such as a NUL byte), constraint violations, lost connections, class 40 (two
 * transactions stood in each other's way and this one was undone: it may just be sent again).
 */
export function databaseFailure(error: unknown): Failure | undefined {
  const code = sqlStateOf(error)
  if (code === undefined)
    return isConnectionLoss(error) ? failures.unavailable({ headers: { 'Retry-After': '5' } }) : undefined
  if (code.startsWith('22')) return failures.invalid()
  if (code === '23505' || code === '23503') return failures.conflict()
  // guard: undone-not-broken
  if (code.startsWith('40')) return failures.unavailable({ headers: { 'Retry-After': '1' } })
  // guard: read-only-unavailable
  if (/^(08|53|57|25006)/.test(code)) {
    return failures.unavailable({ headers: { 'Retry-After': '5' } })
  }
  return undefined
}

/** What would fail in the same way if it were tried again at once: the database is gone, or too slow. */
export const isOutage = (error: unknown): boolean =>
  databaseFailure(error)?.status === 503 && !sqlStateOf(error)?.startsWith('40')

/** The name of the constraint that refused a row, if that is what happened. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  }
  return undefined
}

const connectionLosses = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']

function isConnectionLoss(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && connectionLosses.includes(String(at.code))) return true
    if (/Connection terminated|not queryable|timeout exceeded when trying to connect/.test(at.message))
      return true
  }
  return false
}
