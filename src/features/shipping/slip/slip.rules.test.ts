import { expect, test } from 'vitest'
import { addressLines, piecesIn, warningOf } from './slip.rules.ts'

const to = {
  name: 'Meera Iyer',
  email: 'meera@example.com',
  companyName: '',
  address: '14 Temple Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  zipCode: '600004',
  contact: '9876543210',
  payment: 'upi',
} as const

test('an address names no company and no number that is not there', () => {
  expect(addressLines(to)).toEqual([
    '14 Temple Street',
    'Chennai, Tamil Nadu 600004',
    'India',
    '+91 9876543210',
  ])
  expect(addressLines({ ...to, companyName: 'Iyer Silks', contact: '' })).toEqual([
    'Iyer Silks',
    '14 Temple Street',
    'Chennai, Tamil Nadu 600004',
    'India',
  ])
})

test('the pieces of all lines are counted', () => {
  expect(piecesIn([])).toBe(0)
  expect(
    piecesIn([
      { name: 'A', size: 'M', sku: '', barcode: '', quantity: 2 },
      { name: 'A', size: 'L', sku: '', barcode: '', quantity: 1 },
    ]),
  ).toBe(3)
})

test.each([
  ['placed', 'upi', 'Pending', 'Not paid yet: do not send before it is.'],
  ['placed', 'card', 'Pending', 'Not paid yet: do not send before it is.'],
  ['placed', 'upi', 'Completed', 'Paid: collect nothing'],
  ['packed', 'cod', 'Pending', 'Cash on delivery: collect ₹12,999.00'],
  ['shipped', 'cod', 'Completed', 'Paid: collect nothing'],
  ['cancelled', 'upi', 'Completed', 'Do not send: this order is cancelled.'],
] as const)('a slip of an order that is %s, by %s, %s says %j', (status, type, paid, words) => {
  expect(
    warningOf({ status, payment: { type, status: paid, amountPaise: 1_499_900, collectPaise: 1_299_900 } }),
  ).toBe(words)
})
