import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdvancedMoney, inHandPaise, isAdvanceOpen, restToPayPaise } from './advance.rules.ts'

const money = fc
  .record({
    status: fc.constantFrom('Pending' as const, 'Completed' as const),
    amountPaise: fc.nat(1_000_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    advanceAt: fc.constantFrom(null, new Date(0)),
  })
  .map(({ share, ...one }): AdvancedMoney => ({ ...one, advancePaise: Math.floor(one.amountPaise * share) }))

test('what is in hand and what is still to come are all of the money, and neither is below nothing', () => {
  fc.assert(
    fc.property(money, (payment) => {
      const [inHand, rest] = [inHandPaise(payment), restToPayPaise(payment)]
      expect(inHand + rest).toBe(payment.amountPaise)
      expect(Math.min(inHand, rest)).toBeGreaterThanOrEqual(0)
      if (payment.status === 'Completed') expect(rest).toBe(0)
      if (isAdvanceOpen(payment)) expect(inHand).toBe(0)
    }),
  )
})

test.each([
  [{ status: 'Pending', advancePaise: 0, advanceAt: null }, 0, false],
  [{ status: 'Pending', advancePaise: 300, advanceAt: null }, 0, true],
  [{ status: 'Pending', advancePaise: 300, advanceAt: new Date() }, 300, false],
  [{ status: 'Completed', advancePaise: 300, advanceAt: null }, 1_000, false],
] as const)('of 1,000 paise, %j: %i in hand', (payment, inHand, isOpen) => {
  expect(inHandPaise({ ...payment, amountPaise: 1_000 })).toBe(inHand)
  expect(isAdvanceOpen(payment)).toBe(isOpen)
})
