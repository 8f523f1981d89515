import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, indiaDay, indiaHour, indiaTime, monthStart } from './days.ts'

const dates = fc.date({
  min: new Date('1999-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

describe('days of India', () => {
  test('begin at half past six in the evening of UTC', () => {
    expect(indiaDay(new Date('2026-11-19T18:29:59.999Z'))).toBe('2026-11-19')
    expect(indiaDay(new Date('2026-11-19T18:30:00.000Z'))).toBe('2026-11-20')
    expect(indiaHour(new Date('2026-11-19T18:30:00.000Z'))).toBe(0)
    expect(indiaTime('2026-11-20').toISOString()).toBe('2026-11-19T18:30:00.000Z')
    expect(indiaTime('2026-11-20', 9).toISOString()).toBe('2026-11-20T03:30:00.000Z')
  })

  test('are those of the calendar of Asia/Kolkata', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })
    fc.assert(
      fc.property(dates, (at) => {
        expect(indiaDay(at)).toBe(calendar.format(at))
      }),
    )
  })

  test('a moment lies within its day', () => {
    fc.assert(
      fc.property(dates, (at) => {
        const day = indiaDay(at)
        expect(indiaTime(day).getTime()).toBeLessThanOrEqual(at.getTime())
        expect(indiaTime(addDays(day, 1)).getTime()).toBeGreaterThan(at.getTime())
      }),
    )
  })
})

test('months have ends', () => {
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  expect(monthStart('2026-01-15', -11)).toBe('2025-02-01')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-02-27')).toEqual([])
})
