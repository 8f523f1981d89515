import type { Invoice } from './invoice.rules.ts'
import { areas } from './pdf/pdfTable.ts'

/** The sheet of invoices and credit notes. */
export const page = areas.A4

/** Where its right half begins, points. */
export const MIDDLE = 310

const named = (title: string, name: string) => ({
  title,
  number: `${name} number`,
  date: `${name} date`,
  total: `${name} total`,
})

/** What the document and its facts are called. */
export function wordsOf({ corrects, bill, lines }: Invoice) {
  if (corrects) return named('Credit note', 'Credit note')
  if (bill) return named('Bill of supply', 'Bill')
  // Exempt goods among others (rule 46A).
  const isMixed = lines.some(({ rate }) => rate === 0)
  return named(isMixed ? 'Invoice-cum-bill of supply' : 'Tax invoice', 'Invoice')
}
