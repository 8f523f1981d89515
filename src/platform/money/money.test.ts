import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatPaise,
  formatPaiseShort,
  formatRupees,
  formatRupeesShort,
  formatWholeRupees,
  paiseOf,
  rupeesOf,
} from './money.ts'
import { sharesOf } from './shares.ts'

describe('money', () => {
  it('shows rupees with two decimals and Indian grouping', () => {
    expect(formatPaise(123456750)).toBe('₹12,34,567.50')
    expect(formatRupees(1299)).toBe('₹1,299.00')
    expect(formatPaise(0)).toBe('₹0.00')
    expect(formatPaise(5)).toBe('₹0.05')
    expect(formatPaise(-10000)).toBe('-₹100.00')
  })

  it('leaves out decimals where they stand in the way', () => {
    expect(formatWholeRupees(5_000)).toBe('₹5,000')
    expect(formatWholeRupees(2_499.5)).toBe('₹2,500')
    expect(formatRupeesShort(420)).toBe('₹420')
    expect(formatRupeesShort(420.5)).toBe('₹420.50')
    expect(formatPaiseShort(12_34_567_00)).toBe('₹12,34,567')
    expect(formatPaiseShort(5)).toBe('₹0.05')
    expect(formatPaiseShort(-10_000)).toBe('-₹100')
  })

  it('rounds what binary fractions blur', () => {
    expect(paiseOf(19.99)).toBe(1999)
    expect(paiseOf(0.1 + 0.2)).toBe(30)
    expect(paiseOf(4.35)).toBe(435)
  })

  it('refuses what cannot be counted', () => {
    expect(() => paiseOf(Number.NaN)).toThrow(RangeError)
    expect(() => paiseOf(Number.POSITIVE_INFINITY)).toThrow(RangeError)
    expect(() => paiseOf(1e15)).toThrow(RangeError)
  })

  it('gives back every amount of paise it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(paiseOf(rupeesOf(paise))).toBe(paise)
      }),
    )
  })
})

describe('shares of an amount', () => {
  it('are in proportion; what rounding leaves goes to whoever lost most', () => {
    expect(sharesOf(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(sharesOf(50, [300, 100])).toEqual([38, 12])
    expect(sharesOf(0, [300, 100])).toEqual([0, 0])
    expect(sharesOf(5, [])).toEqual([])
  })

  it('add up to it, each between nothing and its line, also of huge amounts', () => {
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
