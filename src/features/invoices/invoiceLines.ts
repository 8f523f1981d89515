import { costOfInvoiced, type InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { Invoice } from './invoice.rules.ts'
import { page } from './invoicePage.ts'
import { m } from './messages/invoices.messages.ts'
import { fonts } from './pdf/openPdf.ts'
import { type Column, renderTable } from './pdf/pdfTable.ts'

const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plainPaise = (paise: number): string => decimals.format(rupeesOf(paise))
const percent = (rate: number): string => `${rate}%`

interface TaxColumn extends Column {
  readonly of: (line: InvoiceLine) => string
  readonly total?: string
}

/** The columns of the taxes that this sale has: two halves within a state, one between states. */
function taxColumns({ isWithinState, stateHalf, total, bill }: Invoice): TaxColumn[] {
  if (bill) return []
  const rate = (name: string, of: TaxColumn['of']): TaxColumn => ({
    title: m.taxRate({ tax: name }),
    width: 36,
    numeric: true,
    of,
  })
  const half = ({ rate: whole }: InvoiceLine) => percent(whole / 2)
  const amount = { numeric: true, width: 50 } as const
  if (!isWithinState) {
    return [
      rate(m.igst(), (line) => percent(line.rate)),
      {
        ...amount,
        title: m.igst(),
        width: 60,
        of: (line) => plainPaise(line.igstPaise),
        total: plainPaise(total.igstPaise),
      },
    ]
  }
  return [
    rate(m.cgst(), half),
    {
      ...amount,
      title: m.cgst(),
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
  return [m.lessOffers({ amount: plainPaise(quantity * pricePaise), less: plainPaise(less) })]
}

const described = (line: InvoiceLine, corrects: boolean): string => {
  const { name, size, sku } = line
  const lines = [size ? m.nameAndSize({ name, size }) : name, ...(sku ? [`SKU ${sku}`] : [])]
  return [...lines, ...(corrects ? [] : offerText(line))].join('\n')
}

/** What was sold, its taxes and the totals. */
export function renderLines(doc: PDFKit.PDFDocument, invoice: Invoice): void {
  const { lines, total } = invoice
  const taxes = taxColumns(invoice)
  const count: Column = { title: '#', width: 20 }
  const rest: readonly Column[] = [
    { title: lines.some(({ isService }) => isService) ? m.hsnOrSac() : m.hsn(), width: 46 },
    { title: m.quantity(), width: 28, numeric: true },
    { title: m.unit(), width: 32 },
    { title: invoice.bill ? m.price() : m.taxableValue(), width: 64, numeric: true },
    ...taxes,
    { title: m.amount(), width: 66, numeric: true },
  ]
  const taken = [count, ...rest].reduce((sum, { width }) => sum + width, 0)
  const description: Column = { title: m.description(), width: page.right - page.left - taken }
  const columns = [count, description, ...rest]
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
      m.total(),
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
