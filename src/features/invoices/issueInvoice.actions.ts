import { tiedUpIn } from '#/features/credit/credit.store.ts'
import { type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import type { Owner } from '#/features/orders/pages.store.ts'
import { billReason } from '#/features/orders/rules/bill.rules.ts'
import { financialYear, type InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import { isInvoiceDue } from '#/features/orders/rules/invoiceDue.rules.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { withEinvoice } from './einvoice.store.ts'
import { invoiceFailures } from './invoice.failures.ts'
import { billLines, type Invoice, invoiceLines, writeInvoice } from './invoice.rules.ts'
import { findInvoice, type InvoiceRow, insertInvoice, soldLines } from './invoice.store.ts'
import { legacyLines } from './legacyLines.rules.ts'
import { supplyOf } from './supply.rules.ts'

/**
 * The invoice of a locked order, or its bill of supply, issued now when it has none. The law wants it before or when the
 * goods leave (section 31 of the CGST Act), so an order gets it when it is shipped at the latest.
 */
export async function issueInvoice(
  tx: Db,
  { order }: LockedOrder,
  now: Date = new Date(),
): Promise<InvoiceRow> {
  const issued = await findInvoice(tx, order.id)
  if (issued) return issued
  const settings = await readSettings(tx)
  const { legalName, name, address, state, gstin, phone, email, demo } = settings
  // Who is not registered as a business sells in the shop's own name.
  const seller = { legalName: legalName || name, address, state, gstin, phone, email }
  const supplier = { ...seller, ...(demo && { sample: true }) }
  const sold = await soldLines(tx, order.id)
  const { isWithinState } = supplyOf(supplier, order)
  const taxed = invoiceLines(sold, now, isWithinState)
  const bill = billReason(
    settings,
    taxed.map(({ rate }) => rate),
  )
  const lines = bill ? billLines(sold) : taxed
  return insertInvoice(tx, {
    orderId: order.id,
    financialYear: financialYear(now),
    supplier,
    lines,
    createdAt: now,
    bill,
  })
}

/** The lines of an invoice as it was issued: those stored with it, or, of one before they were, as it was reckoned then. */
export async function issuedLines(
  tx: Db,
  { order }: Pick<LockedOrder, 'order'>,
  { lines, supplier, createdAt }: InvoiceRow,
): Promise<readonly InvoiceLine[]> {
  // guard: invoice-lines-issued
  if (lines) return lines
  const { isWithinState } = supplyOf(supplier, order)
  // Pieces were cancelled one by one only since lines are stored: it named all that was ordered.
  return legacyLines(await soldLines(tx, order.id, 'ordered'), createdAt, isWithinState)
}

/**
 * The invoice of an order, or its bill of supply, issued when it is asked for first. What was issued stays, whatever becomes of the order.
 * @throws Failure not_found (also for somebody else's order), invoice_not_due
 */
export function invoiceOf(db: Db, owner: Owner, orderId: string, now?: Date): Promise<Invoice> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, owner, orderId)
    if (!locked) throw failures.not_found()
    const { order, payment } = locked
    const isIssued = (await findInvoice(tx, orderId)) !== undefined
    if (!isIssued && !isInvoiceDue(order.status, payment)) throw invoiceFailures.invoice_not_due()
    const row = await issueInvoice(tx, locked, now)
    const invoice = writeInvoice({
      financialYear: row.financialYear,
      serial: row.serial,
      issuedAt: row.createdAt,
      // guard: invoice-seller-then
      supplier: row.supplier,
      bill: row.bill,
      orderNumber: order.number,
      orderedAt: order.createdAt,
      buyer: order.billingAddress,
      shipTo: order.deliveryAddress,
      lines: await issuedLines(tx, locked, row),
      creditPaise: await tiedUpIn(tx, orderId, row.createdAt),
    })
    return withEinvoice(tx, invoice)
  })
}
