import type { TaxParts } from '#/features/orders/rules/documents.rules.ts'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { totalTax } from './documents/document.rules.ts'
import { isAsFiled, totalsOf } from './filing/filing.rules.ts'
import type { FilingRow } from './filing/filing.store.ts'
import type { GstMonth, GstMonths, SectionName, Taxes } from './gst.schema.ts'
import { type DocumentSum, type Gstr1, stopsFile, sumOfSections } from './gstr1/gstr1.rules.ts'
import { isOver, monthOf, monthsBack } from './rules/months.rules.ts'
import type { GstSettings } from './rules/settings.rules.ts'

const taxes = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: TaxParts): Taxes => ({
  taxable: rupeesOf(taxablePaise),
  igst: rupeesOf(igstPaise),
  cgst: rupeesOf(cgstPaise),
  sgst: rupeesOf(sgstPaise),
})

const listed = (documents: readonly { readonly rates: readonly TaxParts[] }[]) => ({
  rows: documents.length,
  ...taxes(totalTax(documents.flatMap(({ rates }) => rates))),
})

const summed = ({ documents, taxes: parts, exemptPaise }: DocumentSum) => ({
  documents,
  ...taxes(parts),
  exempt: rupeesOf(exemptPaise),
})

const filed = ({ arn, filedByName, filedAt }: FilingRow) => ({
  arn,
  by: filedByName,
  at: filedAt.toISOString(),
})

interface Around {
  readonly gstins: readonly string[]
  readonly filing: FilingRow | undefined
  readonly now: Date
}

/** A month of the return for the admin's screen. */
export function presentGstMonth(gstr1: Gstr1, { gstins, filing, now }: Around): GstMonth {
  const sum = sumOfSections(gstr1)
  const sections: Record<SectionName, Taxes & { rows: number }> = {
    b2b: listed(gstr1.b2b),
    b2cl: listed(gstr1.b2cl),
    b2cs: { rows: gstr1.b2cs.length, ...taxes(totalTax(gstr1.b2cs)) },
    cdnr: listed(gstr1.cdnr),
    cdnur: listed(gstr1.cdnur),
  }
  return {
    month: gstr1.month,
    gstin: gstr1.gstin,
    gstins: [...gstins],
    sections,
    exempt: rupeesOf(sum.exemptPaise),
    issued: summed(gstr1.issued),
    credited: summed(gstr1.credited),
    total: { ...taxes(sum.taxes), exempt: rupeesOf(sum.exemptPaise) },
    unplaced: gstr1.unplaced.documents,
    isOver: isOver(gstr1.month, now),
    filing: filing ? { ...filed(filing), isSame: isAsFiled(filing.totals, totalsOf(gstr1)) } : null,
    runs: gstr1.runs.map((run) => ({ ...run })),
    problems: gstr1.problems.map(({ kind, count, first }) => ({
      ...{ kind, count, stops: stopsFile(kind) },
      first: first.map((one) => ({ ...one })),
    })),
  }
}

/** The months from the first document to now, the newest first. */
export function presentGstMonths(
  { gstin, composition }: Pick<ShopSettings, 'gstin' | 'composition'>,
  settings: GstSettings,
  { filings, first, now }: { filings: readonly FilingRow[]; first: Date | undefined; now: Date },
): GstMonths {
  const byMonth = new Map(filings.map((row) => [row.month, row]))
  return {
    ...{ gstin, composition },
    months: monthsBack(monthOf(first ?? now), monthOf(now)).map((month) => {
      const row = byMonth.get(month)
      return { month, isOver: isOver(month, now), filing: row ? filed(row) : null }
    }),
    settings: { ...settings, ledgers: { ...settings.ledgers } },
  }
}
