import { describe, expect, test } from 'vitest'
import { nameSchema } from './typed.schema.ts'
import { isOneLine, isSeen } from './visible.rules.ts'

const name = nameSchema('There is no name.', 20, 'Too long.')
const problemsOf = (text: unknown) => name.safeParse(text).error?.issues.map(({ message }) => message)

describe('a name', () => {
  test.each([
    'Zari',
    '8',
    'बनारसी साड़ी',
    'பட்டு',
    'क्‍ष',
    '✨',
    '👩‍👧',
    '&',
    'Crêpe – “Summer” 2.0',
    'A\u200bB',
  ])('may be %j', (text) => {
    expect(name.parse(` ${text}\n`)).toBe(text)
  })

  test.each([
    '',
    ' ',
    '\u200b',
    '\u200b\u2060\ufeff',
    '\u00ad',
    '\u3164',
    '\u115f',
    '\u2800',
    '\u0301',
    '\ufe0f',
    undefined,
  ])('that shows nothing (%j) is none', (text) => {
    expect(problemsOf(text)).toEqual(['There is no name.'])
  })

  test.each([
    'Silk\nSaree',
    'Silk\r\nSaree',
    'Silk\tSaree',
    'Silk\u0000Saree',
    'Silk\u2028Saree',
    'Silk\u0085Saree',
  ])('is one line, which %j is not', (text) => {
    expect(problemsOf(text)).toEqual(['Please write it in one line.'])
  })

  test('that is too long is told so', () => {
    expect(problemsOf('a'.repeat(21))).toEqual(['Too long.'])
  })
})

test('of a text something is seen, and it may have lines', () => {
  expect([isSeen('\u200b\n.'), isSeen('\u200b\n'), isOneLine('a\nb')]).toEqual([true, false, false])
})
