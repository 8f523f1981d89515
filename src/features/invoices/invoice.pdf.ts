import type { Invoice } from './invoice.rules.ts'
import { renderFoot } from './invoiceFoot.ts'
import { renderHead } from './invoiceHead.ts'
import { renderLines } from './invoiceLines.ts'
import { page, wordsOf } from './invoicePage.ts'
import { m } from './messages/invoices.messages.ts'
import { fonts, openPdf } from './pdf/openPdf.ts'
import { type PdfBrand, usualBrand } from './pdf/pdfBrand.ts'
import { ink } from './pdf/pdfTable.ts'
import { stampSample } from './pdf/sample.ts'

/** A tax invoice, bill of supply or credit note as a PDF file: one A4 page for usual orders, more when there are many lines. */
export async function invoicePdf(
  invoice: Invoice,
  brand: PdfBrand = usualBrand,
): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, file } = await openPdf({
    size: 'A4',
    title: `${wordsOf(invoice).title} ${invoice.number}`,
    author: invoice.supplier.legalName,
    createdAt: invoice.issuedAt,
  })
  renderHead(doc, invoice, brand)
  renderLines(doc, invoice)
  renderFoot(doc, invoice)
  numberPages(doc, invoice)
  if (invoice.supplier.sample) stampSample(doc, page)
  doc.end()
  return file
}

function numberPages(doc: PDFKit.PDFDocument, { number }: Invoice): void {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
    doc.text(m.pageOf({ number, page: at + 1, count }), page.left, 810, {
      width: page.right - page.left,
      align: 'center',
      lineBreak: false,
    })
  }
}
