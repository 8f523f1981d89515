import { expect, test } from 'vitest'
import { typeOf } from './productType.rules.ts'

test.each([
  ['Banarasi Katan Silk Saree', 'Saree', 'Silk'],
  ['Handloom cotton, in blue', 'saree', 'Cotton'],
  ['Zariwork Anarkali Salwar-Suit', 'occasion', 'Zariwork'],
  ['Festive Salwar-Suit in Plum', 'occasion', 'Salwar Suit'],
  ['Silken Saree', 'saree', undefined],
  ['Silk Scarf', 'scarves', undefined],
])('%s of %s is of type %s', (name, category, type) => {
  expect(typeOf({ name, category: { name: category } })).toBe(type)
})

test('a product without a category has no type', () => {
  expect(typeOf({ name: 'Silk Saree', category: null })).toBeUndefined()
})

test('an answer in another language, whose name is not the English one, says it itself', () => {
  const category = { name: 'saree' }
  expect(typeOf({ name: 'बनारसी साड़ी', category, type: 'Silk' })).toBe('Silk')
  expect(typeOf({ name: 'बनारसी साड़ी', category })).toBeUndefined()
})
