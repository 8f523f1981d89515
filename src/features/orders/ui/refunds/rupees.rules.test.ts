import { expect, test } from 'vitest'
import { rupeesField, typedRupees } from './rupees.rules.ts'

test.each([
  ['1499', 1499],
  [' 1,499.50 ', 1499.5],
  ['₹12,34,567', 1_234_567],
  ['0', 0],
  ['', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['five', undefined],
])('%j is typed for %j', (text, rupees) => {
  expect(typedRupees(text)).toBe(rupees)
})

test('a field shows what can be typed again', () => {
  for (const rupees of [1499, 1499.5, 0.05]) expect(typedRupees(rupeesField(rupees))).toBe(rupees)
})
