import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { intersect } from './intersect.ts'

test('what all have in common, however long each is and whatever was in the room before', () => {
  // Dense ones, so that nine of them have something in common.
  const dense = fc.uniqueArray(fc.nat(70), { minLength: 62, maxLength: 70 })
  const set = fc.oneof(dense, dense, fc.array(fc.nat(400), { maxLength: 300 }))
  fc.assert(
    fc.property(fc.array(fc.array(set, { minLength: 1, maxLength: 9 }), { minLength: 1 }), (questions) => {
      const room = new NumberSet()
      for (const sets of questions) {
        const wanted = sets.reduce((some, other) => some.filter((number) => other.includes(number)))
        const found = intersect(
          room,
          sets.map((numbers) => new NumberSet(numbers)),
        )
        expect(found).toBe(room)
        expect(new Set(found.array())).toEqual(new Set(wanted))
        expect(found.size()).toBe(new Set(wanted).size)
      }
    }),
  )
})
