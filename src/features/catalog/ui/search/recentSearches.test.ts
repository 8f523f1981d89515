import { expect, test } from 'vitest'
import { isPrivate, readSearched, withSearched } from './useRecentSearches.ts'

test('the latest comes first, each once in whatever letters, six at the most', () => {
  expect(withSearched(['silk', 'kurti'], ' Kurti ')).toEqual(['Kurti', 'silk'])
  expect(withSearched(['silk'], '  ')).toEqual(['silk'])
  expect(withSearched(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})

test.each([null, '', 'no json', '{"a":1}', '[1, null, {}]', '["", "  "]', JSON.stringify(['x'.repeat(201)])])(
  'what is no list of texts is none: %s',
  (text) => expect(readSearched(text)).toEqual([]),
)

test('an address or a number to call is remembered in no spelling', () => {
  for (const text of ['meera@example.com', '9829012345', '98290 12345', '+91 (982) 901-2345'])
    expect([text, isPrivate(text)]).toEqual([text, true])
  for (const text of ['saree under 5000', 'kurti 38 to 42', 'ZR-1001'])
    expect([text, isPrivate(text)]).toEqual([text, false])
})

test('a list is read as it was written', () => {
  expect(readSearched('["silk","साड़ी"]')).toEqual(['silk', 'साड़ी'])
})
