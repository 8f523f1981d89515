import type { Role } from '#/platform/http/roles.rules.ts'
import type { UserStatus } from './userStatus.rules.ts'

/** What of an account can change so that ways into it have to end. */
export type AccountChange = 'email' | 'passwordSet' | 'passwordReset' | 'disabled' | 'role'

/** What lets somebody in. A link is also an open question for the code of a log-in that has only shown the password. */
export type Way = 'sessions' | 'links' | 'google'

/**
 * Which ways into an account end with a change of it. Whoever resets the password by mail owns the address, and may
 * have come through Google; an admin who sets a new e-mail or password may be helping after a theft.
 */
const endsWith: Record<AccountChange, readonly Way[]> = {
  email: ['sessions', 'links', 'google'],
  // guard: password-disconnects-google
  passwordSet: ['sessions', 'links', 'google'],
  passwordReset: ['sessions', 'links'],
  disabled: ['sessions', 'links', 'google'],
  role: ['sessions'],
}

export const endingWays = (changes: readonly AccountChange[]): ReadonlySet<Way> =>
  new Set(changes.flatMap((change) => endsWith[change]))

interface Decisive {
  readonly email: string
  readonly role: Role
  readonly status: UserStatus
}

/** What an admin's or the owner's edit changed of what decides who gets in. */
export function changesBetween(before: Decisive, after: Decisive, newPassword: boolean): AccountChange[] {
  const changes: AccountChange[] = []
  if (after.email !== before.email) changes.push('email')
  if (newPassword) changes.push('passwordSet')
  if (after.status === 'inactive' && before.status === 'active') changes.push('disabled')
  if (after.role !== before.role) changes.push('role')
  return changes
}
