import { expect, test } from 'vitest'
import { readViewed, withViewed } from './recentlyViewed.ts'

test('the product of this page comes to the front, once', () => {
  expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
})

test('no more than nine are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => `id-${index}`)
  expect(withViewed(many, 'new')).toEqual(['new', ...many.slice(0, 8)])
})

test.each([null, '', '{', '{"a":1}', '[1,null,"<script>","a b"]'])(
  'what is no list of ids (%s) is dropped',
  (stored) => {
    expect(readViewed(stored)).toEqual([])
  },
)

test('a list of ids is read back', () => {
  expect(readViewed('["0197-a","0197-b"]')).toEqual(['0197-a', '0197-b'])
})
