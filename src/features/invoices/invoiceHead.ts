import { billLabels } from '#/features/orders/rules/bill.rules.ts'
import type { Invoice, Party } from './invoice.rules.ts'
import { MIDDLE, page, wordsOf } from './invoicePage.ts'
import { fonts } from './pdf/openPdf.ts'
import { type PdfBrand, renderLogo } from './pdf/pdfBrand.ts'
import { ink } from './pdf/pdfTable.ts'

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })

/** Who sells what to whom, under which number. */
export function renderHead(doc: PDFKit.PDFDocument, invoice: Invoice, brand: PdfBrand): void {
  const { supplier, buyer, shipTo, corrects, bill } = invoice
  const words = wordsOf(invoice)
  renderLogo(doc, brand, { right: page.right, top: page.top - 8 })
  doc.font(fonts.strong).fontSize(18).fillColor(brand.title).text(words.title, page.left, page.top)
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
  doc.text('Original for recipient', MIDDLE, page.top + (brand.logo ? 22 : 10), {
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
  const seller = block(doc, page.left, top + 8, 'Sold by', supplier.legalName, [
    supplier.address,
    supplier.gstin ? `GSTIN ${supplier.gstin}` : 'Not registered under GST',
    [supplier.phone, supplier.email].filter(Boolean).join(' · '),
  ])
  const facts = pairs(doc, MIDDLE, top + 8, [
    [words.number, invoice.number],
    [words.date, day.format(invoice.issuedAt)],
    ...(corrects
      ? ([
          [
            bill ? 'Corrects bill of supply' : 'Corrects invoice',
            `${corrects.number} of ${day.format(corrects.issuedAt)}`,
          ],
          ['Reason', corrects.reason],
        ] as const)
      : []),
    ['Order', `${invoice.orderNumber} of ${day.format(invoice.orderedAt)}`],
    ['Place of supply', invoice.placeOfSupply],
    ...(bill ? [] : ([['Tax payable on reverse charge', 'No']] as const)),
  ])
  const second = Math.max(seller, facts) + 6
  rule(doc, second)
  const label = shipTo ? 'Billed to' : 'Billed and shipped to'
  const billed = block(doc, page.left, second + 8, label, buyer.name, [
    ...(buyer.companyName ? [buyer.companyName] : []),
    ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
    ...addressOf(buyer),
  ])
  const shipped = shipTo ? block(doc, MIDDLE, second + 8, 'Shipped to', shipTo.name, addressOf(shipTo)) : 0
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
    doc.font(fonts.strong).fontSize(9).fillColor(ink.strong)
    doc.text(value, middle, line, { width: page.right - middle })
    doc.y += 2
  }
  return doc.y
}
