import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, discountOf } from './lineMoney.rules.ts'

const anyLine = fc
  .record({
    pricePaise: fc.integer({ min: 1, max: 10_000_000 }),
    ordered: fc.integer({ min: 1, max: 1_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...line }) => ({
    ...line,
    discountPaise: Math.floor(line.pricePaise * line.ordered * share),
  }))

test('a line without a reduction costs its price', () => {
  expect(costOf({ pricePaise: 249_900, ordered: 3, discountPaise: 0 }, 1, 2)).toBe(499_800)
})

test('three pieces for 100 paise less: 33, 33 and 34', () => {
  const line = { pricePaise: 1_000, ordered: 3, discountPaise: 100 }
  expect([0, 1, 2].map((gone) => discountOf(line, gone, 1))).toEqual([33, 33, 34])
  expect(costOf(line, 0, 3)).toBe(2_900)
})

test('however a line is cut, its parts are never below nothing and add up to the whole', () => {
  fc.assert(
    fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 }), (line, cuts) => {
      let gone = 0
      let paise = 0
      for (const cut of [...cuts, line.ordered]) {
        const pieces = Math.min(cut, line.ordered - gone)
        const cost = costOf(line, gone, pieces)
        expect(cost).toBeGreaterThanOrEqual(0)
        expect(cost).toBeLessThanOrEqual(line.pricePaise * pieces)
        gone += pieces
        paise += cost
      }
      expect(paise).toBe(line.pricePaise * line.ordered - line.discountPaise)
    }),
  )
})
