import { type Failure, failures } from './failure.ts'

/** No space, quota used up, mounted read-only. */
const reasons = ['ENOSPC', 'EDQUOT', 'EROFS']

/** A file that could not be written for want of room says something about the machine rather than about a bug. */
export function diskFailure(error: unknown): Failure | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && reasons.includes(String(at.code))) {
      return failures.no_room({ headers: { 'Retry-After': '60' } })
    }
  }
  return undefined
}
