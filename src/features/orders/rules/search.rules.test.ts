import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShort, readSearch } from './search.rules.ts'

describe('searching orders', () => {
  test('any beginning of an id, with or without hyphens, finds the id', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(36), fc.boolean(), (id, length, hyphens) => {
        const begin = id.slice(0, Math.max(1, length))
        const { ids } = readSearch(hyphens ? begin : begin.replaceAll('-', ''))
        expect(ids && ids.from <= id && id <= ids.to).toBe(true)
      }),
    )
  })

  test('a number is an order number, and the beginning of an id as well', () => {
    expect(readSearch(' #1001 ')).toEqual({ number: 1001 })
    expect(readSearch('1001')).toEqual({
      number: 1001,
      ids: { from: '10010000-0000-0000-0000-000000000000', to: '1001ffff-ffff-ffff-ffff-ffffffffffff' },
    })
  })

  test.each(['9876543210', ' 98765 43210', '+91 98765-43210', '919876543210', '09876543210'])(
    '"%s" is a mobile number',
    (q) => {
      expect(readSearch(q)).toMatchObject({ contact: '9876543210' })
    },
  )

  test('words are a name, also where they could begin an id; a long piece of an id is not', () => {
    expect(readSearch(' Meera Iyer ')).toEqual({ name: 'Meera Iyer' })
    expect(readSearch('Adda')).toMatchObject({ name: 'Adda', ids: {} })
    expect(readSearch('मीरा')).toEqual({ name: 'मीरा' })
    expect(readSearch('0193abcd')).not.toHaveProperty('name')
  })

  test.each([
    ['meera@example.com', { email: 'meera@example.com' }],
    [' Meera@Example.com ', { email: 'meera@example.com' }],
    ['meera@', { email: 'meera@' }],
    ['m@', { email: 'm@' }],
    ['meera.iyer', { email: 'meera.iyer', name: 'meera.iyer' }],
    ['Meera', { email: 'meera', name: 'Meera' }],
    ['me', { name: 'me' }],
  ])('"%s" begins an e-mail address: %j', (q, meaning) => {
    expect(readSearch(q)).toEqual(meaning)
  })

  test.each([
    ['me', true],
    ['m. k.', true],
    ['50 %', true],
    ['mee', false],
    ['a silk', false],
    ['राम', false],
  ])('"%s" is short: %s', (q, expected) => {
    expect(isShort(q)).toBe(expected)
  })

  test.each(['', 'x', '%', '-', "';--"])('"%s" finds nothing', (q) => {
    expect(readSearch(q)).toEqual({})
  })
})
