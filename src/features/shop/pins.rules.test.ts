import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityOfPin } from './pinCities.rules.ts'
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

test('of a PIN code in one well-known city its name of today is said', () => {
  const places = {
    ...{ '110001': 'Delhi', '122002': 'Gurugram', '143001': 'Amritsar', '160017': 'Chandigarh' },
    ...{ '180001': 'Jammu', '190001': 'Srinagar', '201301': 'Noida', '208001': 'Kanpur' },
    ...{ '211001': 'Prayagraj', '221001': 'Varanasi', '226010': 'Lucknow', '248001': 'Dehradun' },
    ...{ '302001': 'Jaipur', '313001': 'Udaipur', '342001': 'Jodhpur', '380009': 'Ahmedabad' },
    ...{ '390001': 'Vadodara', '395003': 'Surat', '400050': 'Mumbai', '400601': 'Thane' },
    ...{
      '400703': 'Navi Mumbai',
      '403001': 'Panaji',
      '411001': 'Pune',
      '431001': 'Chhatrapati Sambhajinagar',
    },
    ...{ '440010': 'Nagpur', '452001': 'Indore', '500034': 'Hyderabad', '520001': 'Vijayawada' },
    ...{
      '530002': 'Visakhapatnam',
      '533101': 'Rajamahendravaram',
      '560038': 'Bengaluru',
      '570001': 'Mysuru',
    },
    ...{ '575001': 'Mangaluru', '580020': 'Hubballi', '590001': 'Belagavi', '600017': 'Chennai' },
    ...{ '605001': 'Puducherry', '620002': 'Tiruchirappalli', '641012': 'Coimbatore', '673001': 'Kozhikode' },
    ...{ '682016': 'Kochi', '695001': 'Thiruvananthapuram', '700019': 'Kolkata', '751001': 'Bhubaneswar' },
    ...{ '781005': 'Guwahati', '793001': 'Shillong', '800001': 'Patna', '834001': 'Ranchi' },
  }
  for (const [pin, city] of Object.entries(places)) expect([pin, cityOfPin(pin)]).toEqual([pin, city])
})

test.each(['500003', '781101', '303702', '400702', '638006', '999999', '3020', '30200a', ''])(
  'of %s no city is said: a suburb, a village, unknown or no PIN code',
  (pin) => {
    expect(cityOfPin(pin)).toBeUndefined()
  },
)

test('where a city is said, its state is known or lies on a border', () => {
  const pins = Array.from({ length: 900_000 }, (_, at) => String(100_000 + at))
  const inNoState = pins.filter((pin) => cityOfPin(pin) !== undefined && stateOfPin(pin) === undefined)
  // Roorkee, beside villages of another state.
  expect(inNoState).toEqual(['247667'])
})
