import type { Sheet } from 'write-excel-file/node'
import { stateOfCode } from '#/features/shop/states.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { portalDay } from '../rules/months.rules.ts'
import { codesOf } from './gstr1.present.ts'
import {
  type BusinessDocument,
  type ExemptKind,
  exemptKinds,
  type Gstr1,
  type HsnSum,
  type ListedDocument,
  type NumberRun,
  sumOfSections,
} from './gstr1.rules.ts'

type Cell = string | number
type Rows = readonly (readonly Cell[])[]

interface Table {
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: Rows
}

/** As the portal's template has it: `09-Uttar Pradesh`. */
const placeText = (code: string): string => `${code}-${stateOfCode(code) ?? ''}`

const APPLICABLE = 'Applicable % of Tax Rate'
const SHOP = 'E-Commerce GSTIN'

const dated = ({ number, day }: ListedDocument) => [number, portalDay(day)]

/** A row for each rate of each document: what stands before the amounts, and behind them. */
const byRate = <Document extends ListedDocument>(
  documents: readonly Document[],
  cells: (document: Document) => readonly Cell[],
  behind: readonly Cell[] = [],
): Rows =>
  documents.flatMap((document) =>
    document.rates.map(({ rate, taxablePaise }) => [
      ...cells(document),
      ...[rate, rupeesOf(taxablePaise), 0],
      ...behind,
    ]),
  )

const AMOUNTS = ['Rate', 'Taxable Value', 'Cess Amount']

const businessTable = (rows: readonly BusinessDocument[]): Table => ({
  name: 'b2b,sez,de',
  heads: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
    ...['Place Of Supply', 'Reverse Charge', APPLICABLE, 'Invoice Type', SHOP, ...AMOUNTS],
  ],
  rows: byRate(rows, (one) => [
    ...[one.gstin, one.name, ...dated(one), rupeesOf(one.valuePaise)],
    ...[placeText(one.place), 'N', '', 'Regular B2B', ''],
  ]),
})

const largeTable = (rows: readonly ListedDocument[]): Table => ({
  name: 'b2cl',
  heads: [
    ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', APPLICABLE, ...AMOUNTS, SHOP],
  ],
  rows: byRate(rows, (one) => [...dated(one), rupeesOf(one.valuePaise), placeText(one.place), ''], ['']),
})

const consumerTable = ({ b2cs }: Gstr1): Table => ({
  name: 'b2cs',
  heads: ['Type', 'Place Of Supply', APPLICABLE, ...AMOUNTS, SHOP],
  rows: b2cs.map(({ place, rate, taxablePaise }) => [
    ...['OE', placeText(place), ''],
    ...[rate, rupeesOf(taxablePaise), 0, ''],
  ]),
})

const businessNotes = (rows: readonly BusinessDocument[]): Table => ({
  name: 'cdnr',
  heads: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
    ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value', APPLICABLE, ...AMOUNTS],
  ],
  rows: byRate(rows, (one) => [
    ...[one.gstin, one.name, ...dated(one), 'C', placeText(one.place), 'N', 'Regular B2B'],
    ...[rupeesOf(one.valuePaise), ''],
  ]),
})

const largeNotes = (rows: readonly ListedDocument[]): Table => ({
  name: 'cdnur',
  heads: [
    ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', APPLICABLE],
    ...AMOUNTS,
  ],
  rows: byRate(rows, (one) => [
    ...['B2CL', ...dated(one), 'C', placeText(one.place), rupeesOf(one.valuePaise), ''],
  ]),
})

const exemptWords: Readonly<Record<ExemptKind, string>> = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
}

const exemptTable = ({ exempt }: Gstr1): Table => ({
  name: 'exemp',
  heads: [
    ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)'],
    'Non-GST Supplies',
  ],
  rows: exemptKinds
    .filter((kind) => exempt[kind] !== 0)
    .map((kind) => [exemptWords[kind], 0, rupeesOf(exempt[kind]), 0]),
})

const codeTable = (name: string, rows: readonly HsnSum[]): Table => ({
  name,
  heads: [
    ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
  ],
  rows: rows.map(({ hsn, isService, quantity, rate, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => [
    ...[hsn, '', isService ? 'NA' : 'PCS-PIECES', quantity],
    ...[rupeesOf(taxablePaise + igstPaise + cgstPaise + sgstPaise), rate, rupeesOf(taxablePaise)],
    ...[rupeesOf(igstPaise), rupeesOf(cgstPaise), rupeesOf(sgstPaise), 0],
  ]),
})

const natures: Readonly<Record<NumberRun['series'], string>> = {
  invoice: 'Invoices for outward supply',
  bill: 'Invoices for outward supply',
  creditNote: 'Credit Note',
}

const runTable = ({ runs }: Gstr1): Table => ({
  name: 'docs',
  heads: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
  rows: runs.map(({ series, from, to, total, cancelled }) => [natures[series], from, to, total, cancelled]),
})

function summary(gstr1: Gstr1): Table {
  const { taxes, exemptPaise } = sumOfSections(gstr1)
  const { issued, credited } = gstr1
  const row = (name: string, parts: typeof taxes, exempt: number, documents: Cell): Cell[] => [
    name,
    documents,
    ...[parts.taxablePaise, parts.igstPaise, parts.cgstPaise, parts.sgstPaise, exempt].map(rupeesOf),
  ]
  return {
    name: 'summary',
    heads: [
      ...[`GSTR-1 ${gstr1.month}, ${gstr1.gstin}`, 'Documents', 'Taxable Value', 'Integrated Tax'],
      ...['Central Tax', 'State/UT Tax', 'Exempt'],
    ],
    rows: [
      row('Invoices and bills of supply', issued.taxes, issued.exemptPaise, issued.documents),
      row('Credit notes', credited.taxes, credited.exemptPaise, credited.documents),
      row('Return', taxes, exemptPaise, ''),
    ],
  }
}

/** The tables of the workbook: a summary, then one for each section, headed as in the portal's template. */
export function gstr1Tables(gstr1: Gstr1): Table[] {
  const { business, consumer } = codesOf(gstr1)
  return [
    summary(gstr1),
    businessTable(gstr1.b2b),
    largeTable(gstr1.b2cl),
    consumerTable(gstr1),
    businessNotes(gstr1.cdnr),
    largeNotes(gstr1.cdnur),
    exemptTable(gstr1),
    codeTable('hsn(b2b)', business),
    codeTable('hsn(b2c)', consumer),
    runTable(gstr1),
  ]
}

/** A cell whose text is text, whatever it begins with: never a formula. */
// guard: workbook-no-formulas
const cell = (value: Cell) =>
  value === '' ? null : { value, type: typeof value === 'number' ? Number : String }

const sheet = ({ name, heads, rows }: Table): Sheet<Buffer> => ({
  sheet: name,
  stickyRowsCount: 1,
  columns: heads.map((head) => ({ width: Math.max(12, head.length + 2) })),
  data: [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ],
})

/** GSTR-1 as a workbook (XLSX) with the same numbers as the portal's file. */
export async function gstr1Workbook(gstr1: Gstr1): Promise<Buffer> {
  // Once a month: until then no process holds it.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile(gstr1Tables(gstr1).map(sheet)).toBuffer()
}
