import { describe, expect, test } from 'vitest'
import { writeInvoice } from './invoice.rules.ts'
import { legacyLines, legacyNoteLines, legacyRate } from './legacyLines.rules.ts'

const today = new Date('2026-11-05T06:00:00Z')
const lastDayOfOldRates = new Date('2025-09-21T18:29:59Z')
const firstDayOfNewRates = new Date('2025-09-21T18:30:00Z')

describe('what was issued before its lines were stored', () => {
  test.each([
    ['fabric', 50_000, today, 5],
    ['fabric', 5_000_000, today, 5],
    ['fabric', 5_000_000, lastDayOfOldRates, 5],
    ['garment', 250_000, today, 5],
    ['garment', 250_001, today, 18],
    ['garment', 250_000, firstDayOfNewRates, 5],
    ['garment', 250_001, firstDayOfNewRates, 18],
    ['garment', 100_000, lastDayOfOldRates, 5],
    ['garment', 100_001, lastDayOfOldRates, 12],
  ] as const)('keeps its rates: %s at %i paise on %s: %i %%', (gstClass, pricePaise, date, rate) => {
    expect(legacyRate(gstClass, pricePaise, date)).toBe(rate)
  })

  test('has no rate before GST', () => {
    expect(() => legacyRate('fabric', 100, new Date('2017-06-30T12:00:00Z'))).toThrow(RangeError)
  })

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
  }
  // Before the rates changed: 12 % above 1,000 rupees.
  const invoicedAt = new Date('2025-09-20T10:00:00Z')
  const invoiced = legacyLines(
    [
      { ...line, item: '1', name: 'Suit', pricePaise: 200_000 },
      { ...line, item: '2', name: 'Dupatta', pricePaise: 50_000 },
    ],
    invoicedAt,
    true,
  )
  const corrects = { number: 'INV/25-26/000001', issuedAt: invoicedAt, reason: 'The goods were returned' }

  test('is credited over everything as its invoice, at the rates of its day', () => {
    const note = writeInvoice({ ...source, corrects, lines: legacyNoteLines(invoiced, 250_000, true) })
    const invoice = writeInvoice({ ...source, lines: invoiced })
    expect(note).toMatchObject({ number: 'CN/26-27/000007', issuedAt: source.issuedAt })
    expect(note.lines).toEqual(invoice.lines)
    expect(note.total).toEqual(invoice.total)
    expect(note.lines.map(({ rate }) => rate)).toEqual([12, 5])
  })

  test('is credited over a part by all its lines, whose sums it has', () => {
    const note = writeInvoice({ ...source, corrects, lines: legacyNoteLines(invoiced, 33_333, true) })
    expect(note).toMatchObject({ total: { amountPaise: 33_333, quantity: 0 } })
    expect(note.lines.map(({ amountPaise }) => amountPaise)).toEqual([26_666, 6_667])
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = note.total
    expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(33_333)
  })
})
