import { taxByRate } from '#/features/invoices/credited.rules.ts'
import { financialYear } from '#/features/orders/rules/documents.rules.ts'
import { indiaDay } from '#/platform/time/days.ts'
import {
  type IssuedDocument,
  isBusiness,
  noTax,
  plus,
  type Series,
  totalTax,
  valuePaiseOf,
} from '../documents/document.rules.ts'
import { numberIn } from '../documents/numbers.rules.ts'
import { fewestHsnDigits, isHsnApart, largeInvoicePaise, type Turnover } from '../rules/limits.rules.ts'
import { type Month, monthOf, periodOf } from '../rules/months.rules.ts'
import type { BusinessDocument, DocumentSum, ExemptKind, Gstr1, ListedDocument } from './gstr1.rules.ts'
import { collectProblems } from './problems.rules.ts'
import { followNumbers, type Stretch } from './runs.rules.ts'
import { sumByCode, sumByState } from './sums.rules.ts'

interface Question {
  /** Under which registration the documents were issued. */
  readonly gstin: string
  readonly month: Month
  /** How much the shop sells in a year. */
  readonly turnover: Turnover
  /** The highest serial of each series before the month, in its financial year; 0 for none. */
  readonly lastBefore: Readonly<Record<Series, number>>
}

/** What the builder is asked for in the end. */
export interface Gstr1Builder {
  /** The next document; each series comes by ascending numbers. */
  add(document: IssuedDocument): void
  /** Numbers that none of the documents had. */
  gaps(): readonly Stretch[]
  /** @param missing numbers of the gaps that were never issued, in no month */
  finish(missing: readonly { readonly series: Series; readonly serial: number }[]): Gstr1
}

/** Whether a sale to a consumer stands by itself: it went to another state and was large. A note goes where its invoice went. */
function isLarge(document: IssuedDocument): boolean {
  if (document.isWithinState) return false
  const { corrects } = document
  const valuePaise = corrects ? corrects.amountPaise : valuePaiseOf(document)
  // guard: gst-large-invoice
  return valuePaise > largeInvoicePaise(monthOf(corrects?.issuedAt ?? document.issuedAt))
}

const exemptKind = (document: IssuedDocument): ExemptKind =>
  `${document.isWithinState ? 'INTRA' : 'INTR'}${isBusiness(document.buyer) ? 'B2B' : 'B2C'}`

const nothing: DocumentSum = { documents: 0, taxes: noTax, exemptPaise: 0 }

/**
 * Makes GSTR-1 of a month out of its documents, handed in one by one: so the documents of a large shop never stand in memory
 * together, only those to businesses and the large ones do, which the return lists one by one as well.
 */
export function makeGstr1({ gstin, month, turnover, lastBefore }: Question): Gstr1Builder {
  const year = financialYear(periodOf(month).from)
  const fewestDigits = fewestHsnDigits(month, turnover)
  const business = { invoices: [] as BusinessDocument[], notes: [] as BusinessDocument[] }
  const large = { invoices: [] as ListedDocument[], notes: [] as ListedDocument[] }
  const states = sumByState()
  const codes = { business: sumByCode(), consumer: sumByCode() }
  const exempt: Record<ExemptKind, number> = { INTRB2B: 0, INTRAB2B: 0, INTRB2C: 0, INTRAB2C: 0 }
  let [issued, credited, unplaced] = [nothing, nothing, nothing]
  const problems = collectProblems()
  const numbers = followNumbers(year, lastBefore)

  /** Puts a document whose place is known into its sections. */
  function place(document: IssuedDocument, at: string, exemptPaise: number): void {
    const { number, buyer, lines, issuedAt, isWithinState, corrects } = document
    const [kind, sign] = corrects ? (['notes', -1] as const) : (['invoices', 1] as const)
    const side = isHsnApart(month) && isBusiness(buyer) ? codes.business : codes.consumer
    for (const line of lines) side.add(line, sign)
    // guard: gst-exempt-notes
    exempt[exemptKind(document)] += sign * exemptPaise
    // guard: gst-exempt-apart
    const rates = taxByRate(lines.filter(({ rate }) => rate !== 0))
    if (rates.length === 0) return
    // Most documents stand in sums alone: their days are not worth reckoning.
    const listed = () => ({
      ...{ number, day: indiaDay(issuedAt), valuePaise: valuePaiseOf(document) },
      ...{ place: at, isWithinState, rates },
    })
    if (isBusiness(buyer)) {
      business[kind].push({ ...listed(), gstin: buyer.gstin, name: buyer.companyName || buyer.name })
    } else if (isLarge(document)) {
      large[kind].push(listed())
    } else {
      // guard: gst-notes-taken-off
      for (const part of rates) states.add({ place: at, isWithinState }, part, sign)
    }
  }

  return {
    add(document) {
      const { series, serial, lines, corrects } = document
      numbers.add(series, serial)
      problems.look(document, fewestDigits)
      const exemptPaise = valuePaiseOf({ lines: lines.filter(({ rate }) => rate === 0) })
      const taxes = totalTax(lines.filter(({ rate }) => rate !== 0))
      const grown = (sum: DocumentSum, sign: 1 | -1 = 1): DocumentSum => ({
        documents: sum.documents + 1,
        taxes: plus(sum.taxes, taxes, sign),
        exemptPaise: sum.exemptPaise + sign * exemptPaise,
      })
      if (corrects) credited = grown(credited)
      else issued = grown(issued)
      if (document.place === undefined) unplaced = grown(unplaced, corrects ? -1 : 1)
      else place(document, document.place, exemptPaise)
    },
    gaps: numbers.gaps,
    finish(missing) {
      for (const { series, serial } of missing) {
        problems.add('number_gap', { number: numberIn(series, year, serial), orderId: null, what: '' })
      }
      return {
        ...{ gstin, month },
        b2b: business.invoices,
        b2cl: large.invoices,
        b2cs: states.list(),
        cdnr: business.notes,
        cdnur: large.notes,
        exempt,
        hsn: { business: codes.business.list(), consumer: codes.consumer.list() },
        runs: numbers.list(missing),
        problems: problems.list(),
        ...{ issued, credited, unplaced },
      }
    },
  }
}
