import { and, asc, between, count, eq, gte, inArray, lt, max, min, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { financialYear, type InvoiceLine, type Supplier } from '#/features/orders/rules/documents.rules.ts'
import type { BillingAddress } from '#/features/orders/schema/orders.schema.ts'
import { billsOfSupply, creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { type Month, periodOf } from '../rules/months.rules.ts'
import { gstPlaces } from '../tables/gst.tables.ts'
import type { Series } from './document.rules.ts'

/** Which documents: of a month, issued under one registration. */
export interface DocumentsOf {
  readonly gstin: string
  readonly month: Month
}

/** A document with its order. `lines` are null of those that were issued before they were stored. */
export interface DocumentRow {
  readonly financialYear: string
  readonly serial: number
  readonly supplier: Supplier
  readonly lines: readonly InvoiceLine[] | null
  readonly createdAt: Date
  readonly orderId: string
  readonly orderNumber: number
  readonly billingAddress: BillingAddress
  readonly deliveryAddress: { readonly state: string; readonly country: string } | null
  /** GST code that the owner named, where the state was typed so that nobody knows it. */
  readonly givenPlace: string | null
}

/** A credit note with what it corrects. */
export interface NoteRow extends DocumentRow {
  readonly amountPaise: number
  readonly corrected: Pick<DocumentRow, 'financialYear' | 'serial' | 'lines' | 'createdAt'> & {
    readonly isBill: boolean
  }
}

const tables = { invoice: invoices, bill: billsOfSupply, creditNote: creditNotes } as const

const ofOrder = {
  orderId: orders.id,
  orderNumber: orders.number,
  billingAddress: orders.billingAddress,
  deliveryAddress: orders.deliveryAddress,
  givenPlace: gstPlaces.place,
}

const yearOf = (month: Month): string => financialYear(periodOf(month).from)

/** Within a month, which lies in one financial year: so all of it is one stretch of each series, or nearly so at its ends. */
function within(series: Series, month: Month): SQL | undefined {
  const table = tables[series]
  const { from, until } = periodOf(month)
  // guard: gst-month-bounds
  return and(eq(table.financialYear, yearOf(month)), gte(table.createdAt, from), lt(table.createdAt, until))
}

const issuedUnder = (table: typeof invoices | typeof billsOfSupply, gstin: string): SQL =>
  sql`${table.supplier} ->> 'gstin' = ${gstin}`

/** Bills of a shop that charges GST, for goods that have none; those of other shops are in no return. */
const exemptBills = (gstin: string): SQL | undefined =>
  // guard: gst-exempt-bills-only
  and(issuedUnder(billsOfSupply, gstin), eq(billsOfSupply.reason, 'exempt'))

async function invoicesIn(db: Db, { gstin, month }: DocumentsOf, stretch: Stretch): Promise<DocumentRow[]> {
  const { financialYear, serial, supplier, lines, createdAt } = invoices
  return db
    .select({ financialYear, serial, supplier, lines, createdAt, ...ofOrder })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(gstPlaces, eq(gstPlaces.orderId, invoices.orderId))
    .where(and(within('invoice', month), inStretch(serial, stretch), issuedUnder(invoices, gstin)))
    .orderBy(asc(serial))
}

async function billsIn(db: Db, { gstin, month }: DocumentsOf, stretch: Stretch): Promise<DocumentRow[]> {
  const { financialYear, serial, supplier, lines, createdAt } = billsOfSupply
  return db
    .select({ financialYear, serial, supplier, lines, createdAt, ...ofOrder })
    .from(billsOfSupply)
    .innerJoin(orders, eq(orders.id, billsOfSupply.orderId))
    .leftJoin(gstPlaces, eq(gstPlaces.orderId, billsOfSupply.orderId))
    .where(and(within('bill', month), inStretch(serial, stretch), exemptBills(gstin)))
    .orderBy(asc(serial))
}

async function notesIn(db: Db, { gstin, month }: DocumentsOf, stretch: Stretch): Promise<NoteRow[]> {
  const { financialYear, serial, lines, createdAt, amountPaise } = creditNotes
  const of = (table: typeof invoices | typeof billsOfSupply) => ({
    financialYear: table.financialYear,
    serial: table.serial,
    lines: table.lines,
    createdAt: table.createdAt,
    supplier: table.supplier,
  })
  const rows = await db
    .select({
      ...{ financialYear, serial, lines, createdAt, amountPaise, ...ofOrder },
      ...{ invoice: of(invoices), bill: of(billsOfSupply) },
    })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .leftJoin(gstPlaces, eq(gstPlaces.orderId, creditNotes.orderId))
    .leftJoin(invoices, eq(invoices.orderId, creditNotes.orderId))
    .leftJoin(billsOfSupply, eq(billsOfSupply.orderId, creditNotes.orderId))
    .where(
      and(
        within('creditNote', month),
        inStretch(serial, stretch),
        or(issuedUnder(invoices, gstin), exemptBills(gstin)),
      ),
    )
    .orderBy(asc(serial))
  return rows.flatMap(({ invoice, bill, ...row }) => {
    const corrected = invoice ?? bill
    if (!corrected) return []
    const { supplier, ...same } = corrected as DocumentRow
    return [{ ...row, supplier, corrected: { ...same, isBill: invoice === null } }]
  })
}

/** Serials from one to another, both included. */
interface Stretch {
  readonly from: number
  readonly to: number
}

const inStretch = (
  serial: typeof invoices.serial | typeof billsOfSupply.serial | typeof creditNotes.serial,
  { from, to }: Stretch,
) => between(serial, from, to)

/** The first and the last serial of a series in a month. */
async function serialsOf(db: Db, series: Series, month: Month): Promise<{ first: number; last: number }> {
  const { serial } = tables[series]
  const [row] = await db
    .select({ first: min(serial), last: max(serial) })
    .from(tables[series])
    .where(within(series, month))
  return { first: row?.first ?? 1, last: row?.last ?? 0 }
}

/**
 * All rows of a series by ascending numbers, a stretch of them at a time, so that each is found by the index of numbers: a limit
 * instead has all of the month read for each step. No transaction stays open meanwhile. The next stretch is read while this one
 * is worked on.
 */
async function* inSteps<Row extends DocumentRow>(
  db: Db,
  series: Series,
  of: DocumentsOf,
  rowsIn: (db: Db, of: DocumentsOf, stretch: Stretch) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  const { first, last } = await serialsOf(db, series, of.month)
  const read = (from: number) =>
    from > last ? undefined : rowsIn(db, of, { from, to: Math.min(last, from + size - 1) })
  let next = read(first)
  for (let from = first + size; next; from += size) {
    const rows = await next
    next = read(from)
    // It is awaited in the next turn; whoever stops before hears of nothing.
    next?.catch(() => undefined)
    if (rows.length > 0) yield rows
  }
}

export const invoiceRows = (db: Db, of: DocumentsOf, size: number) =>
  inSteps(db, 'invoice', of, invoicesIn, size)
export const billRows = (db: Db, of: DocumentsOf, size: number) => inSteps(db, 'bill', of, billsIn, size)
export const noteRows = (db: Db, of: DocumentsOf, size: number) =>
  inSteps(db, 'creditNote', of, notesIn, size)

/** The highest serial of each series before a month, in its financial year; 0 for none. */
export async function lastBefore(db: Db, month: Month): Promise<Record<Series, number>> {
  const { from } = periodOf(month)
  const last = async (series: Series): Promise<number> => {
    const table = tables[series]
    const [row] = await db
      .select({ last: max(table.serial) })
      .from(table)
      .where(and(eq(table.financialYear, yearOf(month)), lt(table.createdAt, from)))
    return row?.last ?? 0
  }
  return { invoice: await last('invoice'), bill: await last('bill'), creditNote: await last('creditNote') }
}

/** Missing numbers that one question brings up. */
const MOST_MISSING = 1_000

/** Serials of a stretch that nothing was ever issued with. */
export async function neverIssued(
  db: Db,
  month: Month,
  { series, from, to }: { readonly series: Series; readonly from: number; readonly to: number },
): Promise<{ series: Series; serial: number }[]> {
  const table = tables[series]
  const { rows } = await db.execute<{ serial: number }>(sql`
    select number as serial from generate_series(${from}::int, ${to}::int) as number
    where not exists (
      select from ${table} where ${table.financialYear} = ${yearOf(month)} and ${table.serial} = number
    ) order by number limit ${MOST_MISSING}`)
  return rows.map(({ serial }) => ({ series, serial }))
}

/** How many documents were issued in a month under a registration. */
export async function countDocuments(db: Db, { gstin, month }: DocumentsOf): Promise<number> {
  const issued = await db.$count(invoices, and(within('invoice', month), issuedUnder(invoices, gstin)))
  const bills = await db.$count(billsOfSupply, and(within('bill', month), exemptBills(gstin)))
  const [notes] = await db
    .select({ count: count() })
    .from(creditNotes)
    .leftJoin(invoices, eq(invoices.orderId, creditNotes.orderId))
    .leftJoin(billsOfSupply, eq(billsOfSupply.orderId, creditNotes.orderId))
    .where(and(within('creditNote', month), or(issuedUnder(invoices, gstin), exemptBills(gstin))))
  return issued + bills + (notes?.count ?? 0)
}

/** Under which registrations documents of a month were issued; '' is none. */
export async function gstinsIn(db: Db, month: Month): Promise<string[]> {
  const gstins = async (series: 'invoice' | 'bill') => {
    const gstin = sql<string>`${tables[series].supplier} ->> 'gstin'`
    const rows = await db.selectDistinct({ gstin }).from(tables[series]).where(within(series, month))
    return rows.map((row) => row.gstin)
  }
  return [...new Set([...(await gstins('invoice')), ...(await gstins('bill'))])].sort()
}

/** When the first document was issued; undefined before there was one. */
export async function firstIssuedAt(db: Db): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: Date | null }>(sql`
    select least(
      (select min(created_at) from ${invoices}), (select min(created_at) from ${billsOfSupply})
    )::timestamptz as at`)
  const at = rows[0]?.at
  return at ? new Date(at) : undefined
}

/** The codes (HSN) that the products of lines have by now, by the id of the line; only where there is one. */
export async function codesNow(db: Db, items: readonly string[]): Promise<Map<string, string>> {
  if (items.length === 0) return new Map()
  const rows = await db
    .select({ item: orderItems.id, hsn: products.hsn })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(inArray(orderItems.id, [...items]), sql`${products.hsn} <> ''`))
  return new Map(rows.map(({ item, hsn }) => [item, hsn]))
}
