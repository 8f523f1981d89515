import { and, eq, ne, or, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { isHeld } from '#/features/orders/rules/exchanges.rules.ts'
import { exchanges } from '#/features/orders/tables/exchanges.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import type { Db } from '#/platform/db/database.ts'

export type ExchangeRow = typeof exchanges.$inferSelect

const stands = ne(exchanges.state, 'undone')

/** The exchange that an order was placed for, unless it was undone. */
export async function exchangeTo(tx: Db, orderId: string): Promise<ExchangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.toOrderId, orderId), stands))
  return row
}

/** Whether an order waits for the pieces that it was exchanged for. */
export async function isHeldOrder(tx: Db, orderId: string): Promise<boolean> {
  const exchange = await exchangeTo(tx, orderId)
  return exchange !== undefined && isHeld(exchange)
}

/** The exchange of a request, unless it was undone. */
export async function exchangeOfRequest(tx: Db, requestId: string): Promise<ExchangeRow | undefined> {
  const [row] = await tx
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.id, requestId), stands))
  return row
}

/** Paise of exchanges of a locked order for which nothing came back so far, with the one they are of. */
export async function openExchange(tx: Db, orderId: string): Promise<ExchangeRow | undefined> {
  const open = or(eq(exchanges.state, 'waiting'), sql`${exchanges.openPaise} > 0`)
  const [row] = await tx
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.fromOrderId, orderId), stands, open))
    .orderBy(exchanges.createdAt)
    .limit(1)
  return row
}

export async function insertExchange(
  tx: Db,
  exchange: Omit<typeof exchanges.$inferInsert, 'state' | 'createdAt'>,
): Promise<void> {
  await tx.insert(exchanges).values(exchange)
}

/** Pieces of an exchange are back, and cover so much of it. */
export async function coverExchange(tx: Db, id: string, paise: number): Promise<void> {
  await tx
    .update(exchanges)
    .set({ state: 'arrived', openPaise: sql`${exchanges.openPaise} - ${paise}` })
    .where(eq(exchanges.id, id))
}

/** An exchange is undone: its refund is as if it had never been, and the earlier order holds its store credit again. */
export async function setUndone(
  tx: Db,
  { id, refundId, fromOrderId, creditPaise }: ExchangeRow,
): Promise<void> {
  await tx.update(exchanges).set({ state: 'undone' }).where(eq(exchanges.id, id))
  if (refundId !== null) {
    const failed = { state: 'failed', failedAt: sql`clock_timestamp()` } as const
    await tx.update(refunds).set(failed).where(eq(refunds.id, refundId))
  }
  if (creditPaise === 0) return
  await tx
    .update(orders)
    .set({ creditPaise: sql`${orders.creditPaise} + ${creditPaise}` })
    .where(eq(orders.id, fromOrderId))
}

/**
 * The names of what is wanted instead of products, by its id.
 * @returns undefined unless each is the same product or of its design, and on sale
 */
export async function namesOfOneDesign(
  db: Db,
  pairs: readonly { readonly product: string; readonly instead: string }[],
): Promise<Map<string, string> | undefined> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select ${products.id} as id, ${products.name} as name
    from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (product uuid, instead uuid)
    join ${products} on ${products.id} = pair.instead and ${products.status} and ${products.deletedAt} is null
    where pair.product = pair.instead or exists (
      select from ${products} as was
      where was.id = pair.product and was.family <> '' and lower(was.family) = lower(${products.family})
    )`)
  return rows.length === pairs.length ? new Map(rows.map(({ id, name }) => [id, name])) : undefined
}
