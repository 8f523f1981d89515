import { invoiceLines } from '#/features/invoices/invoice.rules.ts'
import { financialYear, type InvoiceLine, type SoldLine } from '#/features/orders/rules/documents.rules.ts'
import { gstinCheckCharacter } from '#/features/shop/gstin.rules.ts'
import { type IssuedDocument, type Series, valuePaiseOf } from '../documents/document.rules.ts'
import { numberIn } from '../documents/numbers.rules.ts'
import type { Month } from '../rules/months.rules.ts'
import type { Gstr1 } from './gstr1.rules.ts'
import { makeGstr1 } from './makeGstr1.rules.ts'

/** The shop's registration. */
export const SHOP = '09ABCDE1234F1ZY'
/** A GSTIN of a state whose check digit fits. */
export const gstinOf = (state: string): string => {
  const first = `${state}ABCDE1234F1Z`
  return first + gstinCheckCharacter(first)
}

/** A line as it is sold. */
export const sold = (line: Partial<SoldLine> = {}): SoldLine => ({
  ...{ item: 'line-1', name: 'Saree', size: '', hsn: '5007', gstClass: 'fabric' },
  ...{ quantity: 1, pricePaise: 105_000 },
  ...line,
})

/** What makes a document another than the usual one. */
export interface Sale {
  readonly serial?: number
  readonly series?: Series
  readonly at?: Date
  readonly place?: string | undefined
  readonly gstin?: string
  readonly lines?: readonly SoldLine[]
}

export const NOVEMBER = new Date('2026-11-10T06:00:00Z')

/** An invoice or bill of supply. */
export function saleOf({
  serial = 1,
  series = 'invoice',
  at = NOVEMBER,
  gstin = '',
  ...sale
}: Sale): IssuedDocument {
  const place = 'place' in sale ? sale.place : '09'
  const isWithinState = place === '09'
  return {
    ...{ series, serial, number: numberIn(series, financialYear(at), serial), issuedAt: at },
    ...{ orderId: `order-${serial}`, orderNumber: 1000 + serial, place, isWithinState },
    supplier: { legalName: 'Zari', address: '1 Road', gstin: SHOP },
    buyer: {
      ...{ name: 'Meera', companyName: gstin ? 'Meera & Co' : '', gstin, address: '1 Road' },
      ...{ city: 'Agra', state: 'x', zipCode: '282001' },
    },
    lines: invoiceLines(sale.lines ?? [sold()], at, isWithinState),
  }
}

/** A credit note for lines of an invoice. */
export function noteOf(invoice: IssuedDocument, serial: number, lines: readonly InvoiceLine[], at: Date) {
  const { number, issuedAt, series } = invoice
  const corrects = { number, issuedAt, amountPaise: valuePaiseOf(invoice), isBill: series === 'bill' }
  const own = numberIn('creditNote', financialYear(at), serial)
  return { ...invoice, series: 'creditNote' as const, serial, number: own, issuedAt: at, lines, corrects }
}

/** The return of some documents, the only ones that were ever issued. */
export function returnOf(
  documents: readonly IssuedDocument[],
  month: Month = '2026-11',
  before: Partial<Record<Series, number>> = {},
): Gstr1 {
  const lastBefore = { invoice: 0, bill: 0, creditNote: 0, ...before }
  const builder = makeGstr1({ gstin: SHOP, month, turnover: 'upTo5Crore', lastBefore })
  for (const document of documents) builder.add(document)
  // Nothing was issued but these.
  const missing = builder
    .gaps()
    .flatMap(({ series, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ series, serial: from + at })),
    )
  return builder.finish(missing)
}
