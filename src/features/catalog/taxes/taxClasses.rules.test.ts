import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gstClasses } from './gstClasses.rules.ts'
import { gstRate, rateGap, rateText, readTaxClass, taxClasses } from './taxClasses.rules.ts'

const today = new Date('2026-11-05T06:00:00Z')
const lastDayOfOldRates = new Date('2025-09-21T18:29:59Z')
const firstDayOfNewRates = new Date('2025-09-21T18:30:00Z')

describe('rates', () => {
  test.each([
    ['fabric', 50_000, today, 5],
    ['fabric', 5_000_000, today, 5],
    ['fabric', 5_000_000, lastDayOfOldRates, 5],
    // The limit of 2,500 rupees is before tax.
    ['garment', 259_900, today, 5],
    ['garment', 262_500, today, 5],
    ['garment', 262_501, today, 18],
    ['garment', 295_000, today, 18],
    ['garment', 295_001, today, 18],
    ['garment', 262_500, firstDayOfNewRates, 5],
    ['garment', 105_000, lastDayOfOldRates, 5],
    ['garment', 105_001, lastDayOfOldRates, 12],
    ['exempt', 50_000, today, 0],
    ['gst3', 50_000, today, 3],
    ['gst5', 50_000, today, 5],
    ['gst12', 50_000, today, 12],
    ['gst18', 50_000, today, 18],
    ['gst28', 50_000, today, 28],
    ['gst40', 50_000, today, 40],
  ] as const)('%s at %i paise on %s: %i %%', (gstClass, pricePaise, date, rate) => {
    expect(gstRate(gstClass, pricePaise, date)).toBe(rate)
  })

  test('there is none before GST, nor before there was such a class', () => {
    expect(() => gstRate('fabric', 100, new Date('2017-06-30T12:00:00Z'))).toThrow(RangeError)
    expect(() => gstRate('gst40', 100, lastDayOfOldRates)).toThrow(RangeError)
  })

  test('of every class are dated, the newest first', () => {
    for (const key of gstClasses) {
      const days = taxClasses[key].rates.map(({ since }) => since)
      expect(days).toEqual([...days].sort().reverse())
    }
  })
})

describe('the gap', () => {
  test('lies between 2,625.01 and 2,950.00 rupees, with a neighbour on either side', () => {
    const gap = {
      low: 5,
      high: 18,
      lowUpToPaise: 262_500,
      highFromPaise: 295_001,
      highFromRupeesPaise: 295_100,
    }
    expect(rateGap('garment', 262_500, today)).toBeUndefined()
    expect(rateGap('garment', 262_501, today)).toEqual(gap)
    expect(rateGap('garment', 295_000, today)).toEqual(gap)
    expect(rateGap('garment', 295_001, today)).toBeUndefined()
    for (const key of gstClasses) if (key !== 'garment') expect(rateGap(key, 270_000, today)).toBeUndefined()
  })

  test('is where the rate contradicts the value that it leaves, and nowhere else', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600_000 }),
        fc.constantFrom(today, lastDayOfOldRates),
        (price, at) => {
          const { rate: low, above } =
            taxClasses.garment.rates.find(({ since }) => since <= at.toISOString()) ?? {}
          if (low === undefined || !above) throw new Error('No rates')
          const isAbove = (rate: number) => price * 100 > above.limitPaise * (100 + rate)
          const rate = gstRate('garment', price, at)
          const fits = rate === low ? !isAbove(low) : isAbove(above.rate)
          expect(rateGap('garment', price, at) === undefined).toBe(fits)
          // Never too little tax.
          if (!fits) expect(rate).toBe(above.rate)
        },
      ),
    )
  })
})

test('classes are told as they are today, and read as people write them', () => {
  expect(rateText('garment', today)).toBe('5 % up to ₹2,500 a piece before tax, 18 % above')
  expect(rateText('gst3', today)).toBe('3 %')
  expect([' Garment ', '18 %', '3', 'GST 5', 'gst12', '0%', 'exempt', 'linen'].map(readTaxClass)).toEqual([
    'garment',
    'gst18',
    'gst3',
    'gst5',
    'gst12',
    'exempt',
    'exempt',
    'linen',
  ])
})
