import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { readSettings } from '../../shop/shop.store.ts'
import { type LockedOrder, lockOrder } from '../orders.life.store.ts'
import type { Owner } from '../orders.store.ts'
import { isInvoiceDue } from './due.rules.ts'
import { invoiceFailures } from './invoice.failures.ts'
import { financialYear, type Invoice, type InvoiceLine, invoiceLines, writeInvoice } from './invoice.rules.ts'
import { findInvoice, type InvoiceRow, insertInvoice, soldLines } from './invoice.store.ts'
import { legacyLines } from './legacy.rules.ts'
import { supplyOf } from './supply.rules.ts'

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
  const { legalName, address, state, gstin, phone, email, demo } = await readSettings(tx)
  if (!gstin) return undefined
  const supplier = { legalName, address, state, gstin, phone, email, ...(demo && { sample: true }) }
  return insertInvoice(tx, {
    orderId: order.id,
    financialYear: financialYear(now),
    supplier,
    lines: invoiceLines(
      await soldLines(tx, order.id),
      now,
      supplyOf(supplier, order.billingAddress).isWithinState,
    ),
    createdAt: now,
  })
}

/** The lines of an invoice as it was issued: those stored with it, or, of one before they were, as it was reckoned then. */
export async function issuedLines(
  tx: Db,
  { order }: Pick<LockedOrder, 'order'>,
  { lines, supplier, createdAt }: InvoiceRow,
): Promise<readonly InvoiceLine[]> {
  if (lines) return lines
  const { isWithinState } = supplyOf(supplier, order.billingAddress)
  // Pieces were cancelled one by one only since lines are stored: it named all that was ordered.
  return legacyLines(await soldLines(tx, order.id, 'ordered'), createdAt, isWithinState)
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
      lines: await issuedLines(tx, locked, row),
    })
  })
}
