import type { InvoiceLine, Supplier, TaxParts } from '#/features/orders/rules/documents.rules.ts'
import { gstinProblem } from '#/features/shop/gstin.rules.ts'

/** A series of numbers: tax invoices, bills of supply, credit notes. */
export const seriesNames = ['invoice', 'bill', 'creditNote'] as const
export type Series = (typeof seriesNames)[number]

/** Somebody on a document, with what the e-invoice portal asks of an address. */
export interface DocumentParty {
  readonly name: string
  readonly companyName: string
  readonly gstin: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

/** A document as it was issued, with all that returns and registers say of it. */
export interface IssuedDocument {
  readonly series: Series
  readonly number: string
  readonly serial: number
  readonly issuedAt: Date
  readonly orderId: string
  readonly orderNumber: number
  /** Who sold, as it was then. */
  readonly supplier: Pick<Supplier, 'legalName' | 'address' | 'gstin'>
  readonly buyer: DocumentParty
  /** GST code of the place of supply; undefined where what was typed is no state of India. */
  readonly place: string | undefined
  readonly isWithinState: boolean
  /** Of a credit note: what it takes off, all of it positive. */
  readonly lines: readonly InvoiceLine[]
  /** The document that a credit note corrects. */
  readonly corrects?: {
    readonly number: string
    readonly issuedAt: Date
    readonly amountPaise: number
    readonly isBill: boolean
  }
}

/** Who gets a document in the eyes of the return: a business whose GSTIN can be right, or a consumer. */
// guard: gst-bad-gstin
export const isBusiness = ({ gstin }: Pick<DocumentParty, 'gstin'>): boolean =>
  gstin !== '' && gstinProblem(gstin) === undefined

export const noTax: TaxParts = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** Taxes added up; `sign` is -1 for what is taken off. */
export const plus = (one: TaxParts, other: TaxParts, sign: 1 | -1 = 1): TaxParts => ({
  taxablePaise: one.taxablePaise + sign * other.taxablePaise,
  cgstPaise: one.cgstPaise + sign * other.cgstPaise,
  sgstPaise: one.sgstPaise + sign * other.sgstPaise,
  igstPaise: one.igstPaise + sign * other.igstPaise,
})

export const totalTax = (parts: readonly TaxParts[]): TaxParts =>
  parts.reduce((sum, part) => plus(sum, part), noTax)

/** Paise of a document, tax included. */
export const valuePaiseOf = ({ lines }: Pick<IssuedDocument, 'lines'>): number =>
  lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
