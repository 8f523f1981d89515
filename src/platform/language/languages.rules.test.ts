import { expect, test } from 'vitest'
import { addressIn, languageOfTag, preferredLanguage, readAddress } from './languages.rules.ts'

test.each([
  ['/hi/details/x', 'hi', '/details/x'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/', 'en', '/'],
  ['/details/hi', 'en', '/details/hi'],
  ['/hindi', 'en', '/hindi'],
  // The main language has no prefix; what the shop or the program does not speak is no language.
  ['/en/details/x', 'en', '/en/details/x'],
  ['/ta/details/x', 'en', '/ta/details/x'],
  ['/xx/details/x', 'en', '/xx/details/x'],
])('%s is in %s the page %s', (path, language, page) => {
  expect(readAddress(path, ['hi'])).toEqual({ language, page })
})

test('an address of a language that the shop does not speak is an address like any other', () => {
  expect(readAddress('/hi/details/x', [])).toEqual({ language: 'en', page: '/hi/details/x' })
})

test('a page has an address in each language', () => {
  expect(['/', '/details/x'].map((page) => addressIn('hi', page))).toEqual(['/hi', '/hi/details/x'])
  expect(addressIn('en', '/details/x')).toBe('/details/x')
})

test('tags of a country mean the language', () => {
  expect(['hi-IN', 'HI', 'en-GB', 'fr', undefined].map(languageOfTag)).toEqual([
    'hi',
    'hi',
    'en',
    undefined,
    undefined,
  ])
})

test.each([
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['ta,hi;q=0.5,en;q=0.4', 'hi'],
  ['hi;q=0,en', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  ['hi;q=x', 'en'],
] as const)('who accepts %s is answered in %s', (accepted, language) => {
  expect(preferredLanguage(accepted, ['hi'])).toBe(language)
})

test('nobody is answered in a language that the shop does not speak', () => {
  expect(preferredLanguage('hi-IN', [])).toBe('en')
})
