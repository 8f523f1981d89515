import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { addAll, countOf, eachNumber, type PackedNumbers, withNumber, withoutNumber } from './numbers.ts'

test('hold what was added and not taken out, be they few or many', () => {
  const step = fc.record({ from: fc.nat(2_000), count: fc.nat(1_500), isAdded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let numbers: PackedNumbers | undefined
      const simply = new Set<number>()
      for (const { from, count, isAdded } of steps) {
        for (let number = from; number < from + count; number += 1) {
          if (isAdded && !simply.has(number)) numbers = withNumber(numbers, number, number + 1)
          if (isAdded) simply.add(number)
          // What is not there is not missed.
          else numbers = withoutNumber(numbers, number)
          if (!isAdded) simply.delete(number)
        }
        const [found, each] = [new NumberSet(), new Set<number>()]
        addAll(found, numbers ?? [])
        eachNumber(numbers ?? [], (number) => each.add(number))
        expect(each).toEqual(simply)
        expect(new Set(found.array())).toEqual(simply)
        expect(countOf(numbers ?? [])).toBe(simply.size)
      }
    }),
    { numRuns: 60 },
  )
})
