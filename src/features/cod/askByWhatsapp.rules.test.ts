import { expect, test } from 'vitest'
import { askByWhatsapp } from './askByWhatsapp.rules.ts'

const asked = {
  ...{ name: 'Kavya & Ravi', contact: '9876543210', number: 1001, total: '₹8,000', asks: 'confirm' as const },
  link: 'https://shop.example/confirm-order/a.b.c',
}

test('the question stands in WhatsApp with its link, for a mobile number in India alone', () => {
  const url = new URL(askByWhatsapp(asked) ?? '')
  expect(url.href).toContain('https://wa.me/919876543210?')
  expect(url.searchParams.get('text')).toBe(
    'Hello Kavya & Ravi, you placed order 1001 for ₹8,000, to be paid at the door. Please confirm it with one press, and we pack it: https://shop.example/confirm-order/a.b.c',
  )
  expect(new URL(askByWhatsapp({ ...asked, asks: 'advance' }) ?? '').searchParams.get('text')).toContain(
    'pay the first part of it by UPI',
  )
  for (const contact of ['', '1234567890', '+6581234567'])
    expect(askByWhatsapp({ ...asked, contact })).toBeUndefined()
})
