import { randomUUID } from 'node:crypto'
import { bagItem, billingAddress, order } from './made.ts'
import type { Requests } from './request.ts'
import { tailoringService } from './tailoring.ts'

export const fulfilmentRequests: Requests = {
  'POST /api/admin/order/status/{_id}': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { status: 'packed' },
  }),
  'POST /api/admin/order/note/{_id}': async (world) => ({
    params: { _id: (await order(world))._id },
    json: { note: 'Wants it as a gift' },
  }),
  'POST /api/admin/order/{_id}/begin/{serviceId}': async (world) => {
    const { itemId, cartId } = await bagItem(world)
    const { shop, owner: as } = world
    const services = [await tailoringService(world)]
    await shop.call('POST', `/api/tailoring/bag/${itemId}`, { as, json: { services } })
    const json = { billingAddress: { ...billingAddress, payment: 'upi' } }
    const { order } = (await shop.call('POST', `/api/cart/place-order/${cartId}`, { as, json })).body
    return { params: { _id: order._id, serviceId: order.services[0]._id } }
  },
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
