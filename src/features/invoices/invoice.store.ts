import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { BillReason } from '#/features/orders/rules/bill.rules.ts'
import type { InvoiceLine, SoldLine, Supplier } from '#/features/orders/rules/documents.rules.ts'
import { billsOfSupply, invoices } from '#/features/orders/tables/documents.tables.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { lockSeries } from './series.store.ts'

/** An invoice, or a bill of supply with its reason. */
export type InvoiceRow = typeof invoices.$inferSelect & { readonly bill?: BillReason }

/** The invoice of an order, or its bill of supply; it has one of them at most. */
export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  if (row) return row
  const [found] = await db.select().from(billsOfSupply).where(eq(billsOfSupply.orderId, orderId))
  // guard: bill-instead-of-invoice
  if (!found) return undefined
  const { reason: bill, ...same } = found
  return { ...same, bill }
}

/**
 * Gives the order the next number of the financial year, in the series of the invoices or in that of the bills. Whoever else wants one waits until this transaction ends, and
 * takes the same number when it is rolled back: so there are no gaps.
 */
export async function insertInvoice(
  tx: Db,
  {
    bill,
    ...invoice
  }: {
    readonly orderId: string
    readonly financialYear: string
    readonly supplier: Supplier
    readonly lines: readonly InvoiceLine[]
    readonly createdAt: Date
    /** Undefined for a tax invoice. */
    readonly bill: BillReason | undefined
  },
): Promise<InvoiceRow> {
  const series = bill ? 'bills of supply' : 'invoices'
  const table = bill ? billsOfSupply : invoices
  // guard: invoice-number-locked
  await lockSeries(tx, series, invoice.financialYear)
  const [last] = await tx
    .select({ serial: max(table.serial) })
    .from(table)
    .where(eq(table.financialYear, invoice.financialYear))
  const row = { ...invoice, serial: (last?.serial ?? 0) + 1 }
  if (!bill) {
    await tx.insert(invoices).values(row)
    return row
  }
  await tx.insert(billsOfSupply).values({ ...row, reason: bill })
  return { ...row, bill }
}

const orderedPieces = sql<number>`${orderItems.quantity} + ${orderItems.cancelled}`.mapWith(Number)

/**
 * What is sold with orders, as it was when ordered, by order; pieces that were cancelled before packing are left out.
 * @param all with the cancelled pieces
 */
export async function soldLinesOf(
  db: Db,
  orderIds: readonly string[],
  all?: 'ordered',
): Promise<Map<string, SoldLine[]>> {
  const sold = new Map<string, SoldLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return sold
  const rows = await db
    .select({
      line: {
        item: orderItems.id,
        name: orderItems.name,
        size: orderItems.size,
        sku: orderItems.sku,
        hsn: orderItems.hsn,
        gstClass: orderItems.gstClass,
        quantity: all ? orderedPieces : orderItems.quantity,
        pricePaise: orderItems.pricePaise,
      },
      orderId: orderItems.orderId,
      kind: orderItems.kind,
      offered: { ordered: orderedPieces, discountPaise: orderItems.discountPaise },
    })
    .from(orderItems)
    .where(and(inArray(orderItems.orderId, [...orderIds]), all ? undefined : gt(orderItems.quantity, 0)))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  for (const { line, orderId, kind, offered } of rows) {
    sold.get(orderId)?.push({
      ...line,
      ...(kind === 'service' && { isService: true as const }),
      ...(offered.discountPaise > 0 && { offered }),
    })
  }
  return sold
}

/** What is sold with one order. @param all with the cancelled pieces */
export const soldLines = async (db: Db, orderId: string, all?: 'ordered'): Promise<SoldLine[]> =>
  (await soldLinesOf(db, [orderId], all)).get(orderId) ?? []
