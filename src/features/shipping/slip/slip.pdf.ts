import { fonts, openPdf } from '#/features/invoices/pdf/openPdf.ts'
import { type PdfBrand, renderLogo, usualBrand } from '#/features/invoices/pdf/pdfBrand.ts'
import { areas, ink, renderTable } from '#/features/invoices/pdf/pdfTable.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { m } from '../messages/shipping.messages.ts'
import { addressLines, piecesIn, type Slip, warningOf } from './slip.rules.ts'

/** Who sends. */
export interface Sender {
  readonly name: string
  readonly legalName: string
  readonly address: string
  readonly phone: string
  readonly brand?: PdfBrand
}

const page = areas.A5
const width = page.right - page.left

/** Packing slips as a PDF file, A5, each order on a page of its own (more when it has many lines). */
export async function slipsPdf(
  sender: Sender,
  slips: readonly Slip[],
  now: Date = new Date(),
): Promise<Uint8Array<ArrayBuffer>> {
  const [slip] = slips
  const { doc, file } = await openPdf({
    size: 'A5',
    title:
      slip && slips.length === 1
        ? m.slipTitle({ number: slip.number })
        : m.slipsTitle({ count: slips.length }),
    author: sender.name,
    createdAt: now,
  })
  for (const [at, each] of slips.entries()) {
    if (at > 0) doc.addPage()
    const first = doc.bufferedPageRange().count - 1
    renderHead(doc, sender, each)
    renderItems(doc, each)
    renderGift(doc, each)
    renderNotes(doc, each)
    renderFeet(doc, each, first)
  }
  doc.end()
  return file
}

type Doc = PDFKit.PDFDocument

function rule(doc: Doc, y: number, colour: string): void {
  doc
    .moveTo(page.left, y)
    .lineTo(page.right, y)
    .lineWidth(colour === ink.line ? 0.5 : 1.5)
    .stroke(colour)
}

function renderHead(doc: Doc, sender: Sender, slip: Slip): void {
  const { top, left } = page
  const half = width / 2
  const brand = sender.brand ?? usualBrand
  doc.font(fonts.strong).fontSize(18).fillColor(brand.title).text(m.packingSlip(), left, top, { width: half })
  doc
    .fontSize(18)
    .fillColor(ink.strong)
    .text(m.order({ number: slip.number }), left + half, top, { width: half, align: 'right' })
  doc.font(fonts.plain).fontSize(9).fillColor(ink.soft)
  if (brand.logo) renderLogo(doc, brand, { left, top: top + 26 })
  else doc.text(sender.name, left, top + 26, { width: half })
  doc.text(m.orderedOn({ day: formatIndiaDay(slip.orderedAt) }), left + half, top + 26, {
    width: half,
    align: 'right',
  })
  const end = top + (brand.logo ? 56 : 42)
  rule(doc, end, brand.line)
  doc.fontSize(8).text(m.shipTo(), left, end + 8)
  doc.font(fonts.strong).fontSize(13).fillColor(ink.strong).text(slip.to.name, { width })
  doc.font(fonts.plain).fontSize(11)
  for (const line of addressLines(slip.to)) doc.text(line, { width })
  doc.moveDown(0.4).fontSize(8).fillColor(ink.soft)
  doc.text(
    m.ifUndeliverable({
      sender: [sender.legalName || sender.name, sender.address, sender.phone].filter(Boolean).join(', '),
    }),
    { width },
  )
  renderMoney(doc, warningOf(slip))
  doc.x = left
  doc.y += 10
}

/** What the courier collects, or why the parcel stays: in a frame, to be read from where one packs. */
function renderMoney(doc: Doc, words: string): void {
  const inset = 8
  doc.font(fonts.strong).fontSize(16)
  const height = doc.heightOfString(words, { width: width - 2 * inset }) + 2 * inset
  const y = doc.y + 8
  doc.rect(page.left, y, width, height).lineWidth(1.2).stroke(ink.strong)
  doc.fillColor(ink.strong).text(words, page.left + inset, y + inset, { width: width - 2 * inset })
  doc.y = y + height
}

function renderItems(doc: Doc, { items, services }: Slip): void {
  const columns = [
    { title: '', width: 18, box: true },
    { title: m.item(), width: width - 18 - 74 - 42 },
    { title: m.size(), width: 74 },
    { title: m.quantity(), width: 42, numeric: true },
  ] as const
  const table = renderTable(doc, columns, { fonts, page, size: 10 })
  for (const { name, sku, barcode, size, quantity } of items) {
    const codes = [sku && `SKU ${sku}`, barcode].filter(Boolean).join(' · ')
    table.row(['', codes ? `${name}\n${codes}` : name, size || '–', String(quantity)])
  }
  for (const { name, quantity } of services) table.row(['', m.doneWithIt({ name }), '–', String(quantity)])
  table.row(['', m.piecesInParcel(), '', String(piecesIn(items))], 'strong')
}

/** What a gift asks of who packs it, and what it says to whom it is given. */
function renderGift(doc: Doc, { gift }: Slip): void {
  if (!gift) return
  renderNote(doc, m.gift(), [gift.wrap ? m.giftWrap() : m.giftPlain()])
  renderNote(doc, m.giftWords(), gift.message ? [gift.message] : [])
}

/** What the customer wrote, then the shop's own wishes for the parcel. */
function renderNotes(doc: Doc, { customerNote, notes }: Slip): void {
  renderNote(doc, m.fromCustomer(), customerNote ? [customerNote] : [])
  renderNote(doc, m.pleaseNote(), notes)
}

function renderNote(doc: Doc, title: string, notes: readonly string[]): void {
  if (notes.length === 0) return
  doc.y += 12
  const height = notes.reduce((sum, note) => sum + doc.fontSize(11).heightOfString(note, { width }) + 4, 20)
  if (doc.y + height > page.bottom) {
    doc.addPage()
    doc.y = page.top
  }
  doc.font(fonts.plain).fontSize(8).fillColor(ink.soft).text(title, page.left, doc.y)
  doc.fontSize(11).fillColor(ink.strong)
  for (const note of notes) doc.text(note, { width }).moveDown(0.2)
}

/** Who packed it, and which page of the order this is. */
function renderFeet(doc: Doc, { number }: Slip, first: number): void {
  const { count } = doc.bufferedPageRange()
  for (let at = first; at < count; at++) {
    doc.switchToPage(at)
    doc.font(fonts.plain).fontSize(8).fillColor(ink.soft)
    const pages = count - first
    const words = pages > 1 ? m.orderPage({ number, page: at - first + 1, pages }) : m.order({ number })
    doc.text(words, page.left, 570, { width: width / 2, lineBreak: false })
    doc.text(m.packedBy(), page.left + width / 2, 570, {
      width: width / 2,
      align: 'right',
      lineBreak: false,
    })
  }
}
