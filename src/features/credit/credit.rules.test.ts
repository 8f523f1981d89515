import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitBack, usableCredit } from './credit.rules.ts'

const paise = fc.integer({ min: 0, max: 100_000_000 })

test('credit pays what it can, and no more than is asked', () => {
  expect([usableCredit(50_000, 80_000), usableCredit(90_000, 80_000), usableCredit(0, 80_000)]).toEqual([
    50_000, 80_000, 0,
  ])
})

test('what it leaves to pay is nothing, or a rupee that somebody can take', () => {
  const of = (balance: number) => usableCredit(balance, 80_000)
  expect([of(79_900), of(79_901), of(79_999), of(80_000)]).toEqual([79_900, 79_900, 79_900, 80_000])
  // Of an order that costs a rupee there is no part.
  expect([usableCredit(60, 100), usableCredit(100, 100), usableCredit(40, 50)]).toEqual([0, 100, 0])
  fc.assert(
    fc.property(paise, paise, (balance, total) => {
      const used = usableCredit(balance, total)
      expect(used).toBeGreaterThanOrEqual(0)
      expect(used).toBeLessThanOrEqual(Math.min(balance, total))
      const left = total - used
      expect(left === 0 || left >= Math.min(100, total)).toBe(true)
    }),
  )
})

test.each([
  // 400 rupees came in, 600 were credit.
  [true, 30_000, { moneyPaise: 30_000, creditPaise: 0 }],
  [true, 50_000, { moneyPaise: 40_000, creditPaise: 10_000 }],
  [true, 100_000, { moneyPaise: 40_000, creditPaise: 60_000 }],
  // 400 are still to come: first what was paid.
  [false, 30_000, { moneyPaise: 0, creditPaise: 30_000 }],
  [false, 70_000, { moneyPaise: 10_000, creditPaise: 60_000 }],
] as const)('paid: %s, %d paise go back as %j', (isPaid, amount, parts) => {
  expect(splitBack(amount, { isPaid, moneyPaise: 40_000, creditPaise: 60_000 })).toEqual(parts)
})

test('whatever goes back, its parts are never below nothing, never more than there is, and add up', () => {
  fc.assert(
    fc.property(fc.boolean(), paise, paise, paise, (isPaid, money, credit, wanted) => {
      const amount = Math.min(wanted, money + credit)
      const parts = splitBack(amount, { isPaid, moneyPaise: money, creditPaise: credit })
      expect(parts.moneyPaise + parts.creditPaise).toBe(amount)
      expect(Math.min(parts.moneyPaise, parts.creditPaise)).toBeGreaterThanOrEqual(0)
      expect(parts.moneyPaise).toBeLessThanOrEqual(money)
      expect(parts.creditPaise).toBeLessThanOrEqual(credit)
    }),
  )
})
