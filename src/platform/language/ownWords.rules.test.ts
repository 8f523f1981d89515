import { expect, test } from 'vitest'
import { allWordsOf, changedWords, inWords, wordsIn } from './ownWords.rules.ts'

const saree = { name: 'Banarasi saree', title: 'Banarasi saree for weddings', price: 4999 }

test('words of a language lie over a thing field by field, and what is not written falls back', () => {
  const words = { hi: { name: 'बनारसी साड़ी', title: '' } }
  expect(inWords(saree, words, 'hi')).toEqual({ ...saree, name: 'बनारसी साड़ी' })
})

test.each([null, undefined, {}, { hi: {} }, { hi: { name: '' } }])(
  'of %j the thing itself is shown',
  (words) => {
    expect(inWords(saree, words, 'hi')).toBe(saree)
  },
)

test('the main language is the thing itself, whatever is written', () => {
  const words = { hi: { name: 'बनारसी साड़ी' } }
  expect(inWords(saree, words, 'en')).toBe(saree)
  expect(wordsIn(words, 'en')).toBeUndefined()
})

test.each([
  [null, { hi: { name: 'साड़ी' } }, { hi: { name: 'साड़ी' } }],
  [
    { hi: { name: 'साड़ी', title: 'ट' } },
    { hi: { name: 'लाल साड़ी' } },
    { hi: { name: 'लाल साड़ी', title: 'ट' } },
  ],
  [{ hi: { name: 'साड़ी', title: 'ट' } }, { hi: { title: '' } }, { hi: { name: 'साड़ी' } }],
  [{ hi: { name: 'साड़ी' } }, { hi: { name: '' } }, null],
  [{ hi: { name: 'साड़ी' } }, {}, { hi: { name: 'साड़ी' } }],
  [null, {}, null],
  // Of one language nothing is taken by a change of another.
  [{ ta: { name: 'புடவை' } }, { hi: { name: 'साड़ी' } }, { hi: { name: 'साड़ी' }, ta: { name: 'புடவை' } }],
])('%j changed by %j is %j', (before, change, after) => {
  expect(changedWords<'name' | 'title'>(before, change)).toEqual(after)
})

test('searches see what is written in every language', () => {
  expect(allWordsOf({ hi: { name: 'साड़ी' }, ta: { name: 'புடவை' } }, 'name')).toEqual(['साड़ी', 'புடவை'])
  expect(allWordsOf<'name' | 'title'>({ hi: { name: 'साड़ी' } }, 'title')).toEqual([])
  expect(allWordsOf(null, 'name')).toEqual([])
})
