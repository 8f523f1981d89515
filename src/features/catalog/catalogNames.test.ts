import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Names } from './catalogNames.ts'

test('finds the first names that contain a text, whatever is in them', () => {
  const text = (least: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'ß'), minLength: least, maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(text(0), { maxLength: 12 }),
      text(1),
      fc.integer({ min: 1, max: 6 }),
      (names, wanted, limit) => {
        const named = names.map((lower) => ({ lower }))
        const simply = named.filter(({ lower }) => lower.includes(wanted)).slice(0, limit)
        expect(new Names(named).containing(wanted, limit)).toEqual(simply)
      },
    ),
    { numRuns: 1_000 },
  )
})
