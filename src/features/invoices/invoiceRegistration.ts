import { encode } from 'uqr'
import type { Einvoice } from './invoice.rules.ts'
import { page } from './invoicePage.ts'
import { m } from './messages/invoices.messages.ts'
import { fonts } from './pdf/openPdf.ts'
import { ink } from './pdf/pdfTable.ts'

/** Side of the code, points: two inches, so that a phone reads its some thousand signs. */
const SIDE = 144

/** What it needs, points. */
export const registrationHeight = ({ signedQr }: Einvoice): number => (signedQr ? SIDE + 44 : 44)

/** What the e-invoice portal answered (rule 48(4)): the reference of the document and, signed, its code. */
export function renderRegistration(doc: PDFKit.PDFDocument, einvoice: Einvoice, top: number): void {
  const { irn, ackNumber, ackDay, signedQr } = einvoice
  const { left, right } = page
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft).text(m.irn(), left, top)
  doc
    .font(fonts.strong)
    .fontSize(8)
    .fillColor(ink.strong)
    .text(irn, { width: right - left })
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
  doc.text(m.acknowledgement({ number: ackNumber, day: ackDay }))
  if (signedQr) renderCode(doc, signedQr, { left, top: top + 40 })
}

/** Dark stretches of each line, filled at once: a square for each of 15,000 dots would make a large file. */
function renderCode(doc: PDFKit.PDFDocument, text: string, at: { left: number; top: number }): void {
  const { data, size } = encode(text, { ecc: 'L', border: 0 })
  const dot = SIDE / size
  for (const [y, line] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!line[x]) continue
      const from = x
      while (x + 1 < size && line[x + 1]) x += 1
      doc.rect(at.left + from * dot, at.top + y * dot, (x - from + 1) * dot, dot)
    }
  }
  doc.fill(ink.strong)
}
