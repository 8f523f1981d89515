import { order } from './made.ts'
import type { Requests } from './request.ts'

export const ordersRequests: Requests = {
  'POST /api/order/{_id}/again': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/admin/order': () => ({}),
  'POST /api/order/user': ({ owner }) => ({ json: { userId: owner.id } }),
  'GET /api/order/{_id}': async (world) => ({ params: { _id: (await order(world))._id } }),
  'GET /api/order/addresses': () => ({}),
}
