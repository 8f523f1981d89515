import type { GstClass } from '#/features/catalog/taxes/gstClasses.rules.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { billNumber } from './bill.rules.ts'
import { costOf, type LineMoney } from './lineMoney.rules.ts'

/** The financial year of a moment in India, 1 April to 31 March: `2026-27`. */
export function financialYear(date: Date): string {
  // guard: invoice-year-of-india
  const [year = 0, month = 0] = indiaDay(date).split('-').map(Number)
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
export const documentNumber = (year: string, serial: number, isBill: boolean): string =>
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

export interface SoldLine {
  /** Id of the line of the order. */
  readonly item: string
  readonly name: string
  readonly size: string
  /** The shop's own code; none was told before it was kept with orders. */
  readonly sku?: string
  readonly hsn: string
  /** Something that is done, not goods: its code is a SAC. */
  readonly isService?: true
  readonly gstClass: GstClass
  readonly quantity: number
  /** Paise a piece, tax included. */
  readonly pricePaise: number
  /** What offers took off the line as it was ordered; left out where there was nothing, and before there were offers. */
  readonly offered?: Omit<LineMoney, 'pricePaise'>
}

/** Paise that pieces of an invoiced line cost when `returned` others came back before; those cancelled earlier were never on it. */
export function costOfInvoiced(
  { pricePaise, quantity, offered }: Pick<SoldLine, 'pricePaise' | 'quantity' | 'offered'>,
  returned: number,
  pieces: number,
): number {
  if (!offered) return pricePaise * pieces
  // guard: invoiced-after-offers
  return costOf({ pricePaise, ...offered }, offered.ordered - quantity + returned, pieces)
}

/** A line as it was issued; on a credit note `quantity` is what comes back, 0 where only money does. */
export interface InvoiceLine extends SoldLine, TaxParts {
  /** Percent; the halves have half of it each. */
  readonly rate: number
  readonly amountPaise: number
}

/** Money in paise; the parts always add up to the inclusive amount. */
export interface TaxParts {
  readonly taxablePaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}
