import { describe, expect, test } from 'vitest'
import { averageRating, countStars, type Fit, fitSummary, timeAgo } from './reviews.rules.ts'

const now = Date.UTC(2026, 10, 20, 12)
const second = 1_000
const day = 86_400 * second

describe('timeAgo', () => {
  test.each([
    [0, 'just now'],
    [999, 'just now'],
    [second, '1 second ago'],
    [59 * second, '59 seconds ago'],
    [60 * second, '1 minute ago'],
    [119 * second, '1 minute ago'],
    [59 * 60 * second, '59 minutes ago'],
    [3_600 * second, '1 hour ago'],
    [23 * 3_600 * second, '23 hours ago'],
    [day, '1 day ago'],
    [29 * day, '29 days ago'],
    [30 * day, '1 month ago'],
    [364 * day, '12 months ago'],
    [365 * day, '1 year ago'],
    [365 * day - 1, '12 months ago'],
    [730 * day, '2 years ago'],
  ])('%i ms before now is %s', (before, words) => {
    expect(timeAgo(now - before, now)).toBe(words)
  })

  test('a clock that runs ahead gives no negative time', () => {
    expect(timeAgo(now + 5 * second, now)).toBe('just now')
  })
})

describe('averageRating', () => {
  test('is rounded to one decimal', () => {
    expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3)
  })

  test('of nothing is nothing', () => {
    expect(averageRating([])).toBeNull()
  })
})

test('what most say about the size is told from three answers on, and what warns first', () => {
  const of = (...said: (Fit | null)[]) => fitSummary(said.map((fit) => ({ fit })))
  expect(of('true', 'true', null)).toBeUndefined()
  expect(of('true', 'true', 'true', 'small', 'true', null)).toBe('4 of 5 say: true to size')
  expect(of('true', 'small', 'small', 'true')).toBe('2 of 4 say: runs small')
  expect(of('large', 'large', 'true')).toBe('2 of 3 say: runs large')
})

test('each number of stars is counted, those of nobody as well', () => {
  expect(countStars([{ rating: 5 }, { rating: 3 }, { rating: 5 }]).map(({ count }) => count)).toEqual([
    2, 0, 1, 0, 0,
  ])
})
