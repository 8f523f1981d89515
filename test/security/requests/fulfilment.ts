import { randomUUID } from 'node:crypto'
import { order } from './made.ts'
import type { Requests } from './request.ts'

export const fulfilmentRequests: Requests = {
  'POST /api/admin/order/status/{_id}': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { status: 'packed' },
  }),
  'POST /api/admin/order/note/{_id}': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { note: 'Wants it as a gift' },
  }),
  'GET /api/admin/order/queues': () => ({}),
  'POST /api/admin/order/bulk-status': async (world) => ({
    json: { status: 'packed', orders: [{ _id: (await order(world))._id }] },
  }),
  'GET /api/admin/order/export.csv': () => ({}),
  'POST /api/order/{_id}/cancel-items': async (world) => {
    const { _id, items } = await order(world)
    return { params: { _id }, json: { requestId: randomUUID(), lines: [{ item: items[0]._id, pieces: 1 }] } }
  },
  'POST /api/order/{_id}/cancel': async (world) => ({ params: { _id: (await order(world))._id } }),
}
