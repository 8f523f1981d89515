import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { codChecks } from './cod.tables.ts'

export type CheckRow = typeof codChecks.$inferSelect
export type EndedBy = NonNullable<CheckRow['endedBy']>

/** What was asked of the customer of an order. */
export async function findCheck(db: Db, orderId: string): Promise<CheckRow | undefined> {
  const [row] = await db.select().from(codChecks).where(eq(codChecks.orderId, orderId))
  return row
}

/** Nothing is awaited of a locked order any more, and it may be packed. */
export async function passCheck(tx: Db, orderId: string, endedBy: EndedBy): Promise<void> {
  await tx.update(orders).set({ codCheck: 'passed' }).where(eq(orders.id, orderId))
  await endCheck(tx, orderId, endedBy)
}

/** Nothing is awaited of an order any more, whatever became of it. */
export async function endCheck(tx: Db, orderId: string, endedBy: EndedBy): Promise<void> {
  await tx
    .update(codChecks)
    .set({ endedAt: sql`now()`, endedBy })
    .where(and(eq(codChecks.orderId, orderId), isNull(codChecks.endedAt)))
}

/**
 * The first part of a locked order's money is awaited again, as long as it was when it came; nothing is awaited of one that
 * was let pass before it came.
 */
export async function reopenCheck(tx: Db, orderId: string): Promise<void> {
  const { rowCount } = await tx
    .update(codChecks)
    .set({
      endedAt: null,
      endedBy: null,
      remindAt: sql`${codChecks.remindAt} + (now() - ${codChecks.endedAt})`,
      cancelAt: sql`${codChecks.cancelAt} + (now() - ${codChecks.endedAt})`,
    })
    .where(
      and(
        eq(codChecks.orderId, orderId),
        // guard: advance-undone-held
        eq(codChecks.endedBy, 'advance'),
      ),
    )
  if (rowCount === 1) await tx.update(orders).set({ codCheck: 'advance' }).where(eq(orders.id, orderId))
}

/** Orders whose customers had all the time that they were given, the oldest first. */
export async function ordersToCancel(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: codChecks.orderId })
    .from(codChecks)
    .where(and(isNull(codChecks.endedAt), lte(codChecks.cancelAt, now)))
    .orderBy(asc(codChecks.cancelAt))
    .limit(most)
  return rows.map(({ orderId }) => orderId)
}

/** Orders whose customers are to be reminded, the oldest first. */
export async function ordersToRemind(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: codChecks.orderId })
    .from(codChecks)
    .where(and(isNull(codChecks.endedAt), isNull(codChecks.remindedAt), lte(codChecks.remindAt, now)))
    .orderBy(asc(codChecks.remindAt))
    .limit(most)
  return rows.map(({ orderId }) => orderId)
}

/** Writes down that a customer is reminded. @returns whether it is the first time, and still of use */
export async function setReminded(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(codChecks)
    .set({ remindedAt: now })
    .where(and(eq(codChecks.orderId, orderId), isNull(codChecks.endedAt), isNull(codChecks.remindedAt)))
    .returning({ orderId: codChecks.orderId })
  return rows.length > 0
}
