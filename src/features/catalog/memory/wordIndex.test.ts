import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Rooms } from './rooms.ts'
import { WordIndex } from './wordIndex.ts'

test('finds the names that have a text in them, asked for once or again and again, in rooms that are written over', () => {
  const word = fc.constantFrom('silk', 'saree', 'cotton', 'red', 'k', 'ree 1')
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const asked = fc.constantFrom('silk', 'red silk', 'k', 'cotton red', 'ree 1')
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.array(asked, { maxLength: 20 }), (names, texts) => {
      const index = new WordIndex()
      for (const [product, name] of names.entries()) index.set(product, name)
      const rooms = new Rooms()
      for (const one of texts) {
        rooms.begin()
        const found = index.matching(one, rooms).array()
        expect(found).toEqual([...names.keys()].filter((product) => names[product]?.includes(one)))
      }
    }),
  )
})

test('of many names only those are looked at that have a word of each part', () => {
  const names = Array.from({ length: 3_000 }, (_, at) => (at % 3 === 0 ? `red silk ${at}` : `silk red ${at}`))
  const index = new WordIndex()
  for (const [product, name] of names.entries()) index.set(product, name)
  const rooms = new Rooms()
  for (const asked of ['red silk', 'ed sil', 'silk red', 'red silk', 'red cotton']) {
    rooms.begin()
    const found = index.matching(asked, rooms).array()
    expect(found).toEqual([...names.keys()].filter((product) => names[product]?.includes(asked)))
  }
})
