import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { type LockedOrder, lockOrder } from '../orders.life.store.ts'
import type { Owner } from '../orders.store.ts'
import { type CreditReason, creditReasonText } from './creditNote.rules.ts'
import { creditedPaise, findCreditNote, insertCreditNote } from './creditNote.store.ts'
import { financialYear, type Invoice, invoiceNumber, writeInvoice } from './invoice.rules.ts'
import { findInvoice, soldLines } from './invoice.store.ts'

/**
 * Sees to it that so much of a locked order's invoice is credited, counted from its beginning: what is missing gets a
 * credit note (section 34 of the CGST Act). Again, or less, changes nothing; nor does it where no invoice was issued.
 */
export async function ensureCredited(
  tx: Db,
  { order }: Pick<LockedOrder, 'order'>,
  uptoPaise: number,
  reason: CreditReason,
  now: Date = new Date(),
): Promise<void> {
  if (!(await findInvoice(tx, order.id))) return
  const upto = Math.min(uptoPaise, order.grandTotalPaise)
  const amountPaise = upto - (await creditedPaise(tx, order.id))
  if (amountPaise <= 0) return
  const note = { orderId: order.id, financialYear: financialYear(now), amountPaise, reason }
  await insertCreditNote(tx, { ...note, createdAt: now })
}

/** A credit note of an order as it was issued. @throws Failure not_found (also for somebody else's order) */
export function creditNoteOf(db: Db, owner: Owner, orderId: string, creditNoteId: string): Promise<Invoice> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, owner, orderId)
    const note = locked && (await findCreditNote(tx, orderId, creditNoteId))
    const invoice = note && (await findInvoice(tx, orderId))
    if (!locked || !note || !invoice) throw failures.not_found()
    const { order } = locked
    return writeInvoice({
      financialYear: note.financialYear,
      serial: note.serial,
      issuedAt: note.createdAt,
      supplier: invoice.supplier,
      orderNumber: order.number,
      orderedAt: order.createdAt,
      buyer: order.billingAddress,
      lines: await soldLines(tx, orderId),
      corrects: {
        number: invoiceNumber(invoice.financialYear, invoice.serial),
        issuedAt: invoice.createdAt,
        reason: creditReasonText[note.reason],
        amountPaise: note.amountPaise,
      },
    })
  })
}
