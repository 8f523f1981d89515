import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  givenReference,
  MOST_REFERENCE_CHARACTERS,
  readReference,
  transactionReference,
  upiLink,
} from './upi.rules.ts'

test('of an order with a first part its reference is the one that was given, else that of all of it', () => {
  const advance = { amount: 200, isThere: false }
  expect(givenReference({ reference: null })).toBeNull()
  expect(givenReference({ reference: '412345678901' })).toBe('412345678901')
  expect(givenReference({ reference: '412345678901', advance: { ...advance, reference: null } })).toBeNull()
  expect(givenReference({ reference: null, advance: { ...advance, reference: '412345678902' } })).toBe(
    '412345678902',
  )
})

test('the link has every field, percent-encoded, the amount with two decimals', () => {
  const link = upiLink({
    upiId: 'zari@upi',
    payeeName: 'Zari & Daughters',
    amount: 2499,
    reference: 'ORDER1001',
    note: 'Order 1001',
  })
  expect(link).toBe(
    'upi://pay?pa=zari%40upi&pn=Zari%20%26%20Daughters&am=2499.00&cu=INR&tr=ORDER1001&tn=Order%201001',
  )
})

test('whatever the shop is called, an app reads back what was meant', () => {
  const request = fc.record({
    upiId: fc.constant('zari@upi'),
    payeeName: fc.string({ unit: 'grapheme', minLength: 1 }),
    amount: fc.integer({ min: 1, max: 100_000_000 }).map((paise) => paise / 100),
    orderNumber: fc.integer({ min: 1001, max: Number.MAX_SAFE_INTEGER }),
  })
  fc.assert(
    fc.property(request, (wanted) => {
      const reference = transactionReference(wanted.orderNumber)
      const link = upiLink({ ...wanted, reference, note: `Order ${wanted.orderNumber}` })
      expect(link).not.toMatch(/[+\s]/)
      const fields = new URL(link).searchParams
      expect(fields.get('pn')).toBe(wanted.payeeName)
      expect(Number(fields.get('am'))).toBe(wanted.amount)
      expect(fields.get('am')).toMatch(/^\d+\.\d\d$/)
      expect(reference.length).toBeLessThanOrEqual(MOST_REFERENCE_CHARACTERS)
    }),
  )
})

test.each([
  ['412345678901', '412345678901'],
  ['4123 4567 8901', '412345678901'],
  [' 4123-4567-8901 ', '412345678901'],
  ['41234567890', null],
  ['4123456789012', null],
  ['41234567890a', null],
  ['', null],
  ['१२३४५६७८९०१२', '123456789012'],
  ['௧௨௩௪ ௫௬௭௮ ௯௦௧௨', '123456789012'],
  ['\u200b4123 4567\u200b 8901\u2060', '412345678901'],
  ['4123\u20114567\u20118901', '412345678901'],
  ['१२३४५६७८९०१', null],
  ['\u200b'.repeat(12), null],
])('the reference %j is read as %j', (typed, read) => {
  expect(readReference(typed)).toBe(read)
})
