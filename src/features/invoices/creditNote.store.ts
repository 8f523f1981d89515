import { and, asc, eq, max } from 'drizzle-orm'
import type { CreditReason } from '#/features/orders/rules/creditNote.rules.ts'
import type { InvoiceLine } from '#/features/orders/rules/documents.rules.ts'
import { creditNotes } from '#/features/orders/tables/documents.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { lockSeries } from './series.store.ts'

export type CreditNoteRow = typeof creditNotes.$inferSelect

/** The credit notes of an order, the oldest first. */
export const creditNotesOf = (tx: Db, orderId: string): Promise<CreditNoteRow[]> =>
  tx
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.financialYear), asc(creditNotes.serial))

export async function findCreditNote(
  db: Db,
  orderId: string,
  creditNoteId: string,
): Promise<CreditNoteRow | undefined> {
  const [row] = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.id, creditNoteId), eq(creditNotes.orderId, orderId)))
  return row
}

/**
 * Writes a credit note with the next number of the financial year. Whoever else wants one waits until this transaction
 * ends, and takes the same number when it is rolled back: so there are no gaps.
 */
export async function insertCreditNote(
  tx: Db,
  note: {
    readonly orderId: string
    readonly financialYear: string
    readonly amountPaise: number
    readonly reason: CreditReason
    readonly lines: readonly InvoiceLine[]
    readonly createdAt: Date
  },
): Promise<void> {
  await lockSeries(tx, 'credit notes', note.financialYear)
  const [last] = await tx
    .select({ serial: max(creditNotes.serial) })
    .from(creditNotes)
    .where(eq(creditNotes.financialYear, note.financialYear))
  await tx.insert(creditNotes).values({ id: newId(), ...note, serial: (last?.serial ?? 0) + 1 })
}
