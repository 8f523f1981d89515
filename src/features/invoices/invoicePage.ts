import type { Invoice } from './invoice.rules.ts'
import { m } from './messages/invoices.messages.ts'
import { areas } from './pdf/pdfTable.ts'

/** The sheet of invoices and credit notes. */
export const page = areas.A4

/** Where its right half begins, points. */
export const MIDDLE = 310

interface Words {
  readonly title: string
  readonly number: string
  readonly date: string
  readonly total: string
}

/** What the document and its facts are called. */
export function wordsOf({ corrects, bill, lines }: Invoice): Words {
  if (corrects) {
    return {
      title: m.creditNote(),
      number: m.creditNoteNumber(),
      date: m.creditNoteDate(),
      total: m.creditNoteTotal(),
    }
  }
  if (bill) {
    return { title: m.billOfSupply(), number: m.billNumber(), date: m.billDate(), total: m.billTotal() }
  }
  // Exempt goods among others (rule 46A).
  const isMixed = lines.some(({ rate }) => rate === 0)
  return {
    title: isMixed ? m.mixedInvoice() : m.taxInvoice(),
    number: m.invoiceNumber(),
    date: m.invoiceDate(),
    total: m.invoiceTotal(),
  }
}
