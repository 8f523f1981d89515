import { expect, test } from 'vitest'
import { byteRangeOf } from './byteRange.ts'

test.each([
  [undefined, 'all'],
  ['', 'all'],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=40-1000', { start: 40, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  // Understood by nobody, or more than one: the whole file.
  ['bytes=-', 'all'],
  ['bytes=5-4', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['bytes=a-b', 'all'],
  ['items=0-1', 'all'],
  ['bytes=99999999999999999999-', 'all'],
])('of 100 bytes, %s asks for %o', (header, range) => expect(byteRangeOf(header, 100)).toEqual(range))
