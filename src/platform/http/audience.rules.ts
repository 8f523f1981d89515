import { type Role, roles } from './roles.rules.ts'

/** For whom an answer is, where that depends on what somebody is here and not on who it is. */
export type Audience = Role | 'visitor'

export const audiences: readonly Audience[] = ['visitor', ...roles]

/** A user counts as signed in when the name is present (specification, section 3). */
export const audienceOf = (
  user: { readonly name: string; readonly role: Role } | null | undefined,
): Audience => (user?.name ? user.role : 'visitor')
