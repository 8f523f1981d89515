import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { ScratchSets } from './scratchSets.ts'

test('both, butNot, anyOf and allOf find what looking at each number finds, whatever their sets held before', () => {
  const numbers = fc.uniqueArray(fc.nat(400), { maxLength: 300 })
  const step = fc.tuple(numbers, numbers, fc.constantFrom('both', 'butNot', 'anyOf', 'allOf'))
  const scratch = new ScratchSets()
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      scratch.reset()
      const found = steps.map(([one, other, how]) => {
        const sets = [new NumberSet(one), new NumberSet(other)] as const
        // Of more than two as well, and of one alone.
        if (how === 'anyOf' || how === 'allOf') return scratch[how]([...sets, scratch[how](sets.slice(0, 1))])
        return scratch[how](...sets)
      })
      const wanted = steps.map(([one, other, how]) =>
        how === 'anyOf'
          ? [...one, ...other]
          : one.filter((number) => other.includes(number) === (how !== 'butNot')),
      )
      expect(found.map((set) => new Set(set.array()))).toEqual(wanted.map((some) => new Set(some)))
    }),
  )
})

test('however many steps there are, none writes into the set of another', () => {
  const scratch = new ScratchSets()
  for (let work = 0; work < 2; work += 1) {
    scratch.reset()
    const found = Array.from({ length: 500 }, () => scratch.empty(100))
    for (const [at, set] of found.entries()) {
      expect(set.isEmpty()).toBe(true)
      set.add(at % 100)
    }
    expect(found.map((set) => set.array())).toEqual(found.map((_, at) => [at % 100]))
    expect(found[0]?.words).toHaveLength(4)
  }
})
