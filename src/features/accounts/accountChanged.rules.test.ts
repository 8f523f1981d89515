import { expect, it } from 'vitest'
import { changesBetween, endingWays } from './accountChanged.rules.ts'

const meera = { email: 'meera@example.com', role: 'customer', status: 'active' } as const

it.each([
  ['nothing', meera, false, []],
  ['the e-mail', { ...meera, email: 'm@example.com' }, false, ['email']],
  ['the password', meera, true, ['passwordSet']],
  ['the status', { ...meera, status: 'inactive' as const }, false, ['disabled']],
  ['the role', { ...meera, role: 'admin' as const }, false, ['role']],
  ['all', { email: 'm@x.in', role: 'admin', status: 'inactive' } as const, true, 4],
] as const)('an edit of %s is noticed', (_what, after, newPassword, expected) => {
  const changes = changesBetween(meera, after, newPassword)
  if (typeof expected === 'number') expect(changes).toHaveLength(expected)
  else expect(changes).toEqual(expected)
})

it('coming back ends nothing', () => {
  const away = { ...meera, status: 'inactive' } as const
  expect(changesBetween(away, meera, false)).toEqual([])
  expect(changesBetween(away, away, false)).toEqual([])
})

it('a reset by mail leaves Google, and a new role leaves the links', () => {
  expect([...endingWays(['passwordReset'])]).toEqual(['sessions', 'links'])
  expect([...endingWays(['role'])]).toEqual(['sessions'])
  expect([...endingWays(['role', 'email'])].sort()).toEqual(['google', 'links', 'sessions'])
  expect([...endingWays([])]).toEqual([])
})
