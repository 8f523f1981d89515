import { expect, test } from 'vitest'
import { periodOf, readDashboardSearch } from '../periodSearch.ts'
import { bucketLabel, bucketTick, dayLabel, shortRupees } from './bucketLabel.ts'

test('hours, days and months have short names', () => {
  expect(bucketLabel('hour', '09')).toBe('09:00')
  expect(bucketLabel('day', '2026-09-05')).toBe('5 Sep')
  expect(bucketLabel('month', '2026-11')).toBe('Nov 2026')
  expect(bucketTick('month', '2026-11')).toBe('Nov')
  expect(bucketTick('day', '2026-09-05')).toBe('5 Sep')
  expect(dayLabel('2026-01-31')).toBe('31 Jan 2026')
})

test('rupees at the edge of a chart are short', () => {
  expect([0, 950, 1_500, 99_000, 1_00_000, 12_50_000, 2_00_00_000].map(shortRupees)).toEqual([
    '₹0',
    '₹950',
    '₹1.5k',
    '₹99k',
    '₹1L',
    '₹12.5L',
    '₹2Cr',
  ])
  expect([-500, -12_000].map(shortRupees)).toEqual(['−₹500', '−₹12k'])
})

test('the address names a period unless it is the usual one', () => {
  expect(readDashboardSearch({ period: '30d' })).toEqual({ period: '30d' })
  expect(readDashboardSearch({ period: '7d' })).toEqual({})
  expect(readDashboardSearch({ period: 'century', other: 1 })).toEqual({})
  expect(periodOf({})).toBe('7d')
})
