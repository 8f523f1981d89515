type Value = string | number | boolean | null | undefined

/** Spreadsheets run what begins like this; an apostrophe keeps it text. Numbers are left alone. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+([.,]\d+)*$/

function cellOf(value: Value): string {
  const text = String(value ?? '')
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180, lines end in CR LF), with the mark at the beginning by which Excel knows UTF-8. */
export const csvOf = (rows: readonly (readonly Value[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
