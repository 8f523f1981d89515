import { and, desc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Author } from '#/features/orders/context.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { CreditCause } from './credit.rules.ts'
import { creditBalances, creditLines } from './credit.tables.ts'

/** Paise of store credit of customers; who never had any is missing. */
export async function balancesOf(db: Db, customerIds: readonly string[]): Promise<Map<string, number>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(creditBalances)
    .where(inArray(creditBalances.customerId, [...customerIds]))
  return new Map(rows.map(({ customerId, paise }) => [customerId, paise]))
}

/** Paise of store credit of a customer. */
export const balanceOf = async (db: Db, customerId: string): Promise<number> =>
  (await balancesOf(db, [customerId])).get(customerId) ?? 0

export interface NewCreditLine {
  readonly customerId: string
  readonly amountPaise: number
  readonly cause: CreditCause
  readonly orderId?: string
  readonly refundId?: string
  readonly giftCardId?: string
  readonly idempotencyKey?: string
  readonly note?: string
  readonly actor?: Author
}

/**
 * Adds a line to the ledger. The database refuses one that would leave less than nothing (`credit_balances_not_negative`).
 * @returns whether it is new: false where one was written under its key before, for which it waits
 */
export async function insertCreditLine(tx: Db, { actor, ...line }: NewCreditLine): Promise<boolean> {
  const { rowCount } = await tx
    .insert(creditLines)
    .values({ id: newId(), ...line, actorId: actor?.id ?? null, actorName: actor?.name ?? '' })
    .onConflictDoNothing({ target: creditLines.idempotencyKey, where: isNotNull(creditLines.idempotencyKey) })
  return rowCount === 1
}

/** A new order that is paid by store credit, in part or whole. */
export interface SpentCredit {
  readonly orderId: string
  readonly customerId: string
  readonly paise: number
}

/** Takes what new orders are paid with out of their buyers' credit; part of the statement that writes the orders, whose ids are `placed`. */
export const takeSpent = (spent: readonly SpentCredit[]): SQL => sql`
  insert into ${creditLines} (id, customer_id, amount_paise, cause, order_id)
  select gen_random_uuid(), customer_id, - paise, 'spent', order_id
  from unnest(
    ${sql.param(spent.map(({ orderId }) => orderId))}::uuid[],
    ${sql.param(spent.map(({ customerId }) => customerId))}::uuid[],
    ${sql.param(spent.map(({ paise }) => paise))}::bigint[]
  ) as spent (order_id, customer_id, paise)
  where order_id in (select id from placed)`

/** Less of a locked order is paid by store credit: so much went back. */
export async function lowerOrderCredit(tx: Db, orderId: string, paise: number): Promise<void> {
  await tx
    .update(orders)
    .set({ creditPaise: sql`${orders.creditPaise} - ${paise}` })
    .where(eq(orders.id, orderId))
}

/** Paise of store credit that an order was paid with when it was placed, whatever went back since. */
export async function spentOn(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ paise: sql`- ${creditLines.amountPaise}`.mapWith(Number) })
    .from(creditLines)
    .where(and(eq(creditLines.orderId, orderId), eq(creditLines.cause, 'spent')))
  return row?.paise ?? 0
}

/** Paise of store credit that were tied up in an order at a time: what it was paid with, less what had gone back by then. */
export async function tiedUpIn(db: Db, orderId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ paise: sql`- coalesce(sum(${creditLines.amountPaise}), 0)`.mapWith(Number) })
    .from(creditLines)
    .where(
      and(
        eq(creditLines.orderId, orderId),
        inArray(creditLines.cause, ['spent', 'givenBack']),
        // guard: invoice-credit-then
        lte(creditLines.createdAt, at),
      ),
    )
  return row?.paise ?? 0
}

/** A line that was written under a key of the caller's choice before. */
export async function findLineByKey(tx: Db, idempotencyKey: string) {
  const [row] = await tx.select().from(creditLines).where(eq(creditLines.idempotencyKey, idempotencyKey))
  return row
}

/** Lines that are shown of a ledger: it goes on for ever. */
const LINES_SHOWN = 200

/** The ledger of a customer, the newest first, with the number of the order that a line is about. */
export const creditLinesOf = (db: Db, customerId: string) =>
  db
    .select({
      id: creditLines.id,
      amountPaise: creditLines.amountPaise,
      cause: creditLines.cause,
      note: creditLines.note,
      actorName: creditLines.actorName,
      createdAt: creditLines.createdAt,
      orderId: creditLines.orderId,
      orderNumber: orders.number,
    })
    .from(creditLines)
    .leftJoin(orders, eq(orders.id, creditLines.orderId))
    .where(eq(creditLines.customerId, customerId))
    .orderBy(desc(creditLines.createdAt), desc(creditLines.id))
    .limit(LINES_SHOWN)

export type CreditLineRow = Awaited<ReturnType<typeof creditLinesOf>>[number]

/** Holds an account, so that it is not erased meanwhile. @returns whether there is such a customer */
export async function holdCustomer(tx: Db, customerId: string): Promise<boolean> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('key share')
  return row !== undefined
}
