import { expect, it } from 'vitest'
import { arrangePictures } from './productForm.rules.ts'

it.each([
  ['keeps the new order', ['b', 'a'], ['a', 'b', 'c'], [], ['b', 'a']],
  ['puts new pictures where they belong', ['new', 'a', 'new'], ['a'], ['x', 'y'], ['x', 'a', 'y']],
  ['lets new ones without a place follow', ['a'], ['a'], ['x'], ['a', 'x']],
  ['ignores what was never stored', ['evil', 'a'], ['a'], [], ['a']],
  ['ignores places that no picture came for', ['new', 'a', 'new'], ['a'], ['x'], ['x', 'a']],
  ['shows a picture once', ['a', 'a'], ['a'], [], ['a']],
])('%s', (_what, wanted, stored, added, pictures) => {
  expect(arrangePictures(wanted, stored, added)).toEqual(pictures)
})
