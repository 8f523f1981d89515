import { gstRate } from '#/features/catalog/taxes/taxClasses.rules.ts'
import type { BillReason } from '#/features/orders/rules/bill.rules.ts'
import { creditNoteNumber } from '#/features/orders/rules/creditNote.rules.ts'
import {
  costOfInvoiced,
  documentNumber,
  type InvoiceLine,
  type SoldLine,
  type Supplier,
  type TaxParts,
} from '#/features/orders/rules/documents.rules.ts'

import { taxInside } from './gst.rules.ts'
import { type Supply, supplyOf } from './supply.rules.ts'

/** Whom a bill goes to. */
export interface Buyer extends Party {
  readonly companyName: string
  /** Of a registered business. */
  readonly gstin?: string | undefined
}

/** Somebody at an address. */
export interface Party {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly zipCode: string
  readonly contact: string
}

/** The invoice that a credit note corrects (Rule 53). */
export interface Corrected {
  readonly number: string
  readonly issuedAt: Date
  /** In words. */
  readonly reason: string
}

/** What the e-invoice portal answered about a document. */
export interface Einvoice {
  /** 64 hexadecimal digits. */
  readonly irn: string
  readonly ackNumber: string
  /** The day the portal wrote, `2026-11-23`. */
  readonly ackDay: string
  /** The signed text of its code; '' where the numbers alone were typed. */
  readonly signedQr: string
}

export interface InvoiceSource {
  readonly financialYear: string
  readonly serial: number
  readonly issuedAt: Date
  readonly orderNumber: number
  readonly orderedAt: Date
  readonly supplier: Supplier
  readonly buyer: Buyer
  /** Who receives the goods, where that is somebody else or elsewhere (rule 46 wants the address of delivery). */
  readonly shipTo?: Party | null
  /** As they were issued. */
  readonly lines: readonly InvoiceLine[]
  /** Why it is a bill of supply, or corrects one; undefined where the tax is invoiced. */
  readonly bill?: BillReason | undefined
  /** Paise that were paid by store credit when it was issued: money, not a reduction of the price. */
  readonly creditPaise?: number
  /** What a credit note corrects; undefined for an invoice. */
  readonly corrects?: Corrected
}

/** All that a tax invoice says (Rule 46), a bill of supply (Rule 49) or a credit note (Rule 53). */
export interface Invoice extends Omit<InvoiceSource, 'financialYear' | 'serial'>, Supply {
  readonly number: string
  readonly total: TaxParts & { readonly amountPaise: number; readonly quantity: number }
  /** Left out while it is not registered at the e-invoice portal. */
  readonly einvoice?: Einvoice
}

/** The lines of an invoice that is issued now: the tax of each, worked out of its price at the rate of the day. */
export const invoiceLines = (
  sold: readonly SoldLine[],
  issuedAt: Date,
  isWithinState: boolean,
): InvoiceLine[] =>
  sold.map((line) => {
    const amountPaise = costOfInvoiced(line, 0, line.quantity)
    // The limit of a class is compared with what a piece costs after offers; of pieces a paisa apart, with the dearest.
    // An offer can bring a piece to where no rate fits (2,625 to 2,950 rupees): it is the higher one then, under which too
    // little tax is never paid (`gstRate`).
    // guard: rate-after-offers
    const rate = gstRate(line.gstClass, Math.ceil(amountPaise / line.quantity), issuedAt)
    return { ...line, rate, amountPaise, ...taxInside(amountPaise, rate, isWithinState) }
  })

/** The lines of a bill of supply: no tax is in their prices. */
export const billLines = (sold: readonly SoldLine[]): InvoiceLine[] =>
  sold.map((line) => {
    const amountPaise = costOfInvoiced(line, 0, line.quantity)
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
    ...supplyOf(source.supplier, {
      billingAddress: source.buyer,
      deliveryAddress: source.shipTo ?? null,
    }),
    number: corrects
      ? creditNoteNumber(year, serial)
      : documentNumber(year, serial, source.bill !== undefined),
    total: {
      amountPaise,
      quantity: sum((line) => line.quantity),
      taxablePaise: sum((line) => line.taxablePaise),
      cgstPaise: sum((line) => line.cgstPaise),
      sgstPaise: sum((line) => line.sgstPaise),
      igstPaise: sum((line) => line.igstPaise),
    },
  }
}
