import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditNoteNumber, sharesOf } from './creditNote.rules.ts'

test('numbers have at most 16 characters and are never those of an invoice', () => {
  expect(creditNoteNumber('2026-27', 42)).toBe('CN/26-27/000042')
  for (const serial of [1, 999_999, 1_000_000, 999_999_999]) {
    expect(creditNoteNumber('2026-27', serial).length).toBeLessThanOrEqual(16)
    expect(creditNoteNumber('2026-27', serial)).toMatch(/^C/)
  }
})

describe('shares of an amount', () => {
  test('are in proportion; what rounding leaves goes to whoever lost most', () => {
    expect(sharesOf(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(sharesOf(50, [300, 100])).toEqual([38, 12])
    expect(sharesOf(0, [300, 100])).toEqual([0, 0])
    expect(sharesOf(5, [])).toEqual([])
  })

  test('add up to it, each between nothing and its line, also of huge amounts', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const total = all.reduce((sum, line) => sum + line, 0)
        const amount = Math.floor(total * part)
        const shares = sharesOf(amount, all)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(all[at] ?? 0)
        }
      }),
    )
  })
})
