import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import type { Seen } from '#/ui/resource/form/useSeen.ts'
import type { User } from '../../accounts.schema.ts'

/** The form of a user as it is typed. */
export type UserValues = Required<Pick<User, 'name' | 'contact' | 'email' | 'role' | 'status'>> & {
  password: string
  currentPassword: string
}

export const valuesOf = (user?: User): UserValues => ({
  name: user?.name ?? '',
  contact: user?.contact ?? '',
  email: user?.email ?? '',
  password: '',
  currentPassword: '',
  role: user?.role ?? 'customer',
  status: user?.status ?? 'active',
})

/** What was changed, with what the form showed of it: a role that is only repeated is not asked for. */
export function changeOf(entered: UserValues, seen: Seen<UserValues>) {
  const names = seen.changed(entered)
  return { ...fieldsNamed(entered, names), seen: seen.of(names) }
}
