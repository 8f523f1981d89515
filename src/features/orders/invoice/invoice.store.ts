import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { invoices, orderItems } from '../orders.tables.ts'
import type { InvoiceLine, SoldLine, Supplier } from './invoice.rules.ts'

export type InvoiceRow = typeof invoices.$inferSelect

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return row
}

/**
 * Gives the order the next number of the financial year. Whoever else wants one waits until this transaction ends, and
 * takes the same number when it is rolled back: so there are no gaps.
 */
export async function insertInvoice(
  tx: Db,
  invoice: {
    readonly orderId: string
    readonly financialYear: string
    readonly supplier: Supplier
    readonly lines: readonly InvoiceLine[]
    readonly createdAt: Date
  },
): Promise<InvoiceRow> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`invoices ${invoice.financialYear}`}, 0))`,
  )
  const [last] = await tx
    .select({ serial: max(invoices.serial) })
    .from(invoices)
    .where(eq(invoices.financialYear, invoice.financialYear))
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, serial: (last?.serial ?? 0) + 1 })
    .returning()
  if (!row) throw new Error('The invoice was not written')
  return row
}

const orderedPieces = sql<number>`${orderItems.quantity} + ${orderItems.cancelled}`.mapWith(Number)

/**
 * What is sold with an order, as it was when ordered; pieces that were cancelled before packing are left out.
 * @param ordered with the cancelled pieces
 */
export const soldLines = (db: Db, orderId: string, ordered?: 'ordered'): Promise<SoldLine[]> =>
  db
    .select({
      item: orderItems.id,
      name: orderItems.name,
      size: orderItems.size,
      hsn: orderItems.hsn,
      gstClass: orderItems.gstClass,
      quantity: ordered ? orderedPieces : orderItems.quantity,
      pricePaise: orderItems.pricePaise,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), ordered ? undefined : gt(orderItems.quantity, 0)))
    .orderBy(asc(orderItems.position))
