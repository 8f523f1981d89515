import { creditNoteNumber, sharesOf } from './creditNote.rules.ts'
import { type GstClass, gstRate, indianDay, type TaxParts, taxInside } from './gst.rules.ts'
import { stateCode, stateHalfName } from './states.rules.ts'
import { amountInWords } from './words.rules.ts'

/** The financial year of a moment in India, 1 April to 31 March: `2026-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number)
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

/** Who sells, as it was when the invoice was issued. */
export interface Supplier {
  readonly legalName: string
  readonly address: string
  readonly state: string
  readonly gstin: string
  readonly phone: string
  readonly email: string
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
  readonly name: string
  readonly size: string
  readonly hsn: string
  readonly gstClass: GstClass
  readonly quantity: number
  /** Paise a piece, tax included. */
  readonly pricePaise: number
}

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
  /** Paise of it that are credited. */
  readonly amountPaise: number
}

/** All that a tax invoice says (Rule 46), or a credit note (Rule 53). */
export interface Invoice {
  readonly number: string
  readonly issuedAt: Date
  readonly orderNumber: number
  readonly orderedAt: Date
  readonly supplier: Supplier
  readonly buyer: Buyer
  /** With its GST code where it is a state of India: `Tamil Nadu (33)`. */
  readonly placeOfSupply: string
  readonly isWithinState: boolean
  readonly stateHalf: 'SGST' | 'UTGST'
  readonly lines: readonly InvoiceLine[]
  readonly total: TaxParts & { readonly amountPaise: number; readonly quantity: number }
  readonly words: string
  /** Undefined for an invoice. */
  readonly corrects?: Corrected
  /** A part of the price is credited and no goods: quantities say nothing. */
  readonly isPartial: boolean
}

export interface InvoiceSource {
  readonly financialYear: string
  readonly serial: number
  readonly issuedAt: Date
  readonly orderNumber: number
  readonly orderedAt: Date
  readonly supplier: Supplier
  readonly buyer: Buyer
  readonly lines: readonly SoldLine[]
  readonly corrects?: Corrected
}

/**
 * Writes the invoice: the tax of every line, worked out of its price, and the sums of the rounded lines. A credit note is
 * written alike, at the rates of its invoice; one over a part spreads it over the lines.
 */
export function writeInvoice({
  financialYear: year,
  serial,
  lines: sold,
  ...source
}: InvoiceSource): Invoice {
  const { supplier, buyer, issuedAt } = source
  // The registration decides where the supplier is; the state typed in the settings may be spelt in any way.
  const home = supplier.gstin.slice(0, 2) || stateCode(supplier.state)
  const place = stateCode(buyer.state)
  const isWithinState = place !== undefined && place === home
  const { corrects } = source
  const full = sold.map(({ pricePaise, quantity }) => pricePaise * quantity)
  const amounts = corrects ? sharesOf(corrects.amountPaise, full) : full
  const lines = sold.map((line, at): InvoiceLine => {
    const rate = gstRate(line.gstClass, line.pricePaise, corrects?.issuedAt ?? issuedAt)
    const amountPaise = amounts[at] ?? 0
    return { ...line, rate, amountPaise, ...taxInside(amountPaise, rate, isWithinState) }
  })
  const sum = (part: (line: InvoiceLine) => number): number =>
    lines.reduce((total, line) => total + part(line), 0)
  const amountPaise = sum((line) => line.amountPaise)
  return {
    ...source,
    number: corrects ? creditNoteNumber(year, serial) : invoiceNumber(year, serial),
    isPartial: amounts.some((amount, at) => amount !== full[at]),
    placeOfSupply: place ? `${buyer.state} (${place})` : `${buyer.state}, ${buyer.country}`,
    isWithinState,
    stateHalf: stateHalfName(place),
    lines,
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
