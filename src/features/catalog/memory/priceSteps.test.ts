import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PriceSteps } from './priceSteps.ts'

test('a range of prices is a set, whatever came and went', () => {
  const price = fc.nat(40)
  const change = fc.tuple(fc.nat(90), fc.option(price))
  const step = fc.record({ changes: fc.array(change, { maxLength: 90 }), least: price, most: price })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const prices = new Map<number, number>()
      const paise = (number: number) => prices.get(number) ?? 0
      const cheapest = () => [...prices.keys()].sort((one, other) => paise(one) - paise(other))
      const countBelow = (most: number) => cheapest().filter((number) => paise(number) < most).length
      const known = new PriceSteps({ numbers: () => Uint32Array.from(cheapest()), paise, countBelow })
      for (const { changes, least, most } of steps) {
        for (const [number, next] of changes) {
          if (prices.has(number)) known.remove(number)
          prices.delete(number)
          if (next === null) continue
          prices.set(number, next)
          known.add(number)
        }
        for (const end of [most, Number.POSITIVE_INFINITY]) {
          const wanted = cheapest().filter((number) => paise(number) >= least && paise(number) <= end)
          expect(new Set(known.between(least, end).array())).toEqual(new Set(wanted))
        }
      }
    }),
    { numRuns: 200 },
  )
})
