import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inOneByte } from './oneByteText.ts'

test.each([
  ['a text', "'₹ 1,299 \\u20b9 साड़ी \\\\₹ 🧵'"],
  ['a template', '`₹ புடவை`'],
  ['a pattern', "'a 🧵 of ₹'.replace(/[₹-₺]|🧵/gu, '-')"],
  ['a name', '{ const மொழி = 1; மொழி + 1 }'],
  ['JSON', `JSON.parse('{"₹":"🧵"}')["₹"]`],
])('%s means the same in letters of one byte', (_what, code) => {
  const written = inOneByte(code)
  expect(written).toMatch(/^[\0-\u00ff]*$/)
  expect(runInNewContext(written)).toEqual(runInNewContext(code))
})

test.each(['/\\₹/', "'\\₹'", '`\\\\\\–`', 'String.raw`at ₹`'])('%s, which would not, is no build', (code) => {
  expect(() => inOneByte(code)).toThrow('would have to be written')
})

test('what is written as an escape already stays', () => {
  expect(inOneByte('String.raw`\\u20b9` + /\\u20b9/')).toBe('String.raw`\\u20b9` + /\\u20b9/')
})
