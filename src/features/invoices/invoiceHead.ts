import { billLabels } from '#/features/orders/rules/bill.rules.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import type { Invoice, Party } from './invoice.rules.ts'
import { MIDDLE, page, wordsOf } from './invoicePage.ts'
import { m } from './messages/invoices.messages.ts'
import { fonts } from './pdf/openPdf.ts'
import { type PdfBrand, renderLogo } from './pdf/pdfBrand.ts'
import { ink } from './pdf/pdfTable.ts'

/** Of the letters of a title, points; of one that says in two languages what it is. */
const TITLE = 18
const LONG_TITLE = 13
/** Points. */
const TITLE_ROOM = 330

/** Who sells what to whom, under which number. */
export function renderHead(doc: PDFKit.PDFDocument, invoice: Invoice, brand: PdfBrand): void {
  const { supplier, buyer, shipTo, corrects, bill } = invoice
  const words = wordsOf(invoice)
  renderLogo(doc, brand, { right: page.right, top: page.top - 8 })
  doc.font(fonts.strong).fontSize(TITLE).fillColor(brand.title)
  // Beside it stand the logo and whose copy it is.
  const isLong = doc.widthOfString(words.title) > TITLE_ROOM
  doc.fontSize(isLong ? LONG_TITLE : TITLE).text(words.title, page.left, page.top)
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
  doc.text(m.original(), MIDDLE, page.top + (brand.logo ? 22 : 10), {
    width: page.right - MIDDLE,
    align: 'right',
  })
  const top = page.top + (bill ? 48 : 34)
  if (bill)
    doc
      .font(fonts.strong)
      .fontSize(9)
      .text(billLabels[bill], page.left, page.top + 28)
  rule(doc, top, brand.line)
  const seller = block(doc, page.left, top + 8, m.soldBy(), supplier.legalName, [
    supplier.address,
    supplier.gstin ? m.gstin({ gstin: supplier.gstin }) : m.unregistered(),
    [supplier.phone, supplier.email].filter(Boolean).join(' · '),
  ])
  const facts = pairs(doc, MIDDLE, top + 8, [
    [words.number, invoice.number],
    [words.date, formatIndiaDay(invoice.issuedAt)],
    ...(corrects
      ? ([
          [
            bill ? m.correctsBill() : m.correctsInvoice(),
            m.ofDay({ number: corrects.number, day: formatIndiaDay(corrects.issuedAt) }),
          ],
          [m.reason(), corrects.reason],
        ] as const)
      : []),
    [m.order(), m.ofDay({ number: invoice.orderNumber, day: formatIndiaDay(invoice.orderedAt) })],
    [m.placeOfSupply(), invoice.placeOfSupply],
    ...(bill ? [] : ([[m.reverseCharge(), m.no()]] as const)),
  ])
  const second = Math.max(seller, facts) + 6
  rule(doc, second)
  const label = shipTo ? m.billedTo() : m.billedAndShippedTo()
  const billed = block(doc, page.left, second + 8, label, buyer.name, [
    ...(buyer.companyName ? [buyer.companyName] : []),
    ...(buyer.gstin ? [m.gstin({ gstin: buyer.gstin })] : []),
    ...addressOf(buyer),
  ])
  const shipped = shipTo ? block(doc, MIDDLE, second + 8, m.shippedTo(), shipTo.name, addressOf(shipTo)) : 0
  const end = Math.max(billed, shipped)
  doc.x = page.left
  doc.y = end + 8
}

const addressOf = ({ address, city, state, zipCode, country, contact }: Party): string[] => [
  address,
  `${city}, ${state} ${zipCode}, ${country}`,
  // Gone when the buyer erased the account.
  ...(contact ? [`+91 ${contact}`] : []),
]

function rule(doc: PDFKit.PDFDocument, y: number, colour: string = ink.line): void {
  doc
    .moveTo(page.left, y)
    .lineTo(page.right, y)
    .lineWidth(colour === ink.line ? 0.5 : 1.5)
    .stroke(colour)
}

/** A party of the deal. @returns where it ends, points from the top. */
function block(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  label: string,
  name: string,
  lines: readonly string[],
): number {
  const width = MIDDLE - page.left - 20
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft).text(label, x, y, { width })
  doc.font(fonts.strong).fontSize(11).fillColor(ink.strong).text(name, { width })
  doc.font(fonts.plain).fontSize(9)
  for (const line of lines) doc.text(line, { width })
  return doc.y
}

function pairs(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  facts: readonly (readonly [string, string])[],
): number {
  const middle = x + 126
  doc.y = y
  for (const [name, value] of facts) {
    const line = doc.y
    doc
      .font(fonts.plain)
      .fontSize(8)
      .fillColor(ink.soft)
      .text(name, x, line + 1, { width: middle - x })
    const nameEnd = doc.y
    doc.font(fonts.strong).fontSize(9).fillColor(ink.strong)
    doc.text(value, middle, line, { width: page.right - middle })
    doc.y = Math.max(doc.y, nameEnd) + 2
  }
  return doc.y
}
