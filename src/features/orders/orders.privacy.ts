import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalData } from '#/platform/db/personalData.ts'
import { WHOLE_LIST } from '#/platform/http/paging.ts'
import { eraseJobs } from '#/platform/jobs/eraseJobs.ts'
import { orderFailures } from './orders.failures.ts'
import { listOrders } from './orders.store.ts'
import { presentOrder } from './present/orders.present.ts'
import { openStatuses } from './rules/statuses.rules.ts'
import { orderEvents, orderItems, orders } from './tables/orders.tables.ts'
import { returnRequests } from './tables/returnRequests.tables.ts'

/**
 * Orders stay as long as tax law wants their invoices: goods, money, names and addresses of billing and delivery. E-mail,
 * contacts, what the person wrote to the shop or about returns and the link to the person go.
 */
export const orderData: PersonalData = {
  part: 'orders',
  async collect(db, { id }) {
    const page = { limit: WHOLE_LIST, offset: 0 }
    const { rows } = await listOrders(db, 'customer', { customerId: id }, page)
    return rows.map((row) => presentOrder('customer', row))
  },
  async erase(tx, { id }) {
    const [open] = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.customerId, id), inArray(orders.status, openStatuses)))
      .limit(1)
    if (open) {
      const message = `Order ${open.number} is still on its way. Your account can be erased once it has arrived or is cancelled.`
      throw orderFailures.order_on_its_way({ message })
    }
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id))
    await eraseJobs(
      tx,
      // guard: order-jobs-erased
      (await own).map((order) => order.id),
    )
    await tx
      .update(orderEvents)
      .set({ actorId: null, actorName: '' })
      .where(and(inArray(orderEvents.orderId, own), eq(orderEvents.actorId, id)))
    await tx
      .update(orderItems)
      // guard: order-measurements-erased
      .set({ service: sql`${orderItems.service} - 'measurements'` })
      .where(inArray(orderItems.orderId, own))
    await tx
      .update(returnRequests)
      .set({
        words: '',
        // guard: return-photos-erased
        photos: [],
        messages: sql`(
          select coalesce(jsonb_agg(
            case one.message ->> 'by' when 'customer' then one.message || '{"text": ""}' else one.message end order by one.at
          ), '[]')
          from jsonb_array_elements(${returnRequests.messages}) with ordinality as one (message, at)
        )`,
      })
      .where(inArray(returnRequests.orderId, own))
    await tx
      .update(orders)
      .set({
        customerId: null,
        customerName: 'A former customer',
        // guard: order-note-erased
        customerNote: '',
        // guard: order-gift-erased
        gift: sql`${orders.gift} || '{"message": ""}'::jsonb`,
        // guard: order-recipient-erased
        deliveryAddress: sql`${orders.deliveryAddress} || '{"contact": ""}'::jsonb`,
        // guard: order-email-erased
        billingAddress: sql`${orders.billingAddress} || '{"email": "", "contact": ""}'::jsonb`,
      })
      .where(eq(orders.customerId, id))
  },
}
