import { eq, inArray } from 'drizzle-orm'
import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { receipts } from './receipts.tables.ts'

/** Receipts, for the audit log: by amount and day, found by their UTR. */
export const receiptSubjects: AuditSubjects = {
  kinds: ['receipt'],
  async find(db, ids) {
    const rows = await db
      .select({ id: receipts.id, amountPaise: receipts.amountPaise, receivedOn: receipts.receivedOn })
      .from(receipts)
      .where(inArray(receipts.id, [...ids]))
    return new Map(
      rows.map(({ id, amountPaise, receivedOn }) => [
        id,
        { name: `${formatPaise(amountPaise)} of ${receivedOn}`, path: '/admin/receipts' },
      ]),
    )
  },
  async search(db, words) {
    const rows = await db.select({ id: receipts.id }).from(receipts).where(eq(receipts.utr, words.trim()))
    return rows.map(({ id }) => id)
  },
}
