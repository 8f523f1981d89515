import { indiaDay } from '#/platform/time/days.ts'
import { type GstClass, gstRate } from '../../catalog/taxClasses.rules.ts'
import { type BillReason, billNumber } from './bill.rules.ts'
import { creditNoteNumber } from './creditNote.rules.ts'
import { type TaxParts, taxInside } from './gst.rules.ts'
import { type Supply, supplyOf } from './supply.rules.ts'
import { amountInWords } from './words.rules.ts'

/** The financial year of a moment in India, 1 April to 31 March: `2026-27`. */
export function financialYear(moment: Date): string {
  // guard: invoice-year-of-india
  const [year = 0, month = 0] = indiaDay(moment).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

const PREFIXED_UP_TO = 999_999

/** The number of an invoice, unique within its financial year and at most 16 characters (Rule 46): `INV/26-27/000042`. */
export function invoiceNumber(year: string, serial: number): string {
  const short = year.slice(2)
  return serial <= PREFIXED_UP_TO
    ? `INV/${short}/${String(serial).padStart(6, '0')}`
    : `${short}/${String(serial).padStart(10, '0')}`
}

/** The number of an invoice or bill of supply. */
export const paperNumber = (year: string, serial: number, isBill: boolean): string =>
  isBill ? billNumber(year, serial) : invoiceNumber(year, serial)

/** Who sells, as it was when the invoice was issued. */
export interface Supplier {
  readonly legalName: string
  readonly address: string
  readonly state: string
  readonly gstin: string
  readonly phone: string
  readonly email: string
  /** Issued by the sample shop, which sells nothing. */
  readonly sample?: boolean
}

export interface Buyer {
  readonly name: string
  readonly companyName: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zipCode: string
  readonly contact: string
}

export interface SoldLine {
  /** Id of the line of the order. */
  readonly item: string
  readonly name: string
  readonly size: string
  readonly hsn: string
  readonly gstClass: GstClass
  readonly quantity: number
  /** Paise a piece, tax included. */
  readonly pricePaise: number
}

/** A line as it was issued; on a credit note `quantity` is what comes back, 0 where only money does. */
export interface InvoiceLine extends SoldLine, TaxParts {
  /** Percent; the halves have half of it each. */
  readonly rate: number
  readonly amountPaise: number
}

/** The invoice that a credit note corrects (Rule 53). */
export interface Corrected {
  readonly number: string
  readonly issuedAt: Date
  /** In words. */
  readonly reason: string
}

export interface InvoiceSource {
  readonly financialYear: string
  readonly serial: number
  readonly issuedAt: Date
  readonly orderNumber: number
  readonly orderedAt: Date
  readonly supplier: Supplier
  readonly buyer: Buyer
  /** As they were issued. */
  readonly lines: readonly InvoiceLine[]
  /** Why it is a bill of supply, or corrects one; undefined where the tax is invoiced. */
  readonly bill?: BillReason | undefined
  /** What a credit note corrects; undefined for an invoice. */
  readonly corrects?: Corrected
}

/** All that a tax invoice says (Rule 46), a bill of supply (Rule 49) or a credit note (Rule 53). */
export interface Invoice extends Omit<InvoiceSource, 'financialYear' | 'serial'>, Supply {
  readonly number: string
  readonly total: TaxParts & { readonly amountPaise: number; readonly quantity: number }
  readonly words: string
  /** Less is credited than the goods cost that come back, or no goods come back at all. */
  readonly isPartial: boolean
}

/** The lines of an invoice that is issued now: the tax of each, worked out of its price at the rate of the day. */
export const invoiceLines = (
  sold: readonly SoldLine[],
  issuedAt: Date,
  isWithinState: boolean,
): InvoiceLine[] =>
  sold.map((line) => {
    const rate = gstRate(line.gstClass, line.pricePaise, issuedAt)
    const amountPaise = line.pricePaise * line.quantity
    return { ...line, rate, amountPaise, ...taxInside(amountPaise, rate, isWithinState) }
  })

/** The lines of a bill of supply: no tax is in their prices. */
export const billLines = (sold: readonly SoldLine[]): InvoiceLine[] =>
  sold.map((line) => {
    const amountPaise = line.pricePaise * line.quantity
    return { ...line, rate: 0, amountPaise, ...taxInside(amountPaise, 0, false) }
  })

/** Writes an invoice, a bill of supply or a credit note: its number, its parties and the sums of its rounded lines. */
export function writeInvoice({ financialYear: year, serial, ...source }: InvoiceSource): Invoice {
  const { lines, corrects } = source
  const sum = (part: (line: InvoiceLine) => number): number =>
    lines.reduce((total, line) => total + part(line), 0)
  const amountPaise = sum((line) => line.amountPaise)
  return {
    ...source,
    ...supplyOf(source.supplier, source.buyer),
    number: corrects ? creditNoteNumber(year, serial) : paperNumber(year, serial, source.bill !== undefined),
    isPartial: lines.some((line) => line.amountPaise !== line.quantity * line.pricePaise),
    total: {
      amountPaise,
      quantity: sum((line) => line.quantity),
      taxablePaise: sum((line) => line.taxablePaise),
      cgstPaise: sum((line) => line.cgstPaise),
      sgstPaise: sum((line) => line.sgstPaise),
      igstPaise: sum((line) => line.igstPaise),
    },
    words: amountInWords(amountPaise),
  }
}
