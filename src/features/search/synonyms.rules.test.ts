import { expect, test } from 'vitest'
import { Synonyms } from './synonyms.rules.ts'
import { tokensOf } from './tokens.rules.ts'

const synonyms = new Synonyms([
  ['wedding', 'shaadi', 'vivah'],
  ['saree', 'saadi', 'vastra'],
])
const meantBy = (text: string) =>
  synonyms.of(
    tokensOf(text).map(({ key }) => key),
    text,
  )

test('words that sound the same mean what they are to the letter, whichever was asked for first', () => {
  const [wedding, saree] = [meantBy('shaadi'), meantBy('saadi')]
  const keys = (found: typeof wedding) => found.map((one) => one.keys.join(' ')).sort()
  expect(tokensOf('shaadi')[0]?.key).toBe(tokensOf('saadi')[0]?.key)
  expect(keys(wedding)).toEqual(keys(meantBy('shaadi')))
  expect(keys(wedding)).toContain(tokensOf('vivah')[0]?.key)
  expect(keys(saree)).toContain(tokensOf('vastra')[0]?.key)
  expect(keys(saree)).not.toContain(tokensOf('vivah')[0]?.key)
})

test('another spelling of a word is told from another word', () => {
  const words = new Synonyms([['chikankari', 'chickenkari', 'embroidery']])
  const found = words.of(
    tokensOf('chikankari').map(({ key }) => key),
    'chikankari',
  )
  const spellings = Object.fromEntries(found.map(({ keys, isSpelling }) => [keys.join(' '), isSpelling]))
  const [other = '', another = ''] = ['chickenkari', 'embroidery'].map((text) => tokensOf(text)[0]?.key)
  expect(spellings).toEqual({ [other]: true, [another]: false })
})
