import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isEmail } from './accounts.rules.ts'

test.each([
  'meera.iyer@example.com',
  "o'brien+silk@mail.example.co.in",
  'a@b.co',
  'x_y-z@sub-domain.example.museum',
])('%s is an e-mail', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'meera',
  'meera@',
  '@example.com',
  'meera@example',
  'a b@example.com',
  'a@@example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@example.com\nBcc: b@example.com',
  'a@example.com\r',
  '<a@example.com>',
  `${'a'.repeat(250)}@example.com`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('what is an e-mail here can also be logged in with', () => {
  const piece = fc.stringMatching(/^[a-zA-Z0-9_'+-]{0,4}$/)
  const text = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.array(piece, { maxLength: 4 }))
    .map(([local, domain]) => `${local.join('.')}@${domain.join('.')}`)
  fc.assert(
    fc.property(text, (email) => {
      expect(!isEmail(email) || z.email().safeParse(email).success).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
