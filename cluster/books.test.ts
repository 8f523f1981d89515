import { expect, test } from 'vitest'
import { audit } from './books.ts'

const shown = [
  { cartId: 'c1', orderId: 'o1', number: '101' },
  { cartId: 'c2', orderId: 'o2', number: '102' },
]
const stored = [
  { id: 'o1', cart: 'c1' },
  { id: 'o2', cart: 'c2' },
]
const goods = [{ left: 8, sold: 2 }]
const right = { stored, goods, complaints: [] }

test('what was shown and what is there agree', () => {
  expect(audit(shown, right, 10)).toEqual({ lost: [], doubled: 0, unknown: 0, faults: [] })
})

test('an order that was shown and is gone is lost', () => {
  expect(audit(shown, { ...right, stored: stored.slice(1) }, 10)).toMatchObject({
    lost: ['101'],
    doubled: 0,
    unknown: 0,
  })
})

test('a bag of two orders is doubled, whether they are there or were shown', () => {
  const twice = { ...right, stored: [...stored, { id: 'o3', cart: 'c2' }] }
  expect(audit(shown, twice, 10)).toMatchObject({ lost: [], doubled: 1, unknown: 1 })
  const another = [...shown, { cartId: 'c1', orderId: 'o9', number: '109' }]
  expect(audit(another, right, 10)).toMatchObject({ lost: ['109'], doubled: 1, unknown: 0 })
})

test('the same order shown again is one', () => {
  expect(audit([...shown, ...shown], right, 10)).toMatchObject({ lost: [], doubled: 0, unknown: 0 })
})

test('pieces are conserved, and what contradicts itself is named', () => {
  const wrong = { ...right, goods: [{ left: 8, sold: 3 }], complaints: ['o1: 2 payments of its total'] }
  expect(audit(shown, wrong, 10).faults).toEqual([
    '8 pieces left and 3 sold are not 10',
    'o1: 2 payments of its total',
  ])
})
