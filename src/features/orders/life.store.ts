import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Author } from './context.ts'
import { type Owner, ownedBy } from './pages.store.ts'
import type { OrderEventName } from './rules/events.rules.ts'
import type { OrderStatus } from './rules/statuses.rules.ts'
import { orderEvents, orderItems, orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'

/**
 * The one way to lock an order with its payment until the transaction ends: whoever else wants to change it waits, then
 * sees it as it is. Everything that changes an order begins with it.
 */
async function lockOrderWhere(tx: Db, where: SQL | undefined) {
  const [row] = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    // Both rows: a lock on one alone would leave the other as it was before the wait.
    // guard: order-locked
    .for('no key update')
  return row
}

/** An order of an owner. */
export const lockOrder = (tx: Db, owner: Owner, orderId: string) =>
  lockOrderWhere(tx, and(eq(orders.id, orderId), ownedBy(owner)))

/** The same by the id of the payment. */
export const lockOrderOfPayment = (tx: Db, paymentId: string) =>
  lockOrderWhere(tx, eq(payments.id, paymentId))

/** The order that an order at the payment provider stands for. */
export const lockOrderOfProvider = (tx: Db, providerOrderId: string) =>
  lockOrderWhere(tx, eq(payments.providerOrderId, providerOrderId))

/** The order that a payment at the payment provider paid for. */
export const lockOrderPaidBy = (tx: Db, providerPaymentId: string) =>
  lockOrderWhere(tx, eq(payments.providerPaymentId, providerPaymentId))

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrderWhere>>>

/** The status of a locked order, with the parcel's number where one belongs to it. */
export async function setStatus(
  tx: Db,
  orderId: string,
  change: { status: OrderStatus; carrier?: string; trackingNumber?: string },
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, orderId))
}

/** The shop begins with a service of a locked order. */
export async function setWorkBegun(tx: Db, serviceId: string): Promise<void> {
  await tx.update(orderItems).set({ begunAt: sql`now()` }).where(eq(orderItems.id, serviceId))
}

/** Completes the pending payment of a locked order; nobody approved what the bank said beyond doubt. */
export async function completePayment(tx: Db, paymentId: string, adminId: string | null): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'Completed', completedAt: sql`now()`, approvedBy: adminId })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Pending')))
}

/** Keeps the bank's reference that the customer gave for a locked order. */
export async function setReference(tx: Db, paymentId: string, reference: string): Promise<void> {
  await tx
    .update(payments)
    .set({ reference, referenceAt: sql`now()` })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Pending')))
}

/** Keeps the bank's reference that the customer gave for the first part of a locked order's money. */
export async function setAdvanceReference(
  tx: Db,
  paymentId: string,
  advanceReference: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ advanceReference })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Pending'), isNull(payments.advanceAt)))
}

/** The first part of a locked order's money is there. */
export async function setAdvanceArrived(tx: Db, paymentId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ advanceAt: sql`now()` })
    .where(and(eq(payments.id, paymentId), isNull(payments.advanceAt)))
}

/** The first part of a locked order's money is awaited again; what the customer gave as its reference stays. */
export async function setAdvanceAwaited(tx: Db, paymentId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ advanceAt: null })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Pending')))
}

/** Another part of a locked order's money comes first, paise; 0: none does. */
export async function setAdvance(tx: Db, paymentId: string, advancePaise: number): Promise<void> {
  await tx
    .update(payments)
    .set({ advancePaise })
    .where(and(eq(payments.id, paymentId), isNull(payments.advanceAt)))
}

export interface NewEvent {
  readonly orderId: string
  readonly event: OrderEventName
  /** For the customer's eyes, except that of a `note`. */
  readonly text?: string
  readonly onSlip?: boolean
  readonly actor?: Author
}

/** Adds to the timeline of an order. @returns the event's id */
export async function insertEvent(
  tx: Db,
  { orderId, event, text = '', onSlip = false, actor }: NewEvent,
): Promise<string> {
  const id = newId()
  await tx.insert(orderEvents).values({
    id,
    orderId,
    event,
    text,
    onSlip,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? '',
    // Not the start of the transaction: it may have waited while another one wrote its event.
    createdAt: sql`clock_timestamp()`,
  })
  return id
}

/** Notes something for the shopkeeper; the provider repeats itself, the note does not. @returns whether it is new */
export async function noteOnce(tx: Db, orderId: string, text: string): Promise<boolean> {
  const same = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.event, 'note'),
    eq(orderEvents.text, text),
  )
  const known = await tx.select({ id: orderEvents.id }).from(orderEvents).where(same)
  if (known.length > 0) return false
  await insertEvent(tx, { orderId, event: 'note', text })
  return true
}
