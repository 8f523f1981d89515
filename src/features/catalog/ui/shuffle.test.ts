import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shuffled } from './shuffle.ts'

const twenty = Array.from({ length: 20 }, (_, place) => place)

it('gives one order for one seed and keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(2 ** 31), (items, seed) => {
      const order = shuffled(items, seed)
      expect(order).toEqual(shuffled(items, seed))
      expect(order.toSorted()).toEqual(items.toSorted())
    }),
  )
})

it('different seeds give different orders', () => {
  const orders = new Set(Array.from({ length: 50 }, (_, seed) => shuffled(twenty, seed).join()))
  expect(orders.size).toBe(50)
})

it('puts no item first more often than chance would', () => {
  const first = Array.from({ length: 4000 }, (_, seed) => shuffled([0, 1, 2, 3], seed)[0])
  for (const item of [0, 1, 2, 3]) {
    const share = first.filter((one) => one === item).length / first.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.3)
  }
})
