import { formatPaise } from '#/platform/money/money.ts'
import { amountInWords } from './amountInWords.ts'
import type { Invoice } from './invoice.rules.ts'
import { MIDDLE, page, wordsOf } from './invoicePage.ts'
import { registrationHeight, renderRegistration } from './invoiceRegistration.ts'
import { m } from './messages/invoices.messages.ts'
import { fonts } from './pdf/openPdf.ts'
import { ink } from './pdf/pdfTable.ts'

/** What the foot needs, points: it never stands apart from itself. */
const FOOT = 130

/** The total in figures and words, and who signs. */
export function renderFoot(doc: PDFKit.PDFDocument, invoice: Invoice): void {
  const { total, supplier, creditPaise = 0 } = invoice
  const registered = invoice.einvoice ? registrationHeight(invoice.einvoice) : 0
  if (doc.y + FOOT + registered > page.bottom) {
    doc.addPage()
    doc.y = page.top
  }
  const top = doc.y + 14
  const width = page.right - MIDDLE
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft).text(m.amountInWords(), page.left, top)
  doc.font(fonts.strong).fontSize(9).fillColor(ink.strong)
  doc.text(amountInWords(total.amountPaise), { width: MIDDLE - page.left - 20 })
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
  doc.text(invoice.bill ? m.inRupees() : m.pricesInclude(), { width: MIDDLE - page.left - 20 })
  doc.text(wordsOf(invoice).total, MIDDLE, top, { width, align: 'right' })
  doc.font(fonts.strong).fontSize(16).fillColor(ink.strong)
  doc.text(formatPaise(total.amountPaise), MIDDLE, top + 10, { width, align: 'right' })
  doc.font(fonts.plain).fontSize(9)
  if (creditPaise > 0)
    doc.text(m.paidByCredit({ amount: formatPaise(creditPaise) }), MIDDLE, top + 32, {
      width,
      align: 'right',
    })
  doc.text(m.for({ name: supplier.legalName }), MIDDLE, top + 48, { width, align: 'right' })
  doc
    .moveTo(page.right - 150, top + 96)
    .lineTo(page.right, top + 96)
    .lineWidth(0.5)
    .stroke(ink.strong)
  doc.fontSize(8).fillColor(ink.soft)
  doc.text(m.signatory(), MIDDLE, top + 99, { width, align: 'right' })
  if (invoice.einvoice) renderRegistration(doc, invoice.einvoice, top + FOOT - 14)
}
