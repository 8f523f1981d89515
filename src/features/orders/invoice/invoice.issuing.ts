import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { readSettings } from '../../shop/shop.store.ts'
import { type LockedOrder, lockOrder } from '../orders.life.store.ts'
import type { Owner } from '../orders.store.ts'
import { isInvoiceDue } from './due.rules.ts'
import { invoiceFailures } from './invoice.failures.ts'
import { financialYear, type Invoice, writeInvoice } from './invoice.rules.ts'
import { findInvoice, type InvoiceRow, insertInvoice, soldLines } from './invoice.store.ts'

/**
 * The invoice of a locked order, issued now when it has none. The law wants it before or when the goods leave
 * (section 31 of the CGST Act), so an order gets it when it is shipped at the latest.
 * @returns undefined while no GSTIN is set
 */
export async function issueInvoice(
  tx: Db,
  { order }: LockedOrder,
  now: Date = new Date(),
): Promise<InvoiceRow | undefined> {
  const issued = await findInvoice(tx, order.id)
  if (issued) return issued
  const { legalName, address, state, gstin, phone, email } = await readSettings(tx)
  if (!gstin) return undefined
  const supplier = { legalName, address, state, gstin, phone, email }
  return insertInvoice(tx, {
    orderId: order.id,
    financialYear: financialYear(now),
    supplier,
    createdAt: now,
  })
}

/**
 * The invoice of an order, issued when it is asked for first. What was issued stays, whatever becomes of the order.
 * @throws Failure not_found (also for somebody else's order), invoice_not_due, invoices_off
 */
export function invoiceOf(db: Db, owner: Owner, orderId: string, now?: Date): Promise<Invoice> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, owner, orderId)
    if (!locked) throw failures.not_found()
    const { order, payment } = locked
    const isIssued = (await findInvoice(tx, orderId)) !== undefined
    if (!isIssued && !isInvoiceDue(order.status, payment)) throw invoiceFailures.invoice_not_due()
    const row = await issueInvoice(tx, locked, now)
    if (!row) throw invoiceFailures.invoices_off()
    return writeInvoice({
      financialYear: row.financialYear,
      serial: row.serial,
      issuedAt: row.createdAt,
      supplier: row.supplier,
      orderNumber: order.number,
      orderedAt: order.createdAt,
      buyer: order.billingAddress,
      lines: await soldLines(tx, orderId),
    })
  })
}
