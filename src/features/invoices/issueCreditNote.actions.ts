import { type LockedOrder, lockOrder } from '#/features/orders/life.store.ts'
import type { Owner } from '#/features/orders/pages.store.ts'
import { type CreditReason, creditReasonLabels } from '#/features/orders/rules/creditNote.rules.ts'
import { documentNumber, financialYear, type InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { type CreditableLine, creditMoney, creditReturn, type LineCredit } from './credited.rules.ts'
import { type CreditNoteRow, creditNotesOf, findCreditNote, insertCreditNote } from './creditNote.store.ts'
import { withEinvoice } from './einvoice.store.ts'
import { type Invoice, writeInvoice } from './invoice.rules.ts'
import { findInvoice, type InvoiceRow } from './invoice.store.ts'
import { issuedLines } from './issueInvoice.actions.ts'
import { legacyNoteLines } from './legacyLines.rules.ts'
import { supplyOf } from './supply.rules.ts'

type Order = Pick<LockedOrder, 'order'>

/** An invoice with what became of it. */
interface Account {
  readonly invoiced: readonly InvoiceLine[]
  readonly lines: readonly CreditableLine[]
  readonly creditedPaise: number
  readonly isWithinState: boolean
}

/** What a credit note takes off which line. */
const noteLines = (
  { lines, amountPaise }: CreditNoteRow,
  invoiced: readonly InvoiceLine[],
  isWithinState: boolean,
): readonly InvoiceLine[] => lines ?? legacyNoteLines(invoiced, amountPaise, isWithinState)

async function accountOf(tx: Db, { order }: Order, invoice: InvoiceRow): Promise<Account> {
  const { isWithinState } = supplyOf(invoice.supplier, order)
  const invoiced = await issuedLines(tx, { order }, invoice)
  const notes = await creditNotesOf(tx, order.id)
  const credited = notes.flatMap((note) => noteLines(note, invoiced, isWithinState))
  const lines = invoiced.map(({ item, quantity, pricePaise, offered, rate }) => {
    // guard: credited-lines-found
    const own = credited.filter((line) => line.item === item)
    const returned = own.reduce((sum, line) => sum + line.quantity, 0)
    const creditedPaise = own.reduce((sum, line) => sum + line.amountPaise, 0)
    return { quantity, pricePaise, ...(offered && { offered }), rate, returned, creditedPaise }
  })
  const creditedPaise = notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return { invoiced, lines, creditedPaise, isWithinState }
}

/** Paise of the invoice that no credit note took off yet. */
const leftOf = ({ invoiced, creditedPaise }: Account): number =>
  invoiced.reduce((sum, { amountPaise }) => sum + amountPaise, 0) - creditedPaise

async function issueNote(
  tx: Db,
  { order }: Order,
  { invoiced }: Account,
  { credits, reason, now }: { credits: readonly LineCredit[]; reason: CreditReason; now: Date },
): Promise<void> {
  const amountPaise = credits.reduce((sum, credit) => sum + credit.amountPaise, 0)
  if (amountPaise <= 0) return
  const lines = credits.flatMap(({ at, ...credit }) => {
    const line = invoiced[at]
    return line ? [{ ...line, ...credit }] : []
  })
  const note = { orderId: order.id, financialYear: financialYear(now), amountPaise, reason, lines }
  await insertCreditNote(tx, { ...note, createdAt: now })
}

/**
 * Sees to it that so much of a locked order's invoice is credited, counted from its beginning: what is missing gets a
 * credit note (section 34 of the CGST Act). Again, or less, changes nothing; nor does it where no invoice was issued. Of
 * an order that is cancelled or returned all that is still out comes back; a refund is money alone.
 */
export async function ensureCredited(
  tx: Db,
  { order }: Order,
  uptoPaise: number,
  reason: CreditReason,
  now: Date = new Date(),
): Promise<void> {
  const invoice = await findInvoice(tx, order.id)
  if (!invoice) return
  const account = await accountOf(tx, { order }, invoice)
  const { lines, isWithinState } = account
  const amountPaise = Math.min(uptoPaise - account.creditedPaise, leftOf(account))
  if (amountPaise <= 0) return
  const out = lines.map(({ quantity, returned }) => quantity - returned)
  const credits =
    reason === 'refund'
      ? creditMoney(lines, amountPaise, { isWithinState })
      : creditReturn(lines, out, { amountPaise, isWithinState })
  await issueNote(tx, { order }, account, { credits, reason, now })
}

/** Pieces that come back, and what is given for them. */
export interface ReturnedPieces {
  /** Pieces by the id of their line of the order. */
  readonly pieces: ReadonlyMap<string, number>
  /** Paise that are credited for them, at most what is left of the invoice; less than they cost where the shop keeps something. */
  readonly amountPaise: number
  readonly reason: Exclude<CreditReason, 'refund'>
}

/**
 * Credits pieces of a locked order's invoice that come back: their own lines, at their own rates. Nothing where no
 * invoice was issued, or where nothing is given for them.
 * @throws RangeError for more pieces than are still out
 */
export async function creditPiecesOf(
  tx: Db,
  { order }: Order,
  { pieces, amountPaise, reason }: ReturnedPieces,
  now: Date = new Date(),
): Promise<void> {
  const invoice = await findInvoice(tx, order.id)
  if (!invoice) return
  const account = await accountOf(tx, { order }, invoice)
  const { invoiced, lines, isWithinState } = account
  const back = invoiced.map(({ item }) => pieces.get(item) ?? 0)
  const most = leftOf(account)
  const credits = creditReturn(lines, back, { amountPaise: Math.min(amountPaise, most), isWithinState })
  await issueNote(tx, { order }, account, { credits, reason, now })
}

/** A credit note of an order as it was issued. @throws Failure not_found (also for somebody else's order) */
export function creditNoteOf(db: Db, owner: Owner, orderId: string, creditNoteId: string): Promise<Invoice> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, owner, orderId)
    const note = locked && (await findCreditNote(tx, orderId, creditNoteId))
    const invoice = note && (await findInvoice(tx, orderId))
    if (!locked || !note || !invoice) throw failures.not_found()
    const { order } = locked
    const { isWithinState } = supplyOf(invoice.supplier, order)
    const document = writeInvoice({
      financialYear: note.financialYear,
      serial: note.serial,
      issuedAt: note.createdAt,
      supplier: invoice.supplier,
      bill: invoice.bill,
      orderNumber: order.number,
      orderedAt: order.createdAt,
      buyer: order.billingAddress,
      shipTo: order.deliveryAddress,
      lines: noteLines(note, await issuedLines(tx, locked, invoice), isWithinState),
      corrects: {
        number: documentNumber(invoice.financialYear, invoice.serial, invoice.bill !== undefined),
        issuedAt: invoice.createdAt,
        reason: creditReasonLabels[note.reason],
      },
    })
    return withEinvoice(tx, document)
  })
}
