import { expect, test } from 'vitest'
import { pauseBeforeLook } from './arrival.rules.ts'

test('an open page asks ever more seldom whether the money is there, and stops', () => {
  const minute = 60_000
  const pauses = [0, 2.9, 3, 14.9, 15, 119, 120, 10_000].map((open) => pauseBeforeLook(open * minute))
  expect(pauses).toEqual([4_000, 4_000, 10_000, 10_000, 30_000, 30_000, false, false])
})
