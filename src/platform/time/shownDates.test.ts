import { describe, expect, test } from 'vitest'
import { isShownAt, nextChange } from './shownDates.ts'

describe('dates', () => {
  const at = (ms: number) => new Date(ms)

  test('the first moment is within them, the last is not', () => {
    const dates = { from: at(1_000), until: at(2_000) }
    expect([999, 1_000, 1_999, 2_000].map((now) => isShownAt(dates, now))).toEqual([false, true, true, false])
    expect(isShownAt({ from: null, until: null }, 5)).toBe(true)
    expect(isShownAt({ from: at(10), until: null }, 9)).toBe(false)
    expect(isShownAt({ from: null, until: at(10) }, 10)).toBe(false)
  })

  test('the next change is the earliest of those to come', () => {
    const all = [
      { from: at(1_000), until: at(5_000) },
      { from: null, until: at(3_000) },
    ]
    expect([0, 1_000, 2_999, 3_000, 5_000].map((now) => nextChange(all, now))).toEqual([
      1_000,
      3_000,
      3_000,
      5_000,
      Number.POSITIVE_INFINITY,
    ])
  })
})
