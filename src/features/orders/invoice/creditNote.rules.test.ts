import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditNoteNumber, sharesOf } from './creditNote.rules.ts'
import { writeInvoice } from './invoice.rules.ts'

test('numbers have at most 16 characters and are never those of an invoice', () => {
  expect(creditNoteNumber('2026-27', 42)).toBe('CN/26-27/000042')
  for (const serial of [1, 999_999, 1_000_000, 999_999_999]) {
    expect(creditNoteNumber('2026-27', serial).length).toBeLessThanOrEqual(16)
    expect(creditNoteNumber('2026-27', serial)).toMatch(/^C/)
  }
})

describe('shares of an amount', () => {
  test('are in proportion; what rounding leaves goes to whoever lost most', () => {
    expect(sharesOf(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(sharesOf(50, [300, 100])).toEqual([38, 12])
    expect(sharesOf(0, [300, 100])).toEqual([0, 0])
    expect(sharesOf(5, [])).toEqual([])
  })

  test('add up to it, each between nothing and its line, also of huge amounts', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const total = all.reduce((sum, line) => sum + line, 0)
        const amount = Math.floor(total * part)
        const shares = sharesOf(amount, all)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(all[at] ?? 0)
        }
      }),
    )
  })
})

describe('a credit note', () => {
  const line = { size: '', hsn: '5007', gstClass: 'garment' as const, quantity: 1 }
  const source = {
    financialYear: '2026-27',
    serial: 7,
    issuedAt: new Date('2026-11-20T10:00:00Z'),
    orderNumber: 1042,
    orderedAt: new Date('2025-09-20T10:00:00Z'),
    supplier: { legalName: 'Zari', address: '', state: '', gstin: '09ABCDE1234F1Z5', phone: '', email: '' },
    buyer: {
      name: 'Meera',
      companyName: '',
      address: '',
      city: '',
      state: 'Uttar Pradesh',
      country: 'India',
      zipCode: '',
      contact: '',
    },
    lines: [
      { ...line, name: 'Suit', pricePaise: 200_000 },
      { ...line, name: 'Dupatta', pricePaise: 50_000 },
    ],
  }
  const corrects = {
    number: 'INV/25-26/000001',
    // Before the rates changed: 12 % above 1,000 rupees.
    issuedAt: new Date('2025-09-20T10:00:00Z'),
    reason: 'The goods were returned',
    amountPaise: 250_000,
  }

  test('over everything mirrors its invoice, at the rates of its day', () => {
    const note = writeInvoice({ ...source, corrects })
    const invoice = writeInvoice({ ...source, issuedAt: corrects.issuedAt })
    expect(note).toMatchObject({ number: 'CN/26-27/000007', isPartial: false, issuedAt: source.issuedAt })
    expect(note.lines).toEqual(invoice.lines)
    expect(note.total).toEqual(invoice.total)
    expect(note.lines.map(({ rate }) => rate)).toEqual([12, 5])
  })

  test('over a part spreads it over the lines, and its sums are those of its lines', () => {
    const note = writeInvoice({ ...source, corrects: { ...corrects, amountPaise: 33_333 } })
    expect(note).toMatchObject({ isPartial: true, total: { amountPaise: 33_333 } })
    expect(note.lines.map(({ amountPaise }) => amountPaise)).toEqual([26_666, 6_667])
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = note.total
    expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(33_333)
  })
})
