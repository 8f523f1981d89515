import { expect, test } from 'vitest'
import { typeOf } from './way.rules.ts'

test.each([
  ['Banarasi Katan Silk Saree', 'Saree', 'Silk'],
  ['Handloom cotton, in blue', 'saree', 'Cotton'],
  ['Zariwork Anarkali Salwar-Suit', 'occasion', 'Zariwork'],
  ['Festive Salwar-Suit in Plum', 'occasion', 'Salwar Suit'],
  ['Silken Saree', 'saree', undefined],
  ['Silk Scarf', 'scarves', undefined],
])('%s of %s is of type %s', (name, category, type) => {
  expect(typeOf({ name, category: { _id: 'c', name: category } as never })).toBe(type)
})

test('a product without a category has no type', () => {
  expect(typeOf({ name: 'Silk Saree', category: null })).toBeUndefined()
})
