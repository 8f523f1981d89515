import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
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

test('counts in how many records of a set each unit stands', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(9)), { maxLength: 90 }), fc.array(fc.nat(89)), (all, some) => {
      const records = new Records((length) => new Uint32Array(length), 16)
      for (const [number, units] of all.entries()) records.set(number, Uint32Array.from(units))
      const counts = new Uint32Array(10)
      records.tally(new NumberSet(some), counts)
      const wanted = Array.from({ length: 10 }, (_, unit) =>
        [...new Set(some)].filter((number) => all[number]?.includes(unit)),
      )
      expect([...counts]).toEqual(wanted.map(({ length }) => length))
    }),
  )
})
