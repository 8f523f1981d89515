import { expect, it } from 'vitest'
import { asksForPassword } from './adminPower.rules.ts'

const customer = { role: 'customer', status: 'active', email: 'meera@example.com' } as const
const admin = { role: 'admin', status: 'active', email: 'asha@example.com' } as const

it.each([
  ['a customer becomes admin', customer, { role: 'admin' }, true],
  ['an admin becomes customer', admin, { role: 'customer' }, true],
  ['an admin is disabled', admin, { status: 'inactive' }, true],
  ['an admin gets another password', admin, { password: 'silk@2026' }, true],
  ['an admin gets another e-mail', admin, { email: 'x@example.com' }, true],
  ['a role is only repeated', admin, { role: 'admin', email: admin.email }, false],
  ['a customer is disabled', customer, { status: 'inactive' }, false],
  ['a customer gets a password and an e-mail', customer, { password: 'silk@2026', email: 'x@y.z' }, false],
  ['a disabled admin stays disabled', { ...admin, status: 'inactive' }, { status: 'inactive' }, false],
  ['an admin comes back', { ...admin, status: 'inactive' }, { status: 'active' }, false],
] as const)('%s', (_name, user, change, asks) => {
  expect(asksForPassword(user, change)).toBe(asks)
})
