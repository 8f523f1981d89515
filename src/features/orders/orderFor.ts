import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { buyersLanguage } from './buyersLanguage.ts'
import type { Actor } from './context.ts'
import { m } from './messages/orders.messages.ts'
import { findOrder } from './orders.store.ts'
import type { Owner } from './pages.store.ts'
import { type OrderRows, presentOrder } from './present/orders.present.ts'
import type { Order } from './schema/orders.schema.ts'

/** Whose orders somebody may look at: admins everybody's, customers their own. */
export const ownerFor = ({ id, role }: Pick<Actor, 'id' | 'role'>): Owner =>
  role === 'admin' ? 'anyone' : { customerId: id }

/** How a message of the shop about an order begins, in the language of who reads it: the page of the admin who sends it has no other than its own. */
async function messageStartOf(db: Db, { order }: OrderRows): Promise<string> {
  const { number, billingAddress } = order
  // guard: written-in-buyers-language
  return inLanguage(await buyersLanguage(db, order), () =>
    m.aboutYourOrder({ name: billingAddress.name, number }),
  )
}

/** An order as whoever asks, or changed it, may see it now. @throws Failure not_found (also for somebody else's order) */
export async function orderFor(db: Db, viewer: Pick<Actor, 'id' | 'role'>, orderId: string): Promise<Order> {
  const rows = await findOrder(db, viewer.role, ownerFor(viewer), orderId)
  if (!rows) throw failures.not_found()
  const order = presentOrder(viewer.role, rows)
  if (viewer.role !== 'admin') return order
  return { ...order, customer: { ...order.customer, messageStart: await messageStartOf(db, rows) } }
}
