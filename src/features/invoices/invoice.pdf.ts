import { billLabels } from '#/features/orders/rules/bill.rules.ts'
import { costOfInvoiced, type InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import { formatPaise, rupeesOf } from '#/platform/money/money.ts'
import type { Invoice, Party } from './invoice.rules.ts'
import { fonts, openPdf } from './pdf/openPdf.ts'
import { type PdfBrand, renderLogo, usualBrand } from './pdf/pdfBrand.ts'
import { areas, type Column, ink, renderTable } from './pdf/pdfTable.ts'
import { stampSample } from './pdf/sample.ts'

const page = areas.A4

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })
const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plainPaise = (paise: number): string => decimals.format(rupeesOf(paise))
const percent = (rate: number): string => `${rate}%`

const named = (title: string, name: string) => ({
  title,
  number: `${name} number`,
  date: `${name} date`,
  total: `${name} total`,
})

function wordsOf({ corrects, bill, lines }: Invoice) {
  if (corrects) return named('Credit note', 'Credit note')
  if (bill) return named('Bill of supply', 'Bill')
  // Exempt goods among others (rule 46A).
  const isMixed = lines.some(({ rate }) => rate === 0)
  return named(isMixed ? 'Invoice-cum-bill of supply' : 'Tax invoice', 'Invoice')
}

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

const MIDDLE = 310

/** Who sells what to whom, under which number. */
function renderHead(doc: PDFKit.PDFDocument, invoice: Invoice, brand: PdfBrand): void {
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

interface TaxColumn extends Column {
  readonly of: (line: InvoiceLine) => string
  readonly total?: string
}

/** The columns of the taxes that this sale has: two halves within a state, one between states. */
function taxColumns({ isWithinState, stateHalf, total, bill }: Invoice): TaxColumn[] {
  if (bill) return []
  const rate = (name: string, of: TaxColumn['of']): TaxColumn => ({
    title: `${name} rate`,
    width: 36,
    numeric: true,
    of,
  })
  const half = ({ rate: whole }: InvoiceLine) => percent(whole / 2)
  const amount = { numeric: true, width: 50 } as const
  if (!isWithinState) {
    return [
      rate('IGST', (line) => percent(line.rate)),
      {
        ...amount,
        title: 'IGST',
        width: 60,
        of: (line) => plainPaise(line.igstPaise),
        total: plainPaise(total.igstPaise),
      },
    ]
  }
  return [
    rate('CGST', half),
    {
      ...amount,
      title: 'CGST',
      of: (line) => plainPaise(line.cgstPaise),
      total: plainPaise(total.cgstPaise),
    },
    rate(stateHalf, half),
    {
      ...amount,
      title: stateHalf,
      of: (line) => plainPaise(line.sgstPaise),
      total: plainPaise(total.sgstPaise),
    },
  ]
}

/** What was asked for the pieces and what offers took off it: the taxable value is what is left (section 15(3) of the CGST Act). */
function offerText({ offered, pricePaise, quantity }: InvoiceLine): string[] {
  if (!offered || quantity === 0) return []
  const less = quantity * pricePaise - costOfInvoiced({ offered, pricePaise, quantity }, 0, quantity)
  return [`${plainPaise(quantity * pricePaise)} less offers ${plainPaise(less)}`]
}

const described = (line: InvoiceLine, corrects: boolean): string => {
  const { name, size, sku } = line
  const lines = [size ? `${name}, size ${size}` : name, ...(sku ? [`SKU ${sku}`] : [])]
  return [...lines, ...(corrects ? [] : offerText(line))].join('\n')
}

function renderLines(doc: PDFKit.PDFDocument, invoice: Invoice): void {
  const { lines, total } = invoice
  const taxes = taxColumns(invoice)
  const fixed: Column[] = [
    { title: '#', width: 20 },
    { title: 'Description', width: 0 },
    { title: lines.some(({ isService }) => isService) ? 'HSN/SAC' : 'HSN', width: 46 },
    { title: 'Qty', width: 28, numeric: true },
    { title: 'Unit', width: 28 },
    { title: invoice.bill ? 'Price' : 'Taxable value', width: 64, numeric: true },
  ]
  const last: Column = { title: 'Amount', width: 66, numeric: true }
  const taken = [...fixed, ...taxes, last].reduce((sum, { width }) => sum + width, 0)
  const columns = [...fixed, ...taxes, last].map((column) =>
    column.title === 'Description' ? { ...column, width: page.right - page.left - taken } : column,
  )
  const table = renderTable(doc, columns, { fonts, page })
  for (const [at, line] of lines.entries()) {
    table.row([
      String(at + 1),
      described(line, invoice.corrects !== undefined),
      line.hsn || '–',
      line.quantity ? String(line.quantity) : '–',
      line.quantity ? (line.isService ? 'OTH' : 'PCS') : '–',
      plainPaise(invoice.bill ? line.pricePaise : line.taxablePaise),
      ...taxes.map((tax) => tax.of(line)),
      plainPaise(line.amountPaise),
    ])
  }
  table.row(
    [
      '',
      'Total',
      '',
      total.quantity ? String(total.quantity) : '',
      total.quantity ? 'PCS' : '',
      invoice.bill ? '' : plainPaise(total.taxablePaise),
      ...taxes.map((tax) => tax.total ?? ''),
      plainPaise(total.amountPaise),
    ],
    'strong',
  )
}

/** What the foot needs, points: it never stands apart from itself. */
const FOOT = 130

function renderFoot(doc: PDFKit.PDFDocument, invoice: Invoice): void {
  const { total, words, supplier, creditPaise = 0 } = invoice
  if (doc.y + FOOT > page.bottom) {
    doc.addPage()
    doc.y = page.top
  }
  const top = doc.y + 14
  const width = page.right - MIDDLE
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft).text('Amount in words', page.left, top)
  doc.font(fonts.strong).fontSize(9).fillColor(ink.strong)
  doc.text(words, { width: MIDDLE - page.left - 20 })
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
  const inside = invoice.bill ? '' : 'Prices include GST. '
  doc.text(`${inside}Amounts are in Indian rupees.`, { width: MIDDLE - page.left - 20 })
  doc.text(wordsOf(invoice).total, MIDDLE, top, { width, align: 'right' })
  doc.font(fonts.strong).fontSize(16).fillColor(ink.strong)
  doc.text(formatPaise(total.amountPaise), MIDDLE, top + 10, { width, align: 'right' })
  doc.font(fonts.plain).fontSize(9)
  if (creditPaise > 0)
    doc.text(`Paid by store credit ${formatPaise(creditPaise)}`, MIDDLE, top + 32, { width, align: 'right' })
  doc.text(`For ${supplier.legalName}`, MIDDLE, top + 48, { width, align: 'right' })
  doc
    .moveTo(page.right - 150, top + 96)
    .lineTo(page.right, top + 96)
    .lineWidth(0.5)
    .stroke(ink.strong)
  doc.fontSize(8).fillColor(ink.soft)
  doc.text('Authorised signatory', MIDDLE, top + 99, { width, align: 'right' })
}

function numberPages(doc: PDFKit.PDFDocument, { number }: Invoice): void {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
    doc.text(`${number} · page ${at + 1} of ${count}`, page.left, 810, {
      width: page.right - page.left,
      align: 'center',
      lineBreak: false,
    })
  }
}
