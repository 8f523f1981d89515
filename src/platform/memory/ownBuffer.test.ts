import { expect, test } from 'vitest'
import { ownBuffer } from './ownBuffer.ts'

test.each([
  ['a text', 'बनारसी साड़ी', 'बनारसी साड़ी'],
  ['nothing', '', ''],
  ['a part of something longer', Buffer.from('a saree of silk').subarray(2, 7), 'saree'],
])('%s has its bytes to itself', (_what, content, text) => {
  const own = ownBuffer(content)
  expect([own.toString(), own.buffer.byteLength]).toEqual([text, Buffer.byteLength(text)])
})
