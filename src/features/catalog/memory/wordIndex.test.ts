import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ScratchSets } from './scratchSets.ts'
import { WordIndex } from './wordIndex.ts'

test('finds the names that have a text in them, asked for once or again and again, in sets that are written over', () => {
  const word = fc.constantFrom('silk', 'saree', 'cotton', 'red', 'k', 'ree 1')
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const asked = fc.constantFrom('silk', 'red silk', 'k', 'cotton red', 'ree 1')
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.array(asked, { maxLength: 20 }), (names, texts) => {
      const index = new WordIndex()
      for (const [product, name] of names.entries()) index.set(product, name)
      const scratch = new ScratchSets()
      for (const one of texts) {
        scratch.reset()
        const found = index.matching(one, scratch).array()
        expect(found).toEqual([...names.keys()].filter((product) => names[product]?.includes(one)))
      }
    }),
  )
})

test('finds a phrase among more names than are looked at one by one', () => {
  const names = Array.from({ length: 3_000 }, (_, at) => (at % 3 === 0 ? `red silk ${at}` : `silk red ${at}`))
  const index = new WordIndex()
  for (const [product, name] of names.entries()) index.set(product, name)
  const scratch = new ScratchSets()
  for (const asked of ['red silk', 'ed sil', 'silk red', 'red silk', 'red cotton']) {
    scratch.reset()
    const found = index.matching(asked, scratch).array()
    expect(found).toEqual([...names.keys()].filter((product) => names[product]?.includes(asked)))
  }
})
