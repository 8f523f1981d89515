import { expect, test } from 'vitest'
import { ageText } from './age.rules.ts'

test.each([
  [-5_000, '0 minutes'],
  [0, '0 minutes'],
  [60_000, '1 minute'],
  [59 * 60_000 + 59_999, '59 minutes'],
  [3_600_000, '1 hour'],
  [86_399_999, '23 hours'],
  [86_400_000, '1 day'],
  [20 * 86_400_000, '20 days'],
])('%i ms are %s', (ms, text) => {
  expect(ageText(ms)).toBe(text)
})
