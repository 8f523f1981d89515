import { soldLinesOf } from '#/features/invoices/invoice.store.ts'
import { legacyLines, legacyNoteLines } from '#/features/invoices/legacyLines.rules.ts'
import { supplyOf } from '#/features/invoices/supply.rules.ts'
import type { InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { type IssuedDocument, type Series, valuePaiseOf } from './document.rules.ts'
import {
  billRows,
  codesNow,
  type DocumentRow,
  type DocumentsOf,
  invoiceRows,
  type NoteRow,
  noteRows,
} from './documents.store.ts'
import { numberIn } from './numbers.rules.ts'

/** Documents read at a time. */
const STEP = 2_000

interface LegacyRow {
  readonly orderId: string
  readonly lines: readonly InvoiceLine[] | null
  readonly createdAt: Date
}

/** The lines of invoices, also of those that were issued before lines were stored; by order. */
async function linesOf(db: Db, rows: readonly (LegacyRow & { readonly isWithinState: boolean })[]) {
  const legacy = rows.filter(({ lines }) => lines === null).map(({ orderId }) => orderId)
  const sold = await soldLinesOf(db, legacy, 'ordered')
  return new Map(
    rows.map(({ orderId, lines, createdAt, isWithinState }) => [
      orderId,
      lines ?? legacyLines(sold.get(orderId) ?? [], createdAt, isWithinState),
    ]),
  )
}

/** Lines without a code get the one that their product has by now: so a product that was not finished is mended where it is. */
async function withCodes(db: Db, documents: readonly IssuedDocument[]): Promise<IssuedDocument[]> {
  const without = documents.flatMap(({ lines }) =>
    lines.filter(({ hsn }) => hsn === '').map(({ item }) => item),
  )
  const codes = await codesNow(db, [...new Set(without)])
  if (codes.size === 0) return [...documents]
  return documents.map((document) => ({
    ...document,
    lines: document.lines.map((line) =>
      line.hsn === '' ? { ...line, hsn: codes.get(line.item) ?? '' } : line,
    ),
  }))
}

function partsOf(series: Series, row: DocumentRow) {
  const { financialYear, serial, createdAt, orderId, orderNumber, billingAddress, supplier } = row
  const { name, companyName = '', gstin = '', address, city, state, zipCode } = billingAddress
  const { placeCode, isWithinState } = supplyOf(supplier, row)
  const place = placeCode ?? row.givenPlace ?? undefined
  return {
    ...{ series, serial, number: numberIn(series, financialYear, serial), issuedAt: createdAt },
    ...{ orderId, orderNumber, place, isWithinState, supplier },
    buyer: { name, companyName, gstin, address, city, state, zipCode },
  }
}

async function readInvoices(db: Db, series: 'invoice' | 'bill', rows: readonly DocumentRow[]) {
  const parts = rows.map((row) => partsOf(series, row))
  const lines = await linesOf(
    db,
    rows.map((row, at) => ({ ...row, isWithinState: parts[at]?.isWithinState ?? false })),
  )
  return withCodes(
    db,
    parts.map((part) => ({ ...part, lines: lines.get(part.orderId) ?? [] })),
  )
}

async function readNotes(db: Db, rows: readonly NoteRow[]) {
  const parts = rows.map((row) => ({ row, part: partsOf('creditNote', row) }))
  const invoiced = await linesOf(
    db,
    parts.map(({ row: { orderId, corrected }, part }) => ({
      ...{ orderId, lines: corrected.lines, createdAt: corrected.createdAt },
      isWithinState: part.isWithinState,
    })),
  )
  const documents = parts.map(({ row, part }): IssuedDocument => {
    const lines = invoiced.get(row.orderId) ?? []
    const { financialYear, serial, createdAt, isBill } = row.corrected
    return {
      ...part,
      lines: row.lines ?? legacyNoteLines(lines, row.amountPaise, part.isWithinState),
      corrects: {
        number: numberIn(isBill ? 'bill' : 'invoice', financialYear, serial),
        issuedAt: createdAt,
        amountPaise: valuePaiseOf({ lines }),
        isBill,
      },
    }
  })
  return withCodes(db, documents)
}

/** Everything that was issued in a month under a registration: each series by ascending numbers, some at a time. */
export async function* readDocuments(db: Db, of: DocumentsOf): AsyncGenerator<readonly IssuedDocument[]> {
  for await (const rows of invoiceRows(db, of, STEP)) yield readInvoices(db, 'invoice', rows)
  for await (const rows of billRows(db, of, STEP)) yield readInvoices(db, 'bill', rows)
  for await (const rows of noteRows(db, of, STEP)) yield readNotes(db, rows)
}
