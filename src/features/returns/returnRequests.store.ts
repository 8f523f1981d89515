import { and, asc, eq, sql } from 'drizzle-orm'
import type { RequestRow } from '#/features/orders/present/returnRequests.present.ts'
import type { OrderEventName } from '#/features/orders/rules/events.rules.ts'
import type { RequestState } from '#/features/orders/rules/returnRequests.rules.ts'
import { orderEvents } from '#/features/orders/tables/orders.tables.ts'
import { returnRequests } from '#/features/orders/tables/returnRequests.tables.ts'
import type { Db } from '#/platform/db/database.ts'

/** A request by its name, of whatever order. */
export async function findReturnRequest(tx: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(returnRequests).where(eq(returnRequests.id, id))
  return row
}

/** All requests of a locked order. */
export const requestsOf = (tx: Db, orderId: string): Promise<RequestRow[]> =>
  tx.select().from(returnRequests).where(eq(returnRequests.orderId, orderId))

/** When things happened to a locked order, oldest first. */
export async function eventTimes(tx: Db, orderId: string): Promise<{ event: OrderEventName; at: string }[]> {
  const rows = await tx
    .select({ event: orderEvents.event, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
  return rows.map(({ event, createdAt }) => ({ event, at: createdAt.toISOString() }))
}

/**
 * Writes a request down for a locked order.
 * @returns false when the name is taken by a request of another order that was written at the same time
 */
export async function insertReturnRequest(
  tx: Db,
  request: Pick<RequestRow, 'id' | 'orderId' | 'lines' | 'reason' | 'words'>,
): Promise<boolean> {
  // Not the start of the transaction: it may have waited for another one.
  const rows = await tx
    .insert(returnRequests)
    .values({ ...request, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: returnRequests.id })
    .returning({ id: returnRequests.id })
  return rows.length > 0
}

/** Ends the open request of a locked order, if there is one. */
export async function endReturnRequest(
  tx: Db,
  orderId: string,
  end: { readonly state: Exclude<RequestState, 'open'>; readonly answer?: string },
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ ...end, closedAt: sql`clock_timestamp()` })
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.state, 'open')))
}
