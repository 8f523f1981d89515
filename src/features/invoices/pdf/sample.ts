import { m } from '../messages/invoices.messages.ts'
import { fonts } from './openPdf.ts'
import type { areas } from './pdfTable.ts'

/** Writes across every page that this is no real document; the sample shop sells nothing. Call before `doc.end()`. */
export function stampSample(doc: PDFKit.PDFDocument, page: (typeof areas)[keyof typeof areas]): void {
  const width = page.right - page.left
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    doc.save()
    doc.rotate(-35, { origin: [page.left + width / 2, doc.page.height / 2] })
    doc
      .font(fonts.strong)
      .fontSize(width / 5)
      .fillColor('#8a1a2e', 0.14)
    doc.text(m.sample(), page.left, doc.page.height / 2 - width / 10, {
      width,
      align: 'center',
      lineBreak: false,
    })
    doc.restore()
  }
}
