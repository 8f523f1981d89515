import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billNumber, billReason } from './bill.rules.ts'
import { creditNoteNumber } from './creditNote.rules.ts'
import { invoiceNumber } from './documents.rules.ts'

describe('a sale has', () => {
  const registered = { gstin: '09ABCDE1234F1ZY', composition: false }
  test.each([
    ['a tax invoice', registered, [5, 18], undefined],
    ['one with exempt goods among others', registered, [0, 5], undefined],
    ['a bill where all goods are exempt', registered, [0, 0], 'exempt'],
    ['a bill of a composition dealer', { ...registered, composition: true }, [5], 'composition'],
    ['a bill without a registration', { gstin: '', composition: false }, [5], 'unregistered'],
    ['one whatever the switch says', { gstin: '', composition: true }, [0], 'unregistered'],
  ] as const)('%s', (_name, shop, rates, reason) => {
    expect(billReason(shop, rates)).toBe(reason)
  })
})

test('numbers have at most 16 characters of those that are allowed, and no two papers share one', () => {
  expect(billNumber('2026-27', 42)).toBe('BOS/26-27/000042')
  const serial = fc.integer({ min: 1, max: 999_999_999 })
  fc.assert(
    fc.property(serial, serial, (one, other) => {
      const number = billNumber('2026-27', one)
      expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/)
      expect(number === billNumber('2026-27', other)).toBe(one === other)
      expect([invoiceNumber('2026-27', other), creditNoteNumber('2026-27', other)]).not.toContain(number)
    }),
  )
})
