import { expect, test } from 'vitest'
import { free, ownBuffer } from './ownBuffer.ts'

test.each([
  ['a text', 'बनारसी साड़ी', 'बनारसी साड़ी'],
  ['nothing', '', ''],
  ['a part of something longer', Buffer.from('a saree of silk').subarray(2, 7), 'saree'],
])('%s has its bytes to itself', (_what, content, text) => {
  const own = ownBuffer(content)
  expect([own.toString(), own.buffer.byteLength]).toEqual([text, Buffer.byteLength(text)])
})

test('what bytes take is given back once, unless it lies among others', () => {
  const [large, small] = [Buffer.alloc(100_000, 'a'), Buffer.from('among others')]
  free(large)
  free(large)
  free(small)
  expect([large.byteLength, small.toString()]).toEqual([0, 'among others'])
})
