import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Owner, ownedBy } from '#/features/orders/pages.store.ts'
import type { RequestRow } from '#/features/orders/present/returnRequests.present.ts'
import type { OrderEventName } from '#/features/orders/rules/events.rules.ts'
import {
  type Handover,
  liveRequests,
  type RequestMessage,
  type RequestState,
} from '#/features/orders/rules/returnRequests.rules.ts'
import { orderEvents, orders } from '#/features/orders/tables/orders.tables.ts'
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
  request: Pick<RequestRow, 'id' | 'orderId' | 'lines' | 'reason' | 'words' | 'payBy'>,
): Promise<boolean> {
  // Not the start of the transaction: it may have waited for another one.
  const rows = await tx
    .insert(returnRequests)
    .values({ ...request, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: returnRequests.id })
    .returning({ id: returnRequests.id })
  return rows.length > 0
}

const liveOf = (orderId: string) =>
  and(eq(returnRequests.orderId, orderId), inArray(returnRequests.state, liveRequests))

/** Ends the live request of a locked order, if there is one. */
export async function endReturnRequest(
  tx: Db,
  orderId: string,
  end: { readonly state: 'withdrawn' | 'refused' | 'closed'; readonly answer?: string },
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ ...end, closedAt: sql`clock_timestamp()` })
    .where(liveOf(orderId))
}

/** Takes the live request of a locked order to another state that is live as well. */
export async function moveReturnRequest(
  tx: Db,
  orderId: string,
  to: {
    readonly state: Exclude<RequestState, 'withdrawn' | 'refused' | 'closed'>
    readonly handover?: Handover
    readonly answer?: string
    readonly message?: Omit<RequestMessage, 'at'>
  },
): Promise<void> {
  const { message, ...change } = to
  await tx
    .update(returnRequests)
    .set({
      ...change,
      ...(message && {
        messages: sql`${returnRequests.messages} || jsonb_build_array(${JSON.stringify(message)}::jsonb || jsonb_build_object(
          'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`,
      }),
    })
    .where(liveOf(orderId))
}

/** A request of an own order that still waits for a decision. */
const ownUndecided = (customerId: string, orderId: string, id: string) =>
  and(
    eq(returnRequests.id, id),
    eq(returnRequests.orderId, orderId),
    inArray(returnRequests.state, ['open', 'question']),
    // guard: own-return-photos
    sql`exists (select from ${orders} where ${orders.id} = ${returnRequests.orderId} and ${orders.customerId} = ${customerId})`,
  )

/** Whether pictures may be put to a request now. */
export async function takesPhotos(db: Db, customerId: string, orderId: string, id: string): Promise<boolean> {
  const where = ownUndecided(customerId, orderId, id)
  const rows = await db.select({ id: returnRequests.id }).from(returnRequests).where(where)
  return rows.length > 0
}

/** Gives a request these pictures in the place of what it had. @returns false where it takes none any more */
export async function writeReturnPhotos(
  db: Db,
  customerId: string,
  orderId: string,
  { id, photos }: { readonly id: string; readonly photos: string[] },
): Promise<boolean> {
  const where = ownUndecided(customerId, orderId, id)
  const rows = await db
    .update(returnRequests)
    .set({ photos })
    .where(where)
    .returning({ id: returnRequests.id })
  return rows.length > 0
}

/** Addresses in the media store of all pictures that were sent with returns of an order of this owner. */
export async function returnPhotosOf(db: Db, owner: Owner, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ photos: returnRequests.photos })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(and(eq(orders.id, orderId), ownedBy(owner)))
  return rows.flatMap(({ photos }) => photos)
}
