import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import type { Actor } from './context.ts'
import { findOrder } from './orders.store.ts'
import type { Owner } from './pages.store.ts'
import { presentOrder } from './present/orders.present.ts'
import type { Order } from './schema/orders.schema.ts'

/** Whose orders somebody may look at: admins everybody's, customers their own. */
export const ownerFor = ({ id, role }: Pick<Actor, 'id' | 'role'>): Owner =>
  role === 'admin' ? 'anyone' : { customerId: id }

/** An order as whoever asks, or changed it, may see it now. @throws Failure not_found (also for somebody else's order) */
export async function orderFor(db: Db, viewer: Pick<Actor, 'id' | 'role'>, orderId: string): Promise<Order> {
  const rows = await findOrder(db, viewer.role, ownerFor(viewer), orderId)
  if (!rows) throw failures.not_found()
  return presentOrder(viewer.role, rows)
}
