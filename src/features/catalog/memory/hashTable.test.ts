import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HashTable } from './hashTable.ts'

/** Few hashes, so that many share one, and those at both ends. */
const hashes = [0, 1, 2, 3, 62, 63, 64, 127, 2 ** 32 - 1]
const hash = fc.constantFrom(...hashes)

test('finds what was added and not taken out, whatever shares its hash and however many there are', () => {
  const step = fc.record({ number: fc.nat(60), hash, isGone: fc.boolean(), isOther: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const table = new HashTable()
      const there = new Map<number, number>()
      for (const { number, hash: said, isGone, isOther } of steps) {
        const known = there.get(number)
        const wanted = isOther ? said : (known ?? said)
        // One under another hash is none of those that are there.
        if (isGone) table.delete(wanted, number)
        if (isGone && known === wanted) there.delete(number)
        if (!isGone && known === undefined) {
          table.add(wanted, number)
          there.set(number, wanted)
        }
      }
      const again = new HashTable()
      const parts = [...table.parts()]
      again.load(<Part>() => parts.shift() as Part)
      for (const one of [table, again])
        for (let number = 0; number <= 60; number += 1) {
          const wanted = there.get(number)
          const under = hashes.filter((each) => one.find(each, (other) => other === number) !== undefined)
          expect(under).toEqual(wanted === undefined ? [] : [wanted])
        }
    }),
    { numRuns: 300 },
  )
})

test('what stands in its own place stays there when what stood before it goes', () => {
  const table = new HashTable()
  // The second of hash 5 stands two places on, behind one that is in its own.
  for (const [number, own] of [5, 6, 5, 8].entries()) table.add(own, number)
  table.delete(5, 0)
  const found = (own: number, number: number) => table.find(own, (other) => other === number)
  expect([found(5, 0), found(6, 1), found(5, 2), found(8, 3)]).toEqual([undefined, 1, 2, 3])
})

test('asks of nothing but what has the same hash', () => {
  const table = new HashTable()
  for (let number = 0; number < 1_000; number += 1) table.add(number % 50, number)
  const asked: number[] = []
  expect(table.find(7, (number) => asked.push(number) < 0)).toBe(undefined)
  expect(asked.sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => 7 + 50 * at))
})
