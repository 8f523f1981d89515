import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Words } from './words.ts'

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 's', '1', 'ा', 'ड़ी', 'é', '👗', '₹'),
  maxLength: 6,
})

test('finds a word, and words by what is in them, as texts are compared', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 60 }), letters, (all, text) => {
      const words = new Words()
      for (const [number, word] of all.entries()) expect(words.add(word)).toBe(number)
      const loaded = new Words()
      const parts = [...words.parts()]
      loaded.load(<Part>() => parts.shift() as Part)
      const numbers = (passes: (word: string) => boolean) =>
        [...all.keys()].filter((number) => passes(all[number] ?? ''))
      for (const one of [words, loaded]) {
        expect(one.size).toBe(all.length)
        expect([...all.keys()].map((number) => one.get(number))).toEqual(all)
        expect(all.map((word) => one.numberOf(word))).toEqual([...all.keys()])
        expect(one.numberOf(text)).toBe(all.includes(text) ? all.indexOf(text) : undefined)
        const having = (where: 'anywhere' | 'first' | 'last') => one.having(text, where, all.keys())
        expect(having('anywhere')).toEqual(numbers((word) => word.includes(text)))
        expect(having('first')).toEqual(numbers((word) => word.startsWith(text)))
        expect(having('last')).toEqual(numbers((word) => word.endsWith(text)))
      }
    }),
  )
})
