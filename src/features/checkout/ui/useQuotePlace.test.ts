import { expect, test } from 'vitest'
import { placeOf } from './useQuotePlace.ts'

test('where a parcel goes is known once number, address and PIN code are there, however they are typed', () => {
  const typed = { contact: '+91 98765 43210', address: '9 Lake View', zipCode: '570 001' }
  expect(placeOf(typed)).toEqual(typed)
  expect(placeOf({ ...typed, zipCode: '५७०००१' })).toMatchObject({ address: '9 Lake View' })
  expect(
    [{ zipCode: '57000' }, { contact: ' ' }, { address: '' }].map((but) => placeOf({ ...typed, ...but })),
  ).toEqual([undefined, undefined, undefined])
})
