import type { TaxParts } from '#/features/orders/rules/documents.rules.ts'
import type { Day } from '#/platform/time/days.ts'
import { plus, type Series, totalTax } from '../documents/document.rules.ts'
import type { Month } from '../rules/months.rules.ts'

/** Taxes at one rate, percent. */
export interface RateSum extends TaxParts {
  readonly rate: number
}

/** A document that stands in the return by itself. */
export interface ListedDocument {
  readonly number: string
  readonly day: Day
  /** Paise, tax included. */
  readonly valuePaise: number
  /** GST code of the place of supply. */
  readonly place: string
  readonly isWithinState: boolean
  /** The lowest rate first; what is exempt stands in `exempt`. */
  readonly rates: readonly RateSum[]
}

export interface BusinessDocument extends ListedDocument {
  readonly gstin: string
  readonly name: string
}

/** Sales to consumers of one state at one rate, less what was credited. */
export interface StateSum extends RateSum {
  readonly place: string
  readonly isWithinState: boolean
}

/** Who buys where, as the table of exempt goods wants it. */
export const exemptKinds = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const
export type ExemptKind = (typeof exemptKinds)[number]

/** Goods of one code at one rate, less what came back. */
export interface HsnSum extends RateSum {
  readonly hsn: string
  readonly isService: boolean
  /** Pieces; of services 0, they have no unit. */
  readonly quantity: number
}

/** Numbers of a series that stand in a row. */
export interface NumberRun {
  readonly series: Series
  readonly from: string
  readonly to: string
  readonly total: number
  /** Numbers of the run that were never issued. */
  readonly cancelled: number
}

/** What is wrong with documents; only some of it stops the file. */
export const problemKinds = ['no_place', 'no_hsn', 'short_hsn', 'bad_gstin', 'number_gap'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** Without a place or a code the portal takes no file. */
// guard: gst-file-stops
export const stopsFile = (kind: ProblemKind): boolean => kind === 'no_place' || kind === 'no_hsn'

/** A kind of problem with the first documents that have it. */
export interface Problem {
  readonly kind: ProblemKind
  readonly count: number
  readonly first: readonly {
    readonly number: string
    readonly orderId: string | null
    readonly what: string
  }[]
}

/** What documents add up to. */
export interface DocumentSum {
  readonly documents: number
  readonly taxes: TaxParts
  /** Paise of exempt goods. */
  readonly exemptPaise: number
}

/** GSTR-1 of a month; money in paise. */
export interface Gstr1 {
  readonly gstin: string
  readonly month: Month
  readonly b2b: readonly BusinessDocument[]
  readonly b2cl: readonly ListedDocument[]
  readonly b2cs: readonly StateSum[]
  readonly cdnr: readonly BusinessDocument[]
  readonly cdnur: readonly ListedDocument[]
  readonly exempt: Readonly<Record<ExemptKind, number>>
  readonly hsn: { readonly business: readonly HsnSum[]; readonly consumer: readonly HsnSum[] }
  readonly runs: readonly NumberRun[]
  readonly problems: readonly Problem[]
  /** Invoices and bills themselves, and credit notes for themselves, positive: to compare the sections with. */
  readonly issued: DocumentSum
  readonly credited: DocumentSum
  /** What stands in no section, because its place is not known: issued less credited. */
  readonly unplaced: DocumentSum
}

const taxesOf = (documents: readonly ListedDocument[]): TaxParts =>
  totalTax(documents.flatMap(({ rates }) => rates))

/** What the sections add up to: issued less credited, to the paisa. */
export function sumOfSections({ b2b, b2cl, b2cs, cdnr, cdnur, exempt }: Gstr1): {
  readonly taxes: TaxParts
  readonly exemptPaise: number
} {
  const sold = [taxesOf(b2b), taxesOf(b2cl), totalTax(b2cs)]
  const back = plus(taxesOf(cdnr), taxesOf(cdnur))
  return {
    taxes: plus(totalTax(sold), back, -1),
    exemptPaise: Object.values(exempt).reduce((sum, paise) => sum + paise, 0),
  }
}
