import type { Author } from '#/features/orders/context.ts'
import type { LockedOrder } from '#/features/orders/life.store.ts'
import { oweRefund } from '#/features/refunds/oweRefund.actions.ts'
import type { Db } from '#/platform/db/database.ts'
import { takePendingRefunds } from './returns.store.ts'

/**
 * The payment of a locked order came in just now: what pieces that left the order before are worth is owed back, each
 * by itself. To be called in the transaction that completes the payment.
 */
export async function owePendingRefunds(tx: Db, locked: LockedOrder, actor?: Author): Promise<void> {
  for (const amountPaise of await takePendingRefunds(tx, locked.order.id)) {
    await oweRefund(tx, locked, { amountPaise, ...(actor && { actor }) })
  }
}
