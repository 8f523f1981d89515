import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPaise, formatRupees, paiseOf, rupeesOf } from './money.ts'

describe('money', () => {
  it('shows rupees with two decimals and Indian grouping', () => {
    expect(formatPaise(123456750)).toBe('₹12,34,567.50')
    expect(formatRupees(1299)).toBe('₹1,299.00')
    expect(formatPaise(0)).toBe('₹0.00')
    expect(formatPaise(5)).toBe('₹0.05')
    expect(formatPaise(-10000)).toBe('-₹100.00')
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
