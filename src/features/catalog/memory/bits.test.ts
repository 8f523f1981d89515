import fc from 'fast-check'
import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { expect, test } from 'vitest'
import { anyOf, both, butNot, has, highest, put, putAll, sizeOf, sizeOfBoth } from './bits.ts'

const numbers = fc.uniqueArray(fc.nat(400), { maxLength: 300 })
const rising = (some: Iterable<number>) => [...some].sort((one, other) => one - other)

test('sets are cut, joined and counted like lists of numbers, however long each is', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const [first, second] = [new NumberSet(one), new NumberSet(other)]
      const common = one.filter((number) => other.includes(number))
      expect(both(first, second).array()).toEqual(rising(common))
      expect(sizeOfBoth(first, second)).toBe(common.length)
      expect(butNot(first, second).array()).toEqual(rising(one.filter((number) => !other.includes(number))))
      expect(anyOf([first, second]).array()).toEqual(rising(new Set([...one, ...other])))
      expect(sizeOf(first)).toBe(one.length)
      for (const number of [...one, ...other]) expect(has(first, number)).toBe(one.includes(number))
      // Neither was changed.
      expect(first.array()).toEqual(rising(one))
      expect(second.array()).toEqual(rising(other))
    }),
  )
  expect(anyOf([]).isEmpty()).toBe(true)
})

test('a set that gets the numbers of one with more room grows as far as they need', () => {
  const roomy = new NumberSet(undefined, new Uint32Array(20))
  put(roomy, 40)
  const set = new NumberSet(undefined, new Uint32Array(2))
  putAll(set, roomy)
  expect([set.array(), set.words.length]).toEqual([[40], 2])
  put(roomy, 300)
  put(set, 5)
  putAll(set, roomy)
  expect([set.array(), set.words.length]).toEqual([[5, 40, 300], 10])
})

test('the highest of a set from a number on downwards', () => {
  fc.assert(
    fc.property(numbers, fc.nat(500), fc.nat(40), (some, upTo, most) => {
      const wanted = rising(some.filter((number) => number <= upTo)).toReversed()
      expect(highest(new NumberSet(some), upTo, most)).toEqual(wanted.slice(0, most))
    }),
  )
})
