import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FacetColumn } from './facetColumn.ts'

const values = fc.uniqueArray(fc.nat(9), { maxLength: 4 }).map((some) => some.sort((a, b) => a - b))

test('holds as many combinations as there may be', () => {
  const column = new FacetColumn()
  const products = Array.from({ length: 70_000 }, (_, product) => product)
  for (const product of products) column.set(product, [product, product + 1])
  for (const product of [0, 255, 256, 65_535, 65_536, 69_999]) {
    expect(column.get(product)).toEqual([product, product + 1])
  }
  const counts = new Uint32Array(70_001)
  column.tally(Uint32Array.from(products), counts)
  expect([counts[0], counts[1], counts[256], counts[70_000]]).toEqual([1, 2, 2, 1])
})

test('has the values that a product was given last, and counts them as looking at each product does', () => {
  const step = fc.tuple(fc.nat(40), values)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.uniqueArray(fc.nat(50)), (steps, some) => {
      const column = new FacetColumn()
      for (const [product, given] of steps) column.set(product, given)
      const simply = new Map(steps)
      for (const product of some) expect(column.get(product)).toEqual(simply.get(product) ?? [])
      // Twice: what one counting leaves is nothing to the next.
      const counts = new Uint32Array(10)
      for (let round = 0; round < 2; round += 1) column.tally(Uint32Array.from(some), counts)
      const having = (value: number) => some.filter((product) => simply.get(product)?.includes(value))
      expect([...counts]).toEqual(Array.from(counts, (_, value) => 2 * having(value).length))
    }),
  )
})
