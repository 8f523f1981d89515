import { expect, test } from 'vitest'
import { isSameSecret } from './isSameSecret.ts'

test.each([
  ['', '', true],
  ['a secret', 'a secret', true],
  ['a secret', 'A secret', false],
  ['a secret', 'a secret ', false],
  ['a secret', '', false],
])('"%s" and "%s" are the same: %s', (one, other, isSame) => {
  expect(isSameSecret(one, other)).toBe(isSame)
  expect(isSameSecret(Buffer.from(one), other)).toBe(isSame)
})
