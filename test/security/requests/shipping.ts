import { eq } from 'drizzle-orm'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { order } from './made.ts'
import type { Requests } from './request.ts'

export const shippingRequests: Requests = {
  'POST /api/admin/order/parcel/{_id}': async (world) => {
    const { _id } = await order(world, 'cod')
    await world.shop.services.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, _id))
    return { params: { _id }, json: { carrier: 'Delhivery', trackingNumber: 'DL2' } }
  },
  'GET /api/admin/order/slip/{_id}': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/admin/order/slips.pdf': async (world) => {
    await order(world, 'cod')
    return {}
  },
}
