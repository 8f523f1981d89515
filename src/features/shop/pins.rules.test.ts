import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateOfPin } from './pins.rules.ts'
import { indianStates } from './states.rules.ts'

test.each([
  ['110001', 'Delhi'],
  ['122001', 'Haryana'],
  ['160017', 'Chandigarh'],
  ['160055', 'Punjab'],
  ['194101', 'Ladakh'],
  ['201301', 'Uttar Pradesh'],
  ['246701', 'Uttar Pradesh'],
  ['248001', 'Uttarakhand'],
  ['302001', 'Rajasthan'],
  ['395003', 'Gujarat'],
  ['403001', 'Goa'],
  ['411001', 'Maharashtra'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['533464', 'Puducherry'],
  ['533001', 'Andhra Pradesh'],
  ['570001', 'Karnataka'],
  ['600004', 'Tamil Nadu'],
  ['605001', 'Puducherry'],
  ['682555', 'Lakshadweep'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['799001', 'Tripura'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
])('%s lies in %s', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state)
})

test.each(['605602', '247667', '396215', '999999', '000000', '57000', '5700011', '57000a', '', '५७०००१'])(
  'of %s nothing is said: a border, unknown or no PIN code',
  (pin) => {
    expect(stateOfPin(pin)).toBeUndefined()
  },
)

test('what is said is a state of the list that the form offers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 999_999 }), (pin) => {
      const state = stateOfPin(String(pin))
      expect(state === undefined || indianStates.includes(state)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
