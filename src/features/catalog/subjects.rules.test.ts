import { expect, test } from 'vitest'
import { changedByProduct, shownByList, shownByProduct } from './subjects.rules.ts'

const productOf = (id: string, fields: object = {}) =>
  JSON.stringify({ _id: id, name: 'A "_id":"x" of silk', category: { _id: 'c1', name: 'saree' }, ...fields })

test('a product’s answer shows the product and the categories, whatever its texts say', () => {
  expect(shownByProduct(productOf('p1'))).toEqual(['categories', 'product:p1'])
})

test.each([
  ['all', {}, 'none', 'shelves'],
  ['of a category', { category: 'saree', type: undefined, attributes: {} }, 'none', 'shelves'],
  ['sorted', { category: 'saree' }, 'lowToHigh', 'products'],
  ['by a word', { q: 'silk' }, 'none', 'products'],
  ['by a price', { leastPaise: 0 }, 'none', 'products'],
  ['by an attribute', { attributes: { fabric: 'silk' } }, 'none', 'products'],
] as const)('a list, %s, shows its products and what may come to it', (_what, filter, sort, subject) => {
  const shown = shownByList(filter, sort, `[${productOf('p1')},${productOf('p2')}]`)
  expect(shown).toEqual(expect.arrayContaining(['categories', subject, 'product:p1', 'product:p2']))
  expect(shown.filter((word) => ['shelves', 'products', 'stock'].includes(word))).toEqual([subject])
})

test('a very long list shows any product and any stock', () => {
  const many = Array.from({ length: 101 }, (_, at) => productOf(`p${at}`))
  expect(shownByList({}, 'none', `[${many}]`)).toEqual(['categories', 'products', 'stock'])
})

const before = productOf('p1')
test.each([
  ['nothing that shoppers see', before, before, false, []],
  ['its price', before, productOf('p1', { price: 7 }), false, ['product:p1', 'products']],
  ['its stock', before, productOf('p1', { quantity: 7 }), true, ['product:p1', 'stock']],
  [
    'its category',
    before,
    productOf('p1', { category: { _id: 'c2' } }),
    false,
    ['product:p1', 'products', 'shelves'],
  ],
  ['that it comes', undefined, before, false, ['product:p1', 'products', 'shelves']],
  ['that it goes', before, undefined, false, ['product:p1', 'products', 'shelves']],
  ['that it goes for a while', productOf('p1', { category: null }), undefined, true, ['product:p1', 'stock']],
] as const)('a change of a product concerns, for %s', (_what, one, other, stockOnly, subjects) => {
  expect(changedByProduct('p1', one, other, stockOnly)).toEqual(subjects)
})
