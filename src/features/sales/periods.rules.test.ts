import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, indiaDay, indiaTime } from '#/platform/time/days.ts'
import { bucketKeys, periodAt, periodNames } from './periods.rules.ts'

/** Nine in the morning in India. */
const morning = (day: string) => indiaTime(day, 9)
const spans = (name: (typeof periodNames)[number], day: string) => {
  const { from, to, before } = periodAt(name, morning(day))
  return [`${from}..${to}`, `${before.from}..${before.to}`]
}

describe('a period and the one before', () => {
  test('days', () => {
    expect(spans('today', '2026-11-20')).toEqual(['2026-11-20..2026-11-20', '2026-11-19..2026-11-19'])
    expect(spans('7d', '2026-11-20')).toEqual(['2026-11-14..2026-11-20', '2026-11-07..2026-11-13'])
    expect(spans('30d', '2026-03-01')).toEqual(['2026-01-31..2026-03-01', '2026-01-01..2026-01-30'])
  })

  test('the month so far, beside as much of the month before', () => {
    expect(spans('month', '2026-11-20')).toEqual(['2026-11-01..2026-11-20', '2026-10-01..2026-10-20'])
    expect(spans('month', '2026-03-31')).toEqual(['2026-03-01..2026-03-31', '2026-02-01..2026-02-28'])
    expect(spans('month', '2026-01-01')).toEqual(['2026-01-01..2026-01-01', '2025-12-01..2025-12-01'])
  })

  test('twelve months, the last of them under way', () => {
    expect(spans('12m', '2026-11-20')).toEqual(['2025-12-01..2026-11-20', '2024-12-01..2025-11-20'])
    expect(spans('12m', '2028-02-29')).toEqual(['2027-03-01..2028-02-29', '2026-03-01..2027-02-28'])
  })

  test('the financial year begins on the first of April', () => {
    expect(spans('year', '2026-03-31')).toEqual(['2025-04-01..2026-03-31', '2024-04-01..2025-03-31'])
    expect(spans('year', '2026-04-01')).toEqual(['2026-04-01..2026-04-01', '2025-04-01..2025-04-01'])
    expect(spans('year', '2026-11-20')).toEqual(['2026-04-01..2026-11-20', '2025-04-01..2025-11-20'])
  })

  test('days change at midnight in India', () => {
    expect(periodAt('today', new Date('2026-03-31T18:29:59Z')).to).toBe('2026-03-31')
    expect(periodAt('year', new Date('2026-03-31T18:30:00Z')).from).toBe('2026-04-01')
  })

  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

  test('always end today and never overlap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...periodNames), dates, (name, now) => {
        const { from, to, before } = periodAt(name, now)
        expect(to).toBe(indiaDay(now))
        expect(from <= to && before.from <= before.to && before.to < from).toBe(true)
        const length = daysBetween(from, to).length
        if (name === '7d' || name === '30d') expect(daysBetween(before.from, before.to)).toHaveLength(length)
      }),
    )
  })

  test('every day has its bucket', () => {
    fc.assert(
      fc.property(fc.constantFrom('7d', '30d', 'month', '12m', 'year'), dates, (name, now) => {
        const period = periodAt(name, now)
        const keys = bucketKeys(period, now)
        expect(keys).toEqual([...new Set(keys)].sort())
        expect(period.from.startsWith(keys[0] ?? '?')).toBe(true)
        expect(period.to.startsWith(keys.at(-1) ?? '?')).toBe(true)
        if (name === '12m') expect(keys).toHaveLength(12)
      }),
    )
  })
})

test('today is told by the hour, as far as it has gone', () => {
  const now = indiaTime(addDays('2026-11-20', 0), 2)
  expect(bucketKeys(periodAt('today', now), now)).toEqual(['00', '01', '02'])
})
