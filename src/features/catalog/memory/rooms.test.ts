import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { Rooms } from './rooms.ts'

test('each step of a piece of work has a room of its own, whatever stood there before', () => {
  const numbers = fc.uniqueArray(fc.nat(400), { maxLength: 300 })
  const step = fc.tuple(numbers, numbers, fc.constantFrom('both', 'butNot', 'anyOf'))
  const rooms = new Rooms()
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      rooms.begin()
      const found = steps.map(([one, other, how]) => {
        const sets = [new NumberSet(one), new NumberSet(other)] as const
        return how === 'anyOf' ? rooms.anyOf(sets) : rooms[how](...sets)
      })
      const wanted = steps.map(([one, other, how]) =>
        how === 'anyOf'
          ? [...one, ...other]
          : one.filter((number) => other.includes(number) === (how === 'both')),
      )
      expect(found.map((set) => new Set(set.array()))).toEqual(wanted.map((some) => new Set(some)))
    }),
  )
})

test('however many steps there are, none writes into the room of another', () => {
  const rooms = new Rooms()
  for (let work = 0; work < 2; work += 1) {
    rooms.begin()
    const found = Array.from({ length: 500 }, () => rooms.empty(100))
    for (const [at, set] of found.entries()) {
      expect(set.isEmpty()).toBe(true)
      set.add(at % 100)
    }
    expect(found.map((set) => set.array())).toEqual(found.map((_, at) => [at % 100]))
    expect(found[0]?.words).toHaveLength(4)
  }
})
