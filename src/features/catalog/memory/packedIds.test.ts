import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedIds } from './packedIds.ts'

/** As `v7` makes them: those of one moment differ at their ends alone. */
const ids = fc.uniqueArray(fc.oneof(fc.uuid({ version: 7 }), fc.nat(40).map(alike)), { maxLength: 30 })

function alike(number: number): string {
  return `01932f3c-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

test('each id has its number and each number its id, whatever went before, and after a restart as well', () => {
  fc.assert(
    fc.property(ids, fc.array(fc.nat(29)), (all, gone) => {
      const packed = new PackedIds()
      for (const [number, id] of all.entries()) packed.set(number, id)
      const left = new Set(all.keys())
      for (const number of gone) if (left.delete(number)) packed.delete(number)
      const loaded = new PackedIds()
      const parts = [...packed.parts()]
      loaded.load(<Part>() => parts.shift() as Part)
      for (const one of [packed, loaded]) {
        expect(one.length).toBe(all.length)
        for (const [number, id] of all.entries()) {
          expect(one.get(number)).toBe(id)
          expect(one.numberOf(id)).toBe(left.has(number) ? number : undefined)
          expect(one.numberOf(id.toUpperCase())).toBe(left.has(number) ? number : undefined)
        }
      }
      // The place of one that went is taken by another.
      for (const number of all.keys()) if (!left.has(number)) packed.set(number, alike(1_000 + number))
      for (const [number, id] of all.entries())
        expect(packed.get(number)).toBe(left.has(number) ? id : alike(1_000 + number))
    }),
  )
})

test('ids are compared as their texts are', () => {
  fc.assert(
    fc.property(ids, (all) => {
      const packed = new PackedIds()
      for (const [number, id] of all.entries()) packed.set(number, id)
      const sorted = [...all.keys()].sort((one, other) => packed.compare(one, other))
      expect(sorted.map((number) => packed.get(number))).toEqual(all.toSorted())
    }),
  )
})

test.each(['', 'silk-saree', '01932f3c', '01932f3c-0000-7000-8000-00000000000g', `${alike(1)}0`])(
  'what is no id has no number: %s',
  (text) => {
    const packed = new PackedIds()
    packed.set(0, alike(1))
    expect(packed.numberOf(text)).toBe(undefined)
    expect([packed.get(0), packed.get(1)]).toEqual([alike(1), ''])
  },
)
