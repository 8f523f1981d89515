import { and, eq, gt, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { overStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { ProviderCode } from '#/features/providers/provider.ts'
import type { Db } from '#/platform/db/database.ts'
import type { OpenCode } from './upiCodes.rules.ts'
import { upiCodes } from './upiCodes.tables.ts'

export type UpiCode = typeof upiCodes.$inferSelect

export interface CodeFor {
  readonly orderId: string
  readonly amountPaise: number
}

/** A code that is too near its end to be shown to somebody who begins to pay: half an hour. */
const end = sql`now() + interval '30 minutes'`

/** The code that is shown for an order over this amount, if it is open long enough. */
export async function shownCode(db: Db, { orderId, amountPaise }: CodeFor): Promise<UpiCode | undefined> {
  const [code] = await db
    .select()
    .from(upiCodes)
    .where(
      and(
        eq(upiCodes.orderId, orderId),
        upiCodes.isShown,
        // guard: code-of-this-amount
        eq(upiCodes.amountPaise, amountPaise),
        // guard: code-open
        gt(upiCodes.closesAt, end),
      ),
    )
  return code
}

/** Keeps a new code in place of one that is over another amount or ends; of two at once one is shown. */
export async function addCode(
  db: Db,
  { orderId, amountPaise }: CodeFor,
  { id, link, upiId, payeeName }: ProviderCode,
  closesAt: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(upiCodes)
      .set({ isShown: false })
      .where(
        and(
          eq(upiCodes.orderId, orderId),
          upiCodes.isShown,
          or(ne(upiCodes.amountPaise, amountPaise), lte(upiCodes.closesAt, end)),
        ),
      )
    const code = { id, orderId, amountPaise, link, upiId, payeeName, closesAt }
    const added = await tx.insert(upiCodes).values(code).onConflictDoNothing().returning({ id: upiCodes.id })
    // Another one was faster. This one is shown to nobody, and known all the same.
    if (added.length === 0)
      await tx
        .insert(upiCodes)
        .values({ ...code, isShown: false })
        .onConflictDoNothing()
  })
}

/** The number of the order that a code is for. */
export async function orderOfCode(db: Db, codeId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ number: orders.number })
    .from(upiCodes)
    .innerJoin(orders, eq(orders.id, upiCodes.orderId))
    .where(eq(upiCodes.id, codeId))
  return row?.number
}

/** Codes that are looked at in one minute. */
const MOST_OPEN = 500

/** Codes by which money may still come, those first that were not asked about for longest. */
export async function openCodes(db: Db): Promise<OpenCode[]> {
  return db
    .select({
      ...{ id: upiCodes.id, createdAt: upiCodes.createdAt },
      ...{ closesAt: upiCodes.closesAt, askedAt: upiCodes.askedAt },
      isWanted: sql<boolean>`${upiCodes.isShown} and ${payments.type} = 'upi' and ${payments.status} = 'Pending'
        and ${payments.amountPaise} = ${upiCodes.amountPaise} and ${notInArray(orders.status, [...overStatuses])}`,
    })
    .from(upiCodes)
    .innerJoin(orders, eq(orders.id, upiCodes.orderId))
    .innerJoin(payments, eq(payments.orderId, upiCodes.orderId))
    .where(isNull(upiCodes.closedAt))
    .orderBy(sql`${upiCodes.askedAt} nulls first`)
    .limit(MOST_OPEN)
}

export interface Asked {
  readonly at: Date
  /** It was closed at the provider just now. */
  readonly hasEnded: boolean
  /** It was the last time. */
  readonly isLast: boolean
}

/** The provider was asked about a code. */
export async function setAsked(db: Db, id: string, { at, hasEnded, isLast }: Asked): Promise<void> {
  await db
    .update(upiCodes)
    .set({ askedAt: at, ...(hasEnded && { closesAt: at }), ...(isLast && { closedAt: at }) })
    .where(eq(upiCodes.id, id))
}
