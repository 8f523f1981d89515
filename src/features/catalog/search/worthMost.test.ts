import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { newSets } from '../memory/setMaker.ts'
import { worthMost } from './worthMost.ts'

const PRODUCTS = 12

test('finds those that looking at each product finds', () => {
  const sets = fc.array(
    fc.record({ among: fc.uniqueArray(fc.nat(PRODUCTS - 1)), worth: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 7 },
  )
  fc.assert(
    fc.property(sets, (some) => {
      const worthOf = (product: number) =>
        some.reduce((sum, { among, worth }) => sum + (among.includes(product) ? worth : 0), 0)
      const all = Array.from({ length: PRODUCTS }, (_, product) => product)
      const best = Math.max(...all.map(worthOf))
      const wanted = all.filter((product) => best > 0 && worthOf(product) === best)
      const found = worthMost(
        some.map(({ among, worth }) => ({ products: new NumberSet(among), worth })),
        newSets,
      )
      expect(found.array()).toEqual(wanted)
    }),
  )
})

test('ends where sets overlap in ever other ways, with some that are worth much', () => {
  // Each product is in every other set, in ever another way.
  const isIn = (product: number, set: number) => ((product * 2_654_435_761 + set * 40_503) >>> 7) % 2 === 0
  const sets = Array.from({ length: 60 }, (_, set) =>
    Array.from({ length: 4_000 }, (_, product) => product).filter((product) => isIn(product, set)),
  )
  const found = worthMost(
    sets.map((some) => ({ products: new NumberSet(some), worth: 1 })),
    newSets,
  )
  expect(found.isEmpty()).toBe(false)
  for (const product of found.array()) expect(sets[0]).toContain(product)
})
