import { expect, test } from 'vitest'
import { addressOf, nameOf } from './SuggestedLists.tsx'

const silk = { key: 'fabric', label: 'Fabric', value: 'Silk' }
const rani = { key: 'colour', label: 'Colour', value: 'Rani pink' }
const red = { key: 'colour', label: 'Colour', value: 'Red' }
const list = { category: 'saree', filters: [silk], min: null, max: null, total: 8 }

test.each([
  [list, 'Silk Saree', { fabric: 'silk' }],
  [{ ...list, filters: [] }, 'Saree', {}],
  [{ ...list, category: null }, 'Silk', { fabric: 'silk' }],
  [{ ...list, max: 5000 }, 'Silk Saree, up to ₹5,000', { fabric: 'silk', max: 5000 }],
  [
    { ...list, min: 2000, max: 3000 },
    'Silk Saree, ₹2,000 to ₹3,000',
    { fabric: 'silk', min: 2000, max: 3000 },
  ],
  [{ ...list, filters: [red, rani] }, 'Red Rani pink Saree', { colour: 'red,rani-pink' }],
])('%o is called %s', (one, name, address) => {
  expect(nameOf(one)).toBe(name)
  expect(addressOf(one)).toEqual(address)
})
