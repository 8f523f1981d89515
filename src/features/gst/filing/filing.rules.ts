import { type Gstr1, sumOfSections } from '../gstr1/gstr1.rules.ts'
import type { FiledTotals } from '../rules/settings.rules.ts'

/** Taxable values by place and by code: a place or a code that is another one changes no sum, and the return all the same. */
function detailsOf({ b2b, b2cl, b2cs, cdnr, cdnur, hsn }: Gstr1): Record<string, number> {
  const details: Record<string, number> = {}
  const add = (name: string, paise: number) => {
    details[name] = (details[name] ?? 0) + paise
  }
  const listed = [
    ...[...b2b, ...b2cl].map((one) => [one, 1] as const),
    ...[...cdnr, ...cdnur].map((one) => [one, -1] as const),
  ]
  for (const [{ place, rates }, sign] of listed)
    for (const { taxablePaise } of rates) add(`place ${place}`, sign * taxablePaise)
  for (const { place, taxablePaise } of b2cs) add(`place ${place}`, taxablePaise)
  for (const { hsn: code, rate, taxablePaise } of [...hsn.business, ...hsn.consumer])
    add(`code ${code} ${rate}`, taxablePaise)
  return details
}

export function totalsOf(gstr1: Gstr1): FiledTotals {
  const { taxes, exemptPaise } = sumOfSections(gstr1)
  const documents = { invoices: gstr1.issued.documents, creditNotes: gstr1.credited.documents }
  return { ...taxes, exemptPaise, ...documents, details: detailsOf(gstr1) }
}

/** Whether a month still says what was filed: its sums, its places and its codes. */
export function isAsFiled(filed: FiledTotals, now: FiledTotals): boolean {
  const { details: then, ...sums } = filed
  const { details: today, ...sumsNow } = now
  const before: Record<string, number> = { ...sums, ...then }
  const after: Record<string, number> = { ...sumsNow, ...(then && today) }
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  // guard: gst-filed-compared
  return [...names].every((name) => before[name] === after[name])
}
