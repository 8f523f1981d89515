import { typedAmount } from '#/platform/typed/amount.rules.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const asDay = (year: number, month: number, day: number): string | undefined => {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : undefined
}

/** A day as Indian banks write it, the day before the month: `01/04/26`, `1-Apr-2026`, `01.04.2026 10:22`, `2026-04-01`; undefined for what is none. */
export function statementDay(text: string): string | undefined {
  const bare = text.trim().replace(/(?<![T ])[T ]+\d{1,2}:\d{2}.*$/i, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare)
  if (iso) return asDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[-/. ]([a-z]{3,9}|\d{1,2})[-/., ]+(\d{4}|\d{2})$/i.exec(bare) ?? []
  if (!day) return undefined
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const nth = /^\d/.test(month) ? Number(month) : named
  return nth === 0
    ? undefined
    : asDay(year.length === 2 ? 2000 + Number(year) : Number(year), nth, Number(day))
}

/** An amount of a statement: paise, and which way it went where the cell itself says it. */
export interface StatementAmount {
  readonly paise: number
  readonly way?: 'in' | 'out' | undefined
}

const IN = /^c(r|redit)?\.?$/i
const OUT = /^d(r|ebit)?\.?$/i
/** Which way a cell such as `Cr`, `DR.` or `Credit` says. */
export const wayOf = (text: string): 'in' | 'out' | undefined =>
  IN.test(text.trim()) ? 'in' : OUT.test(text.trim()) ? 'out' : undefined

/**
 * `1,23,456.00`, `₹ 500`, `1,234.50 Cr`, `-20.00`, `(20.00)` and numbers of a workbook. Null for an empty cell, a dash or 0;
 * undefined for what is no amount, or could mean another one.
 */
export function statementAmount(text: string): StatementAmount | null | undefined {
  const typed = text.trim()
  const mark = /\(?((?:cr|dr)\.?)\)?$/i.exec(typed)
  const [, marked = ''] = mark ?? []
  const isBracketed = typed.startsWith('(') && typed.endsWith(')') && marked === ''
  const plain = (isBracketed ? typed.slice(1, -1) : typed.slice(0, mark?.index)).trim()
  if (plain === '' || plain === '-') return marked === '' ? null : undefined
  const rupees = asRupees(plain)
  if (rupees === undefined) return undefined
  const paise = Math.round(Math.abs(rupees) * 100)
  if (paise === 0) return null
  const isMinus = rupees < 0 || isBracketed
  return { paise, way: wayOf(marked) ?? (isMinus ? 'out' : undefined) }
}

function asRupees(text: string): number | undefined {
  // A workbook's numbers are not exact: 1299.4999999999998.
  if (/^-?\d+\.\d{3,}$|^-?\d(\.\d+)?e[+-]?\d+$/i.test(text)) return nearPaise(Number(text))
  const typed = typedAmount(text)
  const isAmount = typed !== undefined && /^-?\d{1,13}(\.\d{1,2})?$/.test(typed)
  return isAmount ? Number(typed) : undefined
}

const nearPaise = (rupees: number): number | undefined =>
  Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4 ? rupees : undefined

/** A reference that a spreadsheet made a rounded number of: `4.12346E+11`. */
export const isRounded = (text: string): boolean => /^\d\.\d+e\+\d+$/i.test(text.trim())
