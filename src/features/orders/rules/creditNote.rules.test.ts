import { expect, test } from 'vitest'
import { creditNoteNumber } from './creditNote.rules.ts'

test('numbers have at most 16 characters and are never those of an invoice', () => {
  expect(creditNoteNumber('2026-27', 42)).toBe('CN/26-27/000042')
  for (const serial of [1, 999_999, 1_000_000, 999_999_999]) {
    expect(creditNoteNumber('2026-27', serial).length).toBeLessThanOrEqual(16)
    expect(creditNoteNumber('2026-27', serial)).toMatch(/^C/)
  }
})
