import { expect, test } from 'vitest'
import { lowBefore } from './thirtyDayLows.rules.ts'

test('a low is of the price that it was reckoned for, and of no other until that is reckoned', () => {
  const lows = { '': { pricePaise: 70_000, lowPaise: 80_000 } }
  expect(lowBefore(lows, '', 70_000)).toBe(80_000)
  // Dearer than it was, and still below the low of the price before.
  expect(lowBefore(lows, '', 75_000)).toBeUndefined()
  expect(lowBefore(lows, 'M', 70_000)).toBeUndefined()
  expect(lowBefore({ '': { pricePaise: 70_000, lowPaise: 70_000 } }, '', 70_000)).toBeUndefined()
  expect(lowBefore(null, '', 70_000)).toBeUndefined()
})
