import type { Author } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder } from '#/features/orders/life.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { insertCreditLine, lowerOrderCredit } from './credit.store.ts'

/**
 * Gives back store credit that a locked order was paid with. Of an account that is gone the credit went with it.
 * @param paise at most what the order still holds; the database refuses more
 */
export async function giveBackCredit(
  tx: Db,
  { order }: Pick<LockedOrder, 'order'>,
  paise: number,
  actor: Author,
): Promise<void> {
  if (paise === 0) return
  await lowerOrderCredit(tx, order.id, paise)
  if (order.customerId === null) return
  const { id: orderId, customerId } = order
  await insertCreditLine(tx, { customerId, amountPaise: paise, cause: 'givenBack', orderId, actor })
  await insertEvent(tx, { orderId, event: 'creditGivenBack', text: formatPaise(paise), actor })
}
