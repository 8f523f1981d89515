import { expect, test } from 'vitest'
import { nextPage } from './nextPage.ts'

const meera = { name: 'Meera', role: 'customer' } as const
const asha = { name: 'Asha', role: 'admin' } as const

test.each([
  [meera, undefined, '/'],
  [meera, '/details/42?size=M#reviews', '/details/42?size=M#reviews'],
  [meera, '/admin/order', '/'],
  [meera, '/login', '/'],
  [meera, '//elsewhere.example/details/42', '/'],
  [meera, 'https://elsewhere.example', '/'],
  [asha, undefined, '/admin/dashboard'],
  [asha, '/admin/order?payment=pending', '/admin/order?payment=pending'],
  [asha, '/checkout', '/admin/dashboard'],
  [asha, '/', '/'],
])('%o, stopped at %s, goes on to %s', (user, from, next) => {
  expect(nextPage(user, from, 'members')).toBe(next)
})
