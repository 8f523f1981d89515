import type { Role } from '#/platform/http/roles.rules.ts'
import type { UserStatus } from '../userStatus.rules.ts'

/** What of a user decides who runs the shop. */
interface Power {
  readonly role: Role
  readonly status: UserStatus
}

interface PowerChange {
  readonly role?: Power['role'] | undefined
  readonly status?: Power['status'] | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
}

/**
 * Whether a change by an admin asks for the admin's own password again: it gives or takes the role of an admin, shuts
 * an admin out, or changes what an admin logs in with. A stolen session alone must not be able to take the shop over.
 */
export function asksForPassword(user: Power & { readonly email: string }, change: PowerChange): boolean {
  if (change.role !== undefined && change.role !== user.role) return true
  if (user.role !== 'admin') return false
  const disabled = change.status === 'inactive' && user.status === 'active'
  const newEmail = change.email !== undefined && change.email !== user.email
  return disabled || newEmail || Boolean(change.password)
}
