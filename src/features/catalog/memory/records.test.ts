import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Records } from './records.ts'

test('holds what was stored last under each number, whatever was there before and however long it is', () => {
  const record = fc.array(fc.nat(255), { minLength: 1, maxLength: 24 })
  const step = fc.tuple(fc.nat(9), fc.option(record))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const records = new Records((length) => new Uint8Array(length), 16)
      const simply = new Map<number, readonly number[]>()
      for (const [number, stored] of steps) {
        if (stored) records.set(number, Uint8Array.from(stored))
        else records.delete(number)
        simply.set(number, stored ?? [])
        for (const [known, wanted] of simply) {
          expect([...records.get(known)]).toEqual(wanted)
          const { units, start, end } = records.whereIs(known)
          expect([...units.slice(start, end)]).toEqual(wanted)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('takes no more room for records that are written again and again', () => {
  let created = 0
  const records = new Records((length) => {
    created += 1
    return new Uint8Array(length)
  }, 16)
  for (let round = 0; round < 1_000; round += 1) records.set(round % 5, new Uint8Array(5))
  expect(created).toBeLessThan(10)
})
