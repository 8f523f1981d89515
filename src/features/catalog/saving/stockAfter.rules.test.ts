import { expect, test } from 'vitest'
import { stockAfter } from './stockAfter.rules.ts'

const stored = (quantity: number) => ({ quantity, updatedAt: new Date(0) })

test('what was sold since the form was opened stays sold, and where more was sold than counted nothing is left', () => {
  expect(stockAfter(stored(2), { quantity: 4, quantityWas: 5 })).toBe(1)
  expect(stockAfter(stored(2), { quantity: 1, quantityWas: 5 })).toBe(0)
  expect(stockAfter(stored(2), { quantity: 9 })).toBe(9)
  expect(stockAfter(stored(2), {})).toBe(2)
})
