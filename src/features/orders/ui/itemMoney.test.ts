import { expect, test } from 'vitest'
import type { Order } from '../schema/orders.schema.ts'
import { mostBack, soldValue, valueOfPieces } from './itemMoney.ts'

const product = { _id: 'saree', name: 'Silk Saree', price: 1000, images: [] }
const item: Order['items'][number] = { _id: 'a', product, size: null, quantity: 3, discount: 100 }
const service = { _id: 'fall', forItem: 'a', name: 'Fall and pico', price: 150, quantity: 3, days: 2 }
const services = [
  { ...service, refundable: false },
  { ...service, _id: 'tassels', price: 50, refundable: true },
  { ...service, _id: 'wrap', forItem: null, price: 99, quantity: 1, refundable: true },
]

test('what is cancelled brings back its services; what comes back those that the shop gives back', () => {
  // 1,000 rupees less a third of 100.
  expect(valueOfPieces({ items: [item] }, { a: 1 }, false)).toBe(96_667)
  expect(valueOfPieces({ items: [item], services }, { a: 1 }, false)).toBe(116_667)
  expect(valueOfPieces({ items: [item], services }, { a: 1 }, true)).toBe(101_667)
  expect(valueOfPieces({ items: [item], services }, {}, true)).toBe(0)
  expect(soldValue({ ...item, returned: 2 })).toBe(290_000)
})

test('of what store credit paid all can go back, though no money came in', () => {
  expect(mostBack({ refundable: 0, credit: 2000 })).toBe(200_000)
  expect(mostBack({ refundable: 400, credit: 600 })).toBe(100_000)
  expect(mostBack({})).toBe(0)
})
