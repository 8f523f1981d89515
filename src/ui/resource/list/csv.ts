type Value = string | number | boolean | null | undefined

/**
 * Spreadsheets run what begins like this; an apostrophe keeps it text. Numbers are left alone. What has apostrophes of
 * its own before it gets one more, so that reading takes away exactly what writing added.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+([.,]\d+)*$/

function cellOf(value: Value): string {
  const text = String(value ?? '')
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell as it was before `lineOf` guarded it. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/** The mark at the beginning by which Excel knows UTF-8. */
export const CSV_MARK = '\uFEFF'

export const lineOf = (row: readonly Value[]): string => `${row.map(cellOf).join(',')}\r\n`

/** Rows as CSV (RFC 4180, lines end in CR LF), with the mark at the beginning by which Excel knows UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[]): string => CSV_MARK + rows.map(lineOf).join('')
