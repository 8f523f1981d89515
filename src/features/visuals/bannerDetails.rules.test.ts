import { describe, expect, test } from 'vitest'
import { detailProblems, isShownAt, nextChange } from './bannerDetails.rules.ts'

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

describe('details taken together', () => {
  const nothing = { headline: '', button: '', link: '', alt: '', from: null, until: null }
  const fields = (details: Partial<Parameters<typeof detailProblems>[0]>) =>
    detailProblems({ ...nothing, ...details }).map(({ field }) => field)

  test('may be missing', () => expect(fields({})).toEqual([]))
  test('a button leads somewhere', () => {
    expect(fields({ button: 'Go' })).toEqual(['link'])
    expect(fields({ button: 'Go', link: '/' })).toEqual([])
  })
  test('a picture that leads somewhere has a name', () => {
    expect(fields({ link: '/' })).toEqual(['alt'])
    expect(fields({ link: '/', alt: 'Silks' })).toEqual([])
    expect(fields({ link: '/', headline: 'Silks' })).toEqual([])
  })
  test('the end comes after the beginning', () => {
    const from = '2026-11-01T00:00:00Z'
    expect(fields({ from, until: from })).toEqual(['until'])
    expect(fields({ from, until: '2026-11-01T00:01:00Z' })).toEqual([])
  })
})
