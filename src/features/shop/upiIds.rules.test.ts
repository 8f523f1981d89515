import { expect, test } from 'vitest'
import { looksPersonal } from './upiIds.rules.ts'

test.each([
  ['asha.verma@okaxis', true],
  ['asha.verma@OkHdfcBank', true],
  ['ashasilks@ybl', true],
  ['9876543210@paytm', true],
  ['9876543210@upi', true],
  ['919876543210-2@axl', true],
  ['9876543210@hdfcbank', true],
  ['Q123456789@ybl', false],
  ['paytmqr281005050101@paytm', false],
  ['bharatpe.9051234567@fbpe', false],
  ['gpay-11234567890@okbizaxis', false],
  ['ashasilks@okbizicici', false],
  ['ashasilks@hdfcbank', false],
  ['zari@upi', false],
  ['ashasilks@okbank', false],
  ['', false],
])('%s looks like the id of a person: %s', (upiId, isPersonal) => {
  expect(looksPersonal(upiId)).toBe(isPersonal)
})
