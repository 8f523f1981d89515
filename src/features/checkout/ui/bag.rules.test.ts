import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostFor, shortLines } from '#/features/cart/cart.rules.ts'
import { adjustments, priceChanges, pricesOf } from './bag.rules.ts'

const line = (_id: string, product: string, quantity: number, left: number) => ({
  _id,
  quantity,
  product: { _id: product, name: `Saree ${product}`, quantity: left },
})

describe('adjusting the bag', () => {
  test('leaves alone what can be had', () => {
    expect(adjustments([line('a', 'p', 2, 2), line('b', 'q', 1, 50)])).toEqual([])
  })

  test('lowers to what is left, takes out what is gone, the latter first', () => {
    expect(adjustments([line('a', 'p', 5, 3), line('b', 'q', 2, 0)])).toEqual([
      { itemId: 'b', quantity: 0 },
      { itemId: 'a', quantity: 3 },
    ])
  })

  test('sizes of one product share what is left', () => {
    expect(adjustments([line('m', 'p', 2, 3), line('l', 'p', 2, 3), line('s', 'p', 1, 3)])).toEqual([
      { itemId: 's', quantity: 0 },
      { itemId: 'l', quantity: 1 },
    ])
  })

  test('whatever the bag, no step asks for more than there is, and nothing is short at the end', () => {
    const stock = fc.array(fc.integer({ min: -1, max: 6 }), { minLength: 3, maxLength: 3 })
    const bag = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 6 })), { maxLength: 8 })
    fc.assert(
      fc.property(stock, bag, (left, wanted) => {
        let lines = wanted.map(([product, quantity], at) =>
          line(`line-${at}`, `p${product}`, quantity, left[product] ?? 0),
        )
        for (const { itemId, quantity } of adjustments(lines)) {
          const changed = lines.find(({ _id }) => _id === itemId)
          if (quantity === 0 || !changed) {
            lines = lines.filter(({ _id }) => _id !== itemId)
            continue
          }
          expect(quantity).toBeLessThanOrEqual(mostFor(lines, changed.product, itemId))
          lines = lines.map((one) => (one._id === itemId ? { ...one, quantity } : one))
        }
        expect(shortLines(lines)).toEqual([])
      }),
    )
  })
})

describe('prices', () => {
  const priced = (id: string, price: number) => ({ product: { _id: id, name: `Saree ${id}`, price } })

  test('say what changed since they were seen, once for all sizes', () => {
    const seen = pricesOf([priced('a', 1000), priced('b', 500)])
    expect(priceChanges(seen, [priced('a', 1000), priced('b', 500)])).toEqual([])
    expect(priceChanges(seen, [priced('a', 1299.5), priced('a', 1299.5), priced('b', 500)])).toEqual([
      'Saree a is ₹1,299.50 now, it was ₹1,000.00.',
    ])
  })

  test('what came into the bag later has no earlier price', () => {
    expect(priceChanges(pricesOf([]), [priced('a', 1)])).toEqual([])
  })
})
