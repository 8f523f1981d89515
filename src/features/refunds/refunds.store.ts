import { and, asc, eq, ne, sql, sum } from 'drizzle-orm'
import type { Author } from '#/features/orders/context.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import type { RefundKind } from '#/features/orders/rules/refunds.rules.ts'
import { exchanges } from '#/features/orders/tables/exchanges.tables.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refundRequests, refunds } from '#/features/orders/tables/refunds.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'

/** A refund with its order and payment, locked as everything that changes orders locks them. */
export async function lockRefund(tx: Db, refundId: string) {
  const [found] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId))
  if (!found) return undefined
  // The order first, as everybody does.
  const locked = await lockOrder(tx, 'anyone', found.orderId)
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update')
  return locked && refund && { ...locked, refund }
}

/** Paise of all refunds of an order that did not fail, or only of those that were sent. */
export async function refundedPaise(tx: Db, orderId: string, state?: 'sent'): Promise<number> {
  const [row] = await tx
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), state ? eq(refunds.state, state) : ne(refunds.state, 'failed')))
  return row?.paise ?? 0
}

/** Paise that exchanges of an order gave in advance, for pieces that are not back yet. */
export async function advancedPaise(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ paise: sum(exchanges.openPaise).mapWith(Number) })
    .from(exchanges)
    .where(and(eq(exchanges.fromOrderId, orderId), ne(exchanges.state, 'undone')))
  return row?.paise ?? 0
}

export interface NewRefund {
  readonly orderId: string
  readonly amountPaise: number
  readonly kind: RefundKind
  readonly note?: string
}

/** Writes down that money is to go back. The database refuses more than was paid. */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<string> {
  const id = newId()
  // Not the start of the transaction: two of one order keep their order.
  await tx.insert(refunds).values({ id, ...refund, createdAt: sql`clock_timestamp()` })
  return id
}

export interface WantedAmount {
  readonly idempotencyKey: string
  readonly amountPaise: number
}

/**
 * Remembers what was asked for under a key of the caller's choice; forgotten when the transaction is rolled back.
 * @returns whether the key is new, or was used before for the same or for something else
 */
export async function rememberKey(
  tx: Db,
  orderId: string,
  { idempotencyKey, amountPaise }: WantedAmount,
): Promise<'new' | 'same' | 'other'> {
  const added = await tx
    .insert(refundRequests)
    .values({ id: idempotencyKey, orderId, amountPaise })
    .onConflictDoNothing()
    .returning({ id: refundRequests.id })
  if (added.length > 0) return 'new'
  const [known] = await tx.select().from(refundRequests).where(eq(refundRequests.id, idempotencyKey))
  return known?.orderId === orderId && known.amountPaise === amountPaise ? 'same' : 'other'
}

export async function setAmount(tx: Db, refundId: string, amountPaise: number): Promise<void> {
  await tx.update(refunds).set({ amountPaise }).where(eq(refunds.id, refundId))
}

/**
 * Remembers that the card provider is asked for a refund, and by whom: it may say so itself before it answers. `false`:
 * it certainly did not send it.
 */
export async function setAsked(tx: Db, refundId: string, asked: Asking | false): Promise<void> {
  await tx
    .update(refunds)
    .set(
      asked
        ? {
            askedAt: sql`clock_timestamp()`,
            sentBy: asked.actor.id,
            sentByName: asked.actor.name,
            ...(asked.note && { note: asked.note }),
          }
        : { askedAt: null, sentBy: null, sentByName: '' },
    )
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'due')))
}

interface Asking {
  readonly actor: Author
  readonly note: string
}

export interface Sending {
  readonly kind: RefundKind
  readonly reference: string
  readonly note: string
  readonly providerRefundId?: string
  /** Nobody for what was made at the card provider. */
  readonly actor?: Author
  /** The card provider in whose dashboard it was made, as people read it. */
  readonly madeAt?: string
  /** This moment when left out. */
  readonly sentAt?: Date
}

/** A refund that is due was sent. A note from before stays when there is no new one. */
export async function setSent(
  tx: Db,
  refundId: string,
  { actor, note, sentAt, madeAt, ...sending }: Sending,
): Promise<void> {
  await tx
    .update(refunds)
    .set({
      ...sending,
      ...(madeAt && { origin: PROVIDER_KIND }),
      ...(note && { note }),
      state: 'sent',
      sentAt: sentAt ?? sql`clock_timestamp()`,
      sentBy: actor?.id ?? null,
      sentByName: actor?.name ?? '',
    })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'due')))
}

/** All refunds of a locked order, the oldest first. */
export const refundsOf = (tx: Db, orderId: string) =>
  tx
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))

export async function deleteRefund(tx: Db, refundId: string): Promise<void> {
  await tx.delete(refunds).where(and(eq(refunds.id, refundId), eq(refunds.state, 'due')))
}

/** An admin looked for money that may have come in, and it was not there. */
export async function setMissing(tx: Db, paymentId: string): Promise<void> {
  await tx.update(payments).set({ missingAt: sql`now()` }).where(eq(payments.id, paymentId))
}

/** All pieces of a locked order that are sold went back on the shelf. */
export async function restockAll(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(orderItems)
    .set({ restocked: sql`${orderItems.quantity}` })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.kind, 'goods')))
}
