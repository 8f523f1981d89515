import type { Caller } from '#/platform/http/env.ts'
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
  language: user.language,
})
