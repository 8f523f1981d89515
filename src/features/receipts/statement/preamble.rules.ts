import type { FileRow } from './lines.rules.ts'

/** The account as receipts name it: the bank, with the end of the account's number where the file has it above its table. */
export function accountOf(bank: string, preamble: readonly FileRow[]): string {
  const text = preamble.map(({ cells }) => cells.join(' ')).join('\n')
  const [, digits = ''] = /(?:account|a\/c|acct)[^\n]{0,30}?([\dXx*]{5,20}\d{3,4})(?!\d)/i.exec(text) ?? []
  return digits === '' ? bank : `${bank} ${digits.slice(-4)}`
}

/** The row that looks most like the names of columns: the first of those with the most texts that are no numbers. */
export function headerCandidate(rows: readonly FileRow[]): number {
  let [best, most] = [-1, 0]
  for (const [at, { cells }] of rows.entries()) {
    const names = new Set(cells.map((cell) => cell.trim()).filter((cell) => /^\p{L}[^\d]{0,40}$/u.test(cell)))
    if (names.size > most) [best, most] = [at, names.size]
  }
  return best
}
