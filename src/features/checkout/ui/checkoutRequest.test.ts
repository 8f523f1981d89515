import { expect, test } from 'vitest'
import { shownCash } from './checkoutRequest.ts'

const cash = { billingAddress: { payment: 'cod' } } as const

test('an order at the door says what its buyer was shown, so that nothing else is asked', () => {
  const expectedCash = { ask: 'advance', advance: 500 } as const
  expect(shownCash(cash, expectedCash)).toEqual({ expectedCash })
  // Whoever presses before an answer came, or while none can be had, was shown nothing.
  expect(shownCash(cash, undefined)).toEqual({ expectedCash: { ask: 'nothing', advance: 0 } })
  expect(shownCash(cash, { ask: 'refused', advance: 0 })).toEqual({
    expectedCash: { ask: 'nothing', advance: 0 },
  })
})

test.each(['upi', 'card'] as const)('an order by %s says nothing of it', (payment) => {
  expect(shownCash({ billingAddress: { payment } }, { ask: 'confirm', advance: 0 })).toEqual({})
})
