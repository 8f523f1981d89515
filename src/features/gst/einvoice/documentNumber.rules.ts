import { numberIn } from '../documents/numbers.rules.ts'

interface Named {
  readonly series: 'invoice' | 'creditNote'
  /** `2026-27`. */
  readonly financialYear: string
  readonly serial: number
}

const PATTERN = /^(INV\/|CN\/|C|)(\d\d)-(\d\d)\/(\d{1,10})$/

/** What the number of a tax invoice or a credit note names; undefined for what is none of the shop's. */
export function serialOf(number: string): Named | undefined {
  const [, prefix, first, last, digits] = PATTERN.exec(number) ?? []
  if (first === undefined || last === undefined || digits === undefined) return undefined
  const series = prefix?.startsWith('C') ? 'creditNote' : 'invoice'
  const named = { series, financialYear: `20${first}-${last}`, serial: Number(digits) } as const
  return numberIn(series, named.financialYear, named.serial) === number ? named : undefined
}
