import type { User } from '../../accounts.schema.ts'

/** The form of a user as it is typed. */
export type UserValues = Required<Pick<User, 'name' | 'contact' | 'email' | 'role' | 'status'>> & {
  password: string
  currentPassword: string
}

export const valuesOf = (user: User | undefined): UserValues => ({
  name: user?.name ?? '',
  contact: user?.contact ?? '',
  email: user?.email ?? '',
  password: '',
  currentPassword: '',
  role: user?.role ?? 'customer',
  status: user?.status ?? 'active',
})

/** What differs from the stored user: a role that is only repeated is not asked for. */
export const changeOf = (user: User, entered: UserValues) =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => valuesOf(user)[name as keyof UserValues] !== value),
  )
