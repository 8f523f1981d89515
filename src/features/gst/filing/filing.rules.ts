import { type Gstr1, sumOfSections } from '../gstr1/gstr1.rules.ts'
import type { FiledTotals } from '../rules/settings.rules.ts'

export function totalsOf(gstr1: Gstr1): FiledTotals {
  const { taxes, exemptPaise } = sumOfSections(gstr1)
  return { ...taxes, exemptPaise, invoices: gstr1.issued.documents, creditNotes: gstr1.credited.documents }
}

/** Whether a month still says what was filed. */
// guard: gst-filed-compared
export const isAsFiled = (filed: FiledTotals, now: FiledTotals): boolean =>
  (Object.keys(now) as (keyof FiledTotals)[]).every((name) => filed[name] === now[name])
