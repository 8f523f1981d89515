import { describe, expect, test } from 'vitest'
import { detailProblems } from './bannerDetails.rules.ts'

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
