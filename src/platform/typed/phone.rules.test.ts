import { describe, expect, test } from 'vitest'
import { indianMobile, typedContact, typedPhone, typedWhatsapp } from './phone.rules.ts'

test.each([
  '9829012345',
  '98290 12345',
  '98290-12345',
  '+91-98290-12345',
  '+91 (98290) 12345',
  '91 9829012345',
  '0091 98290 12345',
  '098290 12345',
  '९८२९० १२३४५',
  '\u202a+91 98290 12345\u202c',
])('%j is an Indian mobile number', (text) => {
  expect(indianMobile(text)).toBe('9829012345')
})

test.each(['', '5829012345', '982901234', '98290123456', '+44 98290 12345', '98290x12345', '9198290'])(
  '%j is none',
  (text) => {
    expect(indianMobile(text)).toBeUndefined()
  },
)

describe('a contact number', () => {
  test('loses country code, spaces and hyphens; what is none stays as typed', () => {
    expect(typedContact(' +91 98290-12345 ')).toBe('9829012345')
    expect(typedContact(' 12 345 ')).toBe('12 345')
  })
})

test.each([
  ['9829012345', '919829012345'],
  ['+91-98290-12345', '919829012345'],
  ['098290 12345', '919829012345'],
  ['919829012345', '919829012345'],
  ['+44 7700 900123', '447700900123'],
  ['0044 7700 900123', '447700900123'],
  ['+65 8123 4567', '6581234567'],
  ['call me', 'callme'],
])('%j is %j on WhatsApp', (text, number) => {
  expect(typedWhatsapp(text)).toBe(number)
})

test.each([
  ['9829012345', '+91 98290 12345'],
  ['098290-12345', '+91 98290 12345'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['(0141) 234-5678', '0141 234 5678'],
  ['1800 123 4567', '1800 123 4567'],
])('%j is shown as %j', (text, shown) => {
  expect(typedPhone(text)).toBe(shown)
})
