import { expect, test } from 'vitest'
import { billing } from '../../../../test/fixtures/orders.ts'
import { ownAddressAt, placeOf } from './lastAddress.rules.ts'

const { payment: _, ...meeras } = { ...billing, companyName: '' }
const present = { ...meeras, name: 'Sita Iyer', address: '1 Beach Road' }

test('the form begins with the latest address of the customer, never with that of a present', () => {
  expect(ownAddressAt([present, meeras, { ...meeras, city: 'Agra' }], ' meera IYER')).toBe(1)
  expect(ownAddressAt([present], 'Meera Iyer')).toBe(-1)
  expect(ownAddressAt([], 'Meera Iyer')).toBe(-1)
})

test('of it the place alone is taken', () => {
  const { name: _name, email: _email, contact: _contact, ...place } = meeras
  expect(placeOf(meeras)).toEqual({ ...place, gstin: '' })
})
