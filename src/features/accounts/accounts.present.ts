import type { Caller, HttpEnv } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import type { User } from './accounts.schema.ts'

/** The user as the API shows it; never a hash. */
export const presentUser = (user: Omit<Caller, 'sessionId'> & { status?: string }): User => ({
  _id: user.id,
  id: user.id,
  name: user.name,
  email: user.email,
  contact: user.contact,
  role: user.role,
  status: user.status === 'inactive' ? 'inactive' : 'active',
  image: user.image,
})

/** The caller of an endpoint whose access is not public. */
export function callerOf(c: { var: HttpEnv['Variables'] }): Caller {
  // guard: caller-required
  if (!c.var.caller) throw failures.unauthenticated()
  return c.var.caller
}
