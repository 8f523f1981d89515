import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { payments } from '../../../src/features/orders/tables/payments.tables.ts'
import { order, paidOrder } from './made.ts'
import type { Requests, World } from './request.ts'

/** The id of a refund that a cancellation owes. */
async function dueRefund(world: World): Promise<string> {
  const { _id } = await paidOrder(world)
  const { body } = await world.shop.call('POST', `/api/order/${_id}/cancel`, { as: world.owner })
  return body.refunds[0]._id
}

export const refundsRequests: Requests = {
  'POST /api/admin/order/refund/{_id}': async (world) => ({
    params: { _id: (await paidOrder(world))._id },
    json: { requestId: randomUUID(), amount: 100, note: 'A pulled thread' },
  }),
  'POST /api/admin/order/late-money/{paymentId}': async (world) => {
    const { _id, paymentId } = await order(world)
    const { db } = world.shop.services
    await db.update(payments).set({ reference: '412345678901' }).where(eq(payments.orderId, _id))
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, _id))
    return { params: { paymentId: paymentId._id }, json: { arrived: true } }
  },
  'POST /api/admin/refund/send/{_id}': async (world) => ({
    params: { _id: await dueRefund(world) },
    json: { kind: 'upi', reference: '412345678901' },
  }),
  'POST /api/admin/refund/drop/{_id}': async (world) => ({
    params: { _id: await dueRefund(world) },
    json: { note: 'Went back by itself' },
  }),
}
