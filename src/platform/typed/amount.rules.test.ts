import { expect, test } from 'vitest'
import { rupeesField, typedAmount, typedNumber, typedRupees } from './amount.rules.ts'

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

test.each([
  ['1299', '1299'],
  ['1299.50', '1299.50'],
  ['1,299.00', '1299.00'],
  ['1299.', '1299'],
  ['₹1299', '1299'],
  ['₹ 1,29,900', '129900'],
  ['Rs. 12,99,000.00', '1299000.00'],
  ['rs 1 299', '1299'],
  ['INR 129,900', '129900'],
  ['1299/-', '1299'],
  ['₹1,299/-', '1299'],
  ['1299 Rs', '1299'],
  ['१,२९९.५०', '1299.50'],
  ['১২৯৯', '1299'],
  ['௧௨௯௯', '1299'],
  ['１２９９', '1299'],
  [' 12\u00a0999 ', '12999'],
  ['9.999', '9.999'],
  ['-5', '-5'],
  ['- ₹5', '-5'],
])('%j is read as %j', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

test.each([
  // No guess where it could mean something else.
  '12,99',
  '99,50',
  '1299,00',
  '1.299,00',
  '1,299.5.0',
  '1,2,3',
  '1,29 900',
  'twelve',
  '1299 each',
  '1e9',
  '0x10',
  'Infinity',
  '.',
  '.50',
  '₹',
  ',',
  '',
])('%j is no amount', (text) => {
  expect(typedAmount(text)).toBeUndefined()
  expect(typedNumber(text)).toBe(text === '' ? undefined : Number.NaN)
})
