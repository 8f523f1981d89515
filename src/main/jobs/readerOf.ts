import { buyerOf } from '#/features/orders/orders.store.ts'
import type { Db } from '#/platform/db/database.ts'

/**
 * Who reads a mail, as far as its job says: the one with the account, or the buyer of the order, whatever address they gave. Nobody
 * where the address that it goes to has to tell.
 */
export async function readerOf(db: Db, ids: object): Promise<{ readonly userId: string } | undefined> {
  if ('userId' in ids) return typeof ids.userId === 'string' ? { userId: ids.userId } : undefined
  const userId = 'orderId' in ids && (await buyerOf(db, String(ids.orderId)))
  return userId ? { userId } : undefined
}
