import { eq, inArray } from 'drizzle-orm'
import { einvoices } from '#/features/orders/tables/documents.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Invoice } from './invoice.rules.ts'

export type EinvoiceRow = typeof einvoices.$inferSelect

/** A document with what the e-invoice portal answered about it, where it was registered there. */
export async function withEinvoice(db: Db, invoice: Invoice): Promise<Invoice> {
  const [einvoice] = await db.select().from(einvoices).where(eq(einvoices.number, invoice.number))
  return einvoice ? { ...invoice, einvoice } : invoice
}

/** Which of these documents are registered at the e-invoice portal, by their numbers. */
export async function findEinvoices(db: Db, numbers: readonly string[]): Promise<Map<string, EinvoiceRow>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select()
    .from(einvoices)
    .where(inArray(einvoices.number, [...numbers]))
  return new Map(rows.map((row) => [row.number, row]))
}

/** Writes down what the portal answered. @returns whether it was new */
export async function insertEinvoice(tx: Db, row: Omit<EinvoiceRow, 'createdAt'>): Promise<boolean> {
  const { rowCount } = await tx.insert(einvoices).values(row).onConflictDoNothing()
  return rowCount === 1
}
