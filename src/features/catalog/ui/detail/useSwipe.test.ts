import { expect, test } from 'vitest'
import { swipeDirection } from './useSwipe.ts'

test.each([
  [0, 0],
  [39, 0],
  [-39, 0],
  [40, -1],
  [-40, 1],
  [-200, 1],
])('a finger moved by %i px turns by %i', (dx, direction) => {
  expect(swipeDirection(dx)).toBe(direction)
})
